"""What the questions of the Seven Virtues have in common."""

from virtu.games.seven_virtues.actions import Discard, Give, TakeCard, TakeValue, TakeVirtue
from virtu.games.seven_virtues.state import SevenVirtues
from virtu.games.seven_virtues.tables import NAME, names
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.step import Ask


class TableAsk(Ask):
    """A question to a player."""

    __slots__ = ()

    def facts(self, g: SevenVirtues, action: Action, clause: Clause) -> dict[str, Fact]:
        return about(g, action)

    def shows_hand(self) -> bool:
        """SV-6.2 Whether the offers tell which cards the asked seat holds."""
        return False


def about(g: SevenVirtues, action: Action) -> dict[str, Fact]:
    """What there is to say about an answer, whatever was asked."""
    facts: dict[str, Fact] = {"players": g.players}
    if isinstance(action, TakeVirtue):
        facts["count"] = len(g.active_of_virtue(action.virtue))
    elif isinstance(action, TakeValue):
        facts["count"] = len(g.active_of_value(action.value))
    elif isinstance(action, TakeCard):
        facts["others"] = names(g.active_sharing(action.card))
    if isinstance(action, (TakeCard, Discard, Give)):
        facts["card"] = NAME[action.card]
    return facts
