"""The types that are written for the client: they are fresh, and they are true."""

from collections.abc import Iterator, Mapping
from types import ModuleType

import msgspec
import pytest

from virtu.games.registry import BUILT_IN
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.option import Value
from virtu.server.typescript import CLIENT, declared_by, files
from virtu.walks import Walk

DECLARING = [name for name in BUILT_IN if declared_by(name) is not None]
WRITTEN = files()


@pytest.mark.parametrize("name", WRITTEN)
def test_what_the_client_has_is_fresh(name: str) -> None:
    assert CLIENT.joinpath(name).read_text() == WRITTEN[name], "python -m virtu.server.typescript"


def test_messages_as_types() -> None:
    written = WRITTEN["net/protocol.ts"]
    assert 'export interface Snapshot {\n  type: "snapshot";\n  version: number;' in written
    assert "view: Record<string, unknown> | null;" in written
    assert (
        "export type FromClient = Answer | Explain | Preview | Undo | Redo | AskBack | Consent | Hint"
        in written
    )
    assert "  table?: TableInfo | null;" in written


def test_a_game_s_dicts_as_types() -> None:
    written = WRITTEN["games/seven_virtues/wire.ts"]
    assert "/** One player as the viewer sees them. */\nexport type Player = {\n  points: number;" in written
    assert "  active: (string | null)[];" in written
    assert "  holds?: Holding[];" in written


def test_what_games_share_is_written_once() -> None:
    written = WRITTEN["games/wars_of_italy/wire.ts"]
    assert 'import type * as palace from "../palace/wire.ts";\n' in written
    assert "export type Preview = palace.Preview & {\n  crowns?: number;" in written
    assert "  kings: Record<string, palace.Card>;" in written
    assert "export type Card = {" in WRITTEN["games/palace/wire.ts"]


def test_a_game_s_answers_as_types() -> None:
    written = WRITTEN["games/seven_virtues/wire.ts"]
    assert '  | { verb: "take"; args: { virtue?: string; value?: number; card?: string } }\n' in written
    assert '  | { verb: "name player"; args: { seat: number } }\n' in written
    assert '  | { verb: "done"; args: Record<string, never> }\n' in written


def differences(value: Mapping[str, object], kind: object) -> Iterator[str]:
    """What a value, as it crosses the wire, has other than its type says; keys too many count as well."""
    plain = msgspec.json.decode(msgspec.json.encode(value))
    try:
        read = msgspec.convert(plain, kind, strict=True)
    except msgspec.ValidationError as error:
        yield str(error)
        return
    if msgspec.json.decode(msgspec.json.encode(read)) != plain:
        yield f"keys that are not declared, in {plain}"


def untrue(game: Game, walk: Walk, declared: ModuleType) -> Iterator[str]:
    """What is told of a position other than it is declared."""
    state = walk.state
    viewers: list[Seat | None] = [None, *[Seat(number) for number in range(state.players)]]
    viewer = viewers[len(walk.log) % len(viewers)]
    for error in differences(game.plain_view(state, viewer), declared.View):
        yield f"the view of {viewer}: {error}"
    ask = engine.open_question(state)
    if ask is None or ask.asked(state) < 0:
        return
    details = ask.details(state, viewer)
    for error in differences(details, getattr(declared, "Details", dict[str, object])):
        yield f"the details of {ask.topic()}: {error}"
    assert hasattr(declared, "Details") or not details, f"{ask.topic()} has details that nobody declares"
    offers = ask.offers(state)
    for action in offers[:: max(1, len(offers) // 4)]:
        for error in differences(ask.preview(state, action, ask.asked(state)), declared.Preview):
            yield f"the preview of {action}: {error}"


def tables(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every number of players, and every value of an option that stands alone."""
    for players in game.players:
        yield players, {}
    for name, option in game.options.items():
        for value in option.values:
            try:
                game.new(game.players[-1], 0, True, **{name: value})
            except ValueError:
                continue
            yield game.players[-1], {name: value}


@pytest.mark.parametrize("name", DECLARING)
def test_what_is_told_is_what_is_declared(name: str) -> None:
    game, declared = BUILT_IN[name], declared_by(name)
    assert declared is not None
    assert not list(differences(game.components(), declared.Components))
    for players, options in [(None, {}), *tables(game)]:
        assert not list(differences(game.figures(players, **options), declared.Figures))
    every = list(tables(game))
    stride = 1 + len(every) // 8  # many tables, so that few positions of each will do
    for seed, (players, options) in enumerate(every):
        begin = None
        if seed % 2:
            begin = game.random_play.fuzz_start(players, game.read_options({**options}), dice_from(seed))
        walk = Walk(game, players, options, dice_from(seed).throw, begin)
        while walk.step() and len(walk.log) < 400:
            if (len(walk.log) + seed) % stride == 0:
                assert not list(untrue(game, walk, declared)), walk.log[-3:]
