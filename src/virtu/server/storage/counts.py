"""Counting tables in the database."""

from sqlalchemy import func, select

from virtu.server.storage import schema
from virtu.server.storage.store import Store


async def unfinished(store: Store, guest: str) -> int:
    """The tables somebody made that wait for players or are played."""
    made = (schema.tables.c.owner == guest, schema.tables.c.state.in_(("waiting", "playing")))
    async with store.reading() as connection:
        count = await connection.scalar(select(func.count()).select_from(schema.tables).where(*made))
    return int(count or 0)


async def by_state(store: Store) -> dict[str, int]:
    """All tables, by what is done at them."""
    query = select(schema.tables.c.state, func.count()).group_by(schema.tables.c.state)
    async with store.reading() as connection:
        return {str(state): int(count) for state, count in await connection.execute(query)}
