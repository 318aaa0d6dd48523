"""How Alembic reaches the database: through the connection the server gives, or by its address.

By hand: `alembic -x database=sqlite:///PATH --config src/virtu/migrations/alembic.ini upgrade head`.
"""

from alembic import context
from sqlalchemy import Connection, create_engine

from virtu.server.storage.schema import metadata


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with create_engine(context.get_x_argument(as_dictionary=True)["database"]).connect() as connection:
        run(connection)
