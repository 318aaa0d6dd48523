"""What the open question is about: payment, pool, combat, bundle, losses. Everybody may know it."""

from typing import Final

from virtu.games.governing.actions import Annex, March, Sail
from virtu.games.governing.component_data import ACTIONS
from virtu.games.governing.moment import moment as general_moment
from virtu.games.governing.payment_table import FOR_INFLUENCE, FOR_WAR
from virtu.games.governing.purchasing_power import cost_of
from virtu.games.governing.solver import payments
from virtu.games.governing.steps.act import room_action
from virtu.games.governing.steps.annex import seas_to
from virtu.games.governing.steps.announce import AnnounceBonus
from virtu.games.governing.symbols import symbols
from virtu.games.governing.tables import (
    CARD_NAME,
    CAVALRY,
    CITY_NAME,
    CROSS,
    CROWN,
    INDULGENCE_SOURCE,
    NO_ACTION,
    SHIP,
    VOYAGE,
)
from virtu.games.wars_of_italy.actions import Influence, MarchAlly, SailAlly
from virtu.games.wars_of_italy.diplomacy import spread
from virtu.games.wars_of_italy.foresight import open_combat
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.act import ChooseRoomAction
from virtu.games.wars_of_italy.steps.alliance import PlaceAlly
from virtu.games.wars_of_italy.steps.campaign import Campaign
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.steps.losses import LoseOne
from virtu.games.wars_of_italy.steps.plains import AfterBattle
from virtu.games.wars_of_italy.steps.recruit import RecruitFor, recruit_price
from virtu.games.wars_of_italy.steps.retreat import RetreatOne
from virtu.games.wars_of_italy.steps.setup import ArrangeCard, to_place
from virtu.games.wars_of_italy.steps.siege_turn import ChooseCity
from virtu.games.wars_of_italy.steps.winter import DisbandOne, PaySide, salary_due
from virtu.games.wars_of_italy.tables import COLOURS
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat

OWN: Final = (
    ArrangeCard, ChooseRoomAction, Campaign, Diplomacy, RetreatOne, LoseOne, AfterBattle, PlaceAlly, PaySide,
    DisbandOne, RecruitFor, ChooseCity,
)
"""The questions that only the Wars of Italy ask."""
PLENTY: Final = 9
"""More of a symbol than an action needs at once."""


def moment(w: Wars, viewer: Seat | None) -> dict[str, object] | None:
    """The open question with what its widget needs; None when nobody is asked."""
    ask = w.agenda[-1] if w.agenda else None
    if isinstance(ask, AnnounceBonus):
        return {"seat": ask.asked(w), "topic": ask.topic(), "combat": open_combat(w)}
    if not isinstance(ask, OWN):
        return general_moment(w, viewer)
    seat = ask.asked(w)
    found: dict[str, object] = {"seat": seat, "topic": ask.topic()}
    if isinstance(ask, ArrangeCard):
        if seat == viewer or not ask.secret:
            found["cards"] = [CARD_NAME[card] for card in to_place(w, seat)]
    elif isinstance(ask, ChooseRoomAction):
        action = room_action(w, seat)
        found["action"] = None if action == NO_ACTION else ACTIONS[action]
    elif isinstance(ask, (Campaign, Diplomacy)):
        found.update({"pool": symbols(w.pool), "near": near(w, ask, seat)})
        if isinstance(ask, Diplomacy):
            found["spread"] = spread(w, ask, seat)
    elif isinstance(ask, (RetreatOne, LoseOne, AfterBattle)):
        found["city"] = CITY_NAME[ask.city]
        if isinstance(ask, RetreatOne):
            left = w.routed_at(ask.colour, ask.city)
            found.update({"ships": ask.ships, "colour": COLOURS[ask.colour], "left": left})
        elif isinstance(ask, LoseOne):
            found["left"] = ask.count
    elif isinstance(ask, PlaceAlly):
        found["card"] = CARD_NAME[ask.card]
    elif isinstance(ask, PaySide):
        found.update({"troops": w.army(seat), "due": salary_due(w.army(seat))})
    elif isinstance(ask, DisbandOne):
        found["excess"] = w.army(seat) - ask.keep
    elif isinstance(ask, RecruitFor):
        found["prices"] = {CITY_NAME[city]: recruit_price(w, seat, city) for city in w.cities_of(seat)}
    return found


def near(w: Wars, ask: Campaign | Diplomacy, seat: Seat) -> list[dict[str, object]]:
    """What could be done at once with the sources at hand: the sources to use, then the answers they allow."""
    purpose = FOR_WAR if isinstance(ask, Campaign) else FOR_INFLUENCE
    plenty = w.clone()
    for kind in (CAVALRY, SHIP) if isinstance(ask, Campaign) else (CROWN, CROSS, SHIP):
        plenty.pool[kind] = PLENTY
    now = ask.own_offers(w)
    groups: dict[str, list[str]] = {}
    for action in ask.own_offers(plenty):
        if action in now:
            continue
        crowns, crosses, cavalry, ships = need_of(w, seat, action)
        if crowns + crosses + cavalry + ships:
            groups.setdefault(f"{crowns} {crosses} {cavalry} {ships}", []).append(str(action))
    found: list[dict[str, object]] = []
    for key, actions in groups.items():
        crowns, crosses, cavalry, ships = [int(word) for word in key.split(" ")]
        cost = cost_of(crowns=crowns, crosses=crosses, cavalry=cavalry, ships=ships)
        ways = payments(w, seat, cost, purpose)
        # An Indulgence costs a point and closes the Room: nobody takes one without asking for it.
        if ways and INDULGENCE_SOURCE not in ways[0].sources:
            uses = [str(one) for one in ways[0].actions()]
            found.append({"use": uses, "then": actions, "cost": symbols(cost)})
    return found


def need_of(w: Wars, seat: Seat, action: Action) -> tuple[int, int, int, int]:
    """Crowns, Crosses, Cavalry and Ships an operation takes from the pool."""
    if isinstance(action, (March, MarchAlly)):
        return 0, 0, 1, 0
    if isinstance(action, (Sail, SailAlly)):
        return 0, 0, 0, VOYAGE[action.origin][action.city]
    if isinstance(action, Influence):
        return (0, 1, 0, 0) if action.symbol == CROSS else (1, 0, 0, 0)
    if isinstance(action, Annex):
        return w.value_for(seat, action.city) + 1, 0, 0, seas_to(w, seat, action.city)
    return 0, 0, 0, 0
