"""What is kept: an append-only log of decisions for each table, and who sits where."""

from speicherstadt.server.storage.archive import Archive, SeatRow, TableRow
from speicherstadt.server.storage.database import being_read, open_database
from speicherstadt.server.storage.journal import Journal, Write

__all__ = ["Archive", "Journal", "SeatRow", "TableRow", "Write", "being_read", "open_database"]
