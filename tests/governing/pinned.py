"""Components as clause tests know them.

Most bottoms and prices are reconstructed and tuned by self-play. A test of a rule must not fail because a card got
dearer, so while it runs the components show what is written here.
"""

from collections.abc import Iterator

import pytest

from virtu.games.palace.component_data import SYMBOLS
from virtu.games.palace.market import ITEM_COST, PRICE
from virtu.games.palace.purchasing_power import COURT, DOMAIN
from virtu.games.palace.tables import (
    CARD,
    CARD_BOTTOM,
    CATHEDRAL_SOURCE,
    CITIES,
    CITY,
    CITY_SOURCE,
    NOTABLES,
    TILE_BOTTOM,
    TITLE_SOURCE,
    TITLES,
    WAR,
)

CITY_BOTTOMS = {
    "rome": "3 florin 2 cross 1 crown", "milan": "3 florin 1 cavalry", "turin": "2 florin 1 cavalry",
    "venice": "2 florin 2 ship", "corfu": "1 florin 1 ship", "naples": "2 florin 1 crown",
    "rossano": "1 florin 1 arrow", "florence": "2 florin 1 crown", "pisa": "1 florin 1 ship",
    "civitavecchia": "1 ship 1 cross", "genoa": "2 florin 2 ship", "palermo": "1 florin 1 crown 1 arrow",
    "siena": "1 florin 1 crown 1 cross", "benevento": "1 crown 1 cross", "bari": "1 florin 1 ship",
    "nice": "1 cavalry 1 ship", "mantua": "1 crown 1 cavalry", "trento": "1 cross 1 crown",
    "ravenna": "1 cross 1 florin", "ancona": "1 ship 1 cross", "spoleto": "1 crown 1 arrow",
    "terracina": "1 florin", "reggio": "1 ship", "messina": "1 ship 1 arrow", "parma": "1 florin 1 arrow",
    "perugia": "1 cross", "tunis": "1 ship 1 mask", "ragusa": "1 ship 1 florin", "cagliari": "1 cavalry 1 mask",
    "ajaccio": "1 ship 1 mask",
}
CARD_BOTTOMS = {
    "ambassador": "1 crown 1 ship", "bishop": "1 cross 1 crown", "consigliere": "1 mask 1 crown",
    "cardinal": "1 crown 2 cross", "gonfalonier": "2 crown", "merchant": "2 ship 1 florin", "podesta": "2 crown",
    "assassin": "2 mask", "maestro": "2 florin 1 crown", "condottiere": "2 cavalry", "admiral": "2 ship",
    "pope": "2 crown 3 cross", "moro": "2 crown", "orsini": "2 cavalry", "ten": "1 mask 1 crown",
    "alfonso": "1 crown 1 cavalry", "ferdinand": "2 florin 1 crown", "montefeltro": "2 cavalry",
    "ludovico": "2 cavalry", "galeazzo": "2 florin 1 crown", "ascanio": "1 crown 1 cross",
    "lorenzo": "1 crown 1 cross", "giuliano": "2 crown", "giovanni": "1 cross 1 mask", "cesare": "2 cavalry",
    "alexander": "2 cross 1 crown", "lucrezia": "2 mask", "machiavelli": "2 mask 1 crown",
}
TILE_BOTTOMS = {
    "duchy": "1 florin 1 cavalry", "principality": "1 crown", "kingdom": "2 florin 1 crown",
    "republic": "1 florin 1 ship 1 crown", "guild": "2 florin 1 arrow", "cannons": "",
}
CATHEDRAL_BOTTOM = "2 cross"
PRICES = {
    "ambassador": "2 florin", "bishop": "2 florin", "consigliere": "3 florin", "cardinal": "3 florin 1 cross",
    "gonfalonier": "3 florin", "merchant": "4 florin", "podesta": "4 florin", "assassin": "4 florin",
    "maestro": "3 florin", "condottiere": "4 florin", "admiral": "4 florin", "pope": "6 florin 2 cross",
    "duchy": "3 florin 1 crown", "principality": "4 florin 1 crown", "kingdom": "5 florin 2 crown",
    "republic": "5 florin 1 crown", "guild": "4 florin", "cathedral": "4 florin 1 cross",
}


def write(row: list[int], words: str) -> None:
    """Symbols for a bottom or price; its War symbols stay."""
    war = row[WAR]
    row[:] = [0] * len(row)
    row[WAR] = war
    parts = words.split()
    for count, symbol in zip(parts[::2], parts[1::2], strict=True):
        row[SYMBOLS.index(symbol)] = int(count)


def look_again() -> None:
    """What each purpose takes from a bottom follows the bottoms."""
    COURT.known.clear()
    DOMAIN.known.clear()


def show(row: list[int], words: str) -> None:
    """Let a bottom or price show these symbols."""
    write(row, words)
    look_again()


@pytest.fixture(autouse=True)
def pinned() -> Iterator[None]:
    """While a test runs, components are as written above; afterwards they are as the data say."""
    tables = [CARD_BOTTOM, TILE_BOTTOM, PRICE]
    before = [[row[:] for row in table] for table in tables]
    for name, words in CARD_BOTTOMS.items():
        write(CARD_BOTTOM[CARD[name]], words)
    for name, words in CITY_BOTTOMS.items():
        write(TILE_BOTTOM[CITY_SOURCE + CITY[name]], words)
    for name, words in TILE_BOTTOMS.items():
        write(TILE_BOTTOM[TITLE_SOURCE + TITLES.index(name)], words)
    for city in range(CITIES):
        write(TILE_BOTTOM[CATHEDRAL_SOURCE + city], CATHEDRAL_BOTTOM)
    for item, words in enumerate(PRICES.values()):
        write(PRICE[item], words)
        ITEM_COST[item] = (*PRICE[item], 0)
    assert list(PRICES)[:NOTABLES] == list(CARD)[:NOTABLES]
    look_again()
    yield
    for table, rows in zip(tables, before, strict=True):
        for row, old in zip(table, rows, strict=True):
            row[:] = old
    ITEM_COST[:] = [(*price, 0) for price in PRICE]
    look_again()
