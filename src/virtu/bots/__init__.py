"""Players made of code. They see what a seat may see, never the true state."""

from virtu.bots.levels import LEVELS, bot
from virtu.bots.player import Player

__all__ = ["LEVELS", "Player", "bot"]
