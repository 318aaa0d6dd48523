"""How a careless player would choose: weights for random play, so that its games see everything."""

from typing import Final

from virtu.games.governing.actions import Annex, Done, March, Perform, Sail, Use
from virtu.games.governing.actions_war import Besiege
from virtu.games.governing.actions_winter import Buy, Disband, PaySalary, Recruit
from virtu.games.governing.habits import weight
from virtu.games.governing.steps.pay import ChooseSource
from virtu.games.governing.tables import CITY, INDULGENCE_SOURCE, NEIGHBOURS, SIDE_2_5
from virtu.games.wars_of_italy.actions import Conclude, Decline, Influence, MarchAlly, RecruitAlly, SailAlly
from virtu.games.wars_of_italy.combat import defence
from virtu.games.wars_of_italy.state import MAJOR, Wars
from virtu.games.wars_of_italy.steps.campaign import Campaign
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.tables import FRANCE, NAPLES
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask

CLOSER: Final = [CITY[name] for name in ("florence", "perugia", "spoleto", "rome", "terracina", "benevento", "naples")]
"""The road to Naples."""


def habits(w: Wars, offers: list[Action]) -> list[int]:
    """One weight per offer, none of them zero."""
    ask = w.agenda[-1]
    assert isinstance(ask, Ask)
    seat = ask.asked(w)
    pooled = isinstance(ask, (Diplomacy, Campaign))
    return [own_weight(w, seat, action, isinstance(ask, ChooseSource), pooled) for action in offers]


def own_weight(w: Wars, seat: Seat, action: Action, paying: bool, pooled: bool) -> int:
    if isinstance(action, Conclude):
        return 8000
    if isinstance(action, Use) and action.source == INDULGENCE_SOURCE:
        return 10 if paying else 1
    if isinstance(action, Buy):
        return 400
    if isinstance(action, PaySalary):
        return 300 + 1500 * action.florins
    if isinstance(action, Influence):
        # One Major City per side is courted more than the others, so that some alliances come about.
        return 4000 if action.major == (w.year // 7 + seat) % 3 else 500
    if isinstance(action, (March, Sail, MarchAlly, SailAlly)):
        return march_weight(w, seat, action.city)
    if isinstance(action, (Recruit, Disband)) and seat == NAPLES and action.city == CITY["naples"]:
        # Naples feels safe, so that it falls now and then.
        return 300 if isinstance(action, Recruit) else 6000
    if isinstance(action, (Recruit, RecruitAlly)):
        return 4000
    if isinstance(action, Decline):
        return 20
    if isinstance(action, (Annex, Besiege, Perform)):
        return 6000
    if isinstance(action, Done) and pooled:
        return 300
    return weight(w, seat, action, paying)


def march_weight(w: Wars, seat: Seat, city: int) -> int:
    """Troops gather where they may rest or could win; France dreams of Naples."""
    if w.owner[city] == seat:
        return 150
    here = w.army_at(seat, city)
    near = sum([w.army_at(seat, other) for other in NEIGHBOURS[SIDE_2_5][city] if w.opens_to(seat, other)])
    if w.owner[city] != MAJOR and here + near <= defence(w, seat, city):
        return 60
    dream = 4 if seat == FRANCE and city in CLOSER else 1
    return 1500 * (1 + 2 * here) * dream
