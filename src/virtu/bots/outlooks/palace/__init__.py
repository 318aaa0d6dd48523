"""Rules of thumb for both games of palaces."""
