"""Rules of thumb for the Wars of Italy alone."""
