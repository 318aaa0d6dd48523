"""Which form of the rules and of the bots' search runs."""

from typing import Final, Literal

from virtu.kernel import engine

FORM: Final[Literal["compiled", "plain"]] = "plain" if str(engine.__file__).endswith(".py") else "compiled"
"""Compiled with mypyc, or plain Python: the same rules, but bots think less far in the same time."""
