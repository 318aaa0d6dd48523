"""All games by name."""

from typing import Final

from virtu.games.governing.game import GOVERNING
from virtu.games.honour.game import HONOUR
from virtu.games.seven_virtues.game import SEVEN_VIRTUES
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.kernel.game import Game
from virtu.kernel.record import KNOWN

GAMES: Final[dict[str, Game]] = {
    game.name: game for game in [GOVERNING, WARS_OF_ITALY, SEVEN_VIRTUES, HONOUR]
}
KNOWN.update(GAMES)
