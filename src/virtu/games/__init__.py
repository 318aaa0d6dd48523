"""The games: each sees the kernel only."""
