"""The facts that make a clause object, for the sentences people read."""

from virtu.games.governing import explain_late
from virtu.games.governing.actions import (
    ACTION_NAME,
    SPOT_SPACE,
    SPOT_UNDER,
    SYMBOL_NAME,
    Annex,
    Bank,
    BuyStep,
    Discard,
    Expel,
    Lift,
    March,
    Move,
    Pay,
    Perform,
    Place,
    PlaceFamily,
    Put,
    Reactivate,
    Ready,
    Redeem,
    Sail,
    TakeBonus,
    Use,
)
from virtu.games.governing.clauses import REFUSING_SPRING, UNBLOCK, UNBLOCK_FIRST
from virtu.games.governing.payment_table import FOR_ANNEX, FOR_SCHEME, PURPOSE_NAME
from virtu.games.governing.purchasing_power import means_of, room_card
from virtu.games.governing.state import EMPTY, Governing
from virtu.games.governing.steps.act import ChooseAction, room_action
from virtu.games.governing.steps.annex import FAR, seas_to
from virtu.games.governing.steps.marker import FREE_ROOMS, steps_payable
from virtu.games.governing.steps.pay import ChooseSource, cost_words, needed
from virtu.games.governing.steps.scheme import SchemePool
from virtu.games.governing.steps.sponsor import sponsor_cost
from virtu.games.governing.steps.war import florins_for_tokens, price_each
from virtu.games.governing.tables import (
    ACTION_SOURCE,
    BASE_SPACES,
    BONUSES,
    CARD_BOTTOM,
    CARD_NAME,
    CITY_NAME,
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    IMPROVEMENT_SOURCE,
    INDULGENCES,
    KINDS,
    LAST_STEP,
    LOCATION_NAME,
    MASK,
    POWERS,
    SHIP,
    SOURCE_NAME,
    SPACE_NAME,
    VOYAGE,
    WAR,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask


def facts(g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
    """What fills a clause's gist for one refused answer."""
    if clause not in REFUSING_SPRING:
        return explain_late.facts(g, action, clause)
    ask = g.agenda[-1]
    assert isinstance(ask, Ask)
    seat = ask.asked(g)
    # Questions of the later chapters raise clauses of these too (spaces, discards).
    found: dict[str, Fact] = {"players": g.players, "stack": INDULGENCES, **explain_late.facts(g, action, clause)}
    if seat < 0:
        return found
    if isinstance(action, (Bank, Ready)):
        found["source"] = SOURCE_NAME[action.source]
    elif isinstance(action, Use):
        found.update(use_facts(g, seat, action, ask))
    elif isinstance(action, (Put, Discard)):
        found["space"] = SPACE_NAME[action.space]
        found["occupied"] = g.shaded_occupied(seat)
        found["allowed"] = g.shaded_allowed(seat)
    elif isinstance(action, PlaceFamily):
        found["card"] = CARD_NAME[action.card]
        if action.spot >= SPOT_SPACE:
            found["space"] = SPACE_NAME[BASE_SPACES[action.spot - SPOT_SPACE]]
        else:
            found["room"] = action.spot % SPOT_UNDER + 1
    elif isinstance(action, Pay) and isinstance(ask, ChooseSource):
        found["missing"] = missing_words(g, seat, ask)
    elif isinstance(action, Move):
        found.update({"rooms": action.rooms, "extra": action.rooms - FREE_ROOMS, "reach": steps_payable(g, seat)})
    elif isinstance(action, BuyStep):
        found["florins"] = g.treasury[seat]
    elif isinstance(action, Redeem):
        found.update({"room": action.room + 1, "crosses": g.pool[CROSS], "crowns": g.pool[CROWN]})
    elif isinstance(action, Reactivate):
        found["power"] = POWERS[action.power]
    elif isinstance(action, TakeBonus):
        found["bonus"] = BONUSES[action.bonus]
    elif isinstance(action, (March, Sail)):
        found.update({"origin": CITY_NAME[action.origin], "city": CITY_NAME[action.city], "left": g.pool[SHIP]})
        found["ships"] = VOYAGE[action.origin][action.city]
    elif isinstance(action, (Place, Lift, Expel)):
        found["location"] = LOCATION_NAME[action.location]
    elif isinstance(action, (Annex, Perform)):
        found.update(action_facts(g, seat, action, ask))
    if clause in (UNBLOCK, UNBLOCK_FIRST):
        found["masks"] = ask.debt if isinstance(ask, SchemePool) else g.rules.unblock_masks
        found["reach"] = means_of(g, seat, FOR_SCHEME).totals[MASK]
    return found


def use_facts(g: Governing, seat: Seat, action: Use, ask: Ask) -> dict[str, Fact]:
    found: dict[str, Fact] = {"source": SOURCE_NAME[action.source], "symbol": SYMBOL_NAME[action.symbol]}
    found["purpose"] = PURPOSE_NAME[ask.purpose] if isinstance(ask, ChooseSource) else ask.topic()
    if action.symbol == WAR and action.source in (ACTION_SOURCE, IMPROVEMENT_SOURCE):
        card = room_card(g, seat, action.source)
        if card != EMPTY and CARD_BOTTOM[card][WAR]:
            found["price"] = price_each(card)
            found["florins"] = florins_for_tokens(g, seat)
    return found


def action_facts(g: Governing, seat: Seat, action: Annex | Perform, ask: Ask) -> dict[str, Fact]:
    found: dict[str, Fact] = {}
    if isinstance(ask, ChooseAction):
        found["action"] = ACTION_NAME[room_action(g, seat)]
    if isinstance(action, Annex):
        city = action.city
        means = means_of(g, seat, FOR_ANNEX)
        ships = seas_to(g, seat, city)
        short = means.totals[CROWN] <= g.value_for(seat, city)
        found.update({"city": CITY_NAME[city], "owner": g.owner[city], "crowns": g.value_for(seat, city) + 1})
        found["ships"] = 0 if ships == FAR else ships
        found["reach"] = means.totals[CROWN if short else SHIP]
    elif g.patronage[seat] < LAST_STEP:
        step = g.patronage[seat] + 1
        found.update({"step": step, "cost": cost_words(sponsor_cost(step))})
    return found


def missing_words(g: Governing, seat: Seat, ask: ChooseSource) -> str:
    """What a payment still lacks, in words."""
    need = needed(g, ask.cost)
    free = 0
    if ask.cost[EITHER]:
        spare = max(0, g.pool[CROWN] - ask.cost[CROWN]) + max(0, g.pool[CROSS] - ask.cost[CROSS])
        free = max(0, ask.cost[EITHER] - spare)
    lack = [*need, free]
    lack[CROWN] -= free
    lack[CROSS] -= free
    lack[FLORIN] = max(0, need[FLORIN] - g.treasury[seat])
    assert len(lack) == KINDS + 1
    return cost_words(tuple(lack))
