"""Virtù: the Art of Governing."""
