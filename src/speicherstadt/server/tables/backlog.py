"""What a client has missed that comes to a table or returns to it."""

from collections import deque
from collections.abc import Iterable

import msgspec

from speicherstadt.server.games.game_log import GameLog
from speicherstadt.server.games.history import HistoryPages
from speicherstadt.server.storage import ChatRow
from speicherstadt.server.tables.messages import Message
from speicherstadt.server.tables.table_chat import TableChat, shown

_RECENT = 16
"""How many of the latest moments stay in memory for clients that reconnect."""
_CHAT_PAGE = 100
_encode = msgspec.json.Encoder().encode


class Backlog:
    def __init__(
        self, table: str, game: GameLog | None, chat: TableChat, history: HistoryPages
    ) -> None:
        self._table = table
        self._game = game
        self._chat = chat
        self._history = history
        self._recent: deque[bytes] = deque([game.moment()] if game else [], _RECENT)
        """The latest moments; the last one is that of the latest entry."""

    def position(self) -> tuple[int, int]:
        """Return the numbers of the last log entry (-1 before the set-up) and chat message."""
        return self._game.number if self._game else -1, len(self._chat)

    def add_moment(self, game: GameLog) -> Message:
        """Return the message about the latest entry, and keep its moment for a while."""
        self._game, moment = game, game.moment()
        self._recent.append(moment)
        return Message("moment", moment, f"{game.number}.{len(self._chat)}")

    def chat_notice(self, row: ChatRow) -> Message:
        return _chat_notice(row, self.position()[0])

    def is_short(self, since: int, heard: int) -> bool:
        """Return whether little was missed, and all of it is in memory."""
        entries, chat = self.position()
        return entries - since <= len(self._recent) and chat - heard <= _CHAT_PAGE

    async def page(self, since: int, heard: int, address: str) -> list[Message]:
        """Return the next page of what was missed, if that is more than `rest` returns."""
        game = self._game
        if game is not None and game.number - since > len(self._recent):
            page = await self._history.page(self._table, game, since + 1, address)
            return _moment_messages(page.moments[since + 1 - page.first :], since + 1, heard)
        return [_chat_notice(row, since) for row in self._chat.after(heard, _CHAT_PAGE)]

    def rest(self, since: int, heard: int) -> list[Message]:
        """Return what was missed if that is short."""
        entries, _ = self.position()
        recent = list(self._recent)[len(self._recent) - (entries - since) :]
        return [
            *_moment_messages(recent, since + 1, heard),
            *(_chat_notice(row, entries) for row in self._chat.after(heard)),
        ]


def _moment_messages(moments: Iterable[bytes], first: int, heard: int) -> list[Message]:
    return [
        Message("moment", moment, f"{number}.{heard}")
        for number, moment in enumerate(moments, start=first)
    ]


def _chat_notice(row: ChatRow, entries: int) -> Message:
    return Message("chat", _encode(shown(row)), f"{entries}.{row.number}")
