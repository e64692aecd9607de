"""Carry out a change in a data folder: through the server that uses it, or directly."""

import asyncio
from pathlib import Path

from speicherstadt.server.admin.changes import AdminChanges
from speicherstadt.server.admin.local_socket import AdminDone, AdminRequest, ask, carry_out
from speicherstadt.server.data_folder import InUse, existing_database, locked
from speicherstadt.server.storage import DataStore, open_database, reporting_problems


def request_change(folder: Path, request: AdminRequest) -> AdminDone:
    file = existing_database(folder)
    try:
        with locked(folder):
            return asyncio.run(_carried_out(file, request))
    except InUse:
        return ask(folder, request)


async def _carried_out(file: Path, request: AdminRequest) -> AdminDone:
    with reporting_problems(file):
        store = DataStore(open_database(file))
    try:
        return await carry_out(AdminChanges(store), request)
    finally:
        store.close()
