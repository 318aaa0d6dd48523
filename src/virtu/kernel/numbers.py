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
UNBOUND: Final = 1 << 30
UNTOLD: Final = [-(1 << 30)]
"""Stands for what a part was written from before it has been written: no list is equal to it."""


class Row:
    """Numbers written part by part, in the same order and as many every time.

    From one answer to the next most lists stay as they are, and to compare one is ten times as quick as to write it.
    So whoever looks again and again at games with so many players keeps a row: only what has changed is written.
    """

    def __init__(self, players: int, size: int) -> None:
        self.players = players
        self.written = bytearray(size)
        """Changed in its place: whoever shows it as an array does so once."""
        self.filled = 0
        """So far it has been written at least once."""
        # What each part was written from, where it begins, and which one comes next: by lists, by flags, by several
        # lists each. Apart, because compiled code is quick with what has one type.
        self.sources: list[list[int]] = []
        self.starts: list[int] = []
        self.index = 0
        self.flags: list[int] = []
        self.flag_starts: list[int] = []
        self.flag = 0
        self.tables: list[list[list[int]]] = []
        self.table_starts: list[int] = []
        self.table = 0
        self.tallies: list[bytearray] = []
        self.tallied: list[list[int]] = []
        """The counts of lists that are told by turns, and what each was counted from."""

    def begin(self, players: int) -> None:
        assert players == self.players, f"a row for {self.players} players tells nothing of games with {players}"
        assert not self.filled or self.filled == len(self.written), "the parts of a row fill it"
        self.index = self.flag = self.table = 0

    def before(self, size: int) -> list[int]:
        """What the next part, which has so many numbers, was written from."""
        index = self.index
        if index == len(self.sources):
            self.sources.append(UNTOLD)
            self.starts.append(self.filled)
            self.filled += size
        self.index = index + 1
        return self.sources[index]

    def start(self, source: list[int]) -> int:
        """Where that part begins; it is written now, from this."""
        index = self.index - 1
        self.sources[index] = source
        return self.starts[index]

    def flagged(self, which: int, size: int) -> None:
        """1 for one of so many; below 0: for none."""
        flag = self.flag
        if flag == len(self.flags):
            self.flags.append(-1)
            self.flag_starts.append(self.filled)
            self.filled += size
        self.flag = flag + 1
        before = self.flags[flag]
        if before != which:
            start = self.flag_starts[flag]
            if before >= 0:
                self.written[start + before] = 0
            if which >= 0:
                self.written[start + which] = 1
            self.flags[flag] = which

    def plain(self, values: list[int]) -> None:
        """Numbers as they are."""
        before = self.before(len(values))
        if before != values:
            self.change(before, values, 0, UNBOUND)

    def raised(self, values: list[int], by: int) -> None:
        """Numbers that may be below 0, lifted above it."""
        before = self.before(len(values))
        if before != values:
            self.change(before, values, by, UNBOUND)

    def capped(self, values: list[int]) -> None:
        """Numbers that nothing keeps small."""
        before = self.before(len(values))
        if before != values:
            self.change(before, values, 0, MOST)

    def change(self, before: list[int], values: list[int], by: int, most: int) -> None:
        if before is UNTOLD:
            before = UNTOLD * len(values)
        at, written = self.start(before), self.written
        for index, value in enumerate(values):
            if before[index] != value:
                before[index] = value
                written[at + index] = value + by if value < most else most

    def lengths(self, lists: list[list[int]]) -> None:
        """How long each of several lists is."""
        before = self.before(len(lists))
        if before is UNTOLD:
            before = UNTOLD * len(lists)
        start = self.start(before)
        for index, values in enumerate(lists):
            if before[index] != len(values):
                before[index] = len(values)
                self.written[start + index] = len(values)

    def counted(self, values: list[int], size: int) -> None:
        """How often each number from 0 to below `size` stands in a list."""
        before = self.before(size)
        if before != values:
            recount(self.written, self.start(values[:]), before, values)

    def counted_by_turns(self, values: list[int], which: int, size: int) -> None:
        """The same for a part that tells now one list and now another: each has its number in the row, from 0 on."""
        before = self.before(size)
        while len(self.tallies) <= which:
            self.tallies.append(bytearray(size))
            self.tallied.append([])
        tallied = self.tallied[which]
        if tallied != values:
            recount(self.tallies[which], 0, tallied, values)
            tallied = self.tallied[which] = values[:]
        if before is not tallied:
            start = self.start(tallied)
            self.written[start : start + size] = self.tallies[which]

    def counted_apart(self, lists: list[list[int]], size: int) -> None:
        """The same for several lists, one after another; mostly one of them has changed."""
        table = self.table
        if table == len(self.tables):
            self.tables.append([[] for _ in lists])
            self.table_starts.append(self.filled)
            self.filled += size * len(lists)
        self.table = table + 1
        before = self.tables[table]
        if before == lists:
            return
        start = self.table_starts[table]
        for index, values in enumerate(lists):
            if before[index] != values:
                recount(self.written, start, before[index], values)
                before[index] = values[:]
            start += size

    def padded(self, values: list[int], size: int, by: int = 1) -> None:
        """The first numbers of a list, each lifted above 0; 0 where the list has ended."""
        before = self.before(size)
        if before == values:
            return
        at, written = self.start(values[:]), self.written
        for index in range(min(size, len(values))):
            written[at + index] = values[index] + by
        for index in range(len(values), min(size, len(before))):
            written[at + index] = 0

    def placed(self, values: list[int], size: int) -> None:
        """For each number below `size` its place in a list from 1 on; 0: not there. Places below 0 are empty."""
        before = self.before(size)
        if before == values:
            return
        if before is UNTOLD:
            before = UNTOLD * len(values)
        at, written = self.start(values[:]), self.written
        for index, value in enumerate(values):
            if before[index] >= 0 and before[index] != value:
                written[at + before[index]] = 0
        for index, value in enumerate(values):
            if value >= 0 and before[index] != value:
                written[at + value] = index + 1

    def split(self, values: list[int], kinds: int, size: int) -> None:
        """Numbers that each tell one of so many places and one of so many kinds there: the kind plus 1 at its place."""
        before = self.before(size)
        if before == values:
            return
        at, written = self.start(values[:]), self.written
        for value in before:
            if value >= 0:
                written[at + value // kinds] = 0
        for value in values:
            written[at + value // kinds] = value % kinds + 1


def recount(counts: bytearray, start: int, before: list[int], after: list[int]) -> None:
    """Count what stands in the second list instead of the first; mostly they differ by a card or two."""
    old, new, first = len(before), len(after), 0
    if before == after[:old]:
        first = old
    while first < old and first < new and before[first] == after[first]:
        first += 1
    while first < old and first < new and before[old - 1] == after[new - 1]:
        old -= 1
        new -= 1
    for index in range(first, old):
        if before[index] >= 0:
            counts[start + before[index]] -= 1
    for index in range(first, new):
        if after[index] >= 0:
            counts[start + after[index]] += 1


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

    def tell(self, state: State, viewer: int, told: bool, row: Row) -> None:
        """Who looks on, or -1 for nobody in particular, and what is asked.

        The question is all 0 if the game is over, or the viewer may not know what is asked.
        """
        row.flagged(viewer, state.players)
        about: list[int] = []
        if told and state.agenda:
            ask = state.agenda[-1]
            kind = type(ask)
            row.flagged(self.place[kind], len(self.tags))
            for name in self.codec.parts[kind]:
                gather(getattr(ask, name), about)
        else:
            row.flagged(-1, len(self.tags))
        row.padded(about, QUESTION_PARTS, ABOVE_NOTHING)


def gather(value: object, numbers: list[int]) -> None:
    """The numbers of a value, one after another."""
    if isinstance(value, int):
        numbers.append(value)
    elif isinstance(value, (list, tuple)):
        for item in value:
            gather(item, numbers)
