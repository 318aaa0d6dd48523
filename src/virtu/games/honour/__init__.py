"""Virtus: Honour."""
