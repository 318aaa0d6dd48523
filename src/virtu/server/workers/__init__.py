"""Other processes that do what takes long: bots' thoughts, here or on other machines, and whole games to replay."""
