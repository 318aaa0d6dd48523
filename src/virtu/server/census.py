"""How many there are of something in the database."""

from sqlalchemy import func, select

from virtu.server import schema
from virtu.server.store import Store


async def unfinished(store: Store, guest: str) -> int:
    """The tables somebody made that wait for players or are played."""
    made = (schema.tables.c.owner == guest, schema.tables.c.state.in_(("waiting", "playing")))
    async with store.engine.connect() as connection:
        found = await connection.scalar(select(func.count()).select_from(schema.tables).where(*made))
    return int(found or 0)
