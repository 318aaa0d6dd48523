"""What both Virtù games tell those who draw them: Palaces, payments, combats, and what is printed.

Plain dicts when they run. The client's types are written from these (`python -m virtu.server.typescript`).
"""

from typing import Literal, NotRequired, TypedDict

from virtu.kernel.wire import Parts

House = Literal["milan", "florence", "naples", "venice", "rome", "france"]
Side = Literal["ready", "exhausted"]
Edge = Literal["left", "right"]


# ---- a Palace


class Room(TypedDict):
    """A Room: its Action card, the Improvement under it, and who keeps it closed."""

    action: str | None
    improvement: str | None
    indulgence: bool
    agent: int | None


class Space(TypedDict):
    """A Cortigiano space."""

    space: str
    card: str | None
    ready: bool
    open: bool


class Palace(TypedDict):
    """A player's Palace, and the Domain beyond the Cities."""

    faction: House
    colour: str
    treasury: int
    marker: int | None
    rooms: list[Room]
    spaces: list[Space]
    extra_spaces: int
    tiles: dict[str, Side]
    cities: int
    agents: int
    reserve: int
    tokens: int
    requested: bool


class City(TypedDict):
    """A City in few words: what is not said is absent."""

    value: NotRequired[int]
    """Where an Agent changes it for the one who looks."""
    owner: NotRequired[int]
    ready: NotRequired[bool]
    agent: NotRequired[int]


class Display(TypedDict):
    """What is for sale or to be had."""

    notables: dict[str, int]
    tiles: dict[str, int]
    indulgences: int
    tokens: int


class View(TypedDict):
    """What a seat of either game sees of the table."""

    phase: str
    order: list[int]
    crosses: list[int]


# ---- payments


class Row(TypedDict):
    """What a source can give to a payment, and the answer by which it gives each symbol."""

    source: str
    gives: dict[str, int]
    answers: dict[str, str]
    stays: bool
    """Room cards and Michelangelo stay as they are."""


class Payment(TypedDict):
    """A way to pay."""

    answers: list[str]
    """All that must be said, in this order; "pay" among them only if it will be asked."""
    keeps: list[str]
    """Sources that stay ready."""
    treasury: int
    """Florins left afterwards."""
    wasted: int
    """Symbols nobody needed."""


class Covered(TypedDict):
    """How far a cost is met."""

    brought: dict[str, int]
    """By the pool and the treasury."""
    missing: dict[str, int]
    met: bool
    lost: dict[str, int]
    """Symbols that paying now would lose."""
    treasury: int
    """Florins that paying now would leave."""
    closing: list[str]
    """What must still be said once it is met."""


class Ledger(TypedDict):
    """A payment: the cost, who could help to pay it, and the best ways, the least wasteful first."""

    cost: dict[str, int]
    pool: dict[str, int]
    treasury: int
    purpose: str
    rows: list[Row]
    payments: list[Payment]
    covered: Covered


class Near(TypedDict):
    """Answers that are offered once these sources are used."""

    use: list[str]
    then: list[str]
    cost: NotRequired[dict[str, int]]


class Further(Parts):
    """An answer that is not offered yet, in its parts."""


class Way(TypedDict):
    """A way of the marker."""

    rooms: int
    room: int
    move: str
    """The answer that moves it."""
    answers: list[str]
    """All that must be said: that, and what pays for it."""
    florins: int
    arrows: int
    left: bool
    """Whether it readies the Cortigiani of an edge."""
    right: bool


# ---- questions


class Combat(TypedDict):
    """A siege or a battle on the plains, with all its strengths are made of."""

    kind: Literal["siege", "plains"]
    city: str
    sides: list[int]
    speaker: int
    passed: list[int]
    strengths: list[int]
    bonuses: list[int]
    troops: list[int]
    attack: NotRequired[int]
    defence: NotRequired[int]
    won: NotRequired[bool]
    losses: NotRequired[int]
    leaders: NotRequired[list[int]]
    value: NotRequired[int]
    agent: NotRequired[int]
    garrison: NotRequired[int]
    bastion: NotRequired[int]


