"""The chapters of the rules, one file each."""
