"""Mistakes of a request, said in one sentence with a status code."""

from typing import NoReturn

Facts = dict[str, str | int]


class Fault(Exception):
    """What is wrong with a request; nothing has changed."""

    def __init__(self, status: int, code: str, sentence: str, **facts: str | int) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.facts: Facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Faults come from worker processes too."""
        return again, (self.status, self.code, self.sentence, self.facts)


def again(status: int, code: str, sentence: str, facts: Facts) -> Fault:
    return Fault(status, code, sentence, **facts)


def unknown_table(table: str) -> Fault:
    return Fault(404, "unknown_table", f"There is no table {table[:40]}.", table=table[:40])


def unknown_game(name: str, known: list[str]) -> Fault:
    return Fault(
        404,
        "unknown_game",
        f"There is no game {name[:40]}; the games are {', '.join(known)}.",
        game=name[:40],
    )


def unwritten() -> Fault:
    return Fault(503, "storage", "This could not be written down; please try again.")


def unreadable() -> Fault:
    return Fault(503, "storage", "The server cannot look this up right now; please try again.")


def moving() -> Fault:
    return Fault(503, "busy", "This table is being moved; please try again.")


def refuse(status: int, code: str, sentence: str, **facts: str | int) -> NoReturn:
    raise Fault(status, code, sentence, **facts)


class Elsewhere(Fault):
    """Another process keeps the table; whoever can leads there."""

    def __init__(self, address: str) -> None:
        super().__init__(503, "busy", "This table is kept elsewhere; please try again.")
        self.address = address