class Details(TypedDict):
    """What a question is about; each tells some of it."""

    action: NotRequired[str | None]
    cards: NotRequired[list[str]]
    ledger: NotRequired[Ledger]
    reach: NotRequired[list[Way]]
    steps: NotRequired[int]
    combat: NotRequired[Combat]
    pool: NotRequired[dict[str, int]]
    near: NotRequired[list[Near]]
    further: NotRequired[list[Further]]
    """The answers `near` speaks of."""
    debt: NotRequired[int]
    half: NotRequired[int]
    city: NotRequired[str]
    ships: NotRequired[int]
    left: NotRequired[int]
    origin: NotRequired[str]
    colour: NotRequired[str]
    troops: NotRequired[int]
    due: NotRequired[int]
    excess: NotRequired[int]
    bundle: NotRequired[list[str]]
    cost: NotRequired[dict[str, int]]
    spaces: NotRequired[int]
    collectable: NotRequired[int]
    """Florins that ready cards and tiles would add to the treasury."""
    card: NotRequired[str]
    prices: NotRequired[dict[str, int]]


class QuestionDetails(Details):
    """The open question with what it is about."""

    seat: int
    topic: str


class Preview(TypedDict):
    """What an answer would bring; each question tells some of it."""

    gives: NotRequired[int]
    pool: NotRequired[dict[str, int]]
    exhausts: NotRequired[bool]
    covered: NotRequired[Covered]
    """How far a payment is met with this source."""
    price: NotRequired[dict[str, int]]
    ledger: NotRequired[Ledger]
    cost: NotRequired[str]
    alone: NotRequired[str]
    florins: NotRequired[int]
    treasury: NotRequired[int]
    keeps: NotRequired[int]
    room: NotRequired[int]
    extra: NotRequired[int]
    readies: NotRequired[list[Edge]]
    blocked: NotRequired[bool]
    idle: NotRequired[bool]
    """Nothing could be done in the Room it leads to."""
    value: NotRequired[int]
    ships: NotRequired[int]
    owed: NotRequired[int]
    tile: NotRequired[dict[str, int]]
    points: NotRequired[int]
    attack: NotRequired[int]
    defence: NotRequired[int]
    won: NotRequired[bool]
    losses: NotRequired[int]
    strengths: NotRequired[list[int]]
    leaders: NotRequired[list[int]]
    rivals: NotRequired[list[int]]


# ---- what is printed


class Card(TypedDict):
    """A card or a tile, and which of it is ours."""

    faction: NotRequired[str]
    name: NotRequired[str]
    action: NotRequired[str]
    bottom: NotRequired[dict[str, int]]
    war: NotRequired[list[tuple[int, int]]]
    """By florins paid: the war bonus."""
    agent: NotRequired[bool]
    points: NotRequired[int]
    limit: NotRequired[int]
    copies: NotRequired[int]
    cost: NotRequired[dict[str, int]]
    type: NotRequired[str]
    space: NotRequired[int]
    reconstructed: list[str]


class CityCard(TypedDict):
    """A City and its tile."""

    value: int
    ports: list[str]
    bottom: dict[str, int]
    home: NotRequired[str]
    pirate: NotRequired[bool]
    forbidden_at_3: NotRequired[bool]
    only_side: NotRequired[str]
    reconstructed: list[str]


class PrintedRoom(TypedDict):
    action: str | None
    symbol: str | None


class PrintedRooms(TypedDict):
    """The Rooms of a Palace; its arrows lie after these."""

    rooms: list[PrintedRoom]
    right_arrow_after: int
    left_arrow_after: int
    reconstructed: list[str]


class PrintedPalace(PrintedRooms):
    """A Palace as it is printed."""

    colour: str


class PrintedSpace(TypedDict):
    space: str
    shaded: bool


class Geography(TypedDict):
    """Seas, ports and the roads of either side of the board ("3/4", "2/5"), and those that are known for certain."""

    seas: list[str]
    ports: dict[str, list[str]]
    roads: dict[str, list[tuple[str, str]]]
    known_roads: list[tuple[str, str]]
    in_play: dict[str, list[str]]


class Printed(TypedDict):
    """What both games print."""

    cities: dict[str, CityCard]
    notables: dict[str, Card]
    tiles: dict[str, Card]
    symbols: list[str]
    actions: list[str]
    spaces: list[PrintedSpace]


class Figures(TypedDict):
    """The numbers a player aid of either game tells."""

    players: int
    """0: of no table in particular."""
    free_rooms: int
    step_price: int
    ship_florins: int
    unblock_masks: int
    indulgence_florins: int
    redeem_crosses: int
    redeem_crowns: int
    free_troops: int
    paid_troops: int
    """How many Troops a florin keeps."""
    most_troops: int
    recruit_home: int
    recruit_elsewhere: int
    strong_defence: int
    """To beat it costs a Troop."""
    defender_tokens: bool
    surplus_banked: bool


class Components(Printed):
    """What never changes in either game."""

    data_hash: str
    seats: dict[str, list[str]]
    map: Geography
