"""Which form of the rules runs."""

from typing import Literal

from virtu.kernel import engine

Form = Literal["compiled", "plain"]


def form() -> Form:
    """Compiled with mypyc, or plain Python: the same rules, but bots think less far in the same time."""
    return "plain" if str(engine.__file__).endswith(".py") else "compiled"
