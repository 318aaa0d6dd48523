"""Commands that tell: games, rules, clauses."""

import virtu as engine
from cli.terminal import virtu


def test_games_lists_every_game_with_its_fact_sheet() -> None:
    sheets = virtu("games", "--json").json["games"]
    assert [sheet["name"] for sheet in sheets] == [game.name for game in engine.games()]
    seven = next(sheet for sheet in sheets if sheet["name"] == "seven_virtues")
    assert seven["players"] == [2, 7]
    assert seven["data_hash"] == engine.game("seven_virtues").data_hash
    assert seven["options"]["hands"] == {
        "type": "str",
        "values": ["memory", "open"],
        "default": "memory",
        "clause": "SV-6.2",
    }
    assert set(seven) == {"name", "title", "players", "options", "rules_version", "data_hash"}


def test_games_in_words() -> None:
    said = virtu("games")
    assert said.code == 0
    assert "seven_virtues: Virtus: the Seven Virtues, 2 to 7 players" in said.out


def test_one_clause_comes_with_its_rulings() -> None:
    clause = virtu("rules", "seven_virtues", "3.4", "--json").json
    assert clause["number"] == "SV-3.4"
    assert "SV-R1" in [about["number"] for about in clause["about"]]
    said = virtu("rules", "seven_virtues", "sv-3.4")
    assert "SV-R1" in said.out


def test_all_rules_are_printed() -> None:
    said = virtu("rules", "seven_virtues")
    for number in ("SV-1.1", "SV-4.12", "SV-R9"):
        assert number in said.out
    numbers = [clause["number"] for clause in virtu("rules", "seven_virtues", "--json").json["clauses"]]
    assert len(numbers) == 44


def test_clauses_of_the_seven_virtues_are_all_tested() -> None:
    books = {book["id"]: book for book in virtu("clauses", "--json").json["specifications"]}
    assert set(books) == {"AG", "HO", "SV", "WI"}
    assert books["SV"]["clauses"] == 30
    assert books["SV"]["untested"] == []
    assert books["SV"]["refusing"] == len({clause.number for clause in engine.game("seven_virtues").clauses})
    assert virtu("clauses").code == 0
