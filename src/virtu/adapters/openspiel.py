"""The games as OpenSpiel Python games: `register()`, then `pyspiel.load_game("virtu_honour(variant=short)")`.

Chance is explicit. Every option of a game is a parameter, besides `players` and `limit`: after so many answers of
all seats and of chance a game is cut short, and nobody has won.
"""

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from operator import index
from typing import Any, cast

import numpy as np
import pyspiel

import virtu
from virtu.adapters.numbering import Setup, limit_of, returns
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import CHANCE, NOBODY, Seat
from virtu.kernel.numbering import NumberedPosition
from virtu.kernel.state import State

FINGERPRINT = 12
"""Bytes that stand for all a player remembers."""
UNSAID = ""
"""What a parameter says where an option is left as it is."""
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
assert int(pyspiel.PlayerId.CHANCE) == CHANCE, "a player's number is its seat, and chance has the same"


def register() -> list[str]:
    """Make all games known to OpenSpiel; their names there. Calling it again changes nothing."""
    known = set(pyspiel.registered_names())
    names = []
    for game in virtu.games():
        name = f"virtu_{game.name}"
        if name not in known:
            declare(game, name)
        names.append(name)
    return names


def declare(game: Game, name: str) -> None:
    hides = game.name in HIDING
    kinds = pyspiel.GameType
    kind = pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.players[0],
            "limit": limit_of(game, None),
            **dict.fromkeys(game.options, UNSAID),
        },
    )

    def start(self: SpielGame, params: Mapping[str, Any] | None = None) -> None:
        SpielGame.__init__(self, game, kind, params or {})

    # OpenSpiel makes a game from its class alone, and pickles states by the class's name in this module.
    made = type(f"Registered_{game.name}", (SpielGame,), {"__module__": __name__, "__init__": start})
    globals()[made.__name__] = made
    pyspiel.register_game(kind, made)


HIDING = frozenset({"honour", "governing", "wars_of_italy"})
"""Games with hands or sealed answers; the others hide only what chance has not decided yet."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its players and options."""

    def __init__(self, game: Game, kind: Any, params: Mapping[str, Any]) -> None:
        self.setup = Setup(
            game.name,
            int(params.get("players", game.players[0])),
            int(params.get("limit", limit_of(game, None))),
            {name: params[name] for name in game.options if params.get(name, UNSAID) != UNSAID},
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.numbering),
            max_chance_outcomes=len(self.setup.numbering),
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setup.limit,
        )
        super().__init__(kind, info, dict(params))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "Observer":
        if params:
            raise ValueError(f"an observation has no parameters, not {dict(params)}")
        return Observer(self.setup, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Memory:
    """What a player has seen and answered up to some answer: never changed, so copies of a course share it."""

    __slots__ = ("count", "position", "seen")

    def __init__(self, count: int, position: State, seen: Any) -> None:
        self.count = count
        self.position = position
        self.seen = seen


class Course:
    """A position and the answers that led to it: the one attribute of a state, as OpenSpiel copies each of them."""

    __slots__ = ("ahead", "memories", "numbered", "setup")

    def __init__(self, setup: Setup, numbered: NumberedPosition, memories: dict[int, Memory]) -> None:
        self.setup = setup
        self.numbered = numbered
        self.memories = memories
        """By player, as far as somebody asked."""
        self.ahead = True
        """Whether there may be answers that OpenSpiel has not heard of."""

    @property
    def position(self) -> State:
        return self.numbered.position

    @property
    def answers(self) -> list[int]:
        return self.numbered.answers

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        return Course(self.setup, self.numbered.clone(), dict(self.memories))

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.setup, self.answers)

    def recalled(self, player: int) -> str:
        """A fingerprint of all a player has seen and answered: what a perfect memory could tell apart."""
        game, numbering = self.setup.game, self.setup.numbering
        last = self.memories.get(player) or Memory(0, self.setup.start, blake2b(digest_size=FINGERPRINT))
        position, seen = last.position.clone(), last.seen.copy()
        for number in self.answers[last.count :]:
            if game.seat(position) == player:
                seen.update(f"{told(game, position, player)} {number};".encode())
            engine.answer(position, numbering.actions[number])
        self.memories[player] = Memory(len(self.answers), position, seen)
        return str(seen.hexdigest())


class Retold:
    """Stands for a course while OpenSpiel hears of answers that have been given: says only who gave each."""

    def __init__(self, answered: list[Seat]) -> None:
        self.numbered = self
        self.ahead = False
        self.others = iter(answered)
        self.asked = next(self.others)

    def carry_out(self, number: int) -> None:
        self.asked = next(self.others, NOBODY)


def begun(
    setup: Setup, position: State, answers: list[int], answered: list[Seat], memories: dict[int, Memory]
) -> Course:
    return Course(setup, NumberedPosition(setup.numbering, position, setup.limit, answers, answered), memories)


def replayed(setup: Setup, answers: list[int]) -> Course:
    """A course from its answers."""
    course = begun(setup, setup.start.clone(), [], [], {})
    for number in answers:
        course.numbered.carry_out(number)
    return course


class Node(pyspiel.State):  # type: ignore[misc]
    """Keeps the attributes that Python adds to OpenSpiel's own states."""


ATTRIBUTES: Any = Node.__dict__["__dict__"]


