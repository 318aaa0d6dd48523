"""Positions as plain data, and their digest.

Every field of a state and every step has a tag of its own that never changes, so that classes and attributes can be
renamed: positions, digests and records know the tags alone.
"""

import hashlib
import pkgutil
import struct
from dataclasses import fields
from importlib import import_module
from typing import get_args

from virtu.kernel.ids import NOBODY
from virtu.kernel.state import State, Step


class Codec:
    """How the positions of one game are written and read."""

    def __init__(self, fields_by_tag: dict[str, str], classes_by_tag: dict[str, type]) -> None:
        self.fields = {"players": "players", "agenda": "agenda", **fields_by_tag}
        """By tag, the attribute of the state; the order is part of every digest."""
        self.numbered = [name for name in self.fields.values() if name != "agenda"]
        self.classes = classes_by_tag
        """By tag, what may stand on the agenda: steps, and the values they hold."""
        self.tags: dict[type, str] = {kind: tag for tag, kind in classes_by_tag.items()}
        self.parts: dict[type, list[str]] = {kind: list(names_of(kind)) for kind in classes_by_tag.values()}
        """The attributes of each, in their order: a value is written as its tag and these."""
        self.beginnings: dict[type, str] = {kind: f"[{tag!r}" for tag, kind in classes_by_tag.items()}

    def dump(self, state: State) -> dict[str, object]:
        """A state by the tags of its fields."""
        return {tag: self.plain(getattr(state, name)) for tag, name in self.fields.items()}

    def plain(self, value: object) -> object:
        """Numbers, texts and lists of them; a step becomes ["take", 2]: its tag, then its parts in their order."""
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, (list, tuple)):
            return [self.plain(item) for item in value]
        kind = type(value)
        tag = self.tags.get(kind)
        assert tag is not None, f"{value!r} has no tag and cannot be part of a position"
        return [tag, *[self.plain(getattr(value, name)) for name in self.parts[kind]]]

    def digest(self, state: State) -> str:
        """A short canonical hash of the position, equal on every platform."""
        numbers: list[int] = []
        words = [self.written(state.agenda)]
        for name in self.numbered:
            flatten(getattr(state, name), numbers, words)
        flat = struct.pack(f"<{len(numbers)}i", *numbers)
        return hashlib.blake2b(flat + f"[{', '.join(words)}]".encode(), digest_size=8).hexdigest()

    def written(self, value: object) -> str:
        """`repr(self.plain(value))` without making all those lists first."""
        if isinstance(value, bool):  # compiled, yes and no told as whole numbers would be 1 and 0
            return "True" if value else "False"
        if isinstance(value, int):
            return str(value)
        if isinstance(value, (list, tuple)):
            return f"[{', '.join([self.written(item) for item in value])}]"
        beginning = self.beginnings.get(type(value))
        if beginning is None:
            return repr(self.plain(value))
        parts = [beginning]
        for name in self.parts[type(value)]:
            parts.append(self.written(getattr(value, name)))
        return f"{', '.join(parts)}]"

    def load(self, plain: dict[str, object], fresh: State) -> State:
        """Put the data of a position into a fresh state; ValueError names the first field that is wrong."""
        for tag in self.fields:
            if tag not in plain:
                raise ValueError(f"state.{tag} is missing")
        for tag in plain:
            if tag not in self.fields:
                known = ", ".join(self.fields)
                raise ValueError(f"state.{tag} is no field of a position; the fields are {known}")
        for tag, name in self.fields.items():
            if name == "agenda":
                fresh.agenda = self.agenda(plain[tag], fresh.players)
            else:
                setattr(fresh, name, read_plain(plain[tag], getattr(fresh, name), f"state.{tag}"))
        return fresh

    def agenda(self, plain: object, players: int) -> list[Step]:
        if not isinstance(plain, list):
            raise ValueError(f"state.agenda is a list of steps, not {plain!r}")
        steps: list[Step] = []
        for index, item in enumerate(plain):
            where = f"state.agenda[{index}]"
            step = self.value(item, players, where) if isinstance(item, list) else None
            if not isinstance(step, Step):
                raise ValueError(f"{where}: {str(item)[:60]} is no step of this game")
            steps.append(step)
        return steps

    def value(self, plain: object, players: int, where: str) -> object:
        """What `plain` wrote; lists without a tag become tuples, as steps hold no lists."""
        if plain is None or isinstance(plain, (bool, int, str)):
            return plain
        if not isinstance(plain, list):
            raise ValueError(f"{where}: {str(plain)[:60]} is no step of this game")
        if not plain or not isinstance(plain[0], str):
            return tuple([self.value(item, players, where) for item in plain])
        tag, parts = plain[0], plain[1:]
        kind = self.classes.get(tag)
        if kind is None:
            raise ValueError(f"{where}: {tag!r} is no step of this game")
        names = self.parts[kind]
        if len(parts) != len(names):
            wanted = f"{len(names)} ({', '.join(names)})" if names else "none"
            raise ValueError(f"{where}: of the values after {tag!r} there are {wanted}, not {len(parts)}")
        types = {field.name: field.type for field in fields(kind)}
        values: list[object] = []
        for name, part in zip(names, parts, strict=True):
            value = self.value(part, players, f"{where}.{name}")
            check_kind(value, declared(types[name]), players, f"{where}.{name}")
            values.append(value)
        try:
            step: object = kind(*values)
        except TypeError as error:  # compiled, a step checks its parts by itself
            raise ValueError(f"{where}: {error}") from None
        return step


