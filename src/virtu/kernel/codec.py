"""States and steps as plain data, and their digest."""

import hashlib
from dataclasses import fields, is_dataclass

from virtu.kernel.dice import Dice
from virtu.kernel.ids import NOBODY
from virtu.kernel.state import State, Step

# Never part of a position: they belong to whoever drives the game; the options give the rules.
DRIVERS = ("dice", "news", "rules")


def encode(value: object) -> object:
    """Ints, strings and lists of them; a frozen value becomes a dict that names its class."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    if is_dataclass(value):
        plain: dict[str, object] = {"is": type(value).__name__}
        for field in fields(value):
            plain[field.name] = encode(getattr(value, field.name))
        return plain
    raise AssertionError(f"{value!r} cannot be part of a position")


def encode_state(state: State) -> dict[str, object]:
    """A state field by field, without what its driver owns."""
    return {
        field.name: encode(getattr(state, field.name)) for field in fields(state) if field.name not in DRIVERS
    }


def decode_step(plain: object, classes: dict[str, type], players: int, where: str) -> object:
    """A frozen value from its dict; lists inside become tuples, as frozen values hold no lists."""
    if plain is None or isinstance(plain, (bool, int, str)):
        return plain
    if isinstance(plain, list):
        return tuple([decode_step(item, classes, players, where) for item in plain])
    if not isinstance(plain, dict) or plain.get("is") not in classes:
        raise ValueError(f"{where}: {str(plain)[:60]} is no step of this game")
    kind = classes[plain["is"]]
    names = [field.name for field in fields(kind)]
    types = [field.type for field in fields(kind)]
    given = sorted([key for key in plain if key != "is"])
    if given != sorted(names):
        raise ValueError(
            f"{where}: {plain['is']} has the fields {', '.join(names) or 'none'}, not {', '.join(given)}"
        )
    values: list[object] = []
    for name, wanted in zip(names, types, strict=True):
        value = decode_step(plain[name], classes, players, f"{where}.{name}")
        suits(value, wanted, players, f"{where}.{name}")
        values.append(value)
    return kind(*values)


def suits(value: object, wanted: object, players: int, where: str) -> None:
    """ValueError unless a step's field holds the kind of value it was declared with."""
    whole = isinstance(value, int) and not isinstance(value, bool)
    if getattr(wanted, "__name__", "") == "Seat" and not (whole and value in range(NOBODY, players)):
        raise ValueError(f"{where} is a seat from 0 to {players - 1}, not {value!r}")
    if (wanted is int or getattr(wanted, "__supertype__", None) is int) and not whole:
        raise ValueError(f"{where} is a whole number, not {value!r}")
    if (wanted is bool and not isinstance(value, bool)) or (wanted is str and not isinstance(value, str)):
        raise ValueError(f"{where} is a {'text' if wanted is str else 'yes or no'}, not {value!r}")


def decode_state(plain: dict[str, object], fresh: State, classes: dict[str, type]) -> State:
    """Put the data of a position into a fresh state; ValueError names the first field that is wrong."""
    known = [field.name for field in fields(fresh) if field.name not in DRIVERS]
    for name in known:
        if name not in plain:
            raise ValueError(f"state.{name} is missing")
    for name in plain:
        if name not in known:
            raise ValueError(f"state.{name} is no field of a position; the fields are {', '.join(known)}")
    for name in known:
        if name == "agenda":
            fresh.agenda = decode_agenda(plain[name], classes, fresh.players)
        else:
            setattr(fresh, name, decode_plain(plain[name], getattr(fresh, name), f"state.{name}"))
    return fresh


def decode_agenda(plain: object, classes: dict[str, type], players: int) -> list[Step]:
    if not isinstance(plain, list):
        raise ValueError(f"state.agenda is a list of steps, not {plain!r}")
    steps: list[Step] = []
    for index, item in enumerate(plain):
        step = decode_step(item, classes, players, f"state.agenda[{index}]")
        if not isinstance(step, Step):
            raise ValueError(f"state.agenda[{index}] is a step, not {step!r}")
        steps.append(step)
    return steps


def decode_plain(plain: object, model: object, where: str) -> object:
    """Numbers, texts and lists of them, of the kind a fresh state's field has; None says nothing about the kind."""
    if isinstance(model, list) and not isinstance(plain, list):
        raise ValueError(f"{where} is a list, not {plain!r}")
    if isinstance(plain, list):
        sample = model[0] if isinstance(model, list) and model else None
        return [decode_plain(item, sample, f"{where}[{index}]") for index, item in enumerate(plain)]
    if plain is not None and not isinstance(plain, (bool, int, str)):
        raise ValueError(f"{where} is a number, a text or a list, not {str(plain)[:60]}")
    if model is not None:
        suits(plain, type(model), 0, where)
    return plain


def digest(state: State) -> str:
    """A short canonical hash of the position, equal on every platform."""
    return hashlib.sha256(repr(encode_state(state)).encode()).hexdigest()[:16]


def copy_dice(dice: Dice | None) -> Dice | None:
    return None if dice is None else dice.clone()
