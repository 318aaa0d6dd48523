"""Every answer of the game, once."""

from typing import Final

from virtu.games.palace.actions import added_actions, spring_actions
from virtu.games.palace.actions_setup import FIRST, family_actions
from virtu.games.palace.actions_war import WAR_ACTIONS
from virtu.games.palace.actions_winter import WINTER_ACTIONS
from virtu.games.palace.tables import FIRST_FAMILY, MACHIAVELLI_CARD
from virtu.kernel.action import Vocabulary

VOCABULARY: Final = Vocabulary([
    *FIRST, *family_actions(FIRST_FAMILY, MACHIAVELLI_CARD), *spring_actions(), *WAR_ACTIONS, *WINTER_ACTIONS,
    *added_actions(),
])
