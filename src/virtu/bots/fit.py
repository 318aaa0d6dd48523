"""Weights fitted to finished games. Needs NumPy, which playing does not.

Points are fitted by ridge regression, of what each seat has above the table's mean; shares of the victory by a softmax
over the seats.
"""

from array import array
from collections.abc import Iterable
from typing import Any

STEPS = 250
RATE = 0.05
OWN = 3.0
"""How much dearer a phase's own weights are than those all phases share."""


class Lesson:
    """Positions of some games, and how they ended."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.numbers = array("f")
        self.phases: list[int] = []
        self.points: list[list[int]] = []
        self.won: list[list[float]] = []

    def note(self, features: list[list[float]], phase: int) -> None:
        """A position: numbers per seat, and which weights they are for."""
        for row in features:
            self.numbers.extend(row)
        self.phases.append(phase)

    def close(self, points: list[int], shares: list[float]) -> None:
        """The end of the game that the last positions were of."""
        positions = len(self.phases) - len(self.points)
        self.points += [points] * positions
        self.won += [shares] * positions

    def features(self) -> Any:
        """By position, seat and number."""
        import numpy

        numbers = numpy.frombuffer(self.numbers, numpy.float32)
        return numbers.reshape(len(self.phases), self.seats, -1)

    def shares(self) -> Any:
        """By position and seat."""
        import numpy

        return numpy.asarray(self.won, numpy.float32)

    def above_mean(self) -> tuple[Any, Any]:
        """Features and points without what the whole table shares: a row per position and seat."""
        import numpy

        features = self.features()
        features = features - features.mean(1, keepdims=True)
        points = numpy.asarray(self.points, numpy.float64)
        return features.reshape(-1, features.shape[2]), (points - points.mean(1, keepdims=True)).reshape(-1)


def fit_points(lessons: Iterable[Lesson], ridge: float, unseen: int) -> tuple[Any, dict[str, float]]:
    """One weight per feature, with figures of each `unseen`th lesson by weights that do not know it.

    Lesson by lesson, for together they may not fit into memory.
    """
    kept: list[Lesson] = []
    seen, all_lessons = Squares(), Squares()
    for number, lesson in enumerate(lessons):
        all_lessons.add(lesson)
        if number % unseen:
            seen.add(lesson)
        else:
            kept.append(lesson)
    figures = judge_points(seen.solve(ridge), kept) if seen.rows else {}
    return all_lessons.solve(ridge), figures


class Squares:
    """What least squares need to know of rows they have seen."""

    def __init__(self) -> None:
        self.rows = 0
        self.squares: Any = 0.0
        self.products: Any = 0.0

    def add(self, lesson: Lesson) -> None:
        features, points = lesson.above_mean()
        self.rows += len(points)
        self.squares = self.squares + features.T @ features
        self.products = self.products + features.T @ points

    def solve(self, ridge: float) -> Any:
        import numpy

        return numpy.linalg.solve(self.squares + ridge * numpy.eye(len(self.products)), self.products)


def judge_points(weights: Any, lessons: list[Lesson]) -> dict[str, float]:
    """How much of the points the weights explain, and how often they name the winner."""
    import numpy

    wrong = spread = named = positions = 0.0
    for lesson in lessons:
        features, points = lesson.above_mean()
        shares = lesson.shares()
        guessed = features @ weights
        wrong += float(((points - guessed) ** 2).sum())
        spread += float((points**2).sum())
        by_seat = guessed.reshape(shares.shape)
        named += float(shares[numpy.arange(len(shares)), by_seat.argmax(1)].sum())
        positions += len(shares)
    return {"r2": round(1 - wrong / spread, 3), "winner_named": round(named / positions, 3)}


def fit_shares(lessons: Iterable[Lesson], ridge: float, unseen: int) -> tuple[Any, dict[str, float]]:
    """Per phase one weight per feature, with figures of each `unseen`th lesson by weights that do not know it."""
    every = list(lessons)
    kept = [lesson for number, lesson in enumerate(every) if number % unseen == 0]
    seen = [lesson for number, lesson in enumerate(every) if number % unseen]
    figures = judge_shares(softmax_weights(*together(seen), ridge), *together(kept)) if seen else {}
    return softmax_weights(*together(every), ridge), figures


def together(lessons: list[Lesson]) -> tuple[Any, Any, Any]:
    """Features, phases and shares of all lessons."""
    import numpy

    return (
        numpy.concatenate([lesson.features() for lesson in lessons]),
        numpy.concatenate([lesson.phases for lesson in lessons]),
        numpy.concatenate([lesson.shares() for lesson in lessons]),
    )


def softmax_weights(features: Any, phases: Any, shares: Any, ridge: float) -> Any:
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
    weights = numpy.zeros((last + 1, width), numpy.float32)
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
