"""A bare table for scenes of the Wars of Italy."""

from typing import Final

from palace_table import PalaceTable, lines_of
from virtu.games.palace.actions import SYMBOL_NAME
from virtu.games.palace.state import EMPTY, EXHAUSTED, SIEGES
from virtu.games.palace.tables import CITIES, CITY, TITLE_KINDS
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.position_text import Reader
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import COLOUR_COUNT, COLOURS, MAJORS
from virtu.kernel.ids import Seat

FR: Final = Seat(0)
NA: Final = Seat(1)


class Table(PalaceTable):
    """Sides are called france and naples; what is looked up by colour: blue, yellow, white, green, red."""

    def __init__(self, **options: object) -> None:
        reader = Reader(WARS_OF_ITALY, lines_of(2, options))
        super().__init__("wars_of_italy", reader)
        w = reader.w
        w.phase = SIEGES
        w.corps[:] = [0] * len(w.corps)
        for title in range(2 * TITLE_KINDS):
            w.titles[title] = EXHAUSTED if w.titles[title] else 0
        self.w = w

    def lean(self, major: str, square: int) -> None:
        """A marker on a square of its track; France has the negative ones."""
        self.say(f"{major} leans {abs(square)} to {'france' if square < 0 else 'naples'}")

    def pool(self, **symbols: int) -> None:
        """Symbols that sources have already given."""
        for name, count in symbols.items():
            self.w.pool[SYMBOL_NAME.index(name)] = count

    def passed(self) -> None:
        """Nobody announces anything more."""
        while self.question() == "announce":
            self.play(f"{self.asked()}: pass")

    # ---- looking

    def owner(self, city: str) -> str:
        owner = self.w.owner[CITY[city]]
        return self.reader.names()[owner] if owner >= 0 else "neutral" if owner == -1 else "major"

    def at(self, colour: str, city: str) -> int:
        return self.w.count_at([str(each) for each in COLOURS].index(colour), CITY[city])

    def routed(self, colour: str, city: str) -> int:
        return self.w.routed_at([str(each) for each in COLOURS].index(colour), CITY[city])

    def squares(self) -> dict[str, int]:
        return {major: self.w.influence[number] for number, major in enumerate(MAJORS) if self.w.ally[number] == EMPTY}

    def trophies(self, side: str) -> dict[str, int]:
        first = self.seat(side) * COLOUR_COUNT
        counts = self.w.trophies[first : first + COLOUR_COUNT]
        return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}

    def domain(self, side: str) -> list[str]:
        return [name for name, city in CITY.items() if self.w.owner[city] == self.seat(side)]


def fresh(**options: object) -> Wars:
    state = WARS_OF_ITALY.new(2, 1, False, **options)
    assert isinstance(state, Wars)
    return state


def player(w: Wars, seat: int) -> dict[str, object]:
    players = WARS_OF_ITALY.view(w, FR if seat == 0 else NA)["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found


__all__ = ["CITIES", "FR", "NA", "Table", "fresh", "player"]
