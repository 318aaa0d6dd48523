"""The Art of Governing as somebody plays who knows what pays: one rule of thumb per question.

Long payments and pooled actions are beyond one look ahead; these answers are worked out instead of tried.
"""

from collections.abc import Callable
from typing import Final

from virtu.bots.evaluators.governing import CARD_WORTH, TILE_WORTH, WORTH, evaluate, war_reserve
from virtu.games.governing.actions import (
    DONE,
    PASS,
    SKIP,
    Annex,
    Bank,
    Discard,
    Enter,
    Expel,
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
from virtu.games.governing.actions_war import Announce, Retreat
from virtu.games.governing.actions_winter import (
    AS_ACTION,
    BENEATH,
    CATHEDRAL_ITEM,
    ITEM_NAME,
    Ally,
    AllyForLess,
    Buy,
    Disband,
    MoveIn,
    PaySalary,
    Recruit,
    Shift,
)
from virtu.games.governing.combat import defence_without_bonuses, strengths, war_strength
from virtu.games.governing.means import Cost, Means, gift, means_of
from virtu.games.governing.purposes import (
    FOR_ANNEX,
    FOR_GOVERN,
    FOR_PURCHASE,
    FOR_SCHEME,
    FOR_SPONSOR,
    FOR_TRADE,
    FOR_WAR,
)
from virtu.games.governing.state import EMPTY, NEUTRAL, OUT, Governing
from virtu.games.governing.steps.act import room_action
from virtu.games.governing.steps.annex import FAR, annex_cost, seas_to
from virtu.games.governing.steps.announce import AnnounceBonus
from virtu.games.governing.steps.marker import ready_edge
from virtu.games.governing.steps.pay import ChooseSource, needed
from virtu.games.governing.steps.purchase import ChooseItems, bundle_cost, cards_in
from virtu.games.governing.steps.sponsor import BONUS_STEPS, sponsor_cost
from virtu.games.governing.tables import (
    ANNEX,
    BONUSES,
    CARD_ACTION,
    CARD_BOTTOM,
    CAVALRY,
    CITIES,
    CITY_SOURCE,
    CROSS,
    CROWN,
    FLORIN,
    GOVERN,
    HOME,
    IN_PLAY,
    INDULGENCE_SOURCE,
    LAST_STEP,
    LEFT_ARROW,
    LEFT_SPACES,
    MASK,
    NOTABLES,
    PIRATE,
    POWER_LOCATION,
    POWER_SOURCE,
    PRINTED,
    RIGHT_ARROW,
    RIGHT_SPACES,
    ROOM_LOCATION,
    ROOMS,
    SCHEME,
    SHIP,
    SPACES,
    SPONSOR,
    TITLE_SPACE,
    TRADE,
    VALUE,
    VOYAGE,
    WAGE_WAR,
    WAR,
)
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask

INDULGENCE_PRICE: Final = 1.5
CITY_GAIN: Final = 1.9
"""A City on the track, and what comes with it."""

VARIED: Final = (
    "family",
    "room",
    "move",
    "action",
    "bonus",
    "reorganise",
    "purchase",
    "recruit",
    "alliance",
    "scheme",
)

BONUS_ORDER: Final = [
    "columbus",
    "sistine",
    "michelangelo",
    "prince",
    "copernicus",
    "duomo",
    "cannons",
    "leonardo",
    "machiavelli",
    "bastion",
]


def advise(state: State, seat: Seat, offers: list[Action], dice: Dice | None) -> Action:
    """One legal answer."""
    assert isinstance(state, Governing)
    ask = state.agenda[-1]
    assert isinstance(ask, Ask)
    rule = RULES.get(ask.topic())
    if len(offers) == 1 or rule is None:
        return offers[0]
    if dice is not None and ask.topic() in VARIED and len(offers) > 2 and dice.throw(5) == 0:
        # Now and then something is overlooked; otherwise all games of these players would be one game.
        overlooked = offers[dice.throw(len(offers))]
        if overlooked not in (DONE, SKIP):
            offers = [action for action in offers if action is not overlooked]
    chosen = rule(state, seat, offers)
    return chosen if chosen is not None and chosen in offers else plain(offers)


def frugal(g: Governing, seat: Seat, purpose: int) -> Means:
    """The means without an Indulgence."""
    means = means_of(g, seat, purpose)
    if INDULGENCE_SOURCE in means.sources:
        index = means.sources.index(INDULGENCE_SOURCE)
        means.sources.pop(index)
        means.kinds.pop(index)
        for symbol, amount in enumerate(means.gifts.pop(index)):
            means.totals[symbol] -= amount
    return means


def plain(offers: list[Action]) -> Action:
    """Nothing better known: the end of the matter if it is offered."""
    for action in (DONE, SKIP, PASS):
        if action in offers:
            return action
    return offers[0]


def best(scores: list[tuple[float, Action]], least: float = float("-inf")) -> Action | None:
    """The answer with the highest score, if it is above the least."""
    top: Action | None = None
    for value, action in scores:
        if value > least:
            least, top = value, action
    return top


# ---- worth


def source_worth(g: Governing, seat: Seat, source: int) -> float:
    """What is lost when a source is exhausted."""
    if source < SPACES:
        card = g.spaces[seat * SPACES + source]
        return 0.0 if card == EMPTY else CARD_WORTH[card]
    if source < CITY_SOURCE:
        return 0.0
    if source < POWER_SOURCE:
        return TILE_WORTH[source]
    return INDULGENCE_PRICE if source == INDULGENCE_SOURCE else 0.2


def cheapest_use(g: Governing, seat: Seat, offers: list[Action], symbol: int, most: float) -> Action | None:
    """The source that gives a symbol at the least loss per piece."""
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Use) and action.symbol == symbol:
            amount = max(1, gift(g, seat, action.source, symbol))
            scores.append((-source_worth(g, seat, action.source) / amount, action))
    return best(scores, -most)


