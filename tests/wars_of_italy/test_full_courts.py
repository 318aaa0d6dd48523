"""WI-R10, AG-11.4.3, WI-9.1 Palaces with allied cards: what is bought, or comes with an ally, finds its place."""

import random

import pytest

from virtu.games.palace.state import EMPTY
from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.palace.tables import CARD_ACTION, CARD_NAME, NO_ACTION, NOTABLES, ROOMS, SPACES
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.steps.alliance import ConcludeAlliance
from virtu.games.wars_of_italy.tables import FIRST_MAJOR, KINGS, MAJORS
from virtu.kernel import engine
from wars_of_italy.table import FR, Table


def court(chance: random.Random, most: int = 3) -> Table:
    """A Palace with allies' cards anywhere, Notables on what spaces are left, Titles or none, and plenty of florins."""
    table = Table()
    w = table.w
    for major in chance.sample(MAJORS, chance.randint(1, most)):
        table.say(f"{major} allied with france")
        for card in KINGS[FIRST_MAJOR + MAJORS.index(major)]:
            rooms = [room for room in range(ROOMS) if w.actions[room] == EMPTY]
            if chance.random() < 0.3 and CARD_ACTION[card] != NO_ACTION:
                w.actions[chance.choice(rooms)] = card
            elif chance.random() < 0.8 and (free := w.free_spaces(FR)):
                w.put_card(FR, card, chance.choice(free))
    if chance.random() < 0.5:
        table.say("france has principality exhausted")
    for _ in range(SPACES):
        card = chance.choice([kind for kind in range(NOTABLES) if w.notables[kind]])
        free = w.free_spaces(FR)
        if free and chance.random() < 0.8 and card not in w.palace_cards(FR):
            w.put_card(FR, card, chance.choice(free))
            w.notables[card] -= 1
    table.say("france has 60 florins")
    return table


@pytest.mark.parametrize("seed", range(12))
def test_r10_every_bought_card_finds_its_place(seed: int) -> None:
    """WI-R10, WI-4.4, AG-11.4.3 As many as may be bought, put and discarded at random: all of them stay at court."""
    chance = random.Random(seed)
    for _ in range(10):
        table = court(chance)
        w = table.w
        table.winter("france", ChooseItems(FR, ()))
        bought: list[str] = []
        while True:
            buys = [offer for offer in table.offers if offer.startswith("buy")]
            if not buys:
                break
            bought.append(chance.choice(buys).removeprefix("buy "))
            table.play(f"france: buy {bought[-1]}")
        table.play("france: done")
        answers = 0
        while table.question() is not None:
            offers = WARS_OF_ITALY.offers(w)
            assert offers, f"{table.question()} has no offer"
            engine.answer(w, chance.choice(offers))
            table.lawful()
            answers += 1
            assert answers < 200
        assert w.shaded_occupied(FR) <= w.shaded_allowed(FR)
        kept = [CARD_NAME[card] for card in w.palace_cards(FR)]
        assert [item for item in bought if item in CARD_NAME and item not in kept] == []


@pytest.mark.parametrize("seed", range(12))
def test_9_1_an_allys_cards_find_their_place(seed: int) -> None:
    """WI-9.1, WI-R22 Whatever lies in the Palace: the first card stays, the second is given up only without room."""
    chance = random.Random(seed)
    for _ in range(10):
        table = court(chance, most=2)
        w = table.w
        major = chance.choice([number for number in range(len(MAJORS)) if w.ally[number] == EMPTY])
        first, second = KINGS[FIRST_MAJOR + major]
        table.spring("france", ConcludeAlliance(FR, major))
        while table.question() is not None:
            offers = table.offers
            if table.question() == "vacate":
                table.play(f"france: {chance.choice([offer for offer in offers if offer[:5] in ('shift', 'disca')])}")
                continue
            room = [offer for offer in offers if offer.startswith("put")]
            assert room or [offer for offer in offers if offer.startswith("discard")]
            assert ("decline" in offers) == (not room and first in w.palace_cards(FR))
            answers = [offer for offer in offers if offer.split()[0] in ("put", "discard", "decline")]
            table.play(f"france: {chance.choice(answers)}")
        assert first in w.palace_cards(FR)
        assert (second in w.palace_cards(FR)) != bool(table.events("declined_card"))
