"""HO-6.3, HO-10, HO-11.4 How a game ends."""

from virtu.games.honour.state import Honour
from virtu.kernel.clause import Clause


def end(g: Honour, reason: str, clause: Clause) -> None:
    """The game is over at once; nothing that was still agreed happens."""
    g.ended = reason
    g.agenda.clear()
    g.tell("ended", clause, {"reason": reason})
