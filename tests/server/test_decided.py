"""What decided a game: said in four languages, at steps where it happened."""

import pytest

from virtu.bots import bot
from virtu.cli.words import words_for
from virtu.games.registry import BUILT_IN as GAMES
from virtu.server.tables.decided import decided


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
        assert advice.name == ("keep" if seat == winner else "try")
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

