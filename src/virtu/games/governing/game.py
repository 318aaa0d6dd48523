"""The fact sheet and factory of the Art of Governing."""

from typing import Final

from virtu.games.governing import (
    components,
    explain,
    foresight,
    habits,
    imagine,
    laws,
    scene,
    start,
    view,
)
from virtu.games.governing.clauses import REFUSING_SPRING
from virtu.games.governing.clauses_war import REFUSING_WAR
from virtu.games.governing.clauses_winter import REFUSING_WINTER
from virtu.games.governing.corner import corner
from virtu.games.governing.ruleset import OPTIONS, chosen, complete
from virtu.games.governing.state import OVER, PHASES, Governing
from virtu.games.governing.steps import (
    act,
    annex,
    govern,
    indulgence,
    marker,
    pay,
    scheme,
    scoring,
    setup,
    sponsor,
    trade,
    war,
    year,
)
from virtu.games.governing.steps.late import LATE_VALUES
from virtu.games.governing.tables import DATA_HASH, FACTIONS
from virtu.games.governing.vocabulary import VOCABULARY
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.dice import Dice
from virtu.kernel.game import Game, Score
from virtu.kernel.ids import Seat
from virtu.kernel.option import Value
from virtu.kernel.state import State


class GoverningGame(Game):
    """Virtù: the Art of Governing, 3 to 5 players."""

    def start(self, players: int, options: dict[str, Value]) -> Governing:
        return start.start(players, options)

    def read_options(self, given: dict[str, object]) -> dict[str, Value]:
        """AG-16.5 A preset sets its keys; whatever is given besides goes over it."""
        return complete(given)

    def sight(self, state: State, seat: Seat | None) -> dict[str, object]:
        assert isinstance(state, Governing)
        return view.sight(state, seat)

    def imagine(self, state: State, seat: Seat | None, dice: Dice) -> State:
        assert isinstance(state, Governing)
        return imagine.imagine(state, seat, dice)

    def problems(self, state: State) -> list[str]:
        assert isinstance(state, Governing)
        return laws.problems(state)

    def settled(self, state: State) -> list[str]:
        """AG-14.1.2 Only scoring ends a game: a position in which nobody is asked before that leads nowhere."""
        found = Game.settled(self, state)
        assert isinstance(state, Governing)
        if not state.agenda and state.phase != OVER:
            found.append(f"state.agenda is at its end, but the game is in phase {PHASES[state.phase]} (AG-14.1.2)")
        return found

    def tally(self, state: State) -> list[Score]:
        assert isinstance(state, Governing)
        return scoring.tally(state)

    def victors(self, state: State) -> list[Seat]:
        assert isinstance(state, Governing)
        return scoring.victors(state)

    def ending(self, state: State) -> str:
        assert isinstance(state, Governing)
        return scoring.ending(state)

    def factions(self, state: State) -> list[str]:
        assert isinstance(state, Governing)
        return [FACTIONS[faction] for faction in state.faction]

    def facts(self, state: State, action: Action, clause: Clause) -> dict[str, Fact]:
        assert isinstance(state, Governing)
        return explain.facts(state, action, clause)

    def foresee(self, state: State, action: Action, seat: Seat | None) -> dict[str, object]:
        assert isinstance(state, Governing)
        return foresight.foresee(state, action, seat)

    def habits(self, state: State, offers: list[Action]) -> list[int]:
        assert isinstance(state, Governing)
        return habits.habits(state, offers)

    def ends_blindly(self) -> bool:
        # Without a ready card nothing can be redeemed any more, and blind players soon have none.
        return False

    def corner(self, players: int, options: dict[str, Value], dice: Dice) -> State | None:
        return corner(start.start(players, options), dice)

    def components(self) -> dict[str, object]:
        return components.components()

    def describe(self, text: str) -> State:
        return scene.describe(text)

    def chosen_options(self, state: State) -> dict[str, Value]:
        assert isinstance(state, Governing)
        return chosen(state.rules)


GOVERNING: Final = GoverningGame(
    "governing",
    "Virtù: the Art of Governing",
    "AG",
    range(3, 6),
    OPTIONS,
    "1.1.0",
    DATA_HASH,
    VOCABULARY,
    [*REFUSING_SPRING, *REFUSING_WAR, *REFUSING_WINTER],
    [
        setup.Setup, setup.RollFirst, setup.ChooseFirst, setup.Families, setup.ArrangeFamily, year.Spring,
        year.NextYear, marker.SpringTurn, marker.ChooseRoom, marker.ChooseMove, marker.PayMove, marker.ChooseStep,
        marker.Advance, indulgence.MayRedeem, indulgence.Redemption, act.ActionStep, act.EndAction, act.ChooseAction,
        pay.Charge, pay.ChooseSource, annex.TakeCity, govern.GovernPool, sponsor.AdvancePatronage,
        sponsor.ChooseBonus, sponsor.PlaceMachiavelli, trade.TradePool, war.WarPool, scheme.Scheming,
        scheme.SchemePool, scheme.PutDown, *LATE_VALUES,
    ],
    # Nothing in the rules bounds the number of Years; random play ends long before this.
    400_000,
)
