"""What an answer at the end of Spring or in Winter would cost and bring, before it is given."""

from virtu.games.governing.actions import Pass
from virtu.games.governing.actions_war import Announce, Besiege, Retreat
from virtu.games.governing.actions_winter import Ally, AllyForLess, Buy, PaySalary, Recruit
from virtu.games.governing.combat import (
    BASTION_STRENGTH,
    SIEGE,
    Combat,
    rivals,
    siege_of,
    strengths,
    victory_losses,
    war_price,
    war_strength,
)
from virtu.games.governing.market import bundle_cost
from virtu.games.governing.state import EMPTY, NEUTRAL, Governing
from virtu.games.governing.steps.alliance import alliance_cost
from virtu.games.governing.steps.announce import AnnounceBonus, with_value
from virtu.games.governing.steps.pay import cost_words
from virtu.games.governing.steps.plains import PlainsChoice
from virtu.games.governing.steps.purchase import ChooseItems
from virtu.games.governing.steps.recruit import recruit_price
from virtu.games.governing.steps.retreat import RetreatTroop
from virtu.games.governing.steps.siege_turn import ChooseSiege
from virtu.games.governing.tables import BASTION, CITY_NAME, VALUE, VOYAGE
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def foresee(g: Governing, action: Action) -> dict[str, object]:
    """Costs, strengths and consequences of a legal answer; empty for questions of other chapters."""
    if not g.agenda:
        return {}
    ask = g.agenda[-1]
    if isinstance(ask, AnnounceBonus) and isinstance(action, (Announce, Pass)):
        seat = ask.asked(g)
        bonuses = ask.bonuses
        price = 0
        if isinstance(action, Announce):
            bonus = bonuses[ask.speaker] + war_strength(g, seat, action.source)
            bonuses = with_value(bonuses, ask.speaker, bonus)
            price = war_price(g, seat, action.source)
        return {**prospect(g, ask.combat, bonuses), "florins": price}
    if isinstance(action, Besiege) and isinstance(ask, (ChooseSiege, PlainsChoice)):
        combat = siege_of(g, ask.who, action.city, EMPTY)
        found = prospect(g, combat, (0,) * len(combat.sides))
        found["rivals"] = [] if isinstance(ask, PlainsChoice) else rivals(g, ask.who, action.city)
        return found
    if isinstance(ask, RetreatTroop) and isinstance(action, Retreat):
        by_road = action.city in g.neighbours(ask.city)
        ships = 0 if by_road else VOYAGE[ask.city][action.city]
        return {"ships": ships, "owed": ask.ships + ships}
    if isinstance(action, PaySalary):
        return {"florins": action.florins, "keeps": 2 + 2 * action.florins}
    if isinstance(ask, ChooseItems) and isinstance(action, Buy):
        whole, alone = bundle_cost(ask.items, action.item), bundle_cost((), action.item)
        return {"cost": cost_words(whole), "alone": cost_words(alone)}
    if isinstance(action, Recruit):
        return {"florins": recruit_price(g, Seat(g.requesting), action.city)}
    if isinstance(action, Ally):
        return {"cost": cost_words(alliance_cost(action.power, EMPTY))}
    if isinstance(action, AllyForLess):
        return {"cost": cost_words(alliance_cost(action.power, action.symbol))}
    return {}


def prospect(g: Governing, combat: Combat, bonuses: tuple[int, ...]) -> dict[str, object]:
    """How a combat would end if nobody announced anything more."""
    strength = strengths(g, combat, bonuses)
    if combat.kind != SIEGE:
        best = max(strength)
        leaders = [side for index, side in enumerate(combat.sides) if strength[index] == best]
        return {"strengths": strength, "leaders": leaders}
    attack, defence = strength
    won = attack > defence
    losses = victory_losses(g, combat, defence) if won else 1
    return {"attack": attack, "defence": defence, "won": won, "losses": losses}


def open_combat(g: Governing) -> dict[str, object] | None:
    """The combat on the table with everything its strengths are made of; None when nobody fights."""
    if not g.agenda:
        return None
    ask = g.agenda[-1]
    if not isinstance(ask, AnnounceBonus):
        return None
    combat = ask.combat
    strength = strengths(g, combat, ask.bonuses)
    place = combat.city * g.players
    found: dict[str, object] = {
        "kind": "siege" if combat.kind == SIEGE else "plains",
        "city": CITY_NAME[combat.city],
        "sides": [*combat.sides],
        "speaker": combat.sides[ask.speaker],
        "passed": [combat.sides[index] for index, silent in enumerate(ask.silent) if silent],
        "strengths": strength,
        "bonuses": [*ask.bonuses],
        "troops": [g.troops[place + side] for side in combat.sides],
        **prospect(g, combat, ask.bonuses),
    }
    if combat.kind == SIEGE:
        attacker = Seat(combat.sides[0])
        owner = g.owner[combat.city]
        found["value"] = VALUE[combat.city]
        found["agent"] = g.value_for(attacker, combat.city) - VALUE[combat.city]
        found["garrison"] = g.garrison_at(combat.city)
        found["bastion"] = BASTION_STRENGTH if owner != NEUTRAL and g.bonus[BASTION] == owner else 0
    return found
