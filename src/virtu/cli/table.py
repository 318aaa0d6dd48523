"""One person, some bots, and the terminal between them."""

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from virtu import rulebook
from virtu.bots import Player, bot
from virtu.cli.boards import draw
from virtu.cli.common import Wrong, say
from virtu.cli.offers import show_offers
from virtu.cli.scores import score_table
from virtu.cli.words import TableModel, Words
from virtu.kernel.clause import Illegal
from virtu.kernel.ids import Seat
from virtu.kernel.record import Recorder
from virtu.kernel.score import Score

COMMANDS: Final = ("why", "what", "rule", "board", "score", "save", "quit")


class Table:
    """A game from its beginning to its end, or until the person leaves."""

    def __init__(
        self, recorder: Recorder, seat: Seat, levels: list[str], words: Words, console: Console
    ) -> None:
        self.recorder = recorder
        self.game = recorder.record.game
        self.seat = seat
        self.words = words
        self.console = console
        self.levels: dict[int, str] = {}
        self.bots: dict[int, Player] = {}
        for number, level in enumerate(levels):
            other = number + (number >= seat)
            self.levels[other] = level
            self.bots[other] = bot(level, recorder.dice.throw(1 << 30))
        words.meet(self.game.factions(recorder.state))
        self.asks_all = False
        """Whether questions with one possible answer are put, too."""
        self.is_shown = False
        """Whether the board was drawn since somebody else did something."""

    def say(self, text: str) -> None:
        say(self.console, text)

    def model(self) -> TableModel:
        return TableModel(self.game, self.recorder.state, self.seat)

    def play(self) -> None:
        self.greet()
        state = self.recorder.state
        while not self.game.over(state):
            asked = self.game.seat(state)
            if asked == self.seat:
                if not self.ask():
                    self.say(self.words.t("play-leave"))
                    return
            elif not self.recorder.roll():
                assert asked is not None
                self.recorder.play(self.bots[asked].choose(self.game, self.game.view(state, asked)))
                self.is_shown = False
            self.tell()
        model = self.model()
        self.show_board()
        self.show_score()
        self.say(self.words.headline(model, self.game.winners(state), self.game.score(state)) + ".")
        self.say(self.words.tiebreak(model))

    def greet(self) -> None:
        words = self.words
        name = words.seat(self.seat)
        if name == words.t("you"):
            name = words.t("seat-number", number=self.seat + 1)
        self.say(words.t("play-begin", game=words.title(), name=name))
        others = [f"{words.seat(seat)} ({words.t('level-' + level)})" for seat, level in self.levels.items()]
        self.say(words.t("play-others", names=words.listed(others)))

    def tell(self) -> None:
        """What the person may know of what just happened."""
        heard = [event for event in self.game.events(self.recorder.state) if event.heard_by(self.seat)]
        for sentence in self.words.chronicle(heard):
            self.say(f"  {sentence}")

    def ask(self) -> bool:
        """Put the open question until it is answered; False: the person leaves."""
        model = self.model()
        offers = self.game.offers(self.recorder.state)
        if len(offers) == 1 and not self.asks_all:
            # Nobody but bots could tell anything from how fast this is answered.
            only = str(offers[0])
            self.say(f"  {self.words.t('autopass-line', answer=self.words.answer(model, only).words)}")
            self.recorder.play(only)
            return True
        if not self.is_shown:
            self.show_board()
            self.is_shown = True
        self.say("")
        question = (
            (self.words.asked(model), "bold"),
            f" ({model.clause})  ",
            (self.words.heading(model), "dim"),
        )
        self.console.print(Text.assemble(*question), soft_wrap=True)
        for line in self.words.circumstances(model):
            self.say(f"  {line}")
        show_offers(self.console, model, self.words)
        while True:
            try:
                typed = " ".join(self.console.input("> ").split())
            except EOFError:
                return False
            if typed.lower() in ("quit", "exit", "q"):
                return False
            if not typed or self.is_served(model, typed):
                continue
            try:
                self.recorder.play(meant(model, typed))
                return True
            except Illegal as illegal:
                self.say(self.words.refusal(model, illegal.refusal))

    def is_served(self, model: TableModel, typed: str) -> bool:
        """A word to the terminal rather than to the game."""
        verb, _, rest = typed.partition(" ")
        verb = verb.lower()
        if verb in ("?", "help"):
            self.help()
        elif verb == "why" and rest:
            self.explain(model, meant(model, rest))
        elif verb == "what" and rest:
            self.preview(model, meant(model, rest))
        elif verb == "rule" and rest:
            self.show_rule(rest)
        elif verb == "board" and not rest:
            self.show_board()
        elif verb == "score" and not rest:
            self.show_score()
        elif verb == "save" and rest:
            try:
                self.save(rest)
            except Wrong as wrong:
                self.say(wrong.format_message())
        else:
            return False
        return True

    def help(self) -> None:
        t = self.words.t
        self.say(t("play-help"))
        wide = max(len(t(f"play-help-{command}")) for command in COMMANDS)
        for command in COMMANDS:
            self.say(f"  {t('play-help-' + command):<{wide}}  {t('play-help-' + command + '-about')}")

    def explain(self, model: TableModel, action: str) -> None:
        refusal = self.game.explain(self.recorder.state, action, self.seat)
        self.say(self.words.refusal(model, refusal) if refusal else self.words.t("play-nothing-against"))

    def preview(self, model: TableModel, action: str) -> None:
        """What an answer would bring, or why it cannot be given."""
        refusal = self.game.explain(self.recorder.state, action, self.seat)
        if refusal:
            self.say(self.words.refusal(model, refusal))
            return
        action = str(self.game.read(action))
        self.say(self.words.answer(model, action).words)
        for line in self.words.effects(model, action) or [self.words.t("play-nothing-to-tell")]:
            self.say(f"  {line}")

    def show_rule(self, number: str) -> None:
        known = self.game.name in rulebook.available()
        passage = rulebook.rulebook(self.game.name, self.words.catalogue.language).find(number) if known else None
        if passage is None:
            self.say(self.words.t("play-no-clause", clause=number))
        else:
            text = passage.text if isinstance(passage, rulebook.Passage) else passage.ruling
            self.say(f"{passage.number} {text.replace('**', '')}")

    def show_board(self) -> None:
        draw(self.console, self.model(), self.words, self.scores())

    def show_score(self) -> None:
        scores = self.scores()
        if scores is None:
            self.say(self.words.t("play-no-score"))
        else:
            self.console.print(score_table(scores, self.words))

    def scores(self) -> list[Score] | None:
        """Everybody's points; None while answers are sealed, for they may already count."""
        state = self.recorder.state
        return None if self.game.sealed(state) else self.game.score(state)

    def is_secret(self) -> bool:
        """Whether the record so far tells what this seat may not know."""
        state = self.recorder.state
        return not self.game.over(state) and self.game.conceals(state, self.seat)

    def save(self, path: str) -> None:
        """Write the record; Wrong says why it is not written."""
        t = self.words.t
        if self.is_secret():
            raise Wrong(t("play-hidden"))
        try:
            Path(path).write_text(self.recorder.record.write(), encoding="utf-8")
        except OSError as error:
            raise Wrong(t("play-cannot-save", file=path, why=t(reason(error)))) from None
        self.say(t("play-saved", file=path))


def meant(model: TableModel, typed: str) -> str:
    """A number picks from the list of offers."""
    if typed.isdecimal() and 1 <= int(typed) <= len(model.offers):
        return model.offers[int(typed) - 1]
    return typed


def reason(error: OSError) -> str:
    """The message that says why a file cannot be written."""
    if isinstance(error, FileNotFoundError):
        return "play-no-folder"
    if isinstance(error, IsADirectoryError):
        return "play-is-folder"
    return "play-not-allowed" if isinstance(error, PermissionError) else "play-disk"
