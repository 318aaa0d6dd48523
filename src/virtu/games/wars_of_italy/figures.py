"""The numbers its player aid tells, from what the rules themselves go by."""

from virtu.games.palace.figures import shared_figures
from virtu.games.wars_of_italy.ruleset import Terms
from virtu.games.wars_of_italy.scoring import RELIGION
from virtu.games.wars_of_italy.state import AT_HOME, ELSEWHERE
from virtu.games.wars_of_italy.tables import (
    CAP,
    LAST_ROUND,
    LOSS_CAPITAL,
    LOSS_DEPENDENCY,
    SALARY_ROUNDS,
    SIDES,
    TRACK_WIDTHS,
)
from virtu.games.wars_of_italy.wire import Figures
from virtu.kernel.option import Value


def figures(options: dict[str, Value]) -> Figures:
    """By the options of a table."""
    terms = Terms(options)
    return {
        **shared_figures(terms, len(SIDES), (0, max(CAP)), (AT_HOME, ELSEWHERE)),
        "last_round": LAST_ROUND,
        "salary_rounds": SALARY_ROUNDS,
        "widths": TRACK_WIDTHS[terms.track],
        "loss_dependency": LOSS_DEPENDENCY,
        "loss_capital": LOSS_CAPITAL,
        "recruit_at_allies": terms.recruit_at_allies,
        "religion": RELIGION,
    }
