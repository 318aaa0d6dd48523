"""The steps of Honour, by chapter of its rules."""