# ---- set-up and marker


def family(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    scores: list[tuple[float, Action]] = []
    printed = PRINTED[g.faction[seat]]
    for action in offers:
        if isinstance(action, PlaceFamily):
            value = 0.2 if action.spot >= 10 else -1.0
            if action.spot < ROOMS and printed[action.spot] == CARD_ACTION[action.card]:
                value = 1.0
            scores.append((value, action))
    return best(scores)


def after_move(g: Governing, seat: Seat, rooms: int) -> Governing:
    """The table with the marker moved and the edges readied."""
    after = g.clone()
    start = g.marker[seat]
    passed = [(start + step) % ROOMS for step in range(min(rooms, ROOMS))]
    after.marker[seat] = (start + rooms) % ROOMS
    if LEFT_ARROW[g.faction[seat]] in passed:
        ready_edge(after, seat, LEFT_SPACES, "left")
    if RIGHT_ARROW[g.faction[seat]] in passed:
        ready_edge(after, seat, RIGHT_SPACES, "right")
    return after


def move(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Move):
            after = after_move(g, seat, action.rooms)
            readied = [
                CARD_WORTH[g.spaces[seat * SPACES + space]]
                for space in range(SPACES)
                if after.space_ready[seat * SPACES + space] and not g.space_ready[seat * SPACES + space]
            ]
            value = room_value(after, seat) + 0.7 * sum(readied)
            value -= 0.25 * max(0, action.rooms - 2)
            scores.append((value, action))
        elif isinstance(action, Enter):
            after = g.clone()
            after.marker[seat] = action.room
            scores.append((room_value(after, seat), action))
    return best(scores)


def room_value(g: Governing, seat: Seat) -> float:
    """What the action of the marker's Room would bring."""
    room = g.marker[seat]
    action = room_action(g, seat)
    burden = 0.0
    if g.indulgences[seat * ROOMS + room]:
        totals = means_of(g, seat, FOR_GOVERN).totals
        if not totals[CROSS] and totals[CROWN] < 2:
            return -0.5
        burden = 0.2
    agent = g.agent_in_room(seat, room)
    if agent not in (EMPTY, seat):
        return 0.4 if action == SCHEME and means_of(g, seat, FOR_SCHEME).totals[MASK] >= 2 else -0.2
    return ACTION_VALUE[action](g, seat) - burden


def govern_value(g: Governing, seat: Seat) -> float:
    worth = sorted([TILE_WORTH[tile] for tile in g.tiles_of(seat) if not g.is_ready(seat, tile)])
    totals = means_of(g, seat, FOR_GOVERN).totals
    return sum(worth[-2 * min(4, totals[CROWN] + totals[CROSS]) :]) * 0.9


def annex_targets(g: Governing, seat: Seat) -> list[tuple[float, int]]:
    """Cities within reach of the means, with what they bring."""
    means = means_of(g, seat, FOR_ANNEX)
    own = frugal(g, seat, FOR_ANNEX)
    found: list[tuple[float, int]] = []
    for city in IN_PLAY[g.players]:
        if g.owner[city] == NEUTRAL and not PIRATE[city] and seas_to(g, seat, city) != FAR:
            cost = annex_cost(g, seat, city)
            if means.reach(cost):
                value = CITY_GAIN + 2.0 * TILE_WORTH[CITY_SOURCE + city] - 0.15 * (cost[CROWN] + cost[SHIP])
                if not own.reach(cost):
                    value -= INDULGENCE_PRICE
                found.append((value, city))
    return found


def annex_value(g: Governing, seat: Seat) -> float:
    return max([value for value, _ in annex_targets(g, seat)], default=0.0)


def sponsor_value(g: Governing, seat: Seat) -> float:
    step = g.patronage[seat] + 1
    if step > LAST_STEP or not means_of(g, seat, FOR_SPONSOR).reach(sponsor_cost(step)):
        return 0.0
    value = 2.2 + 1.3 * (step in BONUS_STEPS) + 0.5 * (step == LAST_STEP)
    return value if frugal(g, seat, FOR_SPONSOR).reach(sponsor_cost(step)) else value - INDULGENCE_PRICE


def trade_value(g: Governing, seat: Seat) -> float:
    return 2 * WORTH[FLORIN] * means_of(g, seat, FOR_TRADE).totals[SHIP] * 0.8


def war_value(g: Governing, seat: Seat) -> float:
    plan = war_plan(g, seat)
    return plan[0][0] if plan else 0.0


def scheme_value(g: Governing, seat: Seat) -> float:
    return 0.25 * min(3, means_of(g, seat, FOR_SCHEME).totals[MASK]) * (g.agents[seat] > 0)


ACTION_VALUE: Final[dict[int, Callable[[Governing, Seat], float]]] = {
    GOVERN: govern_value,
    SPONSOR: sponsor_value,
    TRADE: trade_value,
    ANNEX: annex_value,
    WAGE_WAR: war_value,
    SCHEME: scheme_value,
}


def redeem(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    ready = [action for action in offers if isinstance(action, Redeem)]
    if ready:
        here = [action for action in ready if action.room == g.marker[seat]]
        return (here or ready)[0]
    cross = cheapest_use(g, seat, offers, CROSS, 1.2)
    if cross is not None:
        return cross
    crowns = g.pool[CROWN]
    for action in offers:
        if isinstance(action, Use) and action.symbol == CROWN:
            crowns += gift(g, seat, action.source, CROWN)
    return cheapest_use(g, seat, offers, CROWN, 0.7) if crowns >= 2 else DONE


# ---- the action step


def act(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    targets = {city: value for value, city in annex_targets(g, seat)} if room_action(g, seat) == ANNEX else {}
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Annex):
            scores.append((targets.get(action.city, 0.1), action))
        elif isinstance(action, Perform):
            scores.append((1.0 if action.action != SPONSOR else sponsor_value(g, seat), action))
    return best(scores, 0.0) or SKIP


def pay(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    """Every offer keeps the cost within reach, so the cheapest next source will do."""
    ask = g.agenda[-1]
    assert isinstance(ask, ChooseSource)
    need = needed(g, ask.cost)
    short = ask.cost[FLORIN] - g.pool[FLORIN] - g.treasury[seat]
    own = frugal(g, seat, ask.purpose)
    if own.reach(ask.cost):
        offers = [action for action in offers if spares_indulgence(own, ask.cost, action)]
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Pay):
            scores.append((-0.05, action))
        elif isinstance(action, Bank) or (isinstance(action, Use) and action.source == INDULGENCE_SOURCE):
            source = action.source
            symbol = action.symbol if isinstance(action, Use) else FLORIN
            amount = gift(g, seat, source, symbol)
            if symbol == FLORIN and short <= 0:
                continue
            lost = source_worth(g, seat, source) - WORTH[FLORIN] * amount * (symbol == FLORIN)
            scores.append((-lost / max(1, min(amount, short if symbol == FLORIN else need[symbol])), action))
        elif isinstance(action, Use):
            amount = gift(g, seat, action.source, action.symbol)
            useful = max(1, min(amount, need[action.symbol]))
            scores.append(
                ((-source_worth(g, seat, action.source) - 0.05 * (amount - useful)) / useful, action)
            )
    return best(scores)


def spares_indulgence(own: Means, cost: Cost, action: Action) -> bool:
    """Whether the cost stays within reach without an Indulgence."""
    if isinstance(action, Bank):
        return own.reach(cost, action.source, FLORIN)
    if isinstance(action, Use):
        return action.source in own.sources and own.reach(cost, action.source, action.symbol)
    return True


def govern(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    tired = [action for action in offers if isinstance(action, Ready)]
    asleep = [tile for tile in g.tiles_of(seat) if not g.is_ready(seat, tile) and tile not in g.used]
    symbols = g.pool[CROWN] + g.pool[CROSS]
    if tired:
        # Florins first: a tile that is banked from now can be readied again.
        full = [action for action in offers if isinstance(action, Bank) and action.source >= CITY_SOURCE]
        if full and len(asleep) < 2 * symbols:
            return full[0]
        return best([(TILE_WORTH[action.source], action) for action in tired])
    again = [action for action in offers if isinstance(action, Reactivate)]
    if again and symbols:
        return again[0]
    gain = sum(sorted([TILE_WORTH[tile] for tile in asleep])[-2:])
    if asleep:
        for symbol in (CROSS, CROWN):
            use = cheapest_use(g, seat, offers, symbol, min(gain, 0.9) * 0.8)
            if use is not None:
                return use
    return DONE


def trade(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    return cheapest_use(g, seat, offers, SHIP, 0.3) or DONE


# ---- war


def marches(g: Governing, seat: Seat, target: int, wanted: int) -> tuple[int, int, int] | None:
    """Cavalry that so many Troops need to a City through own Cities, and the first step: from where, to where."""
    reached = [(target, target)]
    seen = {target}
    cost = distance = 0
    step: tuple[int, int] | None = None
    while reached and wanted > 0:
        distance += 1
        following: list[tuple[int, int]] = []
        for city, _ in reached:
            for other in g.neighbours(city):
                if other not in seen and g.owner[other] == seat:
                    seen.add(other)
                    following.append((other, city))
        for other, city in following:
            used = min(wanted, g.troops_at(seat, other))
            if used:
                wanted -= used
                cost += used * distance
                step = step or (other, city)
        reached = following
    return None if wanted or step is None else (cost, *step)


def war_plan(g: Governing, seat: Seat) -> list[tuple[float, int, int, bool]]:
    """The best siege: value, where the next Troop goes, from where, and whether it sails; empty: no war."""
    totals = means_of(g, seat, FOR_WAR).totals
    horses = g.pool[CAVALRY] + totals[CAVALRY]
    ships = g.pool[SHIP] + totals[SHIP]
    strength = war_reserve(g, seat)
    found: list[tuple[float, int, int, bool]] = []
    for city in IN_PLAY[g.players]:
        owner = g.owner[city]
        if owner == seat:
            continue
        present = g.troops_at(seat, city)
        defence = defence_without_bonuses(g, seat, city)
        if owner >= 0:
            defence += min(2, war_reserve(g, Seat(owner)))
        wanted = max(0, defence + 1 - strength - present)
        if present and not wanted:
            continue
        wanted = max(wanted, 1 - present)
        march = marches(g, seat, city, wanted)
        losses = min(wanted + present, (defence >= 3) + g.garrison_at(city))
        value = CITY_GAIN - 0.35 * losses + 2.0 * TILE_WORTH[CITY_SOURCE + city] - 0.5
        if owner >= 0:
            value += 0.6 + 2.0 * (not g.trophies[seat * g.players + owner])
        if march and march[0] <= horses:
            found.append((value - 0.1 * march[0], march[2], march[1], False))
            continue
        ports = [
            other
            for other in g.cities_of(seat)
            if g.troops_at(seat, other)
            and VOYAGE[other][city] > 0
            and VOYAGE[other][city] * wanted <= ships
            and g.troops_at(seat, other) >= wanted
        ]
        if ports:
            near = min(ports, key=lambda port: VOYAGE[port][city])
            found.append((value - 0.1, city, near, True))
    found.sort(reverse=True)
    return found[:1]


def war(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    plan = war_plan(g, seat)
    if not plan:
        if any(g.troops_at(seat, city) and g.owner[city] != seat for city in range(CITIES)):
            for action in offers:
                if isinstance(action, Use) and action.symbol == WAR:
                    return action
        return DONE
    _, city, origin, sails = plan[0]
    for action in offers:
        if isinstance(action, Sail if sails else March) and (action.origin, action.city) == (origin, city):
            return action
    return cheapest_use(g, seat, offers, SHIP if sails else CAVALRY, 1.0) or DONE


def announce(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    ask = g.agenda[-1]
    if not isinstance(ask, AnnounceBonus):
        return PASS
    standing = strengths(g, ask.combat, ask.bonuses)
    mine = standing[ask.speaker]
    theirs = max([strength for side, strength in enumerate(standing) if side != ask.speaker])
    # The attacker must be stronger; the defender of a siege holds with as much.
    holds = mine >= theirs if ask.speaker == 1 and len(ask.combat.sides) == 2 else mine > theirs
    bonuses = [action for action in offers if isinstance(action, Announce)]
    reserve = sum([war_strength(g, seat, action.source) for action in bonuses])
    if holds or not bonuses or mine + reserve + (ask.speaker == 1) <= theirs:
        return PASS
    return best([(-source_worth(g, seat, action.source), action) for action in bonuses])


# ---- Agents


def scheme(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Expel):
            scores.append((0.7 if g.location_owner(action.location) == seat else 0.2, action))
        elif isinstance(action, Place):
            scores.append((place_value(g, seat, action.location), action))
    if scores:
        return best(scores, 0.1) or DONE
    useful = g.agents[seat] > 0 or any(
        agent not in (EMPTY, seat) and g.location_owner(location) == seat
        for location, agent in enumerate(g.agent)
    )
    return (cheapest_use(g, seat, offers, MASK, 0.4) or DONE) if useful else DONE


def place_value(g: Governing, seat: Seat, location: int) -> float:
    owner = g.location_owner(location)
    if location < ROOM_LOCATION:
        if owner != NEUTRAL or seas_to(g, seat, location) == FAR:
            return 0.0
        return (0.5 if not PIRATE[location] else 0.2) + 0.05 * VALUE[location]
    if location >= POWER_LOCATION:
        return 0.3 if owner in (EMPTY, seat) else 0.35
    if owner in (seat, OUT):
        return 0.0
    room = (location - ROOM_LOCATION) % ROOMS
    leads = g.city_count(Seat(owner)) + g.patronage[owner]
    ahead = (room - max(0, g.marker[owner])) % ROOMS in (1, 2)
    return 0.25 + 0.02 * leads + 0.15 * ahead


def put_down(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    return best(
        [(place_value(g, seat, action.location), action) for action in offers if isinstance(action, Place)]
    )


def bonus(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    return best(
        [
            (-float(BONUS_ORDER.index(BONUSES[action.bonus])), action)
            for action in offers
            if isinstance(action, TakeBonus)
        ]
    )


def put_card(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    """A free space, or the space of the card that is worth least."""
    puts = [action for action in offers if isinstance(action, Put)]
    if puts:
        return puts[0]
    discards = [action for action in offers if isinstance(action, Discard)]
    return best([(-CARD_WORTH[g.spaces[seat * SPACES + action.space]], action) for action in discards])


# ---- the end of Spring


def retreat(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    ways = [action for action in offers if isinstance(action, Retreat)]
    return ways[0] if ways else None


def vacate(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    shifts = [action for action in offers if isinstance(action, Shift)]
    return shifts[0] if shifts else put_card(g, seat, offers)


# ---- Winter


def salary(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    return best([(float(action.florins), action) for action in offers if isinstance(action, PaySalary)])


def disband(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    scores = [
        (g.troops_at(seat, action.city) - VALUE[action.city] / 10, action)
        for action in offers
        if isinstance(action, Disband)
    ]
    return best([(float(value), action) for value, action in scores])


def rooms_for(g: Governing, seat: Seat, action: int) -> list[int]:
    """Rooms whose Action card performs an action."""
    first = seat * ROOMS
    found = [room for room in range(first, first + ROOMS) if g.actions[room] != EMPTY]
    return [room for room in found if CARD_ACTION[g.actions[room]] == action]


def chances_for(g: Governing, seat: Seat, action: int) -> int:
    """How many Rooms perform an action, by card or by print."""
    printed = PRINTED[g.faction[seat]]
    bare = [room for room in range(ROOMS) if g.actions[seat * ROOMS + room] == EMPTY]
    return len([room for room in bare if printed[room] == action]) + len(rooms_for(g, seat, action))


def wants_room(g: Governing, seat: Seat, action: int) -> bool:
    """One Room to annex or sponsor comes round every third Year: a second one makes the difference."""
    if action == SPONSOR and g.patronage[seat] >= LAST_STEP - 1:
        return False
    if action == ANNEX and len([owner for owner in g.owner if owner == NEUTRAL]) <= g.players + 2:
        return False
    return action in (ANNEX, SPONSOR) and chances_for(g, seat, action) < 2


def reorganise(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    """Rooms that annex or sponsor by their own means are the engine of a State."""
    scores: list[tuple[float, Action]] = []
    printed = PRINTED[g.faction[seat]]
    crowded = not g.free_spaces(seat)
    for action in offers:
        if isinstance(action, MoveIn):
            card = g.spaces[seat * SPACES + action.space]
            under = g.actions[seat * ROOMS + action.room]
            kind = CARD_ACTION[card]
            if action.how == AS_ACTION:
                if printed[action.room] == kind and kind in (GOVERN, SPONSOR, ANNEX):
                    scores.append((2.5 + 0.1 * CARD_WORTH[card], action))
                elif wants_room(g, seat, kind) and printed[action.room] in (SCHEME, WAGE_WAR):
                    scores.append((2.0 + 0.2 * (printed[action.room] == SCHEME), action))
            elif action.how == BENEATH:
                crowns = CARD_BOTTOM[card][CROWN]
                if CARD_ACTION[under] == ANNEX and crowns and kind not in (ANNEX, SPONSOR):
                    scores.append((1.0 + 0.5 * crowns, action))
                elif CARD_ACTION[under] == SPONSOR and crowns + CARD_BOTTOM[card][CROSS] and kind != SPONSOR:
                    scores.append((0.9 + 0.3 * crowns, action))
                elif crowded and CARD_ACTION[under] == GOVERN and crowns:
                    scores.append((0.5 + 0.1 * crowns, action))
    return best(scores, 0.0) or DONE


ITEM_VALUE: Final[dict[str, float]] = {
    "pope": 3.6,
    "cardinal": 1.7,
    "bishop": 1.2,
    "gonfalonier": 1.2,
    "podesta": 1.3,
    "ambassador": 1.0,
    "consigliere": 1.0,
    "merchant": 0.9,
    "maestro": 0.9,
    "condottiere": 0.8,
    "admiral": 0.7,
    "assassin": 0.7,
    "duchy": 1.3,
    "principality": 2.1,
    "kingdom": 1.9,
    "republic": 1.8,
    "guild": 1.4,
    "cathedral": 2.4,
}


def savings(g: Governing, seat: Seat) -> int:
    """Florins kept for a step of Patronage, if its Room is near."""
    step = g.patronage[seat] + 1
    if step > LAST_STEP:
        return 0
    after = g.clone()
    for _ in range(2):
        after.marker[seat] = (after.marker[seat] + 1) % ROOMS
        if room_action(after, seat) == SPONSOR:
            return sponsor_cost(step)[FLORIN]
    return 0


def with_florins(cost: Cost, more: int) -> Cost:
    return (cost[0] + more, *cost[1:])


def purchase(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    ask = g.agenda[-1]
    assert isinstance(ask, ChooseItems)
    scores: list[tuple[float, Action]] = []
    held = g.palace_cards(seat)
    own = frugal(g, seat, FOR_PURCHASE)
    engines = [*rooms_for(g, seat, ANNEX), *rooms_for(g, seat, SPONSOR)]
    bare = [room for room in engines if g.improvements[room] == EMPTY]
    titles = len(
        [
            item
            for item in ask.items
            if item >= NOTABLES and item != CATHEDRAL_ITEM and TITLE_SPACE[item - NOTABLES]
        ]
    )
    room = len(g.free_spaces(seat)) + titles > cards_in(ask.items)
    saved = savings(g, seat)
    for action in offers:
        if (
            isinstance(action, Buy)
            and (room or action.item >= NOTABLES)
            and own.reach(with_florins(bundle_cost(ask.items, action.item), saved))
        ):
            value = ITEM_VALUE.get(ITEM_NAME[action.item], 0.8)
            if action.item < NOTABLES:
                value -= 0.15 * held.count(action.item)
                kind = CARD_ACTION[action.item]
                if wants_room(g, seat, kind) and len([card for card in held if CARD_ACTION[card] == kind]) < 2:
                    value += 1.0
                elif CARD_BOTTOM[action.item][CROWN] and bare:
                    value += 0.5 * CARD_BOTTOM[action.item][CROWN]
            scores.append((value, action))
    return best(scores, 0.3) or DONE


def recruit(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    scores: list[tuple[float, Action]] = []
    wanted = 6 if g.treasury[seat] > 5 else 4 if g.treasury[seat] > 2 else 3
    if g.troops_on_board(seat) >= wanted:
        return DONE
    for action in offers:
        if isinstance(action, Recruit):
            near = [g.owner[other] for other in g.neighbours(action.city)]
            border = len([owner for owner in near if owner >= 0 and owner != seat])
            cheap = HOME[action.city] == g.faction[seat]
            if cheap or g.treasury[seat] > 6:
                value = 0.3 * border + 0.1 * VALUE[action.city] - 0.3 * g.troops_at(seat, action.city) + cheap
                scores.append((value, action))
    return best(scores, 0.0) or DONE


def alliance(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    scores = [(1.0, action) for action in offers if isinstance(action, AllyForLess)]
    return best([*scores, *[(0.5, action) for action in offers if isinstance(action, Ally)]]) or DONE


def look_ahead(g: Governing, seat: Seat, offers: list[Action]) -> Action | None:
    """Try each answer and judge the table after it."""
    from virtu.kernel import engine

    scores: list[tuple[float, Action]] = []
    for action in offers:
        after = g.clone()
        engine.answer(after, action)
        scores.append((evaluate(after, seat), action))
    return best(scores)


RULES: Final[dict[str, Callable[[Governing, Seat, list[Action]], Action | None]]] = {
    "family": family,
    "room": move,
    "move": move,
    "step": look_ahead,
    "redeem": redeem,
    "action": act,
    "pay": pay,
    "govern": govern,
    "trade": trade,
    "war": war,
    "scheme": scheme,
    "put_down": put_down,
    "bonus": bonus,
    "machiavelli": put_card,
    "announce": announce,
    "siege": look_ahead,
    "plains_won": look_ahead,
    "retreat": retreat,
    "vacate": vacate,
    "salary": salary,
    "disband": disband,
    "reorganise": reorganise,
    "purchase": purchase,
    "place": put_card,
    "cathedral": look_ahead,
    "recruit": recruit,
    "alliance": alliance,
}
