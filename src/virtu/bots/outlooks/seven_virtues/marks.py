"""What can be read off the table of the Seven Virtues."""

from typing import Final

from virtu.bots.mark import Marks, Meaning
from virtu.bots.outlooks.seven_virtues.expected_points import DISCARD, expectations, ranks
from virtu.games.seven_virtues.state import EMPTY, SevenVirtues
from virtu.games.seven_virtues.tables import CHALICE, FLAME, ICONS, LIGHT, NAME, VALUE, VIRTUE, VIRTUES, WATER
from virtu.kernel.ids import Seat

MEANINGS: Final[dict[str, Meaning]] = {
    "points": Meaning(1.5, 1),
    "rival_points": Meaning(0.7, -1),
    "lead": Meaning(2.5, 1, danger=True),
    "first": Meaning(0.07, 1, least=6),
    "trios": Meaning(3.0, 1, bare=True),
    "icon": Meaning(0.6, 1, kept=True),
    "virtue": Meaning(0.5, 1, kept=True),
    "hope": Meaning(1.0, 1),
    "rival_hope": Meaning(0.4, -1),
    "held": Meaning(0.1, 1, kept=True, bare=True),
}


def marks(g: SevenVirtues, seat: Seat) -> Marks:
    """Cards by Virtue and icon, who is ahead, and what everybody may hope for."""
    noted: Marks = {}
    for number in range(g.players):
        noted["points:" if number == seat else f"rival_points:{number}"] = g.victory_points(Seat(number))
    for number, hope in enumerate(expectations(g, DISCARD)):
        noted["hope:" if number == seat else f"rival_hope:{number}"] = round(hope)
    for card in g.hands[seat]:
        noted[f"held:{NAME[card]}"] = 1
    for icon in (LIGHT, CHALICE, WATER, FLAME):
        noted[f"icon:{ICONS[icon]}"] = g.icons(seat, icon)
    noted["trios:"] = min(g.icons(seat, CHALICE), g.icons(seat, WATER), g.icons(seat, FLAME))
    mark_ranks(g, seat, noted)
    return noted


def mark_ranks(g: SevenVirtues, seat: Seat, noted: Marks) -> None:
    """SV-4.2 Per Virtue still to be called: the cards, the lead, and how likely the first rank is."""
    coming = [0] * len(VIRTUES)
    for card in [*g.active, *g.inactive, *g.pile]:
        if card != EMPTY:
            coming[VIRTUE[card]] += 1
    for virtue in range(g.called, len(VIRTUES)):
        counts = [0] * g.players
        highest = [0] * g.players
        for number in range(g.players):
            for card in g.hands[number]:
                if VIRTUE[card] == virtue:
                    counts[number] += 1
                    highest[number] = max(highest[number], VALUE[card])
        name = VIRTUES[virtue]
        noted[f"virtue:{name}"] = counts[seat]
        mine = (counts[seat], highest[seat])
        others = [(counts[number], highest[number]) for number in range(g.players) if number != seat]
        noted[f"lead:{name}"] = 1 if counts[seat] and mine > max(others) else 0
        noted[f"first:{name}"] = round(100 * ranks(counts, highest, coming[virtue])[seat][0])
