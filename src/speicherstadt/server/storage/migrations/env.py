"""Run by Alembic, on the connection of the code that opens the database."""

from alembic import context

from speicherstadt.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
