"""Help for those who write a lesson: what the others could do after the last answer that is written down."""

from virtu.bots import bot
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import Seat, seat_name
from virtu.kernel.state import State
from virtu.kernel.step import Chance
from virtu.lessons.guide import Guide, answered, offered
from virtu.lessons.lesson import ANY, Lesson, Line

MOST = 200
"""So many lines in a row are no step any more."""


def position(lesson: Lesson) -> State:
    """Where the script ends that is written down; BadLesson names the line that does not fit."""
    game = lesson.rules()
    state = Guide(lesson).opening().replay()
    for number, step in enumerate(lesson.step):
        if step.answer:
            wanted = str(game.offers(state)[0]) if step.wanted() == [ANY] else step.wanted()[0]
            for line in [Line(Seat(lesson.seat), wanted), *lesson.after(step)]:
                answered(lesson, game, state, line, f"step {number + 1} “{step.name}”")
                game.play(state, line.text)
    return state


def lines_after(lesson: Lesson, seed: int) -> tuple[list[str], str]:
    """Lines until the learner is asked, by dice and by the opponents' bot; and what the learner is asked."""
    game, state, dice = lesson.rules(), position(lesson), dice_from(seed)
    player = bot(lesson.opponents, seed)
    lines: list[str] = []
    while (asked := game.seat(state)) is not None and asked != lesson.seat and len(lines) < MOST:
        ask = engine.open_question(state)
        answer = ask.roll(state, dice) if isinstance(ask, Chance) else player.choose(game, game.view(state, asked))
        lines.append(f"{seat_name(asked)} {answer}")
        game.play(state, answer)
    if game.seat(state) is None:
        return lines, "The game is over."
    return lines, f"{game.question(state)}: {offered(game, state, 60)}"
