"""The file of a study that somebody put together in the browser: what `virtu lab run` reads."""

import json
from typing import Final

import msgspec

from virtu.games.registry import GAMES
from virtu.kernel.game import Game, counted
from virtu.kernel.option import Value
from virtu.lab.numbers import NUMBERS, Number
from virtu.server.errors import refuse, unknown_game
from virtu.server.lab.wire import NewStudy, StudyBot

BOTS: Final = [
    StudyBot("random", "random", 0, 1),
    StudyBot("easy", "easy", 0, 1),
    StudyBot("medium@2p", "medium", 2, 100),
    StudyBot("medium@10p", "medium", 10, 400),
]
"""By playouts, not by the clock: the same study gives the same numbers on every machine."""
COUNTS: Final = [10, 40, 100, 200, 400, 1000, 2000]


def offered(levels: list[str]) -> list[StudyBot]:
    """The bots of levels that this server has."""
    return [bot for bot in BOTS if bot.level in levels]


def checked(wish: NewStudy, levels: list[str], most: int) -> NewStudy:
    """The same with options as the game knows them; Fault if it is nothing that the lab offers, or too much."""
    if wish.game not in GAMES:
        raise unknown_game(wish.game, list(GAMES))
    game = GAMES[wish.game]
    if wish.players not in game.players:
        sentence = f"{game.title} is for {counted(game.players)} players, not {wish.players}."
        refuse(422, "bad_players", sentence, players=wish.players)
    known = {bot.name: bot for bot in offered(levels)}
    for name in wish.bots:
        if name not in known:
            refuse(422, "bad_study", f"No bot of the lab is called {name[:40]}; they are {', '.join(known)}.")
    if len(wish.bots) not in (1, wish.players):
        sentence = f"A study for {wish.players} players names 1 or {wish.players} bots, not {len(wish.bots)}."
        refuse(422, "bad_study", sentence)
    if wish.games not in COUNTS:
        refuse(422, "bad_study", f"A study has {', '.join(map(str, COUNTS))} games in a series, not {wish.games}.")
    check_sides(wish, game)
    work = series(wish) * wish.games * max(known[name].work for name in wish.bots)
    if work > most:
        sentence = f"This study would be as much work as {work} games of quick bots; one may be {most}."
        refuse(422, "study_too_large", sentence, work=work, most=most)
    options = options_of(game, wish.players, wish.options)
    other = None if wish.other is None else options_of(game, wish.players, wish.other)
    return msgspec.structs.replace(
        wish,
        options={name: options[name] for name in wish.options},
        other=None if wish.other is None or other is None else {name: other[name] for name in wish.other},
    )


def check_sides(wish: NewStudy, game: Game) -> None:
    usual = options_of(game, wish.players, wish.options)
    if wish.other is not None and wish.number:
        refuse(422, "bad_study", "B has other options or another number, not both: else nobody knows what did it.")
    if wish.other is not None and options_of(game, wish.players, wish.other) == usual:
        refuse(422, "same_sides", "B has the same options as A: there is nothing to compare.")
    if wish.number:
        number = number_of(wish)
        if number is None:
            known = ", ".join(one.name for one in NUMBERS.get(game.name, ()))
            refuse(422, "bad_study", f"{game.title} has no number {wish.number[:40]}; they are {known or 'none'}.")
        if wish.value == number.usual:
            refuse(422, "same_sides", f"{number.name} is {number.usual} already: there is nothing to compare.")
        if not number.least <= wish.value <= number.most:
            sentence = f"{number.name} is from {number.least} to {number.most}, not {wish.value}."
            refuse(422, "bad_study", sentence)


def options_of(game: Game, players: int, given: dict[str, Value]) -> dict[str, Value]:
    try:
        chosen = game.read_options({**given})
        game.start(players, chosen)
    except ValueError as error:
        refuse(422, "bad_option", f"{error}.")
    return chosen


def number_of(wish: NewStudy) -> Number | None:
    return next((one for one in NUMBERS.get(wish.game, ()) if one.name == wish.number), None)


def series(wish: NewStudy) -> int:
    """How many are played: one, or one for A and one for B."""
    return 2 if wish.other is not None or wish.number else 1


def text_of(wish: NewStudy, data: str) -> str:
    """The study as TOML; `data` is what the file of its own components is called."""
    usual = GAMES[wish.game].read_options({})
    bots = wish.bots[:1] if len(set(wish.bots)) == 1 else wish.bots
    lines = [
        f"question = {json.dumps(question(wish))}",
        f"game = {json.dumps(wish.game)}",
        f"players = {wish.players}",
        f"bots = {json.dumps(bots)}",
        f"games = {wish.games}",
        f"seed = {wish.seed}",
    ]
    if wish.fixed and len(bots) > 1:
        lines.append('seats = "fixed"')
    if differing(wish.options, usual):
        lines.append(f"options = {table(wish.options)}")
    if wish.other is not None:
        lines += ["", "[b]", f"options = {table(wish.other)}"]
    if wish.number:
        lines += ["", "[b]", f"data = {json.dumps(data)}"]
    return "\n".join([*lines, ""])


def question(wish: NewStudy) -> str:
    """For the report, which is in English like the file."""
    game = GAMES[wish.game]
    usual = game.read_options({})
    own = differing(wish.options, usual)
    if wish.number:
        number = number_of(wish)
        assert number is not None
        return f"What if {number.name.replace('_', ' ')} were {wish.value}, not {number.usual}?"
    if wish.other is not None:
        before = {**usual, **wish.options}
        other = {**usual, **wish.other}
        changed = [f"{name} = {written(value)}" for name, value in other.items() if value != before[name]]
        return f"What does {', '.join(changed)} change?"
    return f"How does the game go{' with ' + ', '.join(own) if own else ''}?"


def differing(options: dict[str, Value], usual: dict[str, Value]) -> list[str]:
    return [f"{name} = {written(value)}" for name, value in options.items() if value != usual.get(name)]


def table(options: dict[str, Value]) -> str:
    return f"{{ {', '.join(f'{name} = {json.dumps(written(value))}' for name, value in options.items())} }}"


def written(value: Value) -> str:
    """As people write an option's value in a file, and as every game reads it."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
