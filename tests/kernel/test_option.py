"""Options as people write them."""

import pytest

from virtu.kernel.option import Option, written

HANDS = Option("memory", ("memory", "open"), "SV-6.2")
SHORT = Option(False, (False, True), "HO-9.1")
LIMIT = Option(5, (), "AG-16.2", 3, 9)
ROUNDS = Option(None, (None, 7, 9), "AG-16.3")


@pytest.mark.parametrize(
    ("option", "given", "meant"),
    [
        (HANDS, "open", "open"),
        (HANDS, " Open ", "open"),
        (SHORT, True, True),
        (SHORT, "yes", True),
        (SHORT, "no", False),
        (LIMIT, 7, 7),
        (LIMIT, "7", 7),
        (ROUNDS, "none", None),
        (ROUNDS, None, None),
        (ROUNDS, "9", 9),
    ],
)
def test_what_a_person_gives_is_understood(option: Option, given: object, meant: object) -> None:
    assert option.read("x", given) == meant


@pytest.mark.parametrize(
    ("option", "given", "right"),
    [
        (HANDS, "shut", r"x \(SV-6.2\) is one of: memory, open; not 'shut'"),
        (HANDS, None, "memory, open"),
        (SHORT, 1, "no, yes"),
        (LIMIT, 10, "whole number from 3 to 9"),
        (LIMIT, "many", "whole number from 3 to 9"),
        (LIMIT, True, "whole number from 3 to 9"),
        (ROUNDS, 8, "none, 7, 9"),
    ],
)
def test_what_is_wrong_is_told_with_what_is_right(option: Option, given: object, right: str) -> None:
    with pytest.raises(ValueError, match=right):
        option.read("x", given)


def test_the_kind_follows_from_the_default() -> None:
    assert [option.kind for option in (HANDS, SHORT, LIMIT)] == ["str", "bool", "int"]


def test_every_value_reads_as_it_is_written() -> None:
    for option in (HANDS, SHORT, ROUNDS):
        for value in option.values:
            assert option.read("x", written(value)) == value
