"""A bot's ideas and warnings in words, as the browser says them."""

from collections.abc import Iterator
from typing import Final

from virtu.bots.hints import Hint, purpose
from virtu.bots.mark import Reason
from virtu.bots.rehearsal import Reply
from virtu.bots.warnings import Warning
from virtu.cli.words.table_model import TableModel
from virtu.cli.words.words import Words

LETTERS: Final = "ABC"
ELDER: Final = {"wars_of_italy": "governing"}
"""Games that say what another says, too."""


def reason_said(words: Words, reason: Reason) -> str:
    """The game's own words, its elder sister's, or those all games share."""
    game = words.game.name
    ids = [f"hint-{game}-{reason.name}", f"hint-{ELDER.get(game, game)}-{reason.name}", f"hint-{reason.name}"]
    message = next((name for name in ids if words.knows(name)), ids[-1])
    more = {} if reason.of is None else {"reason": reason_said(words, reason.of)}
    text = words.tell(message, reason.facts, **more)
    return words.t("hint-like", reason=text, plan=LETTERS[reason.like]) if reason.like >= 0 else text


def reasons_said(words: Words, reasons: list[Reason]) -> str:
    return words.apart([reason_said(words, reason) for reason in reasons])


def plan_said(words: Words, model: TableModel, hint: Hint, letter: str) -> Iterator[str]:
    """A plan in a few lines: what it is, why, how often it wins, what the others may do."""
    yield f"{letter}  {words.answer(model, str(purpose(hint.plan))).words}"
    yield f"   {reasons_said(words, hint.reasons)}"
    if hint.chance is not None:
        chance = hint.chance
        span = f" ({words.t('plan-range', low=chance.low, high=chance.high)})" if chance.low < chance.high else ""
        yield f"   {words.t('plan-wins', n=chance.mean)}{span}"
    if hint.reply is not None:
        yield f"   {reply_said(words, hint.reply)}"


def reply_said(words: Words, reply: Reply) -> str:
    parts: list[str] = []
    if reply.theirs:
        said = reasons_said(words, reply.theirs)
        parts.append(words.t("plan-reply-of", owner=words.seat(reply.seat), reasons=said))
    if reply.yours:
        parts.append(words.t("plan-reply-you", reasons=reasons_said(words, reply.yours)))
    return f"{words.t('plan-reply')} {words.apart(parts)}"


def warning_said(words: Words, model: TableModel, warning: Warning) -> str:
    answer = words.answer(model, str(warning.instead)).words
    return f"{reason_said(words, warning.reason)}. {words.t('warn-instead', answer=answer)}"
