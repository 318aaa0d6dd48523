"""What the fitted value sees of a table: so many numbers per seat, with every hand as it was dealt."""

from math import tanh
from typing import Final

from virtu.bots.outlooks.honour.feature_row import Sheet
from virtu.bots.outlooks.honour.projection import LOW, NEVER, charged, foresee, read_hand
from virtu.games.honour.state import Honour
from virtu.games.honour.tables import ACTIONS, CLERIC, HAND, KIN, SEATS, TOP_LEVEL, VALUES

FEATURES: Final = [
    # Who leads, as things stand and once the Mill has given out.
    "honour", "lead", "lead_squeezed", "leads", "safe_lead", "safe_lead_squeezed", "safe_leads", "tokens",
    "level", "top_level", "behind_top",
    # How near the cap.
    "dishonour", "dishonour_squared", "dishonour_x_honour", "queued", "over", "over_x_honour",
    "leaves_now", "leaves_soon", "leaves_later", "leaves_now_x_honour", "leaves_soon_x_honour", "leaves_later_x_honour",
    "charge", "charge_countered",
    # What lies in front and what the hand can do with it.
    "top_1", "top_2", "top_3", "top_4", "top_5", "one_play", "two_plays", "gift", "stuck", "unfit",
    "lead_after_plays", "lead_after_plays_squeezed",
    "one_recognition", "two_recognitions", "three_recognitions", "low_counters", "high_counters", "high_counter",
    "other_counters", "accusations", "accusation", "helps", "fate", "missing",
    # Whose turn it is.
    "turn_two", "turn_one", "turn_none", "favour", "turn_in_1", "turn_in_2", "turn_in_3", "turn_in_4",
    # Who can end the game, and whether in the lead.
    "ends_now", "ends_first_1", "ends_first_2", "ends_first_3", "ends_first_4", "ends_after_another",
    "ends_behind", "ends_margin", "another_ends_before", "others_end", "one_recognition_short",
    # The short game: who is still to move in this round.
    "moves_yet", "moves_yet_x_plays", "moves_yet_x_lead",
    # Who sits where.
    "scholar", "householder", "guildsman", "nobleman",
    # Who could drive out whom, with one accusation or with two.
    "threats_one", "threats_two", "threats_one_x_honour", "threats_two_x_honour", "strikes_one", "strikes_two",
    "room", "low_counter", "gifts",
]  # fmt: skip
"""What they are called; the priest's seat has no number of its own."""
PHASES: Final = 4
"""By the highest level in the full game, by the rounds left in the short one: each has weights of its own."""
NOW, SOON = 1, 5
"""Ends of turns until a player is driven out."""
FAR: Final = 40
SQUEEZED: Final[list[float]] = [tanh(lead * 0.25) for lead in range(-FAR, FAR + 1)]
"""By lead + FAR; what is further off is as far."""


def phase(g: Honour) -> int:
    """How far the game has come: 0 to 3."""
    if not g.rules.short:
        return min(PHASES, max(g.levels)) - 1
    last = g.last_round()
    left = last - g.round if last else PHASES
    return 0 if left > 5 else 1 if left > 2 else 2 if left else 3


