"""A game in the terminal."""

import secrets
from pathlib import Path

import click
from rich.console import Console

from virtu import rulebook
from virtu.bots import Player, bot
from virtu.cli.boards import draw
from virtu.cli.common import (
    BOTS,
    Wrong,
    game_argument,
    json_option,
    options_option,
    plain_score,
    players_option,
    say,
    show,
    table_for,
)
from virtu.cli.words import Words, languages
from virtu.kernel import engine
from virtu.kernel.clause import Illegal
from virtu.kernel.dice import dice_from
from virtu.kernel.event import Event
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.record import Record, Recorder

HELP = """Answer with a number or with the words beside it; capitals do not matter.
  why WORDS    why something is not allowed, with its clause
  what WORDS   what an answer would bring
  rule CLAUSE  one clause of the rules
  board        the table once more
  score        the points so far
  save FILE    write the record so far
  quit         leave the game"""


@click.command("play")
@game_argument
@players_option
@click.option(
    "--bots", type=BOTS, default="easy", show_default=True, help="Who sits on the other seats, in turn."
)
@click.option("--seat", type=int, default=0, show_default=True, help="Where you sit.")
@click.option("--seed", type=click.IntRange(min=0), help="The same seed deals the same game.")
@options_option
@click.option("--name", default="You", show_default=True)
@click.option("--lang", default="en", show_default=True)
@click.option("--save", type=click.Path(dir_okay=False), help="Write the record here at the end.")
@json_option
def play_command(
    game: Game,
    players: int | None,
    bots: list[str],
    seat: int,
    seed: int | None,
    given: tuple[str, ...],
    name: str,
    lang: str,
    save: str | None,
    as_json: bool,
) -> None:
    """Play GAME in the terminal against bots."""
    count, options = table_for(game, players, given)
    if not 0 <= seat < count:
        raise Wrong(f"with {count} players the seats are 0 to {count - 1}, not {seat}")
    if lang not in languages():
        raise Wrong(f"no catalogue for {lang!r}; the languages are {', '.join(languages())}")
    seed = secrets.randbelow(2**32) if seed is None else seed
    record = Record(game, count, options)
    others = [bots[number % len(bots)] for number in range(count - 1)]
    record.names = [f"{level} {number + 1}" for number, level in enumerate(others)]
    record.names.insert(seat, name)
    table = Table(
        Recorder(record, dice_from(seed)), Seat(seat), others, lang, Console(stderr=as_json, highlight=False)
    )
    table.play()
    if save:
        table.save(save)
    state = table.recorder.state
    result = {
        "game": game.name,
        "over": game.over(state),
        "seed": seed,
        "winners": game.winners(state),
        "score": plain_score(game.score(state)),
        "record": record.write(),
    }
    show(as_json, result, lambda console: None)


class Table:
    """One person, some bots, and the terminal between them."""

    def __init__(
        self, recorder: Recorder, seat: Seat, levels: list[str], lang: str, console: Console
    ) -> None:
        self.recorder = recorder
        self.record = recorder.record
        self.game = recorder.record.game
        self.seat = seat
        self.console = console
        self.words = Words(self.game, lang, self.record.names)
        self.bots: dict[int, Player] = {}
        for number, level in enumerate(levels):
            self.bots[number + (number >= seat)] = bot(level, recorder.dice.throw(1 << 30))

    def say(self, text: str) -> None:
        say(self.console, text)

    def play(self) -> None:
        """To the end, or until the person leaves."""
        self.say(f"{self.game.title}. You are seat {self.seat}; ? explains what you can type.")
        state = self.recorder.state
        while not self.game.over(state):
            asked = self.game.seat(state)
            if self.recorder.roll():
                self.tell()
            elif asked == self.seat:
                if not self.ask():
                    self.say("You leave the table.")
                    return
                self.tell()
            else:
                assert asked is not None
                self.recorder.play(self.bots[asked].choose(self.game, self.game.view(state, asked)))
                self.tell()
        self.show_board()
        self.show_score()
        won = self.game.winners(state)
        self.say("Won by " + " and ".join(self.words.seat(seat) for seat in won) + ".")

    def tell(self) -> None:
        """What the person may know of what just happened."""
        for event in self.game.events(self.recorder.state):
            if self.heard(event):
                self.say("  " + self.words.event(event))

    def heard(self, event: Event) -> bool:
        return event.heard_by(self.seat)

    def ask(self) -> bool:
        """Put the open question until it is answered; False: the person leaves."""
        state = self.recorder.state
        self.show_board()
        offers = self.game.offers(state, self.seat)
        ask = engine.open_question(state)
        assert ask is not None
        self.say(f"\n{self.words.question(ask.topic(), {})} ({ask.rule().number})")
        for number, offer in enumerate(offers, 1):
            self.say(f"  {number:>2}  {offer}")
        while True:
            try:
                typed = self.console.input("> ").strip()
            except EOFError:
                return False
            if typed.lower() in ("quit", "exit", "q"):
                return False
            if typed.isdigit() and 1 <= int(typed) <= len(offers):
                typed = str(offers[int(typed) - 1])
            if not typed or self.served(typed):
                continue
            try:
                self.recorder.play(typed)
                return True
            except Illegal as illegal:
                self.say(self.words.refusal(illegal.refusal))

    def served(self, typed: str) -> bool:
        """A word to the terminal rather than to the game."""
        verb, _, rest = typed.partition(" ")
        state = self.recorder.state
        if verb in ("?", "help"):
            self.say(HELP)
        elif verb == "why" and rest:
            refusal = self.game.explain(state, rest, self.seat)
            self.say(self.words.refusal(refusal) if refusal else f"Nothing stands against “{rest}”.")
        elif verb == "what" and rest:
            for name, value in self.game.preview(state, rest, self.seat).items():
                self.say(f"  {name}: {value}")
        elif verb == "rule" and rest:
            passage = rulebook.rulebook(self.game.name).find(rest)
            text = (
                passage.text if isinstance(passage, rulebook.Passage) else passage.ruling if passage else None
            )
            self.say(f"{passage.number} {text}" if passage else f"There is no clause {rest}.")
        elif typed == "board":
            self.show_board()
        elif typed == "score":
            self.show_score()
        elif verb == "save" and rest:
            try:
                self.save(rest)
            except Wrong as wrong:
                self.say(wrong.format_message())
        else:
            return False
        return True

    def show_board(self) -> None:
        draw(self.console, self.game, self.game.sight(self.recorder.state, self.seat), self.words)

    def show_score(self) -> None:
        for seat, score in enumerate(self.game.score(self.recorder.state)):
            lines = ", ".join(f"{line.name} {line.points}" for line in score.lines if line.points)
            self.say(f"{self.words.seat(seat)}: {score.total} ({lines})")

    def save(self, path: str) -> None:
        try:
            Path(path).write_text(self.record.write(), encoding="utf-8")
        except OSError as error:
            raise Wrong(f"{path} cannot be written: {(error.strerror or str(error)).lower()}") from None
        self.say(f"Saved as {path}.")
