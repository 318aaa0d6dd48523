"""What is measured in one game: an onlooker notes it while the game is played."""

from math import log2
from typing import Final

from msgspec import Struct

from virtu.bots.arena import play_one
from virtu.bots.outlooks import outlook
from virtu.bots.program import Program
from virtu.games.registry import GAMES
from virtu.kernel.action import Action
from virtu.kernel.event import Event
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.lab.arm import Arm
from virtu.lab.restricted import RestrictedPlayer

# An estimate, not a measurement: a person's answer takes longer the more there is to choose from (Hick's law).
FORCED_SECONDS: Final = 1.0
REAL_SECONDS: Final = 4.0
DOUBLING_SECONDS: Final = 3.0
ROUNDS: Final = ("round", "year")
"""How games that count rounds call the count."""
OBJECTS: Final = ("item", "bonus", "power", "action", "virtue", "take", "benefit", "room", "card", "city")
"""What a deed is done to, as events name it; the first that is told counts."""


class BotFailed(RuntimeError):
    """A program did not play: what came of the game says nothing about it."""


class Played(Struct, frozen=True, kw_only=True):
    """One finished game, and all that was measured in it; what was not asked for is empty."""

    arm: str
    number: int
    seed: int
    bots: list[str]
    factions: list[str]
    restricted: int | None
    """The seat that had to do without something."""
    refrained: int
    """How often it would have given an answer that was forbidden."""
    shares: list[float]
    """Per seat its part of the victory."""
    points: list[int]
    ending: str
    answers: list[int]
    """Of every answer its place among the offers: the game can be played again from them."""
    turns: int
    """How often somebody else was asked."""
    rounds: int
    minutes: float
    """What people would take, estimated."""
    offers: dict[int, int]
    """How many real decisions there were among so many offers."""
    questions: dict[str, tuple[int, int, int]]
    """Per question how often it was asked, how often there was a choice, and among how many offers in all."""
    lead_changes: int
    drama: float
    """How far the winner was behind the leader in the mean while it was behind, in chances of winning."""
    decided: float
    """The part of the game after which the leader did not change any more: 0 at the start, 1 at the end."""
    lines: list[dict[str, int]]
    """Per seat where its points came from."""
    deeds: list[dict[str, int]]
    """Per seat what it did, and how often."""
    openings: list[str]
    """Per seat its first real answer."""


class Onlooker:
    """Watches one game."""

    def __init__(self, game: Game, players: int, measures: tuple[str, ...]) -> None:
        self.game = game
        self.outlook = outlook(game)
        self.choices = "choices" in measures
        self.judges = "drama" in measures
        self.notes_deeds = "deeds" in measures
        self.answers: list[int] = []
        self.turns = 0
        self.last: Seat | None = None
        self.seconds = 0.0
        self.offers: dict[int, int] = {}
        self.questions: dict[str, tuple[int, int, int]] = {}
        self.values: list[list[float]] = []
        self.deeds: list[dict[str, int]] = [{} for _ in range(players)]
        self.openings = [""] * players
        self.rounds = 0
        self.lines: list[dict[str, int]] = []
        self.open: list[Action] = []

    def asked(self, state: State, seat: Seat) -> None:
        self.open = self.game.offers(state)
        count = len(self.open)
        real = count > 1
        self.seconds += REAL_SECONDS + DOUBLING_SECONDS * log2(count) if real else FORCED_SECONDS
        if self.choices:
            if real:
                self.offers[count] = self.offers.get(count, 0) + 1
            question = self.game.question(state) or ""
            asked, chosen, among = self.questions.get(question, (0, 0, 0))
            self.questions[question] = asked + 1, chosen + real, among + (count if real else 0)
        if seat != self.last:
            self.last = seat
            self.turns += 1
            if self.judges:
                self.values.append(self.outlook.judge(state))

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> None:
        self.answers.append(self.open.index(action))
        if not self.notes_deeds:
            return
        if not self.openings[seat] and len(self.open) > 1:
            self.openings[seat] = str(action)
        for event in events:
            doer, deed = event.facts.get("seat"), deed_of(event)
            if deed and isinstance(doer, int) and 0 <= doer < len(self.deeds):
                self.deeds[doer][deed] = self.deeds[doer].get(deed, 0) + 1

    def ended(self, state: State) -> None:
        self.rounds = rounds_of(state, self.turns)
        self.lines = [{line.name: line.points for line in score.lines} for score in self.game.score(state)]

    def course(self, shares: list[float]) -> tuple[int, float, float]:
        """Changes of the lead, the winner's drama, and when the game was decided."""
        leaders = [values.index(max(values)) for values in self.values]
        changes = [turn for turn in range(1, len(leaders)) if leaders[turn] != leaders[turn - 1]]
        winner = shares.index(max(shares))
        behind = [max(values) - values[winner] for values in self.values if values[winner] < max(values)]
        decided = changes[-1] / len(leaders) if changes else 0.0
        return len(changes), round(sum(behind) / len(behind), 6) if behind else 0.0, round(decided, 6)


def rounds_of(state: State, turns: int) -> int:
    """How long a game was in rounds: as it counts them, or from how often somebody else was asked."""
    counted: list[int] = [getattr(state, name) for name in ROUNDS if hasattr(state, name)]
    return counted[0] if counted else -(-turns // state.players)


def deed_of(event: Event) -> str:
    """What was done to what, in short: "bought merchant"; empty for events that only tell what came of it."""
    if "points" in event.facts:
        return ""
    for name in OBJECTS:
        if name in event.facts:
            told = event.facts[name]
            return f"{event.name} {name} {told}" if isinstance(told, int) else f"{event.name} {told}".replace("_", " ")
    return ""


def play_measured(arm: Arm, measures: tuple[str, ...], number: int) -> Played:
    """One game of an arm, from its number alone."""
    game = GAMES[arm.match.game]
    assert game.data_hash == arm.data_hash, "the game's data are not those of the study"
    watch = Onlooker(game, arm.match.players, measures)
    players = arm.players(number)
    result = play_one(arm.match, number, watch, players)
    for player in players:
        if isinstance(player, Program) and player.given_up:
            raise BotFailed(f"bots: {player.level} failed three times in a row: it {player.given_up}")
    changes, drama, decided = watch.course(result.shares)
    return Played(
        arm=arm.name,
        number=number,
        seed=arm.match.deal(number),
        bots=result.bots,
        factions=result.factions,
        restricted=arm.restricted(number),
        refrained=sum(player.refrained for player in players if isinstance(player, RestrictedPlayer)),
        shares=result.shares,
        points=result.points,
        ending=result.ending,
        answers=watch.answers,
        turns=watch.turns,
        rounds=watch.rounds,
        minutes=round(watch.seconds / 60, 3),
        offers=dict(sorted(watch.offers.items())),
        questions=dict(sorted(watch.questions.items())),
        lead_changes=changes,
        drama=drama,
        decided=decided,
        lines=watch.lines if "points" in measures else [],
        deeds=[dict(sorted(done.items())) for done in watch.deeds] if watch.notes_deeds else [],
        openings=watch.openings if watch.notes_deeds else [],
    )
