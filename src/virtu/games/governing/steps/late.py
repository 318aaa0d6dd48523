"""The frozen classes of the end of Spring, of Winter and of the end that may stand on the agenda."""

from typing import Final

from virtu.games.governing.combat import Combat
from virtu.games.governing.steps import (
    alliance,
    announce,
    plains,
    purchase,
    recruit,
    reorganise,
    retreat,
    scoring,
    siege,
    siege_turn,
    tracks,
    winter,
)

LATE_VALUES: Final[list[type]] = [
    Combat, announce.OpenCombat, announce.AnnounceBonus, announce.AnnounceAgain, siege_turn.Sieges,
    siege_turn.SiegeTurn, siege_turn.ReturnTokens, siege_turn.ChooseSiege, siege_turn.Resolve, siege.OpenSiege,
    siege.SiegeOutcome, plains.NextRival, plains.PlainsOutcome, plains.MeleeOutcome, plains.PlainsChoice,
    retreat.Retreats, retreat.RetreatTurn, retreat.RetreatTroop, tracks.CheckSpaces, tracks.VacateSpace,
    tracks.NewOrder, winter.Winter, winter.WinterTurn, winter.EndWinterTurn, winter.Salary, winter.ChooseSalary,
    winter.DisbandDownTo, winter.DisbandTroop, reorganise.Reorganise, purchase.ChooseItems, purchase.Deliver,
    purchase.BuildCathedral, purchase.PlaceCards, purchase.PlaceCard, recruit.RecruitTroops,
    alliance.ChooseAlliance, alliance.TakeAlliance, scoring.EndCheck, scoring.Scoring,
]
