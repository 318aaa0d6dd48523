"""The Seven Virtues: advice by the points a hand may hope for, values fitted to the games of strong players."""

from math import exp, tanh
from typing import Final

from virtu.bots.fitted import fitted
from virtu.bots.mark import Marks, Meaning
from virtu.bots.outlook import Outlook, after, by_lead
from virtu.bots.outlooks.seven_virtues import expected_points, features_many, features_two, replies
from virtu.bots.outlooks.seven_virtues.marks import MEANINGS, marks
from virtu.bots.outlooks.seven_virtues.seat_features import Ledger
from virtu.games.seven_virtues.actions import MOST_PLAYERS
from virtu.games.seven_virtues.state import SevenVirtues
from virtu.games.seven_virtues.steps.turn import Take, taken_by
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask

COOL: Final = 3.0
WARM: Final = 3.0
"""How many points make a difference when all is taken, and how many more at the beginning."""
CLEAR: Final = 10.0
"""A lead of so many points is about 7 to 1 won."""
LAST: Final = 2.5
"""With fewer cards than so many per player left, the scoring itself is near enough."""
OLD_DISCARD: Final = 2.0
"""What the old easy bot took a discard for Charity to give."""


class VirtuesOutlook(Outlook):
    """Values by fitted weights while cards are taken; the scoring is decided by rule."""

    def __init__(self, game: Game, style: str = "easy") -> None:
        super().__init__(game, style)
        self.discard = OLD_DISCARD if style == "old-easy" else expected_points.DISCARD
        self.read: list[features_many.Value | None] = [None] * (MOST_PLAYERS + 1)
        """The weights by number of players from three on, once values were asked for;"""
        self.between_two: features_two.Balance | None = None
        """those for two."""

    def worth_of(self, players: int) -> features_many.Value:
        """The weights for three players or more."""
        value = self.read[players]
        if value is None:
            value = features_many.Value(fitted("seven_virtues", str(players), features_many.COUNT)[0], players)
            self.read[players] = value
        return value

    def balance(self) -> features_two.Balance:
        """The weights for two players."""
        balance = self.between_two
        if balance is None:
            balance = features_two.Balance(fitted("seven_virtues", "2", features_two.COUNT)[0])
            self.between_two = balance
        return balance

    def values(self, state: State) -> list[float]:
        assert isinstance(state, SevenVirtues)
        ask = engine.open_question(state)
        if not isinstance(ask, Take):
            return self.scored(state)
        if state.players > 2:
            table = features_many.Table(state)
            return self.chances(self.worth_of(state.players).prospects(table, ask.who), table.left())
        pair = features_two.Pair(state)
        return even_out(pair.lead(self.balance(), ask.who), pair.left())

    def sights(self, state: State, offers: list[Action]) -> list[list[float]]:
        """Only hands count, so there is no need to carry the takes out."""
        assert isinstance(state, SevenVirtues)
        ask = engine.open_question(state)
        if not isinstance(ask, Take):
            return super().sights(state, offers)
        seat = ask.who
        mover = state.next_seat(seat)
        rows: list[list[float]] = []
        if state.players > 2:
            value, table = self.worth_of(state.players), features_many.Table(state)
            for action in offers:
                cards = taken_by(state.active, action)
                if table.held + len(cards) == 14 * state.players:
                    rows.append(self.judge(after(state, action)))
                    continue
                table.take(seat, cards, 1)
                rows.append(self.chances(value.prospects(table, mover), table.left()))
                table.take(seat, cards, -1)
            return rows
        balance, pair = self.balance(), features_two.Pair(state)
        for action in offers:
            cards = taken_by(state.active, action)
            if pair.cards[0] + pair.cards[1] + len(cards) == 28:
                rows.append(self.judge(after(state, action)))
                continue
            pair.take(seat, cards, 1)
            rows.append(even_out(pair.lead(balance, mover), pair.left()))
            pair.take(seat, cards, -1)
        return rows

    def closing(self, state: State) -> bool:
        assert isinstance(state, SevenVirtues)
        if state.players == 2:
            return False
        held = 0
        for hand in state.hands:
            held += len(hand)
        return held > (14.0 - LAST) * state.players

    def certain(self, state: State) -> bool:
        assert isinstance(state, SevenVirtues)
        return not state.pile and isinstance(engine.open_question(state), Take)

    def signature(self, state: State) -> int:
        """Whose each card is says how the rows stand too: a column is taken from below."""
        assert isinstance(state, SevenVirtues)
        ask = engine.open_question(state)
        shares = features_two.Pair(state).shares if state.players == 2 else features_many.Table(state).signature()
        return shares * MOST_PLAYERS + ask.who if isinstance(ask, Take) else -1 - shares

    def scored(self, g: SevenVirtues) -> list[float]:
        """What the scoring comes to when everybody uses their powers by rule."""
        state = g.clone()
        ask = engine.open_question(state)
        while ask is not None:
            ask = engine.answer(state, replies.power(state, ask))
        return self.outcome(state)

    def chances(self, prospects: list[float], left: float) -> list[float]:
        """From points to chances: half who is likely to win, half the lead."""
        heat = COOL + WARM * left
        top = max(prospects)
        odds = [exp((points - top) / heat) for points in prospects]
        total = sum(odds)
        leads = by_lead(prospects, CLEAR)
        return [0.5 * odds[seat] / total + 0.5 * leads[seat] for seat in range(len(odds))]

    def outcome(self, state: State) -> list[float]:
        assert isinstance(state, SevenVirtues)
        winners = self.game.leaders(state)
        worth = by_lead([float(state.victory_points(Seat(seat))) for seat in range(state.players)], CLEAR)
        for seat in range(state.players):
            worth[seat] *= 0.5
        for winner in winners:
            worth[winner] += 0.5 / len(winners)
        return worth

    def features(self, state: State) -> list[list[float]]:
        assert isinstance(state, SevenVirtues)
        ask = engine.open_question(state)
        if not isinstance(ask, Take):
            return []
        if state.players > 2:
            return features_many.describe(state, ask.who)
        ledgers = [Ledger(features_two.COUNT) for _ in range(2)]
        features_two.describe(state, ask.who, ledgers)
        return [ledger.row for ledger in ledgers]

    def fitted(self) -> str:
        return "points"

    def hope(self, state: State, seat: Seat) -> float:
        """A seat's lead by rules of thumb, as a chance."""
        assert isinstance(state, SevenVirtues)
        if not state.agenda:
            return super().outcome(state)[seat]
        return 0.5 + 0.5 * tanh(expected_points.evaluate(state, seat, self.discard) / 6)

    def marks(self, state: State, seat: Seat) -> Marks:
        assert isinstance(state, SevenVirtues)
        return marks(state, seat)

    def meanings(self) -> dict[str, Meaning]:
        return MEANINGS

    def reply(self, state: State, ask: Ask, dice: Dice) -> Action:
        assert isinstance(state, SevenVirtues)
        if isinstance(ask, Take):
            offers = ask.offers(state)
            return offers[dice.throw(len(offers))]
        return replies.power(state, ask)


def even_out(points: float, left: float) -> list[float]:
    """The same between two, from how many points the first is ahead."""
    chance = 0.5 / (1.0 + exp(-points / (COOL + WARM * left))) + 0.5 / (1.0 + exp(-2.0 * points / CLEAR))
    return [chance, 1.0 - chance]
