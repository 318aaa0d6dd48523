"""Numbers by symbol as plain data."""

from virtu.games.palace.actions import SYMBOL_NAME


def symbols(counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    """Numbers by symbol, without the zeros; a ninth is the free choice of a cost."""
    names = [*SYMBOL_NAME, "either"]
    return {names[kind]: counts[kind] for kind in range(len(counts)) if counts[kind]}
