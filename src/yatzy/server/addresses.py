"""Where a server listens, and by which address others reach it."""

import errno
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, ip_address, ip_network
from pathlib import Path

from yatzy.rules.errors import ServeError
from yatzy.server.settings import Settings

BACKLOG = 2048
"""Connections that may wait to be taken up."""
MOST_UNREAD = 65_536
"""Bytes the system may keep for somebody who does not read; left alone, it would take megabytes for each."""
PORTS_TRIED = 50
"""Ports that are tried one after the other, where nobody asked for one."""
HIGHEST_PORT = 65_535

ELSEWHERE = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Addresses to ask the way to: one for documents, by the usual way out, and some of private networks."""
PRIVATE = tuple(ip_network(one) for one in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12"))
INTERFACES = Path("/sys/class/net")
ASK_ADDRESS = 0x8915
"""What Linux calls the question for an interface's address."""


def listen(settings: Settings) -> list[socket.socket]:
    """Begin to listen, on the next free port where nobody asked for one. Connections wait from now on."""
    port = settings.port
    last = port if settings.port_given else min(port + PORTS_TRIED - 1, HIGHEST_PORT)
    while True:
        try:
            return _listen_on(settings.host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == last:
                raise _refusal(error, settings, port) from None
        port += 1


def _listen_on(host: str, port: int) -> list[socket.socket]:
    """Listen on every address a host has, all on the same port."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    sockets: list[socket.socket] = []
    with ExitStack() as stack:
        for family, kind, protocol, _, address in dict.fromkeys(found):
            opened = stack.enter_context(closing(socket.socket(family, kind, protocol)))
            if os.name == "posix":  # elsewhere it would let two programs share a port
                opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, host != "::")
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)  # as all that are taken up here
            opened.bind((address[0], port, *address[2:]))
            opened.listen(BACKLOG)
            port = opened.getsockname()[1]
            sockets.append(opened)
        stack.pop_all()
    return sockets


def _refusal(error: OSError, settings: Settings, port: int) -> ServeError:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return ServeError("serve-host", host=settings.host)
    if error.errno == errno.EADDRINUSE:
        return ServeError("serve-port-taken" if settings.port_given else "serve-ports-taken", port=str(port))
    if error.errno in {errno.EACCES, errno.EPERM}:
        return ServeError("serve-port-denied", port=str(port))
    return ServeError("serve-failed", problem=error.strerror or str(error))


def here(settings: Settings) -> str:
    """Return the address for whoever sits at this machine."""
    return _url(
        "localhost" if _on_all(settings.host) or _on_this(settings.host) else settings.host, settings.port
    )


def near(settings: Settings) -> str:
    """Return the address for others in the same network, or nothing where nobody else can reach it."""
    if _on_this(settings.host):
        return ""
    host = best_address(addresses()) if _on_all(settings.host) else settings.host
    return _url(host, settings.port) if host else ""


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _on_all(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_unspecified
    return False


def _on_this(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


@dataclass(frozen=True, slots=True)
class Address:
    """An address of this machine."""

    host: str
    usual: bool
    """Whether it is the way out of the network."""
    wired: bool = True
    """Whether a device stands behind it, with a wire or without: no tunnel, no bridge of virtual machines."""


def best_address(found: list[Address]) -> str:
    """Return the address that a phone in the same room most likely reaches, or nothing."""
    return min(found, key=_rank).host if found else ""


def _rank(one: Address) -> tuple[bool, bool, bool, int]:
    address = IPv4Address(one.host)
    network = next((place for place, private in enumerate(PRIVATE) if address in private), len(PRIVATE))
    return network == len(PRIVATE), not one.wired, not one.usual, network


def addresses() -> list[Address]:
    """Return the addresses others may reach this machine by. Nothing is sent to find them."""
    found: dict[str, Address] = {}
    for address in (*_on_interfaces(), *_on_the_way()):
        known = found.get(address.host, address)
        found[address.host] = Address(address.host, known.usual or address.usual, known.wired)
    return [one for one in found.values() if _reachable(one.host)]


def _reachable(host: str) -> bool:
    address = IPv4Address(host)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _on_the_way() -> Iterator[Address]:
    """Ask the system by which of its addresses it would send to others; a datagram socket sends nothing yet."""
    for place, elsewhere in enumerate(ELSEWHERE):
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            asked.connect((elsewhere, 9))
            yield Address(asked.getsockname()[0], usual=place == 0)


def _on_interfaces() -> Iterator[Address]:
    """Go through the interfaces, where the system tells of them."""
    if sys.platform != "linux":
        return
    import fcntl  # noqa: PLC0415 # not on every system

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():  # which a locked down service may not ask
            with suppress(OSError):  # it has no address
                answer = fcntl.ioctl(asked, ASK_ADDRESS, name.encode()[:15].ljust(256, b"\0"))
                wired = (INTERFACES / name / "device").exists()
                yield Address(socket.inet_ntoa(answer[20:24]), usual=False, wired=wired)
