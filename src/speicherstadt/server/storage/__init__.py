"""Storage: an append-only log of decisions for each table, and who sits where.

The storage knows rows and log entries, but nothing about HTTP or the board.
"""

from speicherstadt.server.storage.database import open_database, reporting_problems
from speicherstadt.server.storage.rows import (
    ChatRow,
    Entry,
    ListedTable,
    Progress,
    SeatRow,
    StoredTable,
    TableRow,
)
from speicherstadt.server.storage.statements import Write
from speicherstadt.server.storage.store import Store

__all__ = [
    "ChatRow",
    "Entry",
    "ListedTable",
    "Progress",
    "SeatRow",
    "Store",
    "StoredTable",
    "TableRow",
    "Write",
    "open_database",
    "reporting_problems",
]