class SpielState(Node):
    """A node of the game's tree.

    From Python an answer is carried out without OpenSpiel, which would call back twice to note it in its history: that
    takes longer than the answer itself. It hears of all such answers in one go as soon as it carries out another,
    copies or writes the state, or somebody asks for the history.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = replayed(game.setup, [])

    @property
    def __dict__(self) -> dict[str, Any]:
        """What OpenSpiel looks at before it copies a state, history and all."""
        self.catch_up()
        attributes: dict[str, Any] = ATTRIBUTES.__get__(self)
        return attributes

    @__dict__.setter
    def __dict__(self, attributes: dict[str, Any]) -> None:  # what it sets in a state read from a text
        ATTRIBUTES.__set__(self, attributes)

    def catch_up(self) -> None:
        """Tell OpenSpiel the answers that it has not heard of."""
        course = self.course
        if not course.ahead:
            return
        known, answers = super().move_number(), course.numbered.answers
        if known < len(answers):
            self.course = cast(Course, Retold(course.numbered.answered[known:]))
            try:
                for number in answers[known:]:
                    super().apply_action(number)
            finally:  # also when somebody loses patience
                self.course = course
        course.ahead = False

    def history(self) -> list[int]:
        self.catch_up()
        return list(super().history())

    def full_history(self) -> list[Any]:
        self.catch_up()
        return list(super().full_history())

    def history_str(self) -> str:
        self.catch_up()
        return str(super().history_str())

    def move_number(self) -> int:
        self.catch_up()
        return int(super().move_number())

    def is_initial_state(self) -> bool:
        self.catch_up()
        return bool(super().is_initial_state())

    def is_initial_non_chance_state(self) -> bool:
        self.catch_up()
        return bool(super().is_initial_non_chance_state())

    def serialize(self) -> str:
        self.catch_up()
        return str(super().serialize())

    def apply_action(self, action: int) -> None:
        course = self.course
        number = action if type(action) is int else index(action)
        if not 0 <= number < len(course.setup.numbering):  # OpenSpiel's own refuses INVALID_ACTION, too
            raise ValueError(f"{number} is no answer: they are numbered from 0 to {len(course.setup.numbering) - 1}")
        course.ahead = True
        course.numbered.carry_out(number)

    def current_player(self) -> int:
        asked = self.course.numbered.asked
        return TERMINAL if asked == NOBODY else asked

    def is_terminal(self) -> bool:
        return self.course.numbered.asked == NOBODY

    # OpenSpiel's own versions of the next two call back into Python several times.

    def is_chance_node(self) -> bool:
        return self.course.numbered.asked == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        numbered = self.course.numbered
        asked = numbered.asked
        if player is not None and player != asked:
            return []
        if asked == CHANCE:
            return [number for number, _ in numbered.outcomes()]
        return numbered.ascending()

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.numbered.ascending()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.numbered.outcomes()

    def _apply_action(self, action: int) -> None:
        """OpenSpiel notes the answer in its history after this."""
        self.catch_up()
        self.course.numbered.carry_out(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.course.setup.numbering.actions[action])

    def returns(self) -> list[float]:
        setup, position = self.course.setup, self.course.position
        return returns(setup.game, position) if setup.game.over(position) else [0.0] * setup.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state the player could not tell from this one: what it may not know is dealt again."""
        course = self.course
        imagined = course.setup.game.imagine(course.position, Seat(player), dice_from(int(sampler() * 2**53)))
        imagined.dice = None
        count = len(course.answers)
        memories = {}
        for other in range(course.setup.players):
            # What the others remember is dealt too: it only has to be the same wherever the same was dealt.
            seen = blake2b(told(course.setup.game, imagined, other).encode(), digest_size=FINGERPRINT)
            memories[other] = Memory(count, imagined, seen)
        course.recalled(player)
        memories[player] = Memory(count, imagined, course.memories[player].seen)
        copy: SpielState = self.clone()
        answered = course.numbered.answered[:]
        copy.course = begun(course.setup, imagined.clone(), course.answers[:], answered, memories)
        return copy

    def __str__(self) -> str:
        game, position = self.course.setup.game, self.course.position
        return f"{game.question(position) or 'over'} {game.digest(position)}"


def told(game: Game, position: State, player: int) -> str:
    """What a player sees, in one line."""
    seat = Seat(player)
    asked = game.question(position) if game.follows(position, seat) else None
    seen = {"asked": game.seat(position), "question": asked, **game.plain_view(position, seat)}
    return json.dumps(seen, sort_keys=True, separators=(",", ":"))


class Observer:
    """What a player sees, as OpenSpiel asks for it: a tensor, and a line of text."""

    def __init__(self, setup: Setup, perfect_recall: bool) -> None:
        self.setup = setup
        self.perfect_recall = perfect_recall
        sizes = {part.name: len(part.labels) for part in setup.game.observation_parts(setup.players)}
        if perfect_recall:
            sizes["recalled"] = FINGERPRINT
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.visible = self.tensor[: setup.observation_size()]
        self.dict = {}
        index = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[index : index + size]
            index += size

    def set_from(self, state: SpielState, player: int) -> None:
        setup = self.setup
        setup.game.observation(state.course.position, Seat(player), setup.row)
        self.visible[:] = setup.visible
        if self.perfect_recall:
            self.dict["recalled"][:] = list(bytes.fromhex(state.course.recalled(player)))

    def string_from(self, state: SpielState, player: int) -> str:
        seen = f"p{player} {told(self.setup.game, state.course.position, player)}"
        return f"{seen} {state.course.recalled(player)}" if self.perfect_recall else seen


__all__ = ["register"]
