"""Tables: a game with its people and bots, what is said to it, and what each viewer is shown."""