class Reading:
    """A table at a glance: what the features of all seats rest on."""

    def __init__(self, g: Honour) -> None:
        self.g = g
        self.top = max(g.levels)
        self.honours = [g.honour(seat) for seat in range(SEATS)]
        who, value = charged(g)
        self.accused = who
        self.charge = value
        self.hands = [read_hand(g, seat, value if seat == who else 0) for seat in range(SEATS)]
        self.leaving = foresee(g, who, value if who >= 0 and not self.hands[who].answers else 0)
        self.safe = [0 if self.leaving[seat] <= SOON else self.honours[seat] for seat in range(SEATS)]
        self.hopes = [self.safe[seat] + self.hands[seat].two_plays for seat in range(SEATS)]
        self.margins = [self.margin(seat) for seat in range(SEATS)]
        self.rooms = [g.cap(seat) - g.dishonour(seat) - g.queued(seat) for seat in range(SEATS)]
        self.last = g.rules.short and g.round == g.last_round()

    def margin(self, seat: int) -> int:
        """HO-6.3 By how much a seat would lead if it ended the game in its next turn; -FAR: it cannot."""
        g, hand = self.g, self.hands[seat]
        need = TOP_LEVEL - self.top
        here = seat == g.turn
        actions = g.actions if here else ACTIONS
        if g.rules.short or need > actions or hand.recognitions < need:
            return -FAR
        final = self.honours[seat]
        if g.levels[seat] == self.top:
            final += need
        if actions > need:
            final += hand.one_play
        if hand.gifts and (not here or g.favours):
            final += 1
        return max(1 - FAR, final - best_other(self.honours, seat))

    def strike(self, seat: int, target: int) -> int:
        """HO-8.1 How many accusations of its next turn a seat needs to drive another out; 0: it cannot."""
        g, hand, other = self.g, self.hands[seat], self.hands[target]
        here = seat == g.turn
        actions = g.actions if here else ACTIONS
        if self.last and (seat + 1) % SEATS < (g.turn + 1) % SEATS:
            return 0  # no turn left
        charges = hand.against_clerics if KIN[target] == CLERIC else hand.against_laymen
        room, cards = self.rooms[target], 0
        for place in range(len(charges) - 1, -1, -1):
            value = charges[place]
            if cards == actions:
                return 0
            if other.low_counters if value <= LOW else other.high_counters:
                continue
            cards += 1
            room -= value
            if room < 0:
                return cards
        return 0


def features(g: Honour) -> list[list[float]]:
    """Per seat the numbers of FEATURES."""
    reading = Reading(g)
    rows: list[list[float]] = []
    for seat in range(SEATS):
        sheet = Sheet(None)
        fill(sheet, reading, seat)
        rows.append(sheet.numbers)
    return rows


def scores(g: Honour, weights: list[float]) -> list[float]:
    """Per seat its features, weighed."""
    reading = Reading(g)
    by_seat: list[float] = []
    for seat in range(SEATS):
        sheet = Sheet(weights)
        fill(sheet, reading, seat)
        by_seat.append(sheet.score)
    return by_seat


def fill(sheet: Sheet, table: Reading, seat: int) -> None:
    """All features of a seat, in the order of their names."""
    add_lead(sheet, table, seat)
    add_danger(sheet, table, seat)
    add_hand(sheet, table, seat)
    add_turn(sheet, table.g, seat)
    add_ending(sheet, table, seat)
    yet = table.g.rules.short and (seat + 1) % SEATS >= (table.g.turn + 1) % SEATS
    sheet.flag(yet)
    sheet.add(table.hands[seat].two_plays * 0.2 if yet else 0.0)
    sheet.add((table.safe[seat] - best_other(table.safe, seat)) * 0.1 if yet else 0.0)
    sheet.one_of(seat - 1, SEATS - 1)
    add_strikes(sheet, table, seat)


def add_lead(sheet: Sheet, table: Reading, seat: int) -> None:
    g = table.g
    lead = table.honours[seat] - best_other(table.honours, seat)
    safely = table.safe[seat] - best_other(table.safe, seat)
    level = g.levels[seat]
    sheet.add(table.honours[seat] * 0.1)
    sheet.add(lead * 0.1)
    sheet.add(squeezed(lead))
    sheet.flag(lead > 0)
    sheet.add(safely * 0.1)
    sheet.add(squeezed(safely))
    sheet.flag(safely > 0)
    sheet.add(g.tokens[seat] * 0.2)
    sheet.add(level - 1.0)
    sheet.flag(level == table.top)
    sheet.add(float(table.top - level))


