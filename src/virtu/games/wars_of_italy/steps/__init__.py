"""The steps of the Wars of Italy, one module per chapter."""
