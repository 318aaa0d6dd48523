"""What may stand on the agenda of either game."""

from typing import Final

from virtu.games.palace import combat
from virtu.games.palace.steps import (
    act,
    announce,
    govern,
    indulgence,
    marker,
    pay,
    purchase,
    reorganise,
    scheme,
    spaces,
    trade,
    war,
    winter,
)
from virtu.kernel.codec import join

TAGS: Final[dict[str, type]] = join(
    combat.TAGS, marker.TAGS, indulgence.TAGS, act.TAGS, pay.TAGS, govern.TAGS, trade.TAGS, scheme.TAGS, announce.TAGS,
    war.TAGS, spaces.TAGS, reorganise.TAGS, purchase.TAGS, winter.TAGS,
)
"""By tag; a tag never changes."""
