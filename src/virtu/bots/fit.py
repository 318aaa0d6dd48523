"""Shares of the victory fitted to finished games: a softmax over the seats of a line through their features.

Needs NumPy, which playing does not.
"""

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


def log_loss(weights: Any, features: Any, phases: Any, shares: Any) -> float:
    """How surprising the victories were, per position; no opinion about five seats: 1.61."""
    import numpy

    scores = (features * weights[phases][:, None, :]).sum(2)
    return float(-(shares * numpy.log(softmax(scores) + 1e-12)).sum(1).mean())


def softmax(scores: Any) -> Any:
    """Shares by seat."""
    import numpy

    powers = numpy.exp(scores - scores.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)
