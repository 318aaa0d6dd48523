"""What the Virtues are described by with three players or more: each seat's chances to be 1st and 2nd in every one.

They are a race of strengths, the more open the more cards are still to come. Beside them what the power would pay with
those chances. A Virtue's part in the value rests on who holds which of its cards and changes with few takes, so it is
worked out once and kept.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from virtu.bots.outlooks.seven_virtues.seat_features import (
    HAND,
    SEATS,
    TURNS,
    VIRTUES_FROM,
    Ledger,
    describe_seat,
)
from virtu.games.seven_virtues.actions import MOST_PLAYERS
from virtu.games.seven_virtues.state import SevenVirtues
from virtu.games.seven_virtues.steps.powers import A_GIFT, MOST_DISCARDS, SECOND_DISCARDS
from virtu.games.seven_virtues.steps.scoring import A_FLAME
from virtu.games.seven_virtues.tables import (
    CARDS,
    CHALICE,
    CHARITY,
    DECK,
    FAITH,
    FLAME,
    FORTITUDE,
    HOPE,
    ICON,
    ICONS,
    JUSTICE,
    LIGHT,
    PRUDENCE,
    TEMPERANCE,
    VALUE,
    VALUES,
    VIRTUE,
    VIRTUES,
    WATER,
)
from virtu.kernel.ids import Seat

NARROW: Final = 0.52
WIDE: Final = 0.46
"""By how many cards a lead can still be upset: with none left to come, and per root of cards to come."""
HIGHEST: Final = 1.48
"""The highest card of all counts as so many cards."""
NOTHING: Final = 0.54
"""Who holds nothing yet stands as with so many cards."""
KINDS: Final = len(VIRTUES)
NUMBERS: Final = 10
"""Per Virtue: chance to be 1st, 2nd, both with what the power pays; all four by the share to come; the first chance
squared, and times the second."""
COUNT: Final = VIRTUES_FROM + KINDS * NUMBERS
"""How many numbers there are."""
KEPT: Final = 8000
"""So many sharings of a Virtue are kept at most."""


def digits(players: int) -> list[int]:
    """Per card what it adds to the number of a sharing, times its holder: a digit for each card of its Virtue."""
    by_card = [0] * CARDS
    place = [1] * KINDS
    for card in DECK[players]:
        by_card[card] = place[VIRTUE[card]]
        place[VIRTUE[card]] *= players + 1
    return by_card


MOST_SHARINGS: Final = (MOST_PLAYERS + 1) ** VALUES
DIGIT: Final = [digits(players) for players in range(MOST_PLAYERS + 1)]
OF_VIRTUE: Final = [
    [[card for card in DECK[players] if VIRTUE[card] == virtue] for virtue in range(KINDS)]
    for players in range(MOST_PLAYERS + 1)
]


class Race:
    """Where everybody stands in a Virtue, from the number of its sharing: who holds which card, or nobody yet."""

    def __init__(self, virtue: int, sharing: int, players: int) -> None:
        self.counts = [0] * players
        highest = [0] * players
        coming = 0
        cards = OF_VIRTUE[players][virtue]
        for card in cards:
            holder = sharing % (players + 1) - 1
            sharing //= players + 1
            if holder < 0:
                coming += 1
            else:
                self.counts[holder] += 1
                highest[holder] = VALUE[card]  # they rise
        self.share = coming / len(cards)
        """Of its cards that are still to come."""
        spread = NARROW + WIDE * sqrt(coming)
        weights = [0.0] * players
        total = 0.0
        for seat in range(players):
            if self.counts[seat]:
                weights[seat] = exp((self.counts[seat] + HIGHEST * highest[seat] / VALUES) / spread)
            elif coming:
                weights[seat] = exp(NOTHING / spread)
            total += weights[seat]
        self.first = [0.0] * players
        self.second = [0.0] * players
        for seat in range(players):
            if weights[seat]:
                self.first[seat] = weights[seat] / total
        for seat in range(players):
            chance = 0.0
            for other in range(players):
                rest = total - weights[other]
                if other != seat and rest > 0.0:  # the other is 1st, and this seat the strongest of the rest
                    chance += self.first[other] * weights[seat] / rest
            self.second[seat] = chance


class Table:
    """What everybody holds, counted once: by Virtue the number of its sharing, by seat and icon the icons."""

    def __init__(self, g: SevenVirtues) -> None:
        players = g.players
        self.players = players
        self.sharings = [0] * KINDS
        self.icons = [0] * (len(ICONS) * players)
        self.cards = [0] * players
        self.held = 0
        """All cards that were taken."""
        for seat in range(players):
            self.take(seat, g.hands[seat], 1)

    def take(self, seat: int, cards: list[int], times: int) -> None:
        """A seat gets cards, or gives them back: -1 times."""
        digit, sharings, icons = DIGIT[self.players], self.sharings, self.icons
        start = seat * len(ICONS)
        for card in cards:
            sharings[VIRTUE[card]] += digit[card] * (seat + 1) * times
            icons[start + ICON[card]] += times
        self.cards[seat] += len(cards) * times
        self.held += len(cards) * times

    def signature(self) -> int:
        """All sharings in one number."""
        number = 0
        for sharing in self.sharings:
            number = number * MOST_SHARINGS + sharing
        return number

    def left(self) -> float:
        """The share of the cards that nobody has taken yet."""
        return 1.0 - self.held / (14.0 * self.players)

    def lights(self) -> list[int]:
        """SV-4.6 By seat the Lights of the two others who hold most."""
        most = next_most = third_most = 0
        icons = self.icons
        for seat in range(self.players):
            lights = icons[seat * len(ICONS) + LIGHT]
            if lights > most:
                most, next_most, third_most = lights, most, next_most
            elif lights > next_most:
                next_most, third_most = lights, next_most
            elif lights > third_most:
                third_most = lights
        by_seat: list[int] = []
        for seat in range(self.players):
            mine = icons[seat * len(ICONS) + LIGHT]
            if mine >= most:
                by_seat.append(next_most + third_most)
            else:
                by_seat.append(most + (third_most if mine >= next_most else next_most))
        return by_seat

    def pays(self, virtue: int, seat: int, count: int, others: int, lights: list[int]) -> tuple[int, int]:
        """SV-4.4 to SV-4.11 What the power would pay the 1st and the 2nd by the cards held now."""
        start = seat * len(ICONS)
        icons = self.icons
        if virtue == CHARITY:
            useful = icons[start + CHALICE] + icons[start + WATER] + icons[start + FLAME]
            return A_GIFT * min(MOST_DISCARDS, useful), A_GIFT * min(SECOND_DISCARDS, useful)
        if virtue == HOPE:
            return lights[seat], 0
        if virtue == FORTITUDE:
            return count, count // 2
        if virtue == JUSTICE:
            return A_FLAME * icons[start + FLAME], icons[start + FLAME]
        if virtue == TEMPERANCE:
            chalices, waters = icons[start + CHALICE], icons[start + WATER]
            return chalices + waters, min(chalices, waters)
        if virtue == PRUDENCE:
            return others, others // 2
        return 0, 0


def describe(g: SevenVirtues, mover: Seat) -> list[list[float]]:
    """The numbers of every seat in a position in which one is to take."""
    players = g.players
    table = Table(g)
    ledgers = [Ledger(COUNT) for _ in range(players)]
    others = [0] * players
    lights = table.lights()
    for virtue in range(KINDS):
        race = Race(virtue, table.sharings[virtue], players)
        for seat in range(players):
            first, second = race.first[seat], race.second[seat]
            pays, pays_second = table.pays(virtue, seat, race.counts[seat], others[seat], lights)
            ledger, place = ledgers[seat], VIRTUES_FROM + virtue * NUMBERS
            numbers = [first, second, first * pays, second * pays_second]
            for index, number in enumerate(numbers):
                ledger.add(place + index, number)
                ledger.add(place + 4 + index, number * race.share)
            ledger.add(place + 8, first * first)
            ledger.add(place + 9, first * second)
            others[seat] += race.counts[seat] > 0
    for seat in range(players):
        wait = (seat - mover) % players
        describe_seat(ledgers[seat], table.cards[seat], table.icons, seat * len(ICONS), wait, table.left())
    return [ledger.row for ledger in ledgers]


class Value:
    """The numbers times their weights, at tables of one size."""

    def __init__(self, weights: list[float], players: int) -> None:
        self.weights = weights
        self.players = players
        self.kept: list[dict[int, list[float]]] = [{} for _ in range(KINDS)]
        """By Virtue and sharing, four per seat: points, more per point paid to the 1st, to the 2nd; 1 for a holder."""

    def part(self, virtue: int, sharing: int) -> list[float]:
        """What a Virtue brings everybody, apart from what its power pays."""
        kept = self.kept[virtue]
        part = kept.get(sharing)
        if part is None:
            part = self.worked_out(virtue, sharing)
            if len(kept) >= KEPT:
                kept.clear()
            kept[sharing] = part
        return part

    def worked_out(self, virtue: int, sharing: int) -> list[float]:
        race = Race(virtue, sharing, self.players)
        weights, place, share = self.weights, VIRTUES_FROM + virtue * NUMBERS, race.share
        part: list[float] = []
        for seat in range(self.players):
            first, second = race.first[seat], race.second[seat]
            points = (
                first * (weights[place] + share * weights[place + 4])
                + second * (weights[place + 1] + share * weights[place + 5])
                + first * (first * weights[place + 8] + second * weights[place + 9])
            )
            pays = first * (weights[place + 2] + share * weights[place + 6])
            pays_second = second * (weights[place + 3] + share * weights[place + 7])
            count = race.counts[seat]
            if virtue == FORTITUDE:  # its own cards pay, and nothing else
                points += pays * count + pays_second * (count // 2)
            part += [points, pays, pays_second, 1.0 if count else 0.0]
        return part

    def prospects(self, table: Table, mover: int) -> list[float]:
        """Per seat the points above the mean that it may expect: `describe` times the weights, as a plain sum."""
        players, weights, left = self.players, self.weights, table.left()
        hand = [weights[place] + left * weights[HAND + place] for place in range(HAND)]
        charity = self.part(CHARITY, table.sharings[CHARITY])
        faith = self.part(FAITH, table.sharings[FAITH])
        hope = self.part(HOPE, table.sharings[HOPE])
        fortitude = self.part(FORTITUDE, table.sharings[FORTITUDE])
        justice = self.part(JUSTICE, table.sharings[JUSTICE])
        temperance = self.part(TEMPERANCE, table.sharings[TEMPERANCE])
        prudence = self.part(PRUDENCE, table.sharings[PRUDENCE])
        lights = table.lights()
        by_seat: list[float] = []
        place: i64 = 0
        start: i64 = 0
        for seat in range(players):
            flames: i64 = table.icons[start + FLAME]
            waters: i64 = table.icons[start + WATER]
            chalices: i64 = table.icons[start + CHALICE]
            useful = flames + waters + chalices
            low = min(waters, chalices)
            full = min(flames, low)
            total = charity[place] + faith[place] + hope[place] + fortitude[place]
            total += justice[place] + temperance[place] + prudence[place]
            if useful:
                total += charity[place + 1] * float(A_GIFT * min(useful, MOST_DISCARDS))
                total += charity[place + 2] * float(A_GIFT * SECOND_DISCARDS)
                total += (justice[place + 1] * float(A_FLAME) + justice[place + 2] + hand[1]) * float(flames)
                total += temperance[place + 1] * float(waters + chalices) + temperance[place + 2] * float(low)
                total += hand[2] * float(waters) + hand[3] * float(chalices) + hand[5] * float(full)
                begun: i64 = 5
                if flames > full:
                    begun += 1
                if waters > full:
                    begun += 1
                if chalices > full:
                    begun += 1
                if begun > 5:
                    total += hand[begun]
            total += hope[place + 1] * float(lights[seat]) + hand[4] * float(table.icons[start + LIGHT])
            held = charity[place + 3] + faith[place + 3] + hope[place + 3] + fortitude[place + 3]
            held += justice[place + 3] + temperance[place + 3]
            kinds: i64 = int(held)
            total += prudence[place + 1] * held + prudence[place + 2] * float(kinds // 2)
            total += hand[0] * float(table.cards[seat])
            wait = TURNS + (seat - mover) % players
            total += weights[wait] + left * (weights[wait + SEATS] + left * weights[wait + 2 * SEATS])
            by_seat.append(total)
            place += 4
            start += len(ICONS)
        return by_seat
