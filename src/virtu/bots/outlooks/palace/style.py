"""How somebody is inclined to play the games of palaces: the numbers and habits in which players differ."""

from typing import Final

from virtu.bots.outlooks.palace.hopes import Hopes
from virtu.bots.outlooks.palace.numbers import Numbers
from virtu.games.palace.actions_winter import CATHEDRAL_ITEM, ITEM_NAME
from virtu.games.palace.tables import BONUSES, CARD_ACTION, CARD_BOTTOM, KINDS, NO_ACTION, TILE_BOTTOM

NEVER: Final = 99.0


class Style:
    """Rules of thumb read their numbers here; the rules themselves are the same for everybody."""

    def __init__(
        self,
        name: str,
        numbers: Numbers,
        hopes: Hopes,
        foresees: bool = True,
        peaceful: bool = False,
        banks: bool = False,
    ) -> None:
        self.name = name
        self.numbers = numbers
        """What answers go by."""
        self.hopes = hopes
        """What positions are judged by."""
        self.foresees = foresees
        """Plans a Govern as a whole, keeps means for an Alliance, buys nothing but points in the last Winter."""
        self.peaceful = peaceful
        """Leaves other players alone as long as there is anything else to do."""
        self.banks = banks
        """Takes the florins of cards that the next move will ready again."""
        n = numbers
        self.symbols = [n.florin, n.crown, n.cross, n.cavalry, n.ship, n.mask, n.war, n.arrow]
        """What each symbol is worth; the lists below follow from it and from the component data."""
        self.cards = [
            self.bottom_worth(bottom) + n.acting * (CARD_ACTION[card] != NO_ACTION)
            for card, bottom in enumerate(CARD_BOTTOM)
        ]
        self.tiles = [self.bottom_worth(bottom) for bottom in TILE_BOTTOM]
        self.items = [float(getattr(n, name, OTHER_ITEM)) for name in ITEM_NAME[: CATHEDRAL_ITEM + 1]]
        """What each item for sale brings in the end."""
        self.powers = [n.france, n.empire, n.ottoman]
        self.bonuses = [float(getattr(n, name)) for name in BONUSES]

    def bottom_worth(self, bottom: list[int]) -> float:
        """A bottom is used for its best symbol; the others are a choice, which is worth something too."""
        values = sorted([bottom[kind] * self.symbols[kind] for kind in range(KINDS) if bottom[kind]])
        return values[-1] + self.numbers.choice * sum(values[:-1]) if values else 0.0


OTHER_ITEM: Final = 0.8
EASY: Final = Style("easy", Numbers(), Hopes())
OLD_EASY: Final = Style(
    "old-easy", Numbers(rank=0.0, sin=NEVER), Hopes(religion=0.0, cross=0.3, leads=0.0), foresees=False
)
"""How `easy` played when it was the strongest: a yardstick that stays as it is."""
GENTLE: Final = Style("gentle", Numbers(), Hopes(), peaceful=True)
STYLES: Final[dict[str, Style]] = {style.name: style for style in [EASY, OLD_EASY, GENTLE]}
