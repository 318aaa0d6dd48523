"""All games by name."""

from typing import Final

from virtu.games.governing.game import GOVERNING
from virtu.games.honour.game import HONOUR
from virtu.games.seven_virtues.game import SEVEN_VIRTUES
from virtu.kernel.game import Game
from virtu.kernel.record import KNOWN

GAMES: Final[dict[str, Game]] = {game.name: game for game in [GOVERNING, SEVEN_VIRTUES, HONOUR]}
KNOWN.update(GAMES)
