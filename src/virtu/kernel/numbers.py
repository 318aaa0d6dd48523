"""What a seat sees, as a row of numbers from 0 to 255 for programs that learn: bytes, which they take as they are."""

from dataclasses import dataclass
from typing import Final

from virtu.kernel.codec import Codec
from virtu.kernel.state import State

QUESTION_PARTS: Final = 12
"""How many numbers of the open question are told; the rest is cut off."""
NUMBERED: Final = [str(index) for index in range(QUESTION_PARTS)]
ABOVE_NOTHING: Final = 5
"""Added to each of them, so that 0 means that there is none: no number in a question is below -4."""


@dataclass(frozen=True, slots=True)
class Part:
    """Numbers that stand together."""

    name: str
    labels: list[str]
    """One for each number."""
    meaning: str

    def names(self) -> list[str]:
        return [f"{self.name}[{label}]" if label else self.name for label in self.labels]


def one(name: str, meaning: str) -> Part:
    """A single number."""
    return Part(name, [""], meaning)


def across(*lists: list[str]) -> list[str]:
    """Labels of a table that is written row by row: `across(["a", "b"], ["0", "1"])` is a,0 a,1 b,0 b,1."""
    labels = lists[0]
    for further in lists[1:]:
        labels = [f"{first},{second}" for first in labels for second in further]
    return labels


def seats(players: int) -> list[str]:
    return [str(seat) for seat in range(players)]


MOST: Final = 255
"""No number is greater: more than that is told as that."""


class Row:
    """Numbers written part by part, in the same order and as many every time.

    From one answer to the next most lists stay as they are, and to compare one is ten times as quick as to write it.
    So whoever looks again and again at games with so many players keeps a row: only what has changed is written.
    """

    def __init__(self) -> None:
        self.written = bytearray()
        self.sources: list[object] = []
        """What each part was written from."""
        self.ends: list[int] = []
        """Where each part ends."""
        self.tallies: list[bytearray] = []
        self.tallied: list[list[int]] = []
        """The counts of lists of which one is told, and what each was counted from."""
        self.index = 0
        """The part that comes next."""

    def begin(self) -> None:
        self.index = 0

    def stands(self, source: object) -> bool:
        """Whether the next part was written from the same; then it is done."""
        index = self.index
        if index < len(self.sources) and self.sources[index] == source:
            self.index = index + 1
            return True
        return False

    def write(self, numbers: bytes | bytearray, source: object = None) -> None:
        """The next part, and a copy of what it was made from; none: it is always written again."""
        index = self.index
        start = self.ends[index - 1] if index else 0
        end = start + len(numbers)
        if index == len(self.sources):
            self.sources.append(source)
            self.ends.append(end)
        else:
            assert self.ends[index] == end, "a row is for one number of players"
            self.sources[index] = source
        self.written[start:end] = numbers
        self.index = index + 1

    def plain(self, values: list[int]) -> None:
        """Numbers as they are."""
        if not self.stands(values):
            self.write(bytes(values), values[:])

    def raised(self, values: list[int], by: int) -> None:
        """Numbers that may be below 0, lifted above it."""
        if not self.stands(values):
            self.write(bytes([value + by for value in values]), values[:])

    def capped(self, values: list[int]) -> None:
        """Numbers that nothing keeps small."""
        if not self.stands(values):
            self.write(bytes([value if value < MOST else MOST for value in values]), values[:])

    def counted(self, values: list[int], size: int) -> None:
        """How often each number below `size` stands in a list."""
        if not self.stands(values):
            self.write(tally(values, size), values[:])

    def counted_own(self, lists: list[list[int]], which: int, size: int) -> None:
        """The same for one of several lists, often another than the last time: a row has one such part."""
        values = lists[which]
        if self.stands(values):
            return
        while len(self.tallies) < len(lists):
            self.tallies.append(bytearray(size))
            self.tallied.append([])
        if self.tallied[which] != values:
            self.tallied[which] = values[:]
            self.tallies[which] = tally(values, size)
        self.write(self.tallies[which], self.tallied[which])

    def counted_apart(self, lists: list[list[int]], size: int) -> None:
        """The same for several lists, one after another; mostly one of them has changed."""
        index = self.index
        if self.stands(lists):
            return
        if index == len(self.sources):
            counts = bytearray()
            for values in lists:
                counts += tally(values, size)
            self.write(counts, [values[:] for values in lists])
            return
        kept = self.sources[index]
        assert isinstance(kept, list)
        assert len(kept) == len(lists), "a row is for one number of players"
        start = self.ends[index - 1] if index else 0
        for number, values in enumerate(lists):
            if kept[number] != values:
                kept[number] = values[:]
                self.written[start : start + size] = tally(values, size)
            start += size
        self.index = index + 1

    def padded(self, values: list[int], size: int) -> None:
        """The first numbers of a list, each plus one; 0 where the list has ended."""
        if not self.stands(values):
            self.write(bytes([value + 1 for value in values[:size]]).ljust(size, b"\0"), values[:])


def tally(values: list[int], size: int) -> bytearray:
    """How often each number below `size` stands in a list."""
    counts = bytearray(size)
    for value in values:
        counts[value] += 1
    return counts


class Questions:
    """The open question in numbers: which one, and what it is about."""

    def __init__(self, codec: Codec, tags: list[str]) -> None:
        self.codec = codec
        self.tags = tags
        self.place: dict[type, int] = {codec.classes[tag]: index for index, tag in enumerate(tags)}

    def parts(self) -> list[Part]:
        return [
            Part("question", self.tags, "1 for the question that is open"),
            Part("asks_about", NUMBERED, "the numbers the question holds, each plus 5; 0: no more"),
        ]

    def numbers(self, state: State, viewer: int, told: bool) -> bytearray:
        """Who looks on, from 0 to the number of players for nobody in particular, and what is asked.

        The question is all 0 if the game is over, or the viewer may not know what is asked.
        """
        first = state.players
        row = bytearray(first + len(self.tags) + QUESTION_PARTS)
        if viewer < first:
            row[viewer] = 1
        if not told or not state.agenda:
            return row
        ask = state.agenda[-1]
        kind = type(ask)
        row[first + self.place[kind]] = 1
        index = first + len(self.tags)
        for name in self.codec.parts[kind]:
            index = written(getattr(ask, name), row, index)
        return row


def written(value: object, row: bytearray, index: int) -> int:
    """Write the numbers of a value into a row from an index on, as far as there is room; the next index."""
    if isinstance(value, int):
        if index < len(row):
            row[index] = value + ABOVE_NOTHING
            return index + 1
    elif isinstance(value, (list, tuple)):
        for item in value:
            index = written(item, row, index)
    return index
