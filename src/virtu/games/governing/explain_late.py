"""The facts behind refusals at the end of Spring, in Winter and about Alliances."""

from typing import Final

from virtu.games.governing.actions import Bank, Discard, Put, Use
from virtu.games.governing.actions_war import Announce, Besiege, GiveUp, Retreat, Withdraw
from virtu.games.governing.actions_winter import (
    ITEM_NAME,
    TITLE_ITEM,
    Ally,
    AllyForLess,
    Build,
    Buy,
    Disband,
    MoveIn,
    MoveOut,
    Recruit,
    Shift,
)
from virtu.games.governing.clauses import SHADED_LIMIT, SPACE_CLOSED
from virtu.games.governing.clauses_winter import HEIR_NEEDS_ICON, LIMIT_DISCARD
from virtu.games.governing.combat import sieges_of, war_price
from virtu.games.governing.component_data import SYMBOLS
from virtu.games.governing.market import bundle_cost, capacity, cards_in
from virtu.games.governing.state import EMPTY, Governing
from virtu.games.governing.steps.alliance import ChooseAlliance, alliance_cost
from virtu.games.governing.steps.announce import AnnounceBonus
from virtu.games.governing.steps.pay import cost_words
from virtu.games.governing.steps.plains import PlainsChoice
from virtu.games.governing.steps.purchase import ChooseItems, PlaceCard
from virtu.games.governing.steps.recruit import RecruitTroops, recruit_price
from virtu.games.governing.steps.reorganise import SHIFTS, Reorganise
from virtu.games.governing.steps.retreat import RetreatTroop
from virtu.games.governing.steps.siege_turn import ChooseSiege
from virtu.games.governing.steps.tracks import VacateSpace
from virtu.games.governing.steps.winter import ChooseSalary, DisbandTroop, salary_due
from virtu.games.governing.tables import (
    CARD_NAME,
    CITY_NAME,
    KINGDOM,
    POWERS,
    REPUBLIC,
    ROOMS,
    SOURCE_NAME,
    SPACE_NAME,
    SPACES,
    VOYAGE,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat

QUESTIONS: Final = [
    "AnnounceBonus", "AnnounceAgain", "ChooseSiege", "PlainsChoice", "RetreatTroop", "VacateSpace", "ChooseSalary",
    "DisbandTroop", "Reorganise", "ChooseItems", "BuildCathedral", "PlaceCard", "RecruitTroops", "ChooseAlliance",
]


def facts(g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
    """What made a clause of these chapters refuse an action; empty for questions of other chapters."""
    ask = g.agenda[-1]
    found: dict[str, Fact] = {}
    if type(ask).__name__ not in QUESTIONS:
        return found
    name_things(action, found)
    if clause in (SHADED_LIMIT, SPACE_CLOSED) and isinstance(action, Shift):
        found["space"] = SPACE_NAME[action.target]
    if isinstance(ask, AnnounceBonus):
        combat_facts(g, ask, action, found)
    elif isinstance(ask, ChooseSiege):
        found["cities"] = ", ".join([CITY_NAME[city] for city in sieges_of(g, ask.who)])
    elif isinstance(ask, PlainsChoice):
        found["battle"] = CITY_NAME[ask.city]
        found.setdefault("city", CITY_NAME[ask.city])
    elif isinstance(ask, RetreatTroop):
        found["origin"] = CITY_NAME[ask.city]
        found["ships"] = ask.ships + (VOYAGE[ask.city][action.city] if isinstance(action, Retreat) else 0)
    elif isinstance(ask, VacateSpace):
        space_facts(g, ask.who, found)
    elif isinstance(ask, ChooseSalary):
        troops = g.troops_on_board(ask.who)
        found.update({"due": salary_due(troops), "troops": troops, "florins": g.treasury[ask.who]})
    elif isinstance(ask, DisbandTroop):
        found.update({"keep": ask.keep, "excess": g.troops_on_board(ask.who) - ask.keep})
    elif isinstance(ask, Reorganise):
        space_facts(g, ask.who, found)
        palace_facts(g, ask.who, action, clause, found)
    elif isinstance(ask, ChooseItems):
        bundle_facts(g, ask, action, found)
    elif isinstance(ask, PlaceCard):
        space_facts(g, ask.who, found)
        found["card"] = CARD_NAME[ask.cards[0]]
        found["item"] = CARD_NAME[ask.cards[0]]
        if isinstance(action, Put):
            found["target"] = SPACE_NAME[action.space]
        elif isinstance(action, Discard) and clause is not LIMIT_DISCARD:
            card = g.spaces[ask.who * SPACES + action.space]
            found["card"] = CARD_NAME[card] if card != EMPTY else CARD_NAME[ask.cards[0]]
    elif isinstance(ask, RecruitTroops):
        found["florins"] = g.treasury[ask.who]
        if isinstance(action, Recruit):
            found["price"] = recruit_price(g, ask.who, action.city)
    elif isinstance(ask, ChooseAlliance):
        if isinstance(action, Ally):
            found["cost"] = cost_words(alliance_cost(action.power, EMPTY))
        elif isinstance(action, AllyForLess):
            found["cost"] = cost_words(alliance_cost(action.power, action.symbol))
    return found


def name_things(action: Action, found: dict[str, Fact]) -> None:
    """The things an action names."""
    if isinstance(action, (Besiege, Withdraw, Retreat, Disband, Build, Recruit)):
        found["city"] = CITY_NAME[action.city]
    elif isinstance(action, Announce):
        found["bonus"] = SOURCE_NAME[action.source]
    elif isinstance(action, (GiveUp, Discard, Put)):
        found["space"] = SPACE_NAME[action.space]
    elif isinstance(action, Shift):
        found.update({"space": SPACE_NAME[action.space], "target": SPACE_NAME[action.target]})
    elif isinstance(action, MoveIn):
        found.update({"space": SPACE_NAME[action.space], "room": action.room + 1})
    elif isinstance(action, MoveOut):
        found.update({"space": SPACE_NAME[action.space], "target": SPACE_NAME[action.space], "room": action.room + 1})
    elif isinstance(action, Buy):
        found["item"] = ITEM_NAME[action.item]
    elif isinstance(action, Ally):
        found["power"] = POWERS[action.power]
    elif isinstance(action, AllyForLess):
        found.update({"power": POWERS[action.power], "symbol": SYMBOLS[action.symbol]})
    elif isinstance(action, (Bank, Use)):
        found["source"] = SOURCE_NAME[action.source]


def combat_facts(g: Governing, ask: AnnounceBonus, action: Action, found: dict[str, Fact]) -> None:
    seat = ask.asked(g)
    found["city"] = CITY_NAME[ask.combat.city]
    found["florins"] = g.treasury[seat]
    if isinstance(action, Announce):
        found["price"] = war_price(g, seat, action.source)


def space_facts(g: Governing, seat: Seat, found: dict[str, Fact]) -> None:
    found["occupied"] = g.shaded_occupied(seat)
    found["allowed"] = g.shaded_allowed(seat)


def palace_facts(g: Governing, seat: Seat, action: Action, clause: Clause, found: dict[str, Fact]) -> None:
    found["limit"] = SHIFTS
    card = EMPTY
    if isinstance(action, (MoveIn, Shift, Discard)):
        card = g.spaces[seat * SPACES + action.space]
    elif isinstance(action, MoveOut):
        place = seat * ROOMS + action.room
        improvement = action.improvement or clause is HEIR_NEEDS_ICON
        card = g.improvements[place] if improvement else g.actions[place]
    if card != EMPTY:
        found["card"] = CARD_NAME[card]


def bundle_facts(g: Governing, ask: ChooseItems, action: Action, found: dict[str, Fact]) -> None:
    found["cost"] = cost_words(bundle_cost(ask.items, EMPTY))
    found["limit"] = 1
    if not isinstance(action, Buy):
        return
    bundle = (*ask.items, action.item)
    found["cost"] = cost_words(bundle_cost(ask.items, action.item))
    found["cards"] = cards_in(bundle)
    found["spaces"] = capacity(g, ask.who, bundle)
    kind = action.item - TITLE_ITEM
    if kind in (KINGDOM, REPUBLIC):
        found["other"] = ITEM_NAME[TITLE_ITEM + KINGDOM + REPUBLIC - kind]
