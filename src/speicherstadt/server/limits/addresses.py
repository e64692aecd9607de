"""Which address a visitor is charged as, and under which names the server may be reached."""

import ipaddress
import re
import socket
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from speicherstadt.server.problems import Refused

_MOST_REMEMBERED = 4096
_IPV6_PREFIX = 64
"""A provider gives each customer at least this network, so one visitor owns all its addresses."""
_LOOPBACK = ("localhost", "127.0.0.1", "::1")
_HOST = re.compile(r"(?:\[(?P<ipv6>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(?::\d{0,5})?", re.ASCII)
_EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  # compared with, not listened on


def address_of(scope: Mapping[str, Any]) -> str:
    """Return the address of a request's client; uvicorn has already handled trusted proxies."""
    client = scope.get("client")
    return charged_address(client[0]) if client else ""


@lru_cache(_MOST_REMEMBERED)
def charged_address(address: str) -> str:
    """Return an IPv4 address as it is, and the /64 network of an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is None:
            return str(ipaddress.ip_network((parsed, _IPV6_PREFIX), strict=False))
        parsed = parsed.ipv4_mapped
    return str(parsed)


class AllowedHosts:
    """The names under which this server answers.

    A page of another site can let its own name point to our address (DNS rebinding) and would then
    count as same-origin. Such a request has a foreign name in its `Host` header.
    """

    def __init__(self, public_url: str = "", listening_on: str = "127.0.0.1") -> None:
        self.public_url = public_url
        self._names = {*_LOOPBACK, listening_on.lower()}
        self._any_ip = not public_url and listening_on in _EVERYWHERE
        if public_url:
            self._names.add(urlsplit(public_url).hostname or "")
        elif self._any_ip:
            own = socket.gethostname().lower()
            self._names |= {own, f"{own}.local"}
        self._allows = lru_cache(256)(self._is_allowed)

    def check(self, host: bytes) -> None:
        """Refuse a request whose `Host` header names another server."""
        if not self._allows(host):
            raise Refused(
                "wrong-host",
                "this server does not answer to the name in the address; use its IP address or"
                " localhost, or start it with --public-url",
            )

    def _is_allowed(self, host: bytes) -> bool:
        if not host:  # sent by no browser
            return True
        found = _HOST.fullmatch(host.decode("latin-1").lower())
        if found is None:
            return False
        name = found["ipv6"] or found["name"].removesuffix(".")
        return name in self._names or (self._any_ip and _is_ip(name))


def _is_ip(text: str) -> bool:
    """Return whether this is an IP address. No DNS server can answer for it."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
