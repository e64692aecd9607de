"""Storage: an append-only log of decisions for each table, and who sits where.

The storage knows rows and log entries, but nothing about HTTP or the board.
"""

from speicherstadt.server.storage.availability import Availability, DatabaseUnavailable
from speicherstadt.server.storage.database import engine_for, open_database, reporting_problems
from speicherstadt.server.storage.rows import (
    ChatRow,
    Entry,
    ListedTable,
    Progress,
    ResultRow,
    SeatRow,
    SessionRow,
    StoredTable,
    TableRow,
)
from speicherstadt.server.storage.statements import Write
from speicherstadt.server.storage.store import DataStore

__all__ = [
    "Availability",
    "ChatRow",
    "DataStore",
    "DatabaseUnavailable",
    "Entry",
    "ListedTable",
    "Progress",
    "ResultRow",
    "SeatRow",
    "SessionRow",
    "StoredTable",
    "TableRow",
    "Write",
    "engine_for",
    "open_database",
    "reporting_problems",
]
