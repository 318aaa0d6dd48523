"""What an answer would cost and bring, shown before it is given."""

from virtu.games.governing.actions import Annex, Bank, Move, Pass, Use
from virtu.games.governing.actions_war import Announce, Besiege, Retreat
from virtu.games.governing.actions_winter import Buy, PaySalary, Recruit
from virtu.games.governing.combat import SIEGE, Combat, war_price, war_strength
from virtu.games.governing.foresight import move
from virtu.games.governing.purchasing_power import gift
from virtu.games.governing.steps.annex import seas_to
from virtu.games.governing.steps.announce import AnnounceBonus, with_value
from virtu.games.governing.steps.pay import cost_words
from virtu.games.governing.steps.purchase import ChooseItems, bundle_cost
from virtu.games.governing.symbols import symbols
from virtu.games.governing.tables import (
    ACTION_SOURCE,
    CARD_NAME,
    CITY_NAME,
    CITY_SOURCE,
    FLORIN,
    IMPROVEMENT_SOURCE,
    NEIGHBOURS,
    SIDE_2_5,
    TILE_BOTTOM,
    VALUE,
    VOYAGE,
)
from virtu.games.wars_of_italy.actions import Conclude, Influence, RecruitAlly
from virtu.games.wars_of_italy.combat import defenders, on_plains, siege_of, strengths, victory_losses
from virtu.games.wars_of_italy.diplomacy import squares_after
from virtu.games.wars_of_italy.state import MAJOR, Wars
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.steps.recruit import AT_HOME, recruit_price
from virtu.games.wars_of_italy.steps.retreat import RetreatOne
from virtu.games.wars_of_italy.steps.siege import Conquest
from virtu.games.wars_of_italy.tables import CAP, FIRST_MAJOR, KINGS, MAJOR_AGENTS, MAJOR_COUNT, MAJORS
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask


def foresee(w: Wars, action: Action, viewer: Seat | None) -> dict[str, object]:
    """What an answer brings; the table is open, so everybody may know."""
    ask = w.agenda[-1]
    assert isinstance(ask, Ask)
    seat = ask.asked(w)
    if isinstance(action, Bank):
        florins = w.bottom(seat, action.source)[FLORIN]
        return {"florins": florins, "treasury": w.treasury[seat] + florins}
    if isinstance(action, Use):
        amount = gift(w, seat, action.source, action.symbol)
        pool = w.pool[:]
        pool[action.symbol] += amount
        exhausts = action.source not in (ACTION_SOURCE, IMPROVEMENT_SOURCE)
        return {"gives": amount, "pool": symbols(pool), "exhausts": exhausts}
    if isinstance(action, Move):
        return move(w, seat, action.rooms)
    if isinstance(action, Annex):
        return {
            "crowns": w.value_for(seat, action.city) + 1, "ships": seas_to(w, seat, action.city),
            "value": w.value_for(seat, action.city), "tile": symbols(TILE_BOTTOM[CITY_SOURCE + action.city]),
            "points": 1,
        }
    if isinstance(action, Influence) and isinstance(ask, Diplomacy):
        return squares_after(w, ask, seat, action.major, 1)[0]
    if isinstance(action, Conclude):
        return alliance(w, action.major)
    if isinstance(ask, AnnounceBonus) and isinstance(action, (Announce, Pass)):
        bonuses, price = ask.bonuses, 0
        if isinstance(action, Announce):
            bonus = bonuses[ask.speaker] + war_strength(w, seat, action.source)
            bonuses = with_value(bonuses, ask.speaker, bonus)
            price = war_price(w, seat, action.source)
        return {**prospect(w, ask.combat, bonuses), "florins": price}
    if isinstance(action, Besiege):
        combat = siege_of(w, seat, action.city)
        seen = {**prospect(w, combat, (0,) * len(combat.sides)), "plains": on_plains(w, seat, action.city)}
        return {**seen, **conquest(w, seat, action.city)}
    if isinstance(ask, RetreatOne) and isinstance(action, Retreat):
        ships = 0 if action.city in NEIGHBOURS[SIDE_2_5][ask.city] else VOYAGE[ask.city][action.city]
        return {"ships": ships, "owed": ask.ships + ships}
    if isinstance(action, PaySalary):
        return {"florins": action.florins, "keeps": 2 * action.florins}
    if isinstance(ask, ChooseItems) and isinstance(action, Buy):
        whole, alone = bundle_cost(ask.items, action.item), bundle_cost((), action.item)
        return {"cost": cost_words(whole), "alone": cost_words(alone)}
    if isinstance(action, Recruit):
        return {"florins": recruit_price(w, seat, action.city)}
    return {"florins": AT_HOME} if isinstance(action, RecruitAlly) else {}


