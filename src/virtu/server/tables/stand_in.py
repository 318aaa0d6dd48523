"""Who answers when a bot does not."""

import logging
import secrets

from virtu.bots import bot
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

logger = logging.getLogger("virtu.server")


def stand_in(game: Game, state: State, seat: Seat) -> str:
    """What `easy` would answer, from what the seat knows; any legal answer if even that fails."""
    seed = secrets.randbits(62)
    try:
        action = bot("easy").choose(game, game.imagine(state, seat, dice_from(seed)), seed=seed)
        if game.explain(state, str(action)) is None:
            return str(action)
    except Exception as error:
        logger.error("no advice for %s: %s", game.name, error, exc_info=error)
    return str(secrets.choice(game.offers(state)))
