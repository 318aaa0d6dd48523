"""The facts that make a clause object, for the sentences people read."""

from virtu.games.governing.actions import ACTION_NAME, SYMBOL_NAME, Annex, Discard, March, Perform, Put, Sail
from virtu.games.governing.actions_war import Announce, Besiege, Retreat, Withdraw
from virtu.games.governing.actions_winter import ITEM_NAME, Buy, Disband, Recruit
from virtu.games.governing.combat import war_price
from virtu.games.governing.explain import facts as general_facts
from virtu.games.governing.explain_late import bundle_facts
from virtu.games.governing.payment_table import FOR_SCHEME
from virtu.games.governing.purchasing_power import means_of
from virtu.games.governing.steps.act import room_action
from virtu.games.governing.steps.annex import FAR, seas_to
from virtu.games.governing.steps.announce import AnnounceBonus
from virtu.games.governing.steps.purchase import ChooseItems
from virtu.games.governing.tables import (
    CARD_NAME,
    CITY_NAME,
    CROWN,
    MASK,
    NO_ACTION,
    SCHEME,
    SHIP,
    SPACE_NAME,
    VOYAGE,
)
from virtu.games.wars_of_italy.actions import (
    SPOT_SPACE,
    SPOT_UNDER,
    Arrange,
    Conclude,
    DisbandAlly,
    Influence,
    Lose,
    MarchAlly,
    RecruitAlly,
    SailAlly,
    Stay,
)
from virtu.games.wars_of_italy.combat import MUST, duties
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.act import ChooseRoomAction
from virtu.games.wars_of_italy.steps.alliance import PlaceAlly
from virtu.games.wars_of_italy.steps.plains import AfterBattle
from virtu.games.wars_of_italy.steps.recruit import AT_HOME, recruit_price
from virtu.games.wars_of_italy.steps.retreat import RetreatOne
from virtu.games.wars_of_italy.steps.siege_turn import ChooseCity
from virtu.games.wars_of_italy.steps.winter import PaySide, salary_due
from virtu.games.wars_of_italy.tables import COLOURS, INITIAL, MAJORS
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask


def facts(w: Wars, action: Action, clause: Clause) -> dict[str, Fact]:
    """What fills a clause's gist for one refused answer."""
    ask = w.agenda[-1]
    assert isinstance(ask, Ask)
    seat = ask.asked(w)
    found: dict[str, Fact] = {}
    if not isinstance(action, (Annex, Perform)):
        found.update(general_facts(w, action, clause))
    found["colour"] = COLOURS[seat]
    found["florins"] = w.treasury[seat]
    of_action(w, seat, action, found)
    of_question(w, seat, ask, action, found)
    return found


def of_action(w: Wars, seat: Seat, action: Action, found: dict[str, Fact]) -> None:
    if isinstance(action, (Annex, Besiege, Withdraw, Stay, Retreat, Recruit, RecruitAlly, Disband, DisbandAlly)):
        found["city"] = CITY_NAME[action.city]
    if isinstance(action, (Conclude, Influence)):
        found["major"] = MAJORS[action.major]
    if isinstance(action, Influence):
        found["symbol"] = SYMBOL_NAME[action.symbol]
    if isinstance(action, (MarchAlly, SailAlly, Lose, DisbandAlly)):
        found["colour"] = COLOURS[action.colour]
    if isinstance(action, (March, Sail, MarchAlly, SailAlly)):
        found["origin"] = CITY_NAME[action.origin]
        found["city"] = CITY_NAME[action.city]
        found["ships"] = VOYAGE[action.origin][action.city]
        found["left"] = w.pool[SHIP]
    if isinstance(action, Annex):
        ships = seas_to(w, seat, action.city)
        short = w.value_for(seat, action.city) >= w.pool[CROWN]
        found.update({"owner": w.owner[action.city], "crowns": w.value_for(seat, action.city) + 1})
        found["ships"] = 0 if ships == FAR else ships
        found["reach"] = w.pool[CROWN if short else SHIP]
    if isinstance(action, Recruit):
        found["price"] = recruit_price(w, seat, action.city)
    if isinstance(action, RecruitAlly):
        found["price"] = AT_HOME
        found["colour"] = COLOURS[INITIAL[action.city]]
    if isinstance(action, (Put, Discard)):
        found.update({"space": SPACE_NAME[action.space], "target": SPACE_NAME[action.space]})
    if isinstance(action, Arrange):
        found["card"] = CARD_NAME[action.card]
        if action.spot >= SPOT_SPACE:
            found["space"] = SPACE_NAME[action.spot - SPOT_SPACE]
        else:
            found["room"] = action.spot % SPOT_UNDER + 1
    if isinstance(action, Buy):
        found["item"] = ITEM_NAME[action.item]
    if isinstance(action, (Put, Discard, Arrange)):
        found["occupied"] = w.shaded_occupied(seat)
        found["allowed"] = w.shaded_allowed(seat)


def of_question(w: Wars, seat: Seat, ask: Ask, action: Action, found: dict[str, Fact]) -> None:
    if isinstance(ask, ChooseRoomAction):
        room = room_action(w, seat)
        found["action"] = "nothing" if room == NO_ACTION else ACTION_NAME[room]
        if room == SCHEME:
            found.update({"masks": w.rules.unblock_masks, "reach": means_of(w, seat, FOR_SCHEME).totals[MASK]})
    elif isinstance(ask, AfterBattle):
        found["battle"] = CITY_NAME[ask.city]
        found.setdefault("city", CITY_NAME[ask.city])
    elif isinstance(ask, ChooseCity):
        must = duties(w, seat, MUST)
        if must and not isinstance(action, Besiege):
            found["city"] = CITY_NAME[must[0]]
    elif isinstance(ask, RetreatOne):
        found["origin"] = CITY_NAME[ask.city]
        if isinstance(action, Retreat):
            found["ships"] = ask.ships + VOYAGE[ask.city][action.city]
        found.update({"owed": ask.ships, "total": ask.ships})
    elif isinstance(ask, PlaceAlly):
        found["card"] = CARD_NAME[ask.card]
    elif isinstance(ask, PaySide):
        found["due"] = salary_due(w.army(seat))
    elif isinstance(ask, ChooseItems):
        bundle_facts(w, ask, action, found)
    elif isinstance(ask, AnnounceBonus):
        found["city"] = CITY_NAME[ask.combat.city]
        if isinstance(action, Announce):
            found["price"] = war_price(w, seat, action.source)


