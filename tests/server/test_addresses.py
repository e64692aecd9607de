"""Which address a visitor is charged as, and under which names the server answers."""

import socket

import pytest

from speicherstadt.server.limits.addresses import AllowedHosts, address_of, charged_address
from tests.server.in_process import refused


@pytest.mark.parametrize(
    ("address", "charged"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:C000:0207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("a proxy without an address", "a proxy without an address"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_charged_address(address: str, charged: str) -> None:
    assert charged_address(address) == charged


def test_a_request_without_a_client_has_no_address() -> None:
    assert address_of({"client": None}) == ""
    assert address_of({"client": ("2001:db8::5", 1)}) == "2001:db8::/64"


LOCAL = AllowedHosts()
NETWORK = AllowedHosts(listening_on="0.0.0.0")
LAN = AllowedHosts(listening_on="192.168.1.5")
PUBLIC = AllowedHosts("https://play.example")


@pytest.mark.parametrize(
    ("hosts", "host"),
    [
        (LOCAL, "localhost:8765"),
        (LOCAL, "LOCALHOST"),
        (LOCAL, "127.0.0.1:1"),
        (LOCAL, "[::1]:8765"),
        (LOCAL, ""),
        (NETWORK, "192.168.1.5:8765"),
        (NETWORK, "[fe80::1]:8765"),
        (NETWORK, "localhost"),
        (NETWORK, socket.gethostname()),
        (LAN, "192.168.1.5:8765"),
        (LAN, "localhost:8765"),
        (PUBLIC, "play.example"),
        (PUBLIC, "Play.Example:443"),
        (PUBLIC, "play.example."),
        (PUBLIC, "127.0.0.1:8765"),
        (AllowedHosts("http://games.lan:8080", "0.0.0.0"), "games.lan:8080"),
    ],
)
def test_our_own_names(hosts: AllowedHosts, host: str) -> None:
    hosts.check(host.encode())


@pytest.mark.parametrize(
    ("hosts", "host"),
    [
        (LOCAL, "evil.example"),
        (LOCAL, "evil.example:8765"),
        (LOCAL, "localhost.evil.example"),
        (LOCAL, "192.168.1.5"),
        (LOCAL, "127.0.0.1.evil.example"),
        (LOCAL, "evil.example@localhost:80:80"),
        (LOCAL, "["),
        (LOCAL, "localhost\xff"),
        (NETWORK, "evil.example"),
        (NETWORK, "192.168.1.5.evil.example"),
        (LAN, "192.168.1.6"),
        (PUBLIC, "evil.example"),
        (PUBLIC, "play.example.evil"),
        (PUBLIC, "evil-play.example"),
    ],
)
def test_names_of_others(hosts: AllowedHosts, host: str) -> None:
    with refused("wrong-host"):
        hosts.check(host.encode("latin-1"))
