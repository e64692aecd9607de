"""Bots at the server's tables: their turns, the queue of their jobs, and the worker processes."""
