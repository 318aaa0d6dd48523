"""What an answer names, in the words that refusals use."""

from virtu.games.palace.actions import March, Put, Sail
from virtu.games.palace.actions_setup import PlaceFamily
from virtu.games.palace.actions_war import Announce
from virtu.games.palace.actions_winter import AllyForLess, MoveOut
from virtu.games.palace.tables import VOYAGE
from virtu.kernel.action import Action
from virtu.kernel.clause import Fact


def names(action: Action) -> dict[str, Fact]:
    """Its arguments, and what a refusal calls otherwise or says besides."""
    facts: dict[str, Fact] = {**action.args()}
    if isinstance(action, (March, Sail)):
        facts["ships"] = VOYAGE[action.origin][action.city]
    elif isinstance(action, Announce):
        facts["bonus"] = facts["source"]
    elif isinstance(action, AllyForLess):
        facts["symbol"] = facts["less"]
    elif isinstance(action, (Put, MoveOut)):
        facts["target"] = facts["space"]
    elif isinstance(action, PlaceFamily) and "under" in facts:
        facts["room"] = facts["under"]
    return facts
