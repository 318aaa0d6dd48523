"""A lesson is an ordinary table: whoever knows no rules and does only what is pointed at comes to its end."""

import asyncio

import pytest

from server.people import Chair, Json, Person
from virtu.lessons.check import problems
from virtu.lessons.lesson import Lesson, lesson_files, read_lesson

LESSONS = [read_lesson(path) for path in lesson_files()]
each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
FIRST = next(lesson for lesson in LESSONS if (lesson.game, lesson.name) == ("seven_virtues", "taking"))


async def begin(person: Person, lesson: Lesson) -> tuple[Json, Json]:
    """The table of a lesson, and what is to be done there."""
    address = f"/api/lessons/{lesson.game}/{lesson.name}"
    return await person.post(address, 201), await person.get(address)


def step(chair: Chair) -> int:
    found: int = chair.table["lesson"]["step"]
    return found


@each
def test_a_lesson_can_be_taught(lesson: Lesson) -> None:
    """Its script is legal, what it names exists, it has five questions, and its words are there in every language."""
    assert problems(lesson) == []


@each
async def test_a_newcomer_finishes_by_what_is_pointed_at(lesson: Lesson, ann: Person) -> None:
    table, plan = await begin(ann, lesson)
    async with ann.sit(table) as chair:
        for number, thing in enumerate(plan["steps"]):
            for _ in range(thing["free"] or len(thing["wanted"][:1])):
                # What the script answers for the learner comes by itself.
                await chair.until(lambda chair, here=number: chair.over or (chair.offers and step(chair) >= here))  # type: ignore[misc]
                if chair.over and thing["free"]:
                    break  # in free play anything may happen, the end of the game too
                assert step(chair) == number
                wanted = thing["wanted"][0] if thing["wanted"] not in ([], ["any"]) else chair.offers[0]
                reply = await chair.answer(wanted)
                assert reply["type"] == "accepted", (thing["name"], reply)
                await chair.reach(reply["version"])
        await chair.until(lambda chair: step(chair) == len(plan["steps"]))
        assert not [entry for entry in chair.log if entry["event"] == "stood_in"]


async def test_a_lesson_is_done_when_its_game_is_over(ann: Person) -> None:
    """Nobody is asked again, however many answers of free play were still to come."""
    table, plan = await begin(ann, FIRST)
    async with ann.sit(table) as chair:
        await ann.post(f"/api/tables/{table['id']}/end")
        await chair.until(lambda chair: chair.over)
        assert step(chair) == len(plan["steps"])


async def test_another_answer_is_kindly_refused_and_nothing_happens(ann: Person) -> None:
    table, plan = await begin(ann, FIRST)
    wanted = next(thing["wanted"] for thing in plan["steps"] if thing["wanted"])
    async with ann.sit(table) as chair:
        other = next(offer for offer in chair.offers if offer not in wanted)
        before = chair.version
        reply = await chair.answer(other)
        assert (reply["type"], reply["code"], chair.version) == ("error", "lesson", before)
        assert (await chair.answer(wanted[0]))["type"] == "accepted"


async def test_what_is_illegal_is_refused_by_the_rules_as_ever(ann: Person) -> None:
    table, _ = await begin(ann, FIRST)
    async with ann.sit(table) as chair:
        reply = await chair.answer("take prudence")
        assert (reply["type"], reply["clause"][:3]) == ("refused", "SV-")


async def test_a_lesson_that_was_left_goes_on_and_is_no_game_of_the_lobby(ann: Person) -> None:
    table, plan = await begin(ann, FIRST)
    async with ann.sit(table) as chair:
        await chair.answer(next(thing["wanted"][0] for thing in plan["steps"] if thing["wanted"]))
    again, _ = await begin(ann, FIRST)
    assert again["id"] == table["id"]
    assert table["id"] not in [one["id"] for one in (await ann.get("/api/tables"))["mine"]]


async def test_two_clicks_begin_one_lesson(ann: Person) -> None:
    begun = await asyncio.gather(*(begin(ann, FIRST) for _ in range(4)))
    assert len({table["id"] for table, _ in begun}) == 1


async def test_a_lesson_that_does_not_exist_is_said_so(ann: Person) -> None:
    assert (await ann.post("/api/lessons/seven_virtues/nonsense", 404))["code"] == "unknown_lesson"
