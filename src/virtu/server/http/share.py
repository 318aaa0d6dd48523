"""What a link to a page shows where it is sent: a title, a sentence and a picture of the game (Open Graph)."""

from html import escape

from litestar import Request
from litestar.datastructures import State

from virtu.games.registry import GAMES
from virtu.kernel.game import Game
from virtu.server.storage.rows import TableRow, is_id
from virtu.server.tables.lobby import Lobby

MARK = b"<!-- share -->"
"""Stands in the page where the tags go."""
PICTURES = {"governing", "wars_of_italy", "seven_virtues", "honour"}
OF_A_GAME = {"rules", "new", "bots", "aid"}
"""Pages whose address goes on with the name of a game."""
PAGES = {
    "rules": ("The rules", "The numbered rules of all four games, clause by clause."),
    "bots": ("How strong are the bots?", "What was measured when they played each other."),
    "replays": ("Games to look at again", "Finished games, step by step."),
    "lab": ("The lab", "What do the rules and the strengths of players do to a game? Studies with intervals."),
}
"""Pages about all games: the title and the sentence of a link to them."""
ABOUT = "Four Renaissance games at one table: play with friends or against bots, in the browser, without an account."


async def shared(request: Request[object, object, State], path: str, page: bytes) -> bytes:
    """The page with the tags of its address. Nothing in them is hidden from anybody who opens it."""
    if MARK not in page:
        return page
    lobby: Lobby = request.app.state.lobby
    kind, _, rest = path.partition("/")
    name = rest.partition("/")[0]
    row = await lobby.store.table(name) if kind in ("table", "replay") and is_id(name) else None
    game = GAMES.get(name if kind in OF_A_GAME else row.game if row is not None else "")
    title, about = words(kind, game, row)
    origin = str(request.base_url).rstrip("/")
    picture = game.name if game is not None and game.name in PICTURES else "virtu"
    facts = {
        "og:site_name": "Virtù",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": f"{origin}/{path}",
        "og:image": f"{origin}/share/{picture}.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": title,
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()]
    tags += [
        f'<meta name="description" content="{escape(about)}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    return page.replace(MARK, "\n    ".join(tags).encode())


def words(kind: str, game: Game | None, row: TableRow | None) -> tuple[str, str]:
    if game is None:
        return PAGES.get(kind, ("Virtù", ABOUT))
    name = game.title.rpartition(": ")[2]
    title = name[0].upper() + name[1:]
    if kind == "rules":
        return f"{title}: the rules", "The numbered rules, clause by clause."
    if kind == "aid":
        return f"{title}: player aid", "Turn, prices, symbols and points on one sheet."
    if kind == "bots":
        return f"{title}: how strong are the bots?", PAGES["bots"][1]
    if row is None:
        return title, ABOUT
    free = sum(seat.kind == "open" for seat in row.seats)
    if row.state == "waiting" and free:
        seats = "one seat is free" if free == 1 else f"{free} seats are free"
        return f"Come and play {name}", f"For {row.players} players; {seats}. No account is needed."
    if row.state == "over":
        return f"{title}: a finished game", "Look at it step by step."
    return f"{title}: a game in progress", "Open it to watch."
