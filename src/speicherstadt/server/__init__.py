"""Play in the browser: tables, seats, identity, storage, HTTP and live connections."""
