"""Another program's bot at our tables: JSON lines over its standard input and output."""

import json
import shlex
import shutil
import subprocess
import sys
from queue import Empty, Queue
from threading import Thread
from typing import Final

from virtu.bots.player import Thinker
from virtu.kernel.action import Action
from virtu.kernel.game import Game, View
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

PREFIX: Final = "program:"
"""What comes before the command in a bot's name."""
SECONDS: Final = 1.0
"""What it is told to think, unless somebody says more."""
GRACE: Final = 10.0
"""How much longer it may take before it is stopped: a program that starts needs a moment."""
PATIENCE: Final = 3
"""After so many failures in a row nobody asks it any more."""


class Program(Thinker):
    """Asks a program. Where it fails, the first legal answer stands in for it, and standard error says so."""

    def __init__(self, command: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.level = PREFIX + command
        self.process: subprocess.Popen[str] | None = None
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise ValueError(f"{command!r} is no command: {error}") from None
        if not self.words:
            raise ValueError(f"after {PREFIX} comes the command of a program")
        if shutil.which(self.words[0]) is None:
            raise ValueError(f"there is no program {self.words[0]!r} here; after {PREFIX} comes a command: node bot.js")
        self.lines: Queue[str | None] = Queue()
        self.asked = 0
        self.failures = 0
        """In a row."""
        self.given_up = ""
        """Why nobody asks it any more; empty as long as it is asked."""

    def choose(
        self,
        game: Game,
        given: State | View,
        budget: float | None = None,
        seed: int | None = None,
        playouts: int = 0,
    ) -> Action:
        position, seat = self.imagine(game, given, self.dice_for(seed))
        offers = game.offers(position)
        if len(offers) == 1 or self.given_up:
            return offers[0]
        seconds = SECONDS if budget is None else budget
        self.asked += 1
        question = asking(game, position, seat, self.asked, seconds)
        reason = ""
        for _ in range(2):
            try:
                answer = self.ask(question, seconds + GRACE)
                for offer in offers:
                    if str(offer) == answer:
                        self.failures = 0
                        return offer
                reason = f"answered {answer[:60]!r}, which is not legal"
                question = {**question, "refused": refusal(game, position, answer)}
            except (OSError, ValueError) as error:
                reason = str(error)
                self.stop()
        self.failures += 1
        if self.failures >= PATIENCE:
            self.given_up = reason
        note = "; it is not asked any more" if self.given_up else ""
        print(f"{self.words[0]} {reason}; “{offers[0]}” stands in{note}", file=sys.stderr)
        return offers[0]

    def ask(self, question: dict[str, object], patience: float) -> str:
        """The program's answer to a question; ValueError or OSError says what went wrong."""
        process = self.process
        if process is None or process.poll() is not None:
            process = self.start()
        assert process.stdin is not None
        process.stdin.write(json.dumps(question, ensure_ascii=False) + "\n")
        process.stdin.flush()
        while True:
            try:
                line = self.lines.get(timeout=patience)
            except Empty:
                raise ValueError(f"said nothing for {patience:g} s") from None
            if line is None:
                raise ValueError("ended")
            try:
                said = json.loads(line)
            except json.JSONDecodeError:
                raise ValueError(f"said {line.strip()[:60]!r}, which is not JSON") from None
            # A greeting, or an answer to an earlier question that came too late, is passed over.
            if isinstance(said, dict) and said.get("type") == "answer" and said.get("id") == question["id"]:
                return str(said.get("action"))

    def start(self) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
        )
        self.process = process
        self.lines = Queue()
        Thread(target=listen, args=(process, self.lines), daemon=True).start()
        return process

    def stop(self) -> None:
        """End the program, whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def __del__(self) -> None:
        self.stop()


def listen(process: "subprocess.Popen[str]", lines: "Queue[str | None]") -> None:
    """All a program says, until it ends."""
    assert process.stdout is not None
    try:
        for line in process.stdout:
            lines.put(line)
    except ValueError:  # not UTF-8, or closed
        pass
    lines.put(None)


def asking(game: Game, position: State, seat: Seat, number: int, seconds: float) -> dict[str, object]:
    """A question as JSON. The position is imagined: what the seat may not know is dealt again in it."""
    return {
        "type": "question",
        "id": number,
        "game": game.name,
        "seat": seat,
        "question": game.question(position),
        "offers": [str(offer) for offer in game.offers(position)],
        "view": game.plain_view(position, seat),
        "position": game.dump(position),
        "budget": seconds,
    }


def refusal(game: Game, position: State, answer: str) -> str:
    """Why an answer was refused."""
    refused = game.explain(position, answer)
    return "" if refused is None else f"{refused.sentence} ({refused.clause})"
