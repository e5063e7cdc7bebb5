"""Where a server listens, and by which address others reach it."""

import errno
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from yatzy.rules.errors import ServeError
from yatzy.server import addresses
from yatzy.server.addresses import Address, best_address, here, listen, near
from yatzy.server.settings import Settings

LOCAL = "127.0.0.1"


@contextmanager
def listening(settings: Settings) -> Iterator[int]:
    """Listen, and return the port."""
    sockets = listen(settings)
    try:
        yield sockets[0].getsockname()[1]
    finally:
        for one in sockets:
            one.close()


def test_whoever_connects_before_the_server_answers_waits() -> None:
    """A connection is taken by the system from the first moment on."""
    with listening(Settings(host=LOCAL, port=0)) as port:
        socket.create_connection((LOCAL, port)).close()


def test_a_port_that_is_taken() -> None:
    """Who asked for it is refused; who did not gets the next one."""
    with listening(Settings(host=LOCAL, port=0)) as port:
        with pytest.raises(ServeError, match="serve-port-taken"):
            listen(Settings(host=LOCAL, port=port, port_given=True))
        with listening(Settings(host=LOCAL, port=port)) as other:
            assert port < other < port + addresses.PORTS_TRIED


def test_no_port_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "PORTS_TRIED", 1)
    with listening(Settings(host=LOCAL, port=0)) as port, pytest.raises(ServeError, match="serve-ports-taken"):
        listen(Settings(host=LOCAL, port=port))


def test_the_last_port_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is none after it to try."""
    tried: list[int] = []

    def taken(_host: str, port: int) -> list[socket.socket]:
        tried.append(port)
        raise OSError(errno.EADDRINUSE, "in use")

    monkeypatch.setattr(addresses, "_listen_on", taken)
    with pytest.raises(ServeError, match="serve-ports-taken"):
        listen(Settings(port=65_530))
    assert tried == [65_530, 65_531, 65_532, 65_533, 65_534, 65_535]


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (PermissionError(errno.EACCES, "Permission denied"), "serve-port-denied"),
        (socket.gaierror(socket.EAI_NONAME, "Name or service not known"), "serve-host"),
        (OSError(errno.EADDRNOTAVAIL, "Cannot assign requested address"), "serve-host"),
        (OSError(errno.ENOBUFS, "No buffer space available"), "serve-failed"),
    ],
)
def test_what_the_system_says(error: OSError, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has a sentence of its own, and no other port is tried."""

    def refused(_host: str, _port: int) -> list[socket.socket]:
        raise error

    monkeypatch.setattr(addresses, "_listen_on", refused)
    with pytest.raises(ServeError, match=code):
        listen(Settings())


@pytest.mark.parametrize("host", ["nowhere.invalid", "198.51.100.77", "not an address"])
def test_a_host_that_is_not_this_machine(host: str) -> None:
    with pytest.raises(ServeError, match="serve-host"):
        listen(Settings(host=host, port=0))


def test_a_port_is_let_go_where_another_address_of_the_host_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host with two addresses, of which the second is taken, leaves the first free again."""
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.2", 0))
        taken.listen()
        port = taken.getsockname()[1]
        found = [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (one, port)) for one in (LOCAL, "127.0.0.2")]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
        with pytest.raises(ServeError, match="serve-port-taken"):
            listen(Settings(host="two", port=port, port_given=True))
        with closing(socket.socket()) as free:
            free.bind((LOCAL, port))


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("0.0.0.0", "http://localhost:8250"),  # noqa: S104 # the address under test
        ("::", "http://localhost:8250"),
        ("127.0.0.1", "http://localhost:8250"),
        ("localhost", "http://localhost:8250"),
        ("10.0.0.5", "http://10.0.0.5:8250"),
        ("2001:db8::5", "http://[2001:db8::5]:8250"),
        ("box", "http://box:8250"),
    ],
)
def test_the_address_on_this_machine(host: str, told: str) -> None:
    assert here(Settings(host=host)) == told


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("0.0.0.0", "http://192.168.1.20:8250"),  # noqa: S104 # the address under test
        ("::", "http://192.168.1.20:8250"),
        ("127.0.0.1", ""),
        ("::1", ""),
        ("localhost", ""),
        ("10.0.0.5", "http://10.0.0.5:8250"),
    ],
)
def test_the_address_for_others(host: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it listens everywhere, the best address of this machine; where for itself alone, none."""
    monkeypatch.setattr(addresses, "addresses", lambda: [Address("192.168.1.20", usual=True)])
    assert near(Settings(host=host)) == told


def test_a_machine_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "addresses", list)
    assert near(Settings()) == ""


WIFI = Address("192.168.1.20", usual=True)
OFFICE = Address("10.20.30.40", usual=True)
TUNNEL = Address("10.8.0.2", usual=True, wired=False)
BRIDGE = Address("172.17.0.1", usual=False, wired=False)
VIRTUAL = Address("192.168.122.1", usual=False, wired=False)
PUBLIC = Address("203.0.113.9", usual=True)


@pytest.mark.parametrize(
    ("found", "best"),
    [
        ([WIFI], WIFI),
        ([BRIDGE, VIRTUAL, OFFICE], OFFICE),
        ([TUNNEL, BRIDGE, Address("192.168.1.20", usual=False)], WIFI),
        ([PUBLIC, Address("10.0.0.7", usual=False)], Address("10.0.0.7", usual=False)),
        ([PUBLIC], PUBLIC),
        ([BRIDGE, VIRTUAL], VIRTUAL),
    ],
)
def test_of_several_networks_the_one_a_phone_is_in(found: list[Address], best: Address) -> None:
    """Not a tunnel's, though all goes through it, and not that of virtual machines."""
    assert best_address(found) == best_address(found[::-1]) == best.host


def test_this_machines_addresses_are_its_own() -> None:
    """What is found can be listened on, and is not the one that stays inside."""
    for one in addresses.addresses():
        assert not one.host.startswith("127.")
        with closing(socket.socket()) as opened:
            opened.bind((one.host, 0))
