"""How a careless player would choose: weights for random play, so that its games see everything."""

from virtu.games.governing.actions import Annex, Done, March, Perform, Sail, Use
from virtu.games.governing.actions_war import Besiege
from virtu.games.governing.actions_winter import Buy, PaySalary, Recruit
from virtu.games.governing.habits import weight
from virtu.games.governing.steps.pay import ChooseSource
from virtu.games.governing.tables import CITY, INDULGENCE_SOURCE
from virtu.games.wars_of_italy.actions import Conclude, Decline, Influence, MarchAlly, RecruitAlly, SailAlly
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.campaign import Campaign
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.tables import FRANCE
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask


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
        # Troops follow each other, and France dreams of Naples.
        if w.owner[action.city] == seat:
            return 200
        dream = seat == FRANCE and action.city == CITY["naples"]
        return (6000 if dream else 1200) * (1 + 2 * w.army_at(seat, action.city))
    if isinstance(action, (Recruit, RecruitAlly)):
        return 4000
    if isinstance(action, Decline):
        return 20
    if isinstance(action, (Annex, Besiege, Perform)):
        return 6000
    if isinstance(action, Done) and pooled:
        return 300
    return weight(w, seat, action, paying)
