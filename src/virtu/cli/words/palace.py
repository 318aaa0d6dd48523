"""One Palace of a view, as words and boards ask about it."""

from typing import Any


class Palace:
    """Five Rooms with a marker, and the spaces of the court."""

    def __init__(self, player: dict[str, Any], printed: dict[str, Any], cards: dict[str, Any]) -> None:
        self.house: str = player["faction"]
        self.marker: int | None = player["marker"]
        self.rooms: list[dict[str, Any]] = player["rooms"]
        self.spaces: dict[str, dict[str, Any]] = {space["space"]: space for space in player["spaces"]}
        self.printed: dict[str, Any] = printed["factions"][self.house]
        self.cards = cards

    @property
    def room(self) -> dict[str, Any] | None:
        """The Room the marker is in."""
        return None if self.marker is None else self.rooms[self.marker]

    def printed_action(self, room: int) -> str:
        return self.printed["rooms"][room]["action"] or "empty"

    def action(self, room: int) -> str:
        """What a Room offers: its card's action, else the printed one."""
        card = self.rooms[room]["action"]
        return (card and self.cards[card].get("action")) or self.printed_action(room)

    def symbol(self, room: int) -> str | None:
        """The printed symbol, unless a card covers it."""
        printed: str | None = self.printed["rooms"][room]["symbol"]
        return None if self.rooms[room]["action"] else printed
