"""The client's types, written from ours: `python -m virtu.server.typescript` puts them where they belong."""

import ast
import inspect
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import is_typeddict

import msgspec
from msgspec import inspect as types

from virtu.games.registry import BUILT_IN
from virtu.kernel.action import Vocabulary
from virtu.kernel.game import Game
from virtu.server import wire

CLIENT = Path(__file__).parents[3] / "client" / "src"
HEAD = "// Written by `python -m virtu.server.typescript`: change src/virtu/{source} instead.\n"


def main() -> None:
    for name, content in files().items():
        CLIENT.joinpath(name).write_text(content)


def files() -> dict[str, str]:
    """Every file that is written, by its place in the client: the messages, then what each game tells."""
    written = {"net/protocol.ts": protocol()}
    for name, game in BUILT_IN.items():
        written[f"games/{name}/wire.ts"] = game_types(game)
    return written


# ---- the messages


def protocol() -> str:
    """All structs in the order of the source, then the two unions."""
    found = [
        kind
        for _, kind in inspect.getmembers(wire, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__ == wire.__name__
    ]
    found.sort(key=lambda kind: inspect.getsourcelines(kind)[1])
    parts = [HEAD.format(source="server/wire.py"), *map(interface, found)]
    for name in ("FromClient", "FromServer"):
        members = " | ".join(kind.__name__ for kind in getattr(wire, name).__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def interface(kind: type[msgspec.Struct]) -> str:
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    lines = [f"export interface {kind.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    omitted = kind.__struct_config__.omit_defaults or kind.__struct_config__.forbid_unknown_fields
    for field in info.fields:
        optional = "?" if omitted and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return "\n".join([*lines, "}"]) + "\n"


# ---- what a game tells


def declared_by(name: str) -> ModuleType | None:
    """A game's `wire.py`, with its `View`, `Preview`, `Components`, and `Details` where its questions have them."""
    place = f"virtu.games.{name}.wire"
    return import_module(place) if find_spec(place) is not None else None


def game_types(game: Game) -> str:
    """All dicts it declares, those of others that stand in them, and its answers."""
    found: list[type] = []
    declared = declared_by(game.name)
    for kind in [] if declared is None else vars(declared).values():
        if is_typeddict(kind):
            gather(types.type_info(kind), found)
    head = HEAD.format(source=f"games/{game.name}")
    return "\n".join([head, *map(alias, found), answers(game.vocabulary)])


def answers(vocabulary: Vocabulary) -> str:
    """Its answers by verb with their arguments: a client that switches on the verb knows what it can read."""
    shapes: dict[str, list[dict[str, str]]] = {}
    for action in vocabulary.actions:
        args = {name: "number" if isinstance(value, int) else "string" for name, value in action.args().items()}
        known = shapes.setdefault(action.verb(), [])
        if args not in known:
            known.append(args)
    lines = ["/** Every answer of the game in its parts. */", "export type Offer = { text: string; spot: string } & ("]
    lines += [f'  | {{ verb: "{verb}"; args: {arguments(known)} }}' for verb, known in shapes.items()]
    return "\n".join([*lines, ");"]) + "\n"


def arguments(shapes: list[dict[str, str]]) -> str:
    """What an answer is about; not every answer with this verb need name it."""
    names = list(dict.fromkeys(name for shape in shapes for name in shape))
    if not names:
        return "Record<string, never>"
    parts: list[str] = []
    for name in names:
        kinds = sorted({shape[name] for shape in shapes if name in shape})
        optional = "" if all(name in shape for shape in shapes) else "?"
        parts.append(f"{name}{optional}: {' | '.join(kinds)}")
    return f"{{ {'; '.join(parts)} }}"


def gather(kind: types.Type, found: list[type]) -> None:
    """Note every dict that a type mentions, once, those it is made of first."""
    match kind:
        case types.TypedDictType():
            if kind.cls not in found:
                for field in ordered(kind):
                    gather(field.type, found)
                found.append(kind.cls)
        case types.ListType():
            gather(kind.item_type, found)
        case types.DictType():
            gather(kind.value_type, found)
        case types.TupleType():
            for item in kind.item_types:
                gather(item, found)
        case types.UnionType():
            for one in kind.types:
                gather(one, found)


def ordered(kind: types.TypedDictType) -> list[types.Field]:
    """The keys as the source has them."""
    names = list(kind.cls.__annotations__)
    return sorted(kind.fields, key=lambda field: names.index(field.name))


def alias(kind: type) -> str:
    """A dict as an alias: unlike an interface it is itself a `Things`, so that a view can be read as what it is."""
    info = types.type_info(kind)
    assert isinstance(info, types.TypedDictType)
    said = comments(kind)
    lines = [*comment(said.get("")), f"export type {kind.__name__} = {{"]
    for field in ordered(info):
        lines += [f"  {line}" for line in comment(said.get(field.name))]
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {written(field.type)};")
    return "\n".join([*lines, "};"]) + "\n"


def comment(text: str | None) -> list[str]:
    return [] if text is None else [f"/** {text.replace('None', 'null')} */"]


def comments(kind: type) -> dict[str, str]:
    """What the source says about a dict's keys; about the dict itself under the empty name."""
    said: dict[str, str] = {}
    last = ""
    body = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(body, ast.ClassDef)
    for part in body.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            last = part.target.id
        elif isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
            said[last] = " ".join(str(part.value.value).split())
    return said


# ---- one type


def written(kind: types.Type) -> str:
    match kind:
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case types.ListType():
            inner = written(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case types.TupleType():
            return f"[{', '.join(map(written, kind.item_types))}]"
        case types.DictType():
            named = isinstance(kind.key_type, types.LiteralType)
            return f"Record<{written(kind.key_type) if named else 'string'}, {written(kind.value_type)}>"
        case types.UnionType():
            return " | ".join(map(written, kind.types))
        case types.StructType() | types.TypedDictType():
            return str(kind.cls.__name__)
        case types.Metadata():
            return written(kind.type)
    return "unknown"


if __name__ == "__main__":
    main()
