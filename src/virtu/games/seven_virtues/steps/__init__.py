"""The steps of the Seven Virtues, one file per chapter."""
