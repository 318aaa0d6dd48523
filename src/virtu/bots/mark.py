"""What can be read off a table, number by number, so that two plans can be told apart in words.

A mark is called "name:thing", "city:siena" or "florins:"; its number says how many, or whether. A thing is a word of
the notation, the number of a seat, or that and the number of a Room, "2/4".
"""

from dataclasses import dataclass
from typing import Final, Literal

from virtu.kernel.clause import Fact

Marks = dict[str, int]

Tone = Literal["gain", "cost", "danger", "plain"]
GAIN: Final = "gain"
COST: Final = "cost"
DANGER: Final = "danger"
PLAIN: Final = "plain"


@dataclass(frozen=True)
class Reason:
    """A message of the catalogue with its facts, and whether it speaks for the plan."""

    name: str
    facts: dict[str, Fact]
    tone: Tone
    like: int = -1
    """The plan earlier in the list that has the same to be said for it; -1: none."""
    of: "Reason | None" = None
    """What the plan goes without, or what it keeps another from."""


@dataclass(frozen=True)
class Meaning:
    """What a mark is to the player."""

    weight: float
    """How much a difference of one matters beside other differences, about in points."""
    good: int
    """1: the more the better; -1: the less the better; 0: neither, its number is only where something stands."""
    kept: bool = False
    """Whether it is worth saying that this plan keeps what another spends."""
    danger: bool = False
    """Whether more of it is worth a warning."""
    secret: bool = False
    """Whether it is read off a hand, and so not told of another seat."""
    least: int = 1
    """Smaller differences are not spoken of."""
    bare: bool = False
    """Whether its words tell no number, so that one and two of it sound alike."""
    spent: bool = False
    """Whether it is told how much is kept that others spend; else how much there is."""


def reason(key: str, meaning: Meaning, before: int, after: int) -> Reason:
    """What a changed mark is called: more of it, less of it, or where it stands now."""
    name, _, thing = key.partition(":")
    if meaning.bare:
        before, after = (0, 1) if after > before else (1, 0)
    change = after - before
    if meaning.good == 0:
        return Reason(f"{name}-now", facts(thing, abs(change), after), PLAIN)
    better = change * meaning.good > 0
    tone: Tone = GAIN if better else DANGER if meaning.danger else COST
    return Reason(f"{name}-{'more' if change > 0 else 'less'}", facts(thing, abs(change), after), tone)


def kept(key: str, meaning: Meaning, spent: int, now: int) -> Reason:
    """What this plan does not spend, and another does."""
    name, _, thing = key.partition(":")
    if meaning.bare:
        now = 1
    return Reason(f"{name}-kept", facts(thing, spent if meaning.spent else now, now), GAIN)


def facts(thing: str, count: int, now: int) -> dict[str, Fact]:
    told: dict[str, Fact] = {"n": count, "now": now}
    if "/" in thing:
        owner, _, room = thing.partition("/")
        told["owner"] = int(owner)
        told["room"] = int(room)
    elif thing.isdecimal():
        told["owner"] = int(thing)
    elif thing:
        told["thing"] = thing
        told["counted"] = f"{count} {thing}"
    return told


def common(worlds: list[Marks]) -> Marks:
    """The marks that are alike whatever was dealt: the rest hangs on what the seat cannot know."""
    return {key: value for key, value in worlds[0].items() if all(world.get(key, 0) == value for world in worlds[1:])}


def changed(before: Marks, after: Marks) -> Marks:
    """By mark the difference, where there is one."""
    differing: Marks = {}
    for key in [*before, *[key for key in after if key not in before]]:
        change = after.get(key, 0) - before.get(key, 0)
        if change:
            differing[key] = change
    return differing


def told_apart(plans: list[Marks], before: Marks, meanings: dict[str, Meaning], most: int) -> list[list[Reason]]:
    """Per plan, given what it changes, the few reasons that set it apart from the others, the weightiest first."""
    by_plan: list[list[Reason]] = []
    for number, plan in enumerate(plans):
        others = [other for index, other in enumerate(plans) if index != number]
        weighed: list[tuple[float, int, Reason]] = []
        for key in all_keys(plans):
            meaning = meanings.get(key.partition(":")[0])
            if meaning is None:
                continue
            change = plan.get(key, 0)
            apart = [abs(change - other.get(key, 0)) for other in others]
            if others and max(apart) < meaning.least:
                continue
            was = before.get(key, 0)
            weight = meaning.weight * ((sum(apart) / len(apart) if apart else abs(change)) if meaning.good else 1.0)
            if abs(change) >= meaning.least and (meaning.good or was + change):
                weighed.append((-weight, len(weighed), reason(key, meaning, was, was + change)))
            elif meaning.kept and others:
                spent = max([-other.get(key, 0) * meaning.good for other in others])
                if spent >= meaning.least:
                    weighed.append((-0.5 * weight, len(weighed), kept(key, meaning, spent, was)))
        weighed.sort(key=lambda one: (one[0], one[1]))
        by_plan.append([one for _, _, one in weighed[:most]])
    return by_plan


def all_keys(plans: list[Marks]) -> list[str]:
    return list(dict.fromkeys([key for plan in plans for key in plan]))
