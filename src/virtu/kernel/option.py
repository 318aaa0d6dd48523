"""What can be agreed when a table is made."""

from dataclasses import dataclass
from typing import Final

Value = str | int | bool | None

# People also write these for yes and no.
SPOKEN: Final[dict[str, bool]] = {"true": True, "false": False}


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its default, what it may be, and the clause that gives it."""

    default: Value
    values: tuple[Value, ...]
    """All allowed values; empty when any whole number from least to most is allowed."""
    clause: str
    least: int = 0
    most: int = 0
    under: tuple[str, Value] | None = None
    """Another option and the value of it without which this one means nothing: then nobody is asked for it."""
    live: Value = None
    """What people who sit down together begin with, unless they choose; None: the default."""

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "bool"
        return "int" if not self.values or isinstance(self.default, int) else "str"

    def read(self, name: str, given: object) -> Value:
        """The value meant by what a person gave; ValueError says what is right."""
        if isinstance(given, str) and isinstance(self.default, bool):
            given = SPOKEN.get(given.strip().lower(), given)
        for value in self.values:
            if given == value and isinstance(given, bool) == isinstance(value, bool):
                return value
            if isinstance(given, (str, int)) and str(given).strip().lower() == written(value):
                return value
        if not self.values:
            number = int(given) if isinstance(given, str) and given.strip().isdigit() else given
            if isinstance(number, int) and not isinstance(number, bool) and self.least <= number <= self.most:
                return number
            raise ValueError(
                f"option {name} ({self.clause}) is a whole number from {self.least} to {self.most}"
            )
        allowed = ", ".join([written(value) for value in self.values])
        raise ValueError(f"option {name} ({self.clause}) is one of: {allowed}; not {given!r}")


def complete(
    game: str, options: dict[str, Option], presets: dict[str, dict[str, Value]], given: dict[str, object]
) -> dict[str, Value]:
    """All options: what was given, else what the preset says, else the default; ValueError says what is right."""
    for name in given:
        if name not in options:
            raise ValueError(f"{game} has no option {name}; its options: {', '.join(options) or 'none'}")
    values: dict[str, Value] = {}
    if "preset" in options:
        option = options["preset"]
        values = presets[str(option.read("preset", given.get("preset", option.default)))]
    return {
        name: option.read(name, given[name]) if name in given else values.get(name, option.default)
        for name, option in options.items()
    }


def written(value: Value) -> str:
    """An option's value as people write it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).lower()