def add_danger(sheet: Sheet, table: Reading, seat: int) -> None:
    g = table.g
    cap = g.cap(seat)
    ratio = g.dishonour(seat) / cap
    queued = g.queued(seat) / cap
    over = max(0.0, ratio + queued - 0.6)
    weight = table.honours[seat] * 0.1
    leaving = table.leaving[seat]
    when = 0 if leaving <= NOW else 1 if leaving <= SOON else 2 if leaving < NEVER else 3
    sheet.add(ratio)
    sheet.add(ratio * ratio)
    sheet.add(ratio * weight)
    sheet.add(queued)
    sheet.add(over)
    sheet.add(over * weight)
    sheet.one_of(when, 3)
    for moment in range(3):
        sheet.add(weight if when == moment else 0.0)
    accused, answers = seat == table.accused, table.hands[seat].answers
    sheet.add(table.charge / cap if accused and not answers else 0.0)
    sheet.flag(accused and answers)


def add_hand(sheet: Sheet, table: Reading, seat: int) -> None:
    g, hand = table.g, table.hands[seat]
    for value in range(1, VALUES):
        sheet.add(float(g.tops[seat * VALUES + value]))
    sheet.add(hand.one_play * 0.2)
    sheet.add(hand.two_plays * 0.2)
    sheet.flag(hand.gifts > 0)
    sheet.add(float(hand.stuck))
    sheet.add(float(hand.unfit))
    lead = table.hopes[seat] - best_other(table.hopes, seat)
    sheet.add(lead * 0.1)
    sheet.add(squeezed(lead))
    sheet.one_of(min(hand.recognitions, 3) - 1, 3)
    sheet.add(float(hand.low_counters))
    sheet.add(float(hand.high_counters))
    sheet.flag(hand.high_counters > 0)
    sheet.add(float(hand.other_counters))
    sheet.add(float(hand.accusations))
    sheet.add(hand.accusation * 0.2)
    sheet.add(float(hand.helps))
    sheet.add(float(hand.fates))
    sheet.add(float(max(0, HAND - len(g.hands[seat]))))


def add_turn(sheet: Sheet, g: Honour, seat: int) -> None:
    here = seat == g.turn
    sheet.one_of(ACTIONS - g.actions if here else -1, ACTIONS + 1)
    sheet.flag(here and g.favours > 0)
    sheet.one_of((seat - g.turn) % SEATS - 1, SEATS - 1)


def add_ending(sheet: Sheet, table: Reading, seat: int) -> None:
    turn, mine = table.g.turn, table.margins[seat]
    away = (seat - turn) % SEATS
    before, others = False, 0
    for other in range(SEATS):
        if other != seat and table.margins[other] > 0:
            others += 1
            if (other - turn) % SEATS < away:
                before = True
    able, wins = mine > -FAR, mine > 0
    sheet.one_of(away if wins and not before else -1, SEATS)
    sheet.flag(wins and before)
    sheet.flag(able and not wins)
    sheet.add(squeezed(mine) if able else 0.0)
    sheet.flag(before)
    sheet.add(float(others))
    sheet.flag(table.hands[seat].recognitions == TOP_LEVEL - table.top - 1)


def add_strikes(sheet: Sheet, table: Reading, seat: int) -> None:
    one = two = 0
    rival = -1
    for other in range(SEATS):
        if other != seat:
            cards = table.strike(other, seat)
            if cards == 1:
                one += 1
            elif cards == 2:
                two += 1
            if rival < 0 or table.safe[other] > table.safe[rival]:
                rival = other
    weight = table.honours[seat] * 0.1
    sheet.add(float(one))
    sheet.add(float(two))
    sheet.add(one * weight)
    sheet.add(two * weight)
    sheet.one_of(table.strike(seat, rival) - 1, 2)
    sheet.add(table.rooms[seat] * 0.1)
    sheet.flag(table.hands[seat].low_counters > 0)
    sheet.add(float(table.hands[seat].gifts))


def squeezed(lead: int) -> float:
    """A lead as it counts when a little is as good as much."""
    return SQUEEZED[max(0, min(2 * FAR, FAR + lead))]


def best_other(numbers: list[int], seat: int) -> int:
    """The highest number but one's own."""
    best = -1
    for other in range(SEATS):
        if other != seat and numbers[other] > best:
            best = numbers[other]
    return best
