"""Virtus: the Seven Virtues."""
