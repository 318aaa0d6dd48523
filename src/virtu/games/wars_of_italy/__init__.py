"""Virtù: the Wars of Italy, France against Naples."""
