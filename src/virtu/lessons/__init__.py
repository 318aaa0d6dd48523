"""Guided first games: each a file of data that a teacher can write, played at an ordinary table."""
