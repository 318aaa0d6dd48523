"""A row of numbers that is either kept or weighed at once: a search has no use for the numbers themselves."""


class Sheet:
    """The features of one seat, in their order."""

    def __init__(self, weights: list[float] | None) -> None:
        self.weights = weights
        """None: the numbers are kept."""
        self.numbers: list[float] = []
        self.score = 0.0
        self.at = 0

    def add(self, number: float) -> None:
        """The next feature."""
        if self.weights is None:
            self.numbers.append(number)
        elif number != 0.0:
            self.score += self.weights[self.at] * number
        self.at += 1

    def flag(self, holds: bool) -> None:
        """A feature that holds or does not."""
        if self.weights is None:
            self.numbers.append(1.0 if holds else 0.0)
        elif holds:
            self.score += self.weights[self.at]
        self.at += 1

    def one_of(self, place: int, places: int) -> None:
        """So many flags of which at most one holds."""
        if self.weights is None:
            for number in range(places):
                self.numbers.append(1.0 if number == place else 0.0)
        elif 0 <= place < places:
            self.score += self.weights[self.at + place]
        self.at += places
