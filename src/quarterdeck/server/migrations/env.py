"""How Alembic reaches the database: by the connection that the server hands over."""

from alembic import context

from quarterdeck.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter a table in place
)
with context.begin_transaction():
    context.run_migrations()
