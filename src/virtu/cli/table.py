"""One person, some bots, and the terminal between them."""

import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from virtu import rulebook
from virtu.bots import Player, bot
from virtu.bots.hints import hints
from virtu.bots.program import PREFIX
from virtu.bots.warnings import warnings
from virtu.cli.boards import draw
from virtu.cli.common import Wrong, say
from virtu.cli.offers import show_offers
from virtu.cli.scores import score_table
from virtu.cli.words import TableModel, Words
from virtu.cli.words.plans import LETTERS, plan_said, warning_said
from virtu.kernel.clause import Illegal
from virtu.kernel.ids import Seat
from virtu.kernel.record import Recorder
from virtu.kernel.reveal import reveals
from virtu.kernel.score import Score
from virtu.kernel.state import State

COMMANDS: Final = ("hint", "start", "undo", "why", "what", "rule", "board", "score", "save", "quit")
SET_UP: Final = ("family",)
"""Questions of the set-up, which a newcomer may leave to a bot."""
REPEATED: Final = {"disband", "recruit", "losses", "retreat"}
"""Questions that are put again after each answer, one Troop at a time."""
SEVERAL: Final = re.compile(r"(.*\S)\s*[x×*]\s*([1-9]\d?)")


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
        self.warns = False
        """Whether a bot looks at an answer before it is given."""
        self.meant_so = ""
        """An answer that was warned about: given again it counts."""
        self.left_over = ""
        """The only possible answer that was given last by itself."""

    def say(self, text: str) -> None:
        say(self.console, text)

    def model(self) -> TableModel:
        return TableModel(self.game, self.recorder.state, self.seat)

    def play(self) -> None:
        self.greet()
        while not self.game.over(self.recorder.state):
            state = self.recorder.state
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
        state = self.recorder.state
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
        others = [f"{words.seat(seat)} ({self.called(level)})" for seat, level in self.levels.items()]
        self.say(words.t("play-others", names=words.listed(others)))

    def called(self, level: str) -> str:
        """A level in the reader's language; a program and other opponents by their own names."""
        name, at, budget = level.removeprefix(PREFIX).partition("@")
        known = self.words.knows(f"level-{name}")
        return f"{self.words.t(f'level-{name}') if known else name}{at}{budget}"

    def tell(self) -> None:
        """What the person may know of what just happened."""
        heard = [event for event in self.game.events(self.recorder.state) if event.heard_by(self.seat)]
        for sentence in self.words.chronicle(heard):
            self.say(f"  {sentence}")

    def ask(self) -> bool:
        """Put the open question until it is answered; False: the person leaves."""
        model = self.model()
        obvious = self.game.obvious(self.recorder.state)
        if obvious is not None and not self.asks_all:
            # Nobody but bots could tell anything from how fast this is answered.
            only = str(obvious)
            if only != self.left_over:
                self.say(f"  {self.words.t('autopass-line', answer=self.words.answer(model, only).words)}")
            self.left_over = only
            self.recorder.play(only)
            return True
        self.left_over = ""
        if not self.is_shown:
            self.show_board()
            self.is_shown = True
        self.say("")
        question = (
            (self.words.asked(model), "bold"),
            f" ({model.clause})  ",
            (self.words.heading(model), "dim"),
        )
        self.console.print(Text.assemble(*question), soft_wrap=not self.console.is_terminal)
        for line in self.words.circumstances(model):
            self.say(f"  {line}")
        show_offers(self.console, model, self.words)
        if model.topic in REPEATED:
            number = 2 if model.offers[0] == "done" else 1
            self.say(f"  {self.words.t('tally-several', example=f'{number} x2')}")
        while True:
            try:
                typed = " ".join(self.console.input("> ").split())
            except EOFError:
                return False
            if typed.lower() in ("quit", "exit", "q"):
                return False
            if not typed or self.is_served(model, typed):
                continue
            done = {"start": self.start, "undo": self.undo}.get(typed.lower())
            if done is not None:
                if done():
                    return True
                continue
            answer, times = several(typed)
            if self.warned(model, meant(model, answer)):
                continue
            try:
                self.recorder.play(meant(model, answer))
            except Illegal as illegal:
                self.say(self.words.refusal(model, illegal.refusal))
                continue
            self.again(model, meant(model, answer), times - 1)
            return True

    def again(self, model: TableModel, answer: str, times: int) -> None:
        """The same answer so many times more, as long as the same is asked and it is possible."""
        for _ in range(times):
            following = self.model()
            if following.topic != model.topic or self.game.explain(self.recorder.state, answer, self.seat):
                return
            self.tell()
            self.recorder.play(answer)

    def is_served(self, model: TableModel, typed: str) -> bool:
        """A word to the terminal rather than to the game."""
        verb, _, rest = typed.partition(" ")
        verb = verb.lower()
        if verb in ("?", "help"):
            self.help(model)
        elif verb in ("why", "what", "rule", "save") and not rest:
            self.say(f"  {self.words.t('play-help-' + verb)}  {self.words.t('play-help-' + verb + '-about')}")
        elif verb == "hint" and not rest:
            self.hint(model)
        elif verb == "why":
            self.explain(model, meant(model, rest))
        elif verb == "what":
            self.preview(model, meant(model, rest))
        elif verb == "rule":
            self.show_rule(rest)
        elif verb == "board" and not rest:
            self.show_board()
        elif verb == "score" and not rest:
            self.show_score()
        elif verb == "save":
            try:
                self.save(rest)
            except Wrong as wrong:
                self.say(wrong.format_message())
        else:
            return False
        return True

    def help(self, model: TableModel) -> None:
        t = self.words.t
        self.say(t("play-help"))
        commands = [command for command in COMMANDS if command != "start" or model.topic in SET_UP]
        wide = max(len(t(f"play-help-{command}")) for command in commands)
        for command in commands:
            self.say(f"  {t('play-help-' + command):<{wide}}  {t('play-help-' + command + '-about')}")

    def hint(self, model: TableModel) -> None:
        """What a bot would do, from what this seat knows."""
        state = self.recorder.state
        for letter, plan in zip(LETTERS, hints(self.game, state), strict=False):
            for line in plan_said(self.words, model, plan, letter):
                self.say(f"  {line}")

    def start(self) -> bool:
        """The recommended set-up, all of it at once; False: this is not the time for it."""
        if self.game.question(self.recorder.state) not in SET_UP:
            self.say(self.words.t("play-no-start"))
            return False
        *first, last = hints(self.game, self.recorder.state)[0].plan
        for action in first:
            self.recorder.play(action)
            self.tell()
        self.recorder.play(last)
        return True

    def undo(self) -> bool:
        """Take back the own last answer, and what was answered for the person after it; False: it cannot be.

        Only what was answered in a row: nothing that chance or another player followed, or that showed something.
        """
        record = self.recorder.record
        length = len(record.entries)
        while length and record.entries[length - 1].seat == self.seat:
            length -= 1
            before = record.replay(length)
            if self.showed(before, record.entries[length].text):
                break
            if self.asks_all or self.game.obvious(before) is None:
                del record.entries[length:]
                self.recorder = Recorder(record, self.recorder.dice)
                self.is_shown = False
                return True
        self.say(self.words.t("fault-no_undo"))
        return False

    def showed(self, before: State, text: str) -> bool:
        """Whether an answer of this seat has told it something that was hidden."""
        after = before.clone()
        self.game.play(after, text)
        heard = [event for event in self.game.events(after) if event.heard_by(self.seat)]
        return reveals(self.game, before, text, after, heard, self.seat)

    def warned(self, model: TableModel, text: str) -> bool:
        """Whether something was said against an answer, for the first time."""
        state = self.recorder.state
        if not self.warns or text == self.meant_so or self.game.explain(state, text, self.seat):
            return False
        action = self.game.read(text)
        assert action is not None
        cautions = warnings(self.game, state, [action])
        for one in cautions:
            self.say(f"  {self.words.t('warn-before')}: {warning_said(self.words, model, one)}")
        self.meant_so = text if cautions else ""
        if cautions:
            self.say(f"  {self.words.t('play-warn-again')}")
        return bool(cautions)

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
        language = self.words.catalogue.language
        passages = rulebook.cited(number, self.game.name, language).under(number) if known else []
        for passage in passages:
            text = passage.text if isinstance(passage, rulebook.Passage) else passage.ruling
            self.say(f"{passage.number} {text.replace('**', '')}")
        if not passages:
            self.say(self.words.t("play-no-clause", clause=number))

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


def several(typed: str) -> tuple[str, int]:
    """ "disband pisa x3": an answer, and how many times."""
    match = SEVERAL.fullmatch(typed)
    return (match[1], int(match[2])) if match else (typed, 1)


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