def alliance(w: Wars, major: int) -> dict[str, object]:
    """WI-9.1 What the definitive alliance with a Major City brings."""
    colour = FIRST_MAJOR + major
    cities = [city for city in range(len(w.owner)) if w.owner[city] == MAJOR and w.disc[city] == major]
    return {
        "cards": [CARD_NAME[card] for card in KINGS[colour]],
        "cities": [CITY_NAME[city] for city in cities],
        "troops": w.on_board(colour), "pool": CAP[colour] - w.on_board(colour),
        "agents": MAJOR_AGENTS[major], "points": len(cities),
    }


def conquest(w: Wars, seat: Seat, city: int) -> dict[str, object]:
    """WI-8.4.5 What taking a City would do to the tracks: whom it eliminates, where markers would stand."""
    after = w.clone()
    Conquest(seat, city).perform(after)
    found: dict[str, object] = {}
    moved = {
        MAJORS[major]: after.influence[major]
        for major in range(MAJOR_COUNT)
        if after.sworn[major] == w.sworn[major] and after.influence[major] != w.influence[major]
    }
    out = [MAJORS[major] for major in range(MAJOR_COUNT) if after.sworn[major] != w.sworn[major]]
    if moved:
        found["influence"] = moved
    if out:
        found["eliminates"] = out[0]
    return found


def prospect(w: Wars, combat: Combat, bonuses: tuple[int, ...]) -> dict[str, object]:
    """How a combat would end if nobody announced anything more."""
    strength = strengths(w, combat, bonuses)
    if combat.kind != SIEGE:
        best = max(strength)
        leaders = [side for index, side in enumerate(combat.sides) if strength[index] == best]
        return {"strengths": strength, "leaders": leaders}
    attack, defence = strength
    won = attack > defence
    losses = victory_losses(w, combat.sides[0], combat.city, defence) if won else 1
    return {"attack": attack, "defence": defence, "won": won, "losses": losses}


def open_combat(w: Wars) -> dict[str, object] | None:
    """The combat on the table with everything its strengths are made of; None when nobody fights."""
    ask = w.agenda[-1] if w.agenda else None
    if not isinstance(ask, AnnounceBonus):
        return None
    combat = ask.combat
    found: dict[str, object] = {
        "kind": "siege" if combat.kind == SIEGE else "plains",
        "city": CITY_NAME[combat.city],
        "sides": [*combat.sides],
        "speaker": combat.sides[ask.speaker],
        "passed": [combat.sides[index] for index, silent in enumerate(ask.silent) if silent],
        "strengths": strengths(w, combat, ask.bonuses),
        "bonuses": [*ask.bonuses],
        "troops": [w.army_at(side, combat.city) for side in combat.sides],
        **prospect(w, combat, ask.bonuses),
    }
    if combat.kind == SIEGE:
        attacker = Seat(combat.sides[0])
        found["value"] = VALUE[combat.city]
        found["agent"] = w.value_for(attacker, combat.city) - VALUE[combat.city]
        found["garrison"] = defenders(w, attacker, combat.city)
    return found
