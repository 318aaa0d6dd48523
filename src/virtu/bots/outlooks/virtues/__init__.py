"""What bots know about the Seven Virtues, in parts."""
