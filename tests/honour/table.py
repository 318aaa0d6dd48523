"""Scenes of Honour: hands, piles and the queue in the words of the game."""

from typing import Any, Self

from scene import Scene
from virtu.games.honour.state import Honour
from virtu.games.honour.tables import CHARACTERS, COPIES, KINDS, NAME, SEATS, SORT

PRIEST, SCHOLAR, HOUSEHOLDER, GUILDSMAN, NOBLEMAN = range(SEATS)
SHOWN = "honour 1 universal, honour 1 universal, honour 1 universal"
"""The display where a scene does not care."""


class Table(Scene):
    """A table of Honour."""

    state: Honour

    def __init__(self, **options: object) -> None:
        super().__init__("honour", SEATS, **options)

    def turn(
        self,
        who: int = NOBLEMAN,
        hand: str = "",
        hands: dict[int, str] | None = None,
        front: dict[int, str] | None = None,
        shames: dict[int, str] | None = None,
        queue: str = "",
        display: str = SHOWN,
        discards: str | None = "",
        full: bool = True,
        levels: list[int] | None = None,
        tokens: list[int] | None = None,
        active: bool = False,
        woken: bool = False,
        market: int = 0,
        favours: int = 1,
    ) -> Self:
        """A turn of a seat that holds these cards; hands are made up to 8 unless told otherwise.

        Cards not mentioned are in the deck; with `discards=None` they lie on the discard pile.
        """
        lines = [
            f"display {display}",
            f"discards {'rest' if discards is None else discards}",
            f"queue {queue}",
        ]
        for seat, name in enumerate(CHARACTERS):
            lines.append(f"{name} honoured with {(front or {}).get(seat, '')}")
            lines.append(f"{name} dishonoured with {(shames or {}).get(seat, '')}")
            lines.append(f"{name} holds {(hands or {}).get(seat, '')}")
            lines.append(f"{name} has level {levels[seat] if levels else 1}")
            lines.append(f"{name} has {tokens[seat] if tokens else 0} tokens")
        lines.append(f"{CHARACTERS[who]} holds {hand}")
        if active:
            lines.append("mill woken this turn" if woken else "mill awake")
        if full:
            lines.append("hands filled")
        lines += [f"market day {market}", f"favours left {favours}", f"{CHARACTERS[who]} to act"]
        return self.given(*lines)

    def barren(self, who: int = NOBLEMAN, display: bool = False) -> Self:
        """Nothing to draw: all Honour lies in front of players, all Dishonour in front of them at their caps or in the
        queue, and the hands hold the rest. With `display` three cards of the Priest lie there instead."""
        honours = {
            PRIEST: "1 cleric*4, 2 cleric*4, 3 cleric*4, 4 cleric*2, 4 universal*2, 5 cleric*2",
            SCHOLAR: "1 universal*6, 2 universal*4, 3 universal*2",
            NOBLEMAN: "1 lay*6, 2 lay*6, 3 lay*6, 4 lay*3, 4 universal*3, 5 lay*3, 5 universal*3",
        }
        shames = {
            PRIEST: "4 cleric*2, 3 cleric*2",
            SCHOLAR: "2 cleric*2, 4 universal*2, 2 universal*1",
            HOUSEHOLDER: "4 lay*3, 2 universal*1",
            GUILDSMAN: "3 lay*3, 2 lay*1, 3 universal*1",
            NOBLEMAN: "2 lay*2, 2 universal*2, 3 universal*2",
        }
        rest = [kind for kind in range(KINDS) for _ in range(COPIES[kind]) if SORT[kind] in (1, 3, 4)]
        held = {seat: rest[8 * seat : 8 * seat + 8] for seat in range(3)}
        held |= {GUILDSMAN: rest[24:31], NOBLEMAN: rest[31:]}
        shown = [held[PRIEST].pop(), held[PRIEST].pop(), held[PRIEST].pop()] if display else []
        hands = {seat: ", ".join(NAME[kind] for kind in zone) for seat, zone in held.items()}
        for seat in (GUILDSMAN, NOBLEMAN):
            hands[seat] += ", dishonour 5 lay"
        return self.turn(
            who,
            hands=hands,
            front={seat: spelled("honour", text) for seat, text in honours.items()},
            shames={seat: spelled("dishonour", text) for seat, text in shames.items()},
            queue="dishonour 5 cleric on priest, dishonour 5 cleric on scholar, "
            "dishonour 5 lay on guildsman, dishonour 5 universal on householder",
            display=", ".join(NAME[kind] for kind in shown) or "-",
            full=False,
            levels=[4] * SEATS,
        )

    # ---- what happens

    def draws(self, seat: int, *chosen: str) -> Self:
        """The seat draws what it chooses, then from the deck, as long as it is asked; chance gives what it likes."""
        wanted = list(chosen)
        self.chance()
        while self.game.question(self.state) == "draw" and self.game.seat(self.state) == seat:
            self.play(f"{seat}: draw {wanted.pop(0) if wanted else 'deck'}").chance()
        assert not wanted, f"not asked to draw {wanted}"
        return self

    def does(self, answer: str) -> Self:
        """An answer of a seat, and its draws afterwards."""
        return self.play(answer).draws(int(answer.partition(":")[0]))

    def stops(self) -> Self:
        """The turn ends, with all draws that belong to its end."""
        seat = int(self.state.turn)
        return self.play(f"{seat}: done").draws(seat)

    def idle_turns(self, count: int) -> Self:
        for _ in range(count):
            self.stops()
        return self

    # ---- what can be asked

    def player(self, seat: int) -> Any:
        """A player as everybody sees them."""
        return self.view(None)["players"][seat]

    def hand(self, seat: int) -> list[str]:
        """The cards a seat holds, as it sees them."""
        held: list[str] = self.view(seat)["players"][seat]["hand"]
        return held

    def queue(self) -> list[str]:
        """The queue as everybody sees it."""
        return [f"{entry['card']} on {CHARACTERS[entry['seat']]}" for entry in self.view(None)["queue"]]

    def warnings(self, answer: str) -> list[str]:
        """What a preview warns of, for the seat that is asked."""
        seat = self.game.seat(self.state)
        preview: Any = self.game.preview(self.state, answer, seat)
        return [warning["key"] for warning in preview.get("warnings", [])]


def spelled(sort: str, text: str) -> str:
    """ "1 lay*2, 2 lay*1" → "honour 1 lay, honour 1 lay, honour 2 lay"."""
    parts = [part.split("*") for part in text.split(", ")]
    return ", ".join(f"{sort} {name}" for name, count in parts for _ in range(int(count)))
