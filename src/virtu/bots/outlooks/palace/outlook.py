"""What the rules of thumb of both Palace games have in common."""

from virtu.bots.mark import Meaning
from virtu.bots.outlook import Outlook
from virtu.bots.outlooks.palace.choice import small_change_last
from virtu.bots.outlooks.palace.marks import MEANINGS
from virtu.bots.outlooks.palace.rules import SETTLED, same_matter
from virtu.games.palace.state import Palace
from virtu.kernel.action import Action
from virtu.kernel.state import State
from virtu.kernel.step import Ask


class PalaceOutlook(Outlook):
    """Base of the two: what belongs together, and what is worth a search."""

    def ranked(self, offers: list[Action]) -> list[Action]:
        return small_change_last(offers)

    def searched(self, ask: Ask) -> bool:
        return ask.topic() not in SETTLED

    def age(self, state: State) -> int:
        assert isinstance(state, Palace)
        return state.year

    def meanings(self) -> dict[str, Meaning]:
        return MEANINGS

    def belongs(self, first: Ask, later: Ask) -> bool:
        return same_matter(first, later)
