"""Where a server listens, and by which address others reach it."""

import errno
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
from litestar import Litestar

from yatzy.rules.errors import ServeError
from yatzy.server.net import addresses
from yatzy.server.net.addresses import Address, best_address, bind, lan_url, local_url
from yatzy.server.net.run import serve
from yatzy.server.settings import Settings

LOCAL = "127.0.0.1"


@contextmanager
def open_port(settings: Settings) -> Iterator[int]:
    """Listen as a server does once it is ready, and return the port."""
    sockets = bind(settings)
    try:
        for one in sockets:
            one.listen()
        yield sockets[0].getsockname()[1]
    finally:
        for one in sockets:
            one.close()


def test_connections_are_refused_until_the_server_can_answer() -> None:
    """A proxy that is refused tries another server; one that is let in would wait for this one to start."""
    [bound] = bind(Settings(host=LOCAL, port=0))
    with closing(bound):
        address = bound.getsockname()
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(address)
        bound.listen()
        socket.create_connection(address).close()


def test_another_program_takes_the_port_while_a_server_starts() -> None:
    """It says so, having closed what it had opened."""
    closed: list[bool] = []
    with closing(socket.socket()) as rival:
        rival.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        rival.bind((LOCAL, 0))
        settings = Settings(host=LOCAL, port=rival.getsockname()[1], port_given=True)

        def make(_: Settings) -> Litestar:
            return Litestar(on_startup=[lambda: rival.listen(1)], on_shutdown=[lambda: closed.append(True)])

        with pytest.raises(ServeError, match="serve-port-taken"):
            serve(settings, make=make)
    assert closed == [True]


def test_every_network_is_both_kinds() -> None:
    """Without a host it listens for IPv4, and for IPv6 on the same port where the machine has it."""
    sockets = bind(Settings(port=0))
    try:
        families = [socket.AF_INET, *([socket.AF_INET6] if addresses.has_ipv6() else [])]
        assert [one.family for one in sockets] == families
        [port] = {one.getsockname()[1] for one in sockets}
        for one in sockets:
            one.listen()
        for host in ("127.0.0.1", "::1")[: len(families)]:
            socket.create_connection((host, port)).close()
    finally:
        for one in sockets:
            one.close()


def test_a_port_that_is_taken() -> None:
    """Who asked for it is refused; who did not gets the next one."""
    with open_port(Settings(host=LOCAL, port=0)) as port:
        with pytest.raises(ServeError, match="serve-port-taken"):
            bind(Settings(host=LOCAL, port=port, port_given=True))
        with open_port(Settings(host=LOCAL, port=port)) as other:
            assert port < other < port + addresses.PORTS_TRIED


def test_no_port_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "PORTS_TRIED", 1)
    with open_port(Settings(host=LOCAL, port=0)) as port, pytest.raises(ServeError, match="serve-ports-taken"):
        bind(Settings(host=LOCAL, port=port))


def test_the_last_port_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is none after it to try."""
    tried: list[int] = []

    def taken(_host: str, port: int) -> list[socket.socket]:
        tried.append(port)
        raise OSError(errno.EADDRINUSE, "in use")

    monkeypatch.setattr(addresses, "_bind_to", taken)
    with pytest.raises(ServeError, match="serve-ports-taken"):
        bind(Settings(port=65_530))
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

    monkeypatch.setattr(addresses, "_bind_to", refused)
    with pytest.raises(ServeError, match=code):
        bind(Settings())


@pytest.mark.parametrize("host", ["nowhere.invalid", "198.51.100.77", "not an address"])
def test_a_host_that_is_not_this_machine(host: str) -> None:
    with pytest.raises(ServeError, match="serve-host"):
        bind(Settings(host=host, port=0))


def test_a_port_is_let_go_where_another_address_of_the_host_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host with two addresses, of which the second is taken, leaves the first free again."""
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.2", 0))
        taken.listen()
        port = taken.getsockname()[1]
        found = [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (one, port)) for one in (LOCAL, "127.0.0.2")]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
        with pytest.raises(ServeError, match="serve-port-taken"):
            bind(Settings(host="two", port=port, port_given=True))
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
    assert local_url(Settings(host=host)) == told


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
    monkeypatch.setattr(addresses, "local_addresses", lambda: [Address("192.168.1.20", usual=True)])
    assert lan_url(Settings(host=host)) == told


def test_a_machine_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "local_addresses", list)
    assert lan_url(Settings()) == ""


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
    for one in addresses.local_addresses():
        assert not one.host.startswith("127.")
        with closing(socket.socket()) as opened:
            opened.bind((one.host, 0))
