"""Studies: many games of bots, what is measured in them, and the report that says what it means."""
