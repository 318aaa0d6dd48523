"""A bare table for scenes of the Art of Governing: two Starting Cities each."""

from palace_table import PalaceTable, lines_of
from virtu.games.governing.game import GOVERNING
from virtu.games.governing.position_text import Reader
from virtu.games.palace.state import SETUP
from virtu.games.palace.tables import CITY, SPACE_NAME, SPACES
from virtu.kernel.score import Score


class Table(PalaceTable):
    """Seats are called by their colour; with 4 players blue, red, yellow, green, in this turn order."""

    def __init__(self, players: int = 4, /, **options: object) -> None:
        reader = Reader(GOVERNING, lines_of(players, options))
        super().__init__("governing", reader)
        self.g = reader.g
        self.g.phase = SETUP

    def owner(self, city: str) -> str:
        owner = self.g.owner[CITY[city]]
        return self.reader.names()[owner] if owner >= 0 else "nobody"

    def troops_at(self, colour: str, city: str) -> int:
        return self.g.troops_at(self.seat(colour), CITY[city])

    def marked_at(self, colour: str, city: str) -> int:
        return self.g.routed_at(self.seat(colour), CITY[city])

    def is_ready(self, colour: str, space: str) -> bool:
        return self.g.space_ready[self.seat(colour) * SPACES + SPACE_NAME.index(space)] == 1

    def trophies(self, colour: str) -> list[str]:
        first = self.seat(colour) * self.g.players
        names = self.reader.names()
        return [names[other] for other in range(self.g.players) if self.g.trophies[first + other]]

    def order(self) -> list[str]:
        return [self.reader.names()[seat] for seat in self.g.order]

    def score(self, colour: str) -> Score:
        return GOVERNING.score(self.g)[self.seat(colour)]
