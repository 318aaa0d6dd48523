"""The fact sheet and factory of the Wars of Italy."""

from typing import Final

from virtu.games.governing.clauses import REFUSING_SPRING
from virtu.games.governing.clauses_war import REFUSING_WAR
from virtu.games.governing.clauses_winter import REFUSING_WINTER
from virtu.games.governing.combat import Combat
from virtu.games.governing.steps import (
    act as general_act,
)
from virtu.games.governing.steps import (
    announce,
    govern,
    indulgence,
    marker,
    pay,
    purchase,
    reorganise,
    scheme,
    tracks,
    trade,
)
from virtu.games.governing.steps import siege_turn as general_siege_turn
from virtu.games.governing.steps import winter as general_winter
from virtu.games.wars_of_italy import (
    components,
    explain,
    foresight,
    habits,
    imagine,
    laws,
    scoring,
    start,
    view,
)
from virtu.games.wars_of_italy.actions import VOCABULARY
from virtu.games.wars_of_italy.clauses import REFUSING
from virtu.games.wars_of_italy.ruleset import OPTIONS, chosen, complete
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps import (
    act,
    alliance,
    campaign,
    influence,
    losses,
    market,
    plains,
    recruit,
    retreat,
    round,
    setup,
    siege,
    siege_turn,
    winter,
)
from virtu.games.wars_of_italy.tables import DATA_HASH, SIDES
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.dice import Dice
from virtu.kernel.game import Game, Score
from virtu.kernel.ids import Seat
from virtu.kernel.option import Value
from virtu.kernel.state import State


class WarsOfItaly(Game):
    """Virtù: the Wars of Italy, France against Naples."""

    def start(self, players: int, options: dict[str, Value]) -> Wars:
        return start.start(options)

    def read_options(self, given: dict[str, object]) -> dict[str, Value]:
        return complete(given)

    def sight(self, state: State, seat: Seat | None) -> dict[str, object]:
        assert isinstance(state, Wars)
        return view.sight(state, seat)

    def imagine(self, state: State, seat: Seat | None, dice: Dice) -> State:
        assert isinstance(state, Wars)
        return imagine.imagine(state, seat, dice)

    def problems(self, state: State) -> list[str]:
        assert isinstance(state, Wars)
        return laws.problems(state)

    def tally(self, state: State) -> list[Score]:
        assert isinstance(state, Wars)
        return scoring.tally(state)

    def victors(self, state: State) -> list[Seat]:
        assert isinstance(state, Wars)
        return scoring.victors(state)

    def ending(self, state: State) -> str:
        assert isinstance(state, Wars)
        return scoring.ending(state)

    def factions(self, state: State) -> list[str]:
        return SIDES[:]

    def facts(self, state: State, action: Action, clause: Clause) -> dict[str, Fact]:
        assert isinstance(state, Wars)
        return explain.facts(state, action, clause)

    def foresee(self, state: State, action: Action, seat: Seat | None) -> dict[str, object]:
        assert isinstance(state, Wars)
        return foresight.foresee(state, action, seat)

    def habits(self, state: State, offers: list[Action]) -> list[int]:
        assert isinstance(state, Wars)
        return habits.habits(state, offers)

    def components(self) -> dict[str, object]:
        return components.components()

    def chosen_options(self, state: State) -> dict[str, Value]:
        assert isinstance(state, Wars)
        return chosen(state.terms())


WARS_OF_ITALY: Final = WarsOfItaly(
    "wars_of_italy",
    "Virtù: the Wars of Italy",
    "WI",
    range(2, 3),
    OPTIONS,
    "1.1.0",
    DATA_HASH,
    VOCABULARY,
    [*REFUSING_SPRING, *REFUSING_WAR, *REFUSING_WINTER, *REFUSING],
    [
        Combat, marker.ChooseRoom, marker.ChooseMove, marker.PayMove, marker.ChooseStep, marker.Advance,
        indulgence.MayRedeem, indulgence.Redemption, general_act.EndAction, pay.Charge, pay.ChooseSource,
        govern.GovernPool, trade.TradePool, scheme.Scheming, scheme.SchemePool, scheme.PutDown, announce.OpenCombat,
        announce.AnnounceBonus, announce.AnnounceAgain, general_siege_turn.ReturnTokens, tracks.CheckSpaces,
        tracks.VacateSpace, reorganise.Reorganise, purchase.Deliver, purchase.PlaceCards, purchase.PlaceCard,
        general_winter.EndWinterTurn,
        setup.Setup, setup.ArrangeCard, round.SpringOfRound, round.TurnOfSpring, round.EndOfSpring,
        round.RetreatsOfRound, round.WinterOfRound, round.RoundEnd, act.ActionOfRoom, act.ChooseDeed,
        influence.Diplomacy, alliance.Swear, alliance.PlaceAlly, campaign.Campaign, siege_turn.SiegesOf,
        siege_turn.ChooseCity, siege_turn.ResolveAt, siege.BeginSiege, siege.SiegeResult, siege.Conquest,
        plains.BeginBattle, plains.BattleResult, plains.BattleWon, plains.AfterBattle, losses.Losses,
        losses.LoseOne, losses.Rout, retreat.RouteTurn, retreat.RetreatOne, winter.WinterOf, winter.ChooseWage,
        winter.DismissTo, winter.DismissOne, market.Market, recruit.RecruitFor,
    ],
    60_000,
)
