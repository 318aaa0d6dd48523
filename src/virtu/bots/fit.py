"""Weights fitted to finished games, from files that `train.py` writes. Needs NumPy, which playing does not.

Points are fitted by ridge regression, of what each seat has above the table's mean; shares of the victory by a softmax
over the seats.
"""

from pathlib import Path
from typing import Any

STEPS = 250
RATE = 0.05
OWN = 3.0
"""How much dearer a phase's own weights are than those all phases share."""


def fit_shares(features: Any, phases: Any, shares: Any, ridge: float) -> Any:
    """Per phase one weight per feature: a part common to all phases, and a part of its own.

    Arrays by position: features by seat and number, the phase, the shares by seat. The whole batch, by Adam.
    """
    import numpy

    count, seats, width = features.shape
    order = numpy.argsort(phases, kind="stable")
    features, phases, shares = features[order], phases[order], shares[order]
    last = int(phases.max()) + 1
    cuts = numpy.searchsorted(phases, numpy.arange(last + 1))
    blocks = [features[cuts[phase] : cuts[phase + 1]].reshape(-1, width) for phase in range(last)]
    weights = numpy.zeros((last + 1, width))
    """The common part first."""
    mean, square = numpy.zeros_like(weights), numpy.zeros_like(weights)
    for step in range(1, STEPS + 1):
        slope = numpy.zeros_like(weights)
        for phase in range(last):
            wanted = shares[cuts[phase] : cuts[phase + 1]]
            scores = (blocks[phase] @ (weights[0] + weights[1 + phase])).reshape(-1, seats)
            wrong = (softmax(scores) - wanted).reshape(-1) @ blocks[phase] / count
            slope[0] += wrong
            slope[1 + phase] += wrong
        slope[0] += ridge * weights[0] / count
        slope[1:] += OWN * ridge * weights[1:] / count
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope * slope
        rate = RATE * (1.0 if step < 0.6 * STEPS else 0.3 if step < 0.85 * STEPS else 0.1)
        weights -= rate * mean / (1 - 0.9**step) / (numpy.sqrt(square / (1 - 0.999**step)) + 1e-9)
    return weights[0] + weights[1:]


def judge_shares(weights: Any, features: Any, phases: Any, shares: Any) -> dict[str, float]:
    """How surprising the victories were (no opinion about five seats: 1.61), and how often a winner was named."""
    import numpy

    scores = (features * weights[phases][:, None, :]).sum(2)
    loss = -(shares * numpy.log(softmax(scores) + 1e-12)).sum(1).mean()
    named = shares[numpy.arange(len(scores)), scores.argmax(1)].mean()
    return {"log_loss": round(float(loss), 3), "winner_named": round(float(named), 3)}


def softmax(scores: Any) -> Any:
    """Shares by seat."""
    import numpy

    powers = numpy.exp(scores - scores.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def fit_points(files: list[Path], ridge: float) -> Any:
    """One weight per feature; file by file, for together they may not fit into memory."""
    import numpy

    squares: Any = 0.0
    products: Any = 0.0
    for file in files:
        features, points, _ = above_mean(file)
        squares = squares + features.T @ features
        products = products + features.T @ points
    return numpy.linalg.solve(squares + ridge * numpy.eye(len(products)), products)


def judge_points(weights: Any, files: list[Path]) -> dict[str, float]:
    """How much of the points the weights explain, and how often they name the winner."""
    import numpy

    wrong = spread = named = positions = 0.0
    for file in files:
        features, points, shares = above_mean(file)
        guessed = features @ weights
        wrong += float(((points - guessed) ** 2).sum())
        spread += float((points**2).sum())
        by_seat = guessed.reshape(shares.shape)
        named += float(shares[numpy.arange(len(shares)), by_seat.argmax(1)].sum())
        positions += len(shares)
    return {"r2": round(1 - wrong / spread, 3), "winner_named": round(named / positions, 3)}


def above_mean(file: Path) -> tuple[Any, Any, Any]:
    """Features and points of a file without what the whole table shares; and the shares of the victory."""
    import numpy

    found = numpy.load(file)
    features = found["features"] - found["features"].mean(1, keepdims=True)
    points = found["points"] - found["points"].mean(1, keepdims=True)
    return features.reshape(-1, features.shape[2]).astype(numpy.float64), points.reshape(-1), found["shares"]


def together(files: list[Path]) -> tuple[Any, Any, Any]:
    """Features, phases and shares of all files."""
    import numpy

    found = [numpy.load(file) for file in files]
    features, phases, shares = (
        numpy.concatenate([one[name] for one in found]) for name in ("features", "phases", "shares")
    )
    return features, phases, shares
