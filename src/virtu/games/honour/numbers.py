"""Honour as a row of numbers: what `view` shows, kind of card by kind of card."""

from typing import Final

from virtu.games.honour.state import Honour
from virtu.games.honour.tables import CHARACTERS, KINDS, NAME, SEATS
from virtu.kernel.ids import Seat
from virtu.kernel.numbers import Part, Row, across, one

QUEUE: Final = 16
"""The Rumour Mill is told so far from its front."""


def parts(players: int) -> list[Part]:
    kinds = list(NAME)
    people = list(CHARACTERS)
    places = [str(place) for place in range(QUEUE)]
    return [
        Part("hand", kinds, "copies in the viewer's own hand"),
        Part("discards", kinds, "copies on the discard pile"),
        Part("display", kinds, "copies on display"),
        Part("known", across(people, kinds), "copies in a hand that all saw being drawn"),
        Part("honours", across(people, kinds), "Honour cards laid in front of each"),
        Part("shames", across(people, kinds), "Dishonour cards that count against each"),
        Part("cards", people, "how many cards each hand holds"),
        Part("tokens", people, "Honour tokens"),
        Part("levels", people, "Recognition"),
        Part("queue", places, "Rumour Mill, front first: the card's number plus 1; 0: nothing"),
        Part("named", places, "the seat it is meant for plus 1; 0: nothing"),
        one("queued", "how many cards the Rumour Mill holds"),
        one("active", "1: the Rumour Mill gives out"),
        one("market", "ends of turns at which two cards are still given out"),
        one("charge", "the Dishonour card that waits for its target's answer plus 1; 0: none"),
        Part("turn", people, "1: this one's turn"),
        one("actions", "Actions left in this turn"),
        one("favours", "Favours left in this turn"),
        one("idle", "turns in a row in which nothing was done"),
        one("round", "counted from 1"),
        one("last_round", "the round after which the game ends at the latest; 0: unknown"),
        one("deck", "cards in the deck"),
    ]


def numbers(g: Honour, seat: Seat | None, row: Row) -> None:
    if seat is None:
        row.counted_by_turns([], SEATS, KINDS)
    else:
        row.counted_by_turns(g.hands[seat], seat, KINDS)
    row.plain(g.discards)
    row.counted(g.display, KINDS)
    row.counted_apart(g.known, KINDS)
    row.counted_apart(g.honours, KINDS)
    row.counted_apart(g.shames, KINDS)
    row.lengths(g.hands)
    row.capped(g.tokens)
    row.plain(g.levels)
    row.padded(g.queue, QUEUE)
    row.padded(g.named, QUEUE)
    row.plain([len(g.queue), int(g.active), g.market, g.charge + 1])
    row.flagged(g.turn, SEATS)
    row.capped([g.actions, g.favours, g.idle, g.round, g.last_round(), g.left])
