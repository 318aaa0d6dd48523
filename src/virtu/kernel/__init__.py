"""The kernel: an agenda of steps, questions with one definition of legality, records and positions."""
