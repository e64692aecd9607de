"""Everyone connected to a table. Spectators never take a connection away from a player."""

from collections import Counter
from collections.abc import Collection, Iterator

from speicherstadt.server.metrics import METRICS
from speicherstadt.server.problems import Refused
from speicherstadt.server.tables.messages import Listener, Message

MOST_SPECTATORS = 200
_MOST_FROM_ONE_ADDRESS = 50
"""The most spectators that one address may have at a table."""
MOST_FOR_ONE_PLAYER = 16
"""Browser tabs and devices at which one player can have the table open."""
_REPLACED = Message("replaced", b'{"most":%d}' % MOST_FOR_ONE_PLAYER)


class Listeners:
    def __init__(self) -> None:
        self._all: dict[Listener, None] = {}
        """In the order in which they came."""

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._all

    def check_admits(self, listener: Listener, players: Collection[str]) -> None:
        """Refuse one spectator too many. Players always find room."""
        if listener.guest in players:
            return
        spectators = self._spectators(players)
        if len(spectators) >= MOST_SPECTATORS:
            raise Refused("full", "too many people are watching this table")
        if sum(each.address == listener.address for each in spectators) >= _MOST_FROM_ONE_ADDRESS:
            raise Refused("full", "too many people at your address are watching this table")

    def add(self, listener: Listener, players: Collection[str]) -> None:
        """Add a connection; if it is one too many of a player, end an older one.

        It ends the oldest in the background, so the window someone looks at stays connected.
        """
        self.check_admits(listener, players)
        own = [each for each in self._all if each.guest == listener.guest]
        if listener.guest in players and len(own) >= MOST_FOR_ONE_PLAYER:
            replaced = next((each for each in own if each.away), own[0])
            self.remove(replaced)
            replaced.tell(_REPLACED)
            replaced.close(replaced=True)
        self._all[listener] = None
        METRICS.connections += 1

    def remove(self, listener: Listener) -> None:
        del self._all[listener]
        METRICS.connections -= 1

    def tell(self, message: Message, sender: Listener | None = None) -> None:
        """Send a message to everyone except the sender, who gets it with the answer."""
        for listener in self._all:
            if listener is not sender:
                listener.tell(message)

    def close(self, last: Message) -> None:
        """End all connections with a last message."""
        self.tell(last)
        for listener in list(self._all):
            self.remove(listener)
            listener.close()

    def presence(self) -> dict[str, bool]:
        """Return everyone who has the table open, and whether only in the background."""
        here = Counter(listener.guest for listener in self._all if not listener.away)
        return {
            listener.guest: not here[listener.guest]
            for listener in self._all
            if listener.guest is not None
        }

    def watching(self, players: Collection[str]) -> int:
        """Return the number of spectators."""
        return len(self._spectators(players))

    def _spectators(self, players: Collection[str]) -> list[Listener]:
        return [listener for listener in self._all if listener.guest not in players]
