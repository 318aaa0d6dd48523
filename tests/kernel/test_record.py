"""Records: readable, verifiable, and precise about what is wrong."""

import pytest

import virtu
from virtu.kernel.dice import dice_from

GAME = virtu.game("seven_virtues")


def recorded(answers: int) -> virtu.Record:
    record = virtu.Record(GAME, 3, GAME.read_options({}))
    record.names[1] = "Niccolò"
    recorder = virtu.Recorder(record, dice_from(9))
    while len(record.entries) < answers:
        if not recorder.roll():
            recorder.play(str(GAME.offers(recorder.state)[0]).upper())
    return record


TEXT = recorded(40).write()
FIRST = TEXT.splitlines().index("") + 1
"""Where the entries begin."""


def test_a_record_reads_as_it_was_written() -> None:
    again = virtu.Record.read(TEXT)
    assert again.write() == TEXT
    assert again.names == ["", "Niccolò", ""]
    assert again.verify() == recorded(40).replay()


def test_a_record_names_game_rules_data_and_players() -> None:
    assert TEXT.splitlines()[:5] == [
        "virtu record 2",
        "game seven_virtues",
        f"rules {GAME.rules_version}",
        f"data {GAME.data_hash}",
        "players 3",
    ]


def test_replaying_a_part_gives_the_position_then() -> None:
    record = virtu.Record.read(TEXT)
    state = record.replay(upto=15)
    assert GAME.digest(state) == record.entries[14].digest
    assert GAME.seat(state) is not None


def changed(line: int, old: str, new: str) -> str:
    lines = TEXT.splitlines()
    assert old in lines[line], lines[line]
    lines[line] = lines[line].replace(old, new)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: a record begins with"),
        ("chess", "line 1: a record begins with"),
        (changed(1, "seven_virtues", "chess"), "no game is called 'chess'; the games are"),
        (changed(4, "3", "30"), "players 30: not a number of players of seven_virtues"),
        (changed(4, "3", "some"), "players some"),
        (changed(2, "rules", "laws"), "line 3: a header line is game, rules"),
        (changed(5, "memory", "shut"), r"option hands \(SV-6.2\) is one of"),
        (TEXT.replace("players 3\n", ""), "the header has no line “players"),
        (changed(FIRST, "chance", "nobody"), f"line {FIRST + 1}: a line is"),
        (TEXT + "0 take justice\n", "a line is “seat, answer, digest"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, sentence: str) -> None:
    with pytest.raises(virtu.BadRecord, match=sentence):
        virtu.Record.read(text)


def digest_of(line: int) -> str:
    return TEXT.splitlines()[line].split()[-1]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (changed(FIRST + 3, digest_of(FIRST + 3), "0" * 16), f"line {FIRST + 4} .*the record says 0000"),
        (changed(FIRST + 3, "chance ", "1      "), f"line {FIRST + 4} .*for chance, not 1"),
        (changed(FIRST + 3, "deal", "take"), rf"line {FIRST + 4} .*\(SV-2.2\)"),
        (changed(2, GAME.rules_version, "0.0.1"), "written for rules 0.0.1; here are rules"),
        (changed(3, GAME.data_hash, "f00"), "written for data f00; here are data"),
        (changed(FIRST + 3, "chance ", "clock  "), f"line {FIRST + 4} .*no clock"),
    ],
)
def test_the_first_line_that_differs_is_named(text: str, sentence: str) -> None:
    with pytest.raises(virtu.BadRecord, match=sentence):
        virtu.Record.read(text).verify()


def test_a_record_that_goes_on_after_the_end_is_wrong() -> None:
    record = recorded(14)
    recorder = virtu.Recorder(record, dice_from(1))
    while not GAME.over(recorder.state):
        if not recorder.roll():
            recorder.play(GAME.offers(recorder.state)[0])
    text = record.write() + f"0 done {'0' * 16}\n"
    with pytest.raises(virtu.BadRecord, match="the game was over before"):
        virtu.Record.read(text).verify()


def test_a_refused_answer_leaves_no_entry() -> None:
    record = recorded(15)
    recorder = virtu.Recorder(record, dice_from(1))
    with pytest.raises(virtu.Illegal):
        recorder.play("done")
    assert len(record.entries) == 15


def earlier(text: str) -> str:
    """A record as the first release wrote it: other digests, and other words about the cards."""
    head, _, entries = text.partition("\n\n")
    head = head.replace("virtu record 2", "virtu record 1").replace(GAME.data_hash, GAME.same_data[0])
    lines = [f"{line[:-16]}{'0123456789abcdef'}" for line in entries.splitlines()]
    return head.replace(f"rules {GAME.rules_version}", "rules 1.0.0") + "\n\n" + "\n".join(lines) + "\n"


def test_a_record_of_the_first_release_is_upgraded() -> None:
    """Its digests say nothing any more; its answers give the same game."""
    record = virtu.Record.read(earlier(TEXT))
    assert record.replay() == recorded(40).replay()
    with pytest.raises(virtu.BadRecord, match=r"written for rules 1\.0\.0"):
        record.verify()
    assert record.upgrade().write() == TEXT


def test_a_record_whose_answers_are_refused_now_is_not_upgraded() -> None:
    text = earlier(TEXT).replace("deal", "take", 1)
    with pytest.raises(virtu.BadRecord, match=r"line \d+ \(take"):
        virtu.Record.read(text).upgrade()


@pytest.mark.parametrize(("old", "new"), [("rules 1.0.0", "rules 0.9.0"), ("data ", "data 77")])
def test_a_record_of_other_rules_or_data_is_not_upgraded(old: str, new: str) -> None:
    with pytest.raises(virtu.BadRecord, match=r"rules 0.9.0|written for data 77"):
        virtu.Record.read(earlier(TEXT).replace(old, new, 1)).upgrade()