def names_of(kind: type) -> tuple[str, ...]:
    """The attributes a dataclass is made from."""
    names: tuple[str, ...] = getattr(kind, "__match_args__", ())
    return names


def declared(annotation: object) -> object:
    """The type within Final[…]."""
    arguments = get_args(annotation)
    return arguments[0] if len(arguments) == 1 else annotation


def flatten(value: object, numbers: list[int], words: list[str]) -> None:
    """Every list as its length and its items; what is no number goes to the words."""
    if isinstance(value, int):
        numbers.append(value)
    elif isinstance(value, list):
        numbers.append(len(value))
        if value and isinstance(value[0], int):
            numbers += value
        else:
            for item in value:
                flatten(item, numbers, words)
    else:
        words.append(repr(value))


def check_kind(value: object, wanted: object, players: int, where: str) -> None:
    """ValueError unless a part holds the kind of value it was declared with."""
    whole = isinstance(value, int) and not isinstance(value, bool)
    if getattr(wanted, "__name__", "") == "Seat" and not (whole and value in range(NOBODY, players)):
        raise ValueError(f"{where} is a seat from 0 to {players - 1}, not {value!r}")
    if (wanted is int or getattr(wanted, "__supertype__", None) is int) and not whole:
        raise ValueError(f"{where} is a whole number, not {value!r}")
    if (wanted is bool and not isinstance(value, bool)) or (wanted is str and not isinstance(value, str)):
        raise ValueError(f"{where} is a {'text' if wanted is str else 'yes or no'}, not {value!r}")


def read_plain(plain: object, model: object, where: str) -> object:
    """Numbers, texts and lists of them, of the kind a fresh state's field has; None says nothing about the kind."""
    if isinstance(model, list) and not isinstance(plain, list):
        raise ValueError(f"{where} is a list, not {plain!r}")
    if isinstance(plain, list):
        sample = model[0] if isinstance(model, list) and model else None
        return [read_plain(item, sample, f"{where}[{index}]") for index, item in enumerate(plain)]
    if plain is not None and not isinstance(plain, (bool, int, str)):
        raise ValueError(f"{where} is a number, a text or a list, not {str(plain)[:60]}")
    if model is not None:
        check_kind(plain, type(model), 0, where)
    return plain


def tags_in(package: str) -> dict[str, type]:
    """The tags of a package's modules: each declares its own as TAGS, beside what they stand for."""
    names = sorted([module.name for module in pkgutil.iter_modules(import_module(package).__path__)])
    modules = [import_module(f"{package}.{name}") for name in names]
    return join(*[module.TAGS for module in modules if hasattr(module, "TAGS")])


def join(*tables: dict[str, type]) -> dict[str, type]:
    """The tags of all chapters; none may stand for two things."""
    joined: dict[str, type] = {}
    for table in tables:
        for tag, kind in table.items():
            assert tag not in joined, f"the tag {tag!r} stands for {joined[tag].__name__} and for {kind.__name__}"
            joined[tag] = kind
    return joined
