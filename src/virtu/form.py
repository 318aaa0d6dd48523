"""Which form of the rules and of the bots' search runs."""

from virtu.kernel import engine

COMPILED = not str(engine.__file__).endswith(".py")
"""Otherwise plain Python: the same answers, some ten times slower."""
