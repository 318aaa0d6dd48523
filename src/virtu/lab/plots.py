"""Small SVG plots. Colours are the page's own variables, so that they follow its light and dark."""

from html import escape
from math import ceil, floor, log10
from typing import Final

from virtu.lab.estimate import Estimate
from virtu.lab.figures import Source, Span
from virtu.lab.findings import named

WIDTH: Final = 520
LEFT: Final = 120
RIGHT: Final = 64
ROW: Final = 34
COLOURS: Final = (
    "#46392f", "#7d4382", "#8a6a21", "#4b6f6f", "#a33d38", "#2f6b4f", "#3b5f93", "#8c5a3c", "#5d5d5d",
    "#a88432", "#6b7f3a",
)  # fmt: skip


def svg(height: float, parts: list[str], label: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">' + "".join(parts) + "</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers from low to high."""
    span = (high - low) or 1.0
    power = 10.0 ** floor(log10(span / wanted))
    step = next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) <= wanted)
    first = ceil(low / step - 1e-9)
    return [round(step * number, 9) for number in range(first, floor(high / step + 1e-9) + 1)]


def intervals(rows: list[tuple[str, Estimate]], fair: float, label: str, signed: bool = False) -> str:
    """A dot and its interval for each row; red where the interval leaves out what would be fair."""
    low = min([fair, *[figure.low for _, figure in rows]])
    high = max([fair, *[figure.high for _, figure in rows]])
    margin = (high - low) * 0.06 or 0.01
    low, high = low - margin, high + margin

    def at(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    bottom = 12 + ROW * len(rows)
    parts = []
    for tick in ticks(100 * low, 100 * high):
        said = f"{tick:+g}" if signed and tick else f"{tick:g}"
        parts += [
            line(at(tick / 100), 8, at(tick / 100), bottom, "grid"),
            text(at(tick / 100), bottom + 16, said.replace("-", "−") + ("" if signed else "%"), "tick"),
        ]
    parts.append(line(at(fair), 4, at(fair), bottom, "fair"))
    for number, (name, figure) in enumerate(rows):
        y = 12 + ROW * (number + 0.5)
        kind = "odd" if figure.excludes(fair) else "even"
        value = f"{100 * figure.value:+.1f}" if signed else f"{100 * figure.value:.1f}"
        told = f"{named(name)}: {value}, 95 % interval {100 * figure.low:.1f} to {100 * figure.high:.1f}"
        parts += [
            f"<g><title>{escape(told)}</title>",
            text(4, y + 4, shortened(named(name), 19), "name"),
            line(at(figure.low), y, at(figure.high), y, "interval"),
            f'<circle cx="{at(figure.value):.1f}" cy="{y:.1f}" r="6" class="{kind}"/>',
            text(WIDTH - RIGHT + 8, y + 4, value.replace("-", "−"), "value"),
            "</g>",
        ]
    return svg(bottom + 24, parts, label)


def bars(span: Span, label: str) -> str:
    """How many games in a hundred had which value, the most frequent darker."""
    spread, step = span.spread, span.step
    total = sum(spread.values())
    first, last = min(spread), max(spread)
    values = list(range(first, last + step, step))
    shares = [100 * spread.get(value, 0) / total for value in values]
    top, bottom, left = 16.0, 190.0, 34.0
    most = max(shares)
    wide = (WIDTH - left - 8) / len(values)
    parts = []
    for tick in ticks(0, most, 4):
        y = bottom - tick / most * (bottom - top)
        parts += [line(left, y, WIDTH - 8, y, "grid"), text(left - 6, y + 4, f"{tick:g}", "tick end")]
    every = max(1, ceil(len(values) / 12))
    for number, (value, share) in enumerate(zip(values, shares, strict=True)):
        x, height = left + wide * number, share / most * (bottom - top)
        kind = "bar most" if share == most else "bar"
        said = f"{value}" if step == 1 else f"{value}–{value + step - 1}"
        parts.append(
            f'<rect x="{x + wide * 0.1:.1f}" y="{bottom - height:.1f}" width="{wide * 0.8:.1f}" height="{height:.1f}" '
            f'class="{kind}"><title>{said}: {share:.1f}%</title></rect>'
        )
        if number % every == 0:
            parts.append(text(x + wide / 2, bottom + 16, str(value), "tick"))
    return svg(bottom + 24, parts, label)


def stacks(sources: list[Source], label: str) -> str:
    """Where points come from, a bar for each: what takes points away is left out of the bar and told by the total."""
    names = [name for name in sources[0].lines if any(source.lines.get(name, 0) >= 0.05 for source in sources)]
    longest = max(sum(max(0.0, source.lines.get(name, 0)) for name in names) for source in sources) or 1.0
    parts = []
    for number, source in enumerate(sources):
        y, x = 8 + ROW * number, float(LEFT)
        parts.append(text(4, y + 18, shortened(named(source.name), 19), "name"))
        for place, name in enumerate(names):
            value = source.lines.get(name, 0)
            wide = max(0.0, value) / longest * (WIDTH - LEFT - RIGHT)
            told = f"{named(source.name)}, {named(name)}: {value:g}"
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{max(0.0, wide - 1):.1f}" height="26" '
                f'fill="{COLOURS[place % len(COLOURS)]}"><title>{escape(told)}</title></rect>'
            )
            if wide > 26:
                parts.append(text(x + wide / 2, y + 17, f"{value:.1f}", "inside"))
            x += wide
        parts.append(text(x + 6, y + 18, f"{source.total:.1f}", "value"))
    y = 8 + ROW * len(sources) + 8
    for place, name in enumerate(names):
        column, below = place % 4, place // 4
        x = 4 + column * (WIDTH / 4)
        colour = COLOURS[place % len(COLOURS)]
        parts.append(f'<rect x="{x}" y="{y + 20 * below}" width="11" height="11" fill="{colour}"/>')
        parts.append(text(x + 17, y + 20 * below + 10, named(name), "legend"))
    return svg(y + 20 * ceil(len(names) / 4) + 4, parts, label)


def shortened(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"
