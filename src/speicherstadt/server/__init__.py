"""Play in the browser: rooms, seats, identity, storage, HTTP and live streams."""
