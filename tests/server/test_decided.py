"""What decided a game: said in four languages, at steps where it happened."""

import pytest

from virtu.bots import bot
from virtu.cli.words import words_for
from virtu.cli.words.catalogue import languages, texts
from virtu.games.registry import BUILT_IN as GAMES
from virtu.kernel.game import Game
from virtu.kernel.state import State
from virtu.server.tables.decided import decided, largest_swing


def best_everywhere(game: Game, state: State, seat: int) -> bool:
    """Whether nobody has more in any line of the score."""
    lines = [[line.points for line in score.lines] for score in game.score(state)]
    return all(lines[seat][line] >= max(one[line] for one in lines) for line in range(len(lines[0])))


@pytest.mark.parametrize("name", GAMES)
def test_three_sentences_and_one_thing_to_try(name: str) -> None:
    game = GAMES[name]
    state, player = game.new(min(game.players), 4, False), bot("easy", 4)
    states = [state.clone()]
    while game.seat(state) is not None:
        game.play(state, player.choose(game, state))
        states.append(state.clone())
    totals = [[score.total for score in game.score(one)] for one in states]
    (winner, *_), factions = game.winners(state), game.factions(state)
    loser = next(seat for seat in range(state.players) if seat not in game.winners(state))
    for seat in (int(winner), loser):
        lead, line, swing, advice = decided(game, states, seat)
        assert advice.name in ("keep", "try", "hold")
        assert (advice.name != "try") == (seat == winner and best_everywhere(game, state, seat))
        assert all(0 <= verdict.step < len(states) for verdict in (lead, line, swing, advice))
        if lead.name == "lead":
            ahead = [points[winner] > max(points[:winner] + points[winner + 1 :]) for points in totals]
            assert all(ahead[lead.step :])
            assert not lead.step or not ahead[lead.step - 1]
        if swing.name.startswith("swing"):
            assert totals[swing.step] != totals[swing.step - 1]
        for language in ("en", "fr", "cs", "it"):
            words = words_for(game, language, [f"P{number}" for number in range(state.players)], seat)
            words.meet(factions)
            said = [words.tell(f"decided-{one.name}", one.facts) for one in (lead, line, swing, advice)]
            assert len(set(said)) == 4



@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_the_score_has_its_advice(name: str) -> None:
    game = GAMES[name]
    lines = {line.name for line in game.score(game.new(min(game.players), 1, False))[0].lines} - {"beginning"}
    for language in languages():
        said = "\n".join(texts(language, name))
        assert [line for line in sorted(lines) if f"\nadvice-{name}-{line} = " not in said] == []


def test_the_largest_swing_says_whose_points_and_what_for() -> None:
    """You lose three of a rival's five in one step; another's gain counts only if he leads."""
    lines = [[[0, 2], [4, 1], [1, 0]]] * 10 + [[[0, 2], [4, 6], [9, 0]], [[0, 2], [0, 6], [9, 0]]]
    totals = [[sum(one) for one in step] for step in lines]
    verdict = largest_swing(totals, lines, ["cities", "cards"], 0)
    assert (verdict.name, verdict.facts, verdict.step) == ("swing-down", {"seat": 2, "points": 8, "line": "cities"}, 10)
    verdict = largest_swing(totals, lines, ["cities", "cards"], 2)
    assert (verdict.name, verdict.facts, verdict.step) == ("swing-up", {"seat": 1, "points": 4, "line": "cities"}, 11)
