"""HO-12 A table as one seat could believe it to be: everything it cannot know is dealt again."""

from virtu.games.honour.state import Honour
from virtu.games.honour.tables import KINDS, SEATS
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat


def imagine(g: Honour, seat: Seat | None, dice: Dice) -> Honour:
    """Deal the deck and the others' hands again, from what the seat has not seen.

    Cards all saw being drawn from the display stay where they are (HO-12.2). After a shuffle the seat knows what the
    new deck was made of, so the deck is dealt only from that, less what was drawn openly and by the seat itself.
    """
    imagined = g.clone()
    imagined.dice = dice
    hidden = g.deck[:]
    """Copies the seat cannot place, by kind."""
    shuffled = g.deck[:]
    """Copies that can still be in the deck, for all the seat knows."""
    for other in range(SEATS):
        if other == seat:
            continue
        for kind in g.hands[other]:
            hidden[kind] += 1
        for kind in g.known[other]:
            hidden[kind] -= 1
        for kind in g.drawn[other]:
            shuffled[kind] += 1
    deck, spare = deal_deck(hidden, shuffled, g.left, dice)
    imagined.deck = deck
    for other in range(SEATS):
        if other != seat:
            hand = g.known[other][:]
            for _ in range(len(g.hands[other]) - len(hand)):
                hand.append(draw(spare, dice))
            hand.sort()
            imagined.hands[other] = hand
    # What the others drew since the shuffle is everything that can have been in the deck and is not.
    drawn = [kind for kind in range(KINDS) for _ in range(shuffled[kind] - deck[kind])]
    for other in range(SEATS):
        if other != seat:
            imagined.drawn[other] = [draw(drawn, dice) for _ in g.drawn[other]]
    return imagined


def deal_deck(hidden: list[int], shuffled: list[int], size: int, dice: Dice) -> tuple[list[int], list[int]]:
    """A deck by kinds, and the hidden cards that are left for the hands."""
    possible: list[int] = []
    spare: list[int] = []
    for kind in range(KINDS):
        fit = min(hidden[kind], shuffled[kind])
        possible += [kind] * fit
        spare += [kind] * (hidden[kind] - fit)
    deck = [0] * KINDS
    for _ in range(size):
        deck[draw(possible, dice)] += 1
    return deck, spare + possible


def draw(cards: list[int], dice: Dice) -> int:
    """Take out one card by the dice."""
    place = dice.throw(len(cards))
    kind = cards[place]
    cards[place] = cards[-1]
    cards.pop()
    return kind
