"""The games and their rules as the client asks for them."""

from virtu.games.registry import GAMES
from virtu.kernel.game import Game
from virtu.kernel.option import Option, Value
from virtu.rulebook import (
    ENGLISH,
    Block,
    Chapter,
    Passage,
    Picture,
    Point,
    Ruling,
    Table,
    languages,
    rulebook,
)
from virtu.server import wire
from virtu.server.tables.lessons import listed


def games(levels: list[str], lab: bool) -> wire.Games:
    infos = [
        wire.GameInfo(
            name=game.name,
            title=game.title,
            players=(game.players[0], game.players[-1]),
            options={
                name: wire.OptionInfo(
                    option.kind,
                    list(option.values),
                    option.default,
                    option.clause,
                    option.least,
                    option.most,
                    option.under,
                    option.live,
                    fits(game, name, option),
                )
                for name, option in game.options.items()
            },
            rules_version=game.rules_version,
            data_hash=game.data_hash,
            specification=game.specification,
            lessons=listed(game.name),
        )
        for game in GAMES.values()
    ]
    return wire.Games(infos, levels, lab)


def fits(game: Game, name: str, option: Option) -> dict[str, list[Value]]:
    """By the number of players: the values of an option a game begins with, where that depends on it."""
    usual = game.read_options({})
    by_players = {
        players: [value for value in option.values if begins(game, players, {**usual, name: value})]
        for players in game.players
    }
    # A value no number of players begins with depends on another option, not on them.
    any_ = [value for value in option.values if any(value in values for values in by_players.values())]
    return {str(players): values for players, values in by_players.items() if values != any_}


def begins(game: Game, players: int, options: dict[str, Value]) -> bool:
    try:
        game.start(players, options)
    except ValueError:
        return False
    return True


def language(game: str, wished: str) -> str:
    """The language a game's rules are told in; ValueError if there is no such game."""
    return wished if wished in languages(game) else ENGLISH


def told(game: str, language: str) -> wire.Rules:
    """A rulebook in the client's shape; ValueError if there is none. What is not translated is English."""
    book = rulebook(game, language)
    return wire.Rules(
        game=game,
        title=book.title,
        specification=book.id,
        introduction=[block(paragraph) for paragraph in book.introduction],
        chapters=[chapter(one) for one in book.chapters],
        lesson=[chapter(one) for one in book.lesson],
        notes=[chapter(one) for one in book.notes],
        rulings=[
            wire.RulingInfo(item.number, item.question, item.ruling, item.notes) for item in book.rulings
        ],
        examples=[passage(example) for example in book.examples],
    )


def chapter(given: Chapter) -> wire.ChapterInfo:
    return wire.ChapterInfo(
        given.id,
        given.title,
        given.heading.language,
        given.level,
        [passage(clause) for clause in given.clauses],
        [block(item) for item in given.blocks],
    )


def passage(given: Passage) -> wire.ClauseInfo:
    return wire.ClauseInfo(given.number, given.text, given.sources)


def block(given: Block) -> wire.BlockInfo:
    if isinstance(given, Passage):
        return wire.BlockInfo("passage", given.language, given.text, given.number)
    if isinstance(given, Ruling):
        return wire.BlockInfo("ruling", given.language, given.ruling, given.number, given.question)
    if isinstance(given, Table):
        return wire.BlockInfo("table", given.language, header=given.header, rows=given.rows)
    if isinstance(given, Picture):
        return wire.BlockInfo("picture", given.language, given.text, picture=given.name)
    return wire.BlockInfo("point" if isinstance(given, Point) else "text", given.language, given.text)
