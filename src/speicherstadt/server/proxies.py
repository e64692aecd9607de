"""Where a request comes from, when proxies stand before the server."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import TypeAlias

from speicherstadt.errors import Malformed

Headers: TypeAlias = Iterable[tuple[bytes, bytes]]


class Proxies:
    """The machines whose word about the sender of a request is taken."""

    def __init__(self, trusted: str = "") -> None:
        """Addresses of machines or networks, with commas between; `*` for any."""
        self._any = trusted.strip() == "*"
        named = [] if self._any else [part.strip() for part in trusted.split(",") if part.strip()]
        try:
            self._networks = [ip_network(name, strict=False) for name in named]
        except ValueError as error:
            raise Malformed(f"the proxies {trusted}: {error}") from None
        self._trusts = lru_cache(4096)(self._is_trusted)

    def address(self, peer: str, headers: Headers) -> str:
        """The nearest address on the way of a request that is not a proxy's."""
        if not self._trusts(peer):
            return peer
        told = b",".join(value for name, value in headers if name == b"x-forwarded-for")
        for part in reversed(told.decode("latin-1").split(",")):
            host = _host(part.strip())
            if host is None:
                return peer
            peer = host
            if not self._trusts(host):
                break
        return peer

    def _is_trusted(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return self._any
        return self._any or any(address in network for network in self._networks)


def _host(part: str) -> str | None:
    """An address, without the port that some proxies add; None if it is none."""
    if part.startswith("["):
        part = part[1:].partition("]")[0]
    elif part.count(":") == 1:
        part = part.partition(":")[0]
    try:
        return str(ip_address(part))
    except ValueError:
        return None
