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
from virtu.server import messages, wire
from virtu.server.lab import wire as lab_wire

CLIENT = Path(__file__).parents[3] / "client" / "src"
SHARED = "palace"
"""Whose dicts other games are made of; theirs name them instead of repeating them."""
HEAD = "// Written by `python -m virtu.server.typescript`: change src/virtu/{source} instead.\n"


def main() -> None:
    for name, content in files().items():
        CLIENT.joinpath(name).write_text(content)


def files() -> dict[str, str]:
    """Every file that is written, by its place in the client: the messages, then what the games tell."""
    written = {"net/protocol.ts": protocol(), "lab/wire.ts": lab(), f"games/{SHARED}/wire.ts": "\n".join(dicts(SHARED))}
    for name, game in BUILT_IN.items():
        written[f"games/{name}/wire.ts"] = "\n".join([*dicts(name), answers(game.vocabulary)])
    return written


# ---- the messages


def protocol() -> str:
    """All structs in the order of the sources, then the two unions."""
    kinds = dict.fromkeys([*structs(wire), *structs(messages)])
    parts = [HEAD.format(source="server/wire.py or messages.py"), *map(interface, kinds)]
    for name in ("FromClient", "FromServer"):
        members = " | ".join(kind.__name__ for kind in getattr(messages, name).__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def lab() -> str:
    """What only the lab's page hears."""
    return "\n".join([HEAD.format(source="server/lab/wire.py"), *map(interface, structs(lab_wire))])


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """All that a module knows, in the order of their sources."""
    kinds = [
        kind
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    ]
    return sorted(kinds, key=lambda kind: (kind.__module__, inspect.getsourcelines(kind)[1]))


def interface(kind: type[msgspec.Struct]) -> str:
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    lines = [f"export interface {kind.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    omitted = kind.__struct_config__.omit_defaults or kind.__struct_config__.forbid_unknown_fields
    for field in info.fields:
        optional = "?" if omitted and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field.type, wire.__name__)};")
    return "\n".join([*lines, "}"]) + "\n"


# ---- what a game tells


def declared_by(name: str) -> ModuleType | None:
    """A game's `wire.py`, with its `View`, `Preview`, `Components`, and `Details` where its questions have them."""
    place = f"virtu.games.{name}.wire"
    return import_module(place) if find_spec(place) is not None else None


def dicts(name: str) -> list[str]:
    """The head of a game's file, and all dicts it declares."""
    head = HEAD.format(source=f"games/{name}")
    declared = declared_by(name)
    if declared is None:
        return [head]
    own = [kind for kind in vars(declared).values() if is_typeddict(kind) and kind.__module__ == declared.__name__]
    aliases = [alias(kind) for kind in own]
    if any(f"{SHARED}." in one for one in aliases):
        head += f'import type * as {SHARED} from "../{SHARED}/wire.ts";\n'
    return [head, *aliases]


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


def ordered(kind: types.TypedDictType) -> list[types.Field]:
    """The keys as the source has them, without those of the dicts it extends."""
    inherited = {name for base in extended(kind.cls) for name in base.__annotations__}
    names = [name for name in kind.cls.__annotations__ if name not in inherited]
    return sorted((field for field in kind.fields if field.name in names), key=lambda field: names.index(field.name))


def extended(kind: type) -> list[type]:
    """The games' dicts it is made from, which a dict's type forgets: its source still names them."""
    bases = [eval(ast.unparse(base), vars(import_module(kind.__module__))) for base in parsed(kind).bases]
    return [base for base in bases if is_typeddict(base) and base.__module__.startswith("virtu.games.")]


def called(kind: type, home: str) -> str:
    """Its name, as a file of another module says it."""
    shared = kind.__module__ == f"virtu.games.{SHARED}.wire" and kind.__module__ != home
    return f"{SHARED}.{kind.__name__}" if shared else kind.__name__


def alias(kind: type) -> str:
    """A dict as an alias: unlike an interface it is itself a `Things`, so that a view can be read as what it is."""
    info = types.type_info(kind)
    assert isinstance(info, types.TypedDictType)
    said = comments(kind)
    bases = "".join(f"{called(base, kind.__module__)} & " for base in extended(kind))
    lines = [*comment(said.get("")), f"export type {kind.__name__} = {bases}{{"]
    for field in ordered(info):
        lines += [f"  {line}" for line in comment(said.get(field.name))]
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {written(field.type, kind.__module__)};")
    return "\n".join([*lines, "};"]) + "\n"


def comment(text: str | None) -> list[str]:
    return [] if text is None else [f"/** {text.replace('None', 'null')} */"]


def comments(kind: type) -> dict[str, str]:
    """What the source says about a dict's keys; about the dict itself under the empty name."""
    said: dict[str, str] = {}
    last = ""
    for part in parsed(kind).body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            last = part.target.id
        elif isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
            said[last] = " ".join(str(part.value.value).split())
    return said


def parsed(kind: type) -> ast.ClassDef:
    tree = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(tree, ast.ClassDef)
    return tree


# ---- one type


def written(kind: types.Type, home: str) -> str:
    """It, in a file that is written from this module."""
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
            inner = written(kind.item_type, home)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case types.TupleType():
            return f"[{', '.join(written(item, home) for item in kind.item_types)}]"
        case types.DictType():
            named = isinstance(kind.key_type, types.LiteralType)
            key = written(kind.key_type, home) if named else "string"
            return f"Record<{key}, {written(kind.value_type, home)}>"
        case types.UnionType():
            return " | ".join(written(one, home) for one in kind.types)
        case types.StructType() | types.TypedDictType():
            return called(kind.cls, home)
        case types.Metadata():
            return written(kind.type, home)
    return "unknown"


if __name__ == "__main__":
    main()
