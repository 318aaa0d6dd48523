"""What may stand on the agenda of either game."""

from typing import Final

from virtu.games.palace import combat
from virtu.kernel.codec import join, tags_in

TAGS: Final[dict[str, type]] = join(combat.TAGS, tags_in("virtu.games.palace.steps"))
"""By tag; a tag never changes."""
