"""Where a server listens, and the addresses at which others reach it."""

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
"""Connections that may wait to be accepted."""
SEND_BUFFER = 65_536
"""Bytes the kernel buffers for a client that does not read; the default would be megabytes."""
PORTS_TRIED = 50
"""Consecutive ports to try if none was requested."""
HIGHEST_PORT = 65_535

PROBE_TARGETS = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Destinations to route to: one for documentation, by the default route, and some in private networks."""
PRIVATE = tuple(ip_network(one) for one in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12"))
INTERFACES = Path("/sys/class/net")
SIOCGIFADDR = 0x8915
"""The Linux ``ioctl`` for the address of an interface."""


def bind(settings: Settings) -> list[socket.socket]:
    """Return bound sockets, on the next free port if none was requested; raise :class:`ServeError`.

    They do not listen yet: until a server can answer, connections are refused, so that a proxy tries another
    one instead of waiting.
    """
    first = settings.port
    ports = range(first, first + 1 if settings.port_given else min(first + PORTS_TRIED, HIGHEST_PORT + 1))
    for port in ports if first else [0] * PORTS_TRIED:  # what the system chooses may be free for IPv4 alone
        try:
            return _bind_to(settings.host, port)
        except OSError as error:
            wrong = listen_error(error, settings.host, str(port), is_given=settings.port_given)
            if error.errno != errno.EADDRINUSE:
                break
    raise wrong


def _bind_to(host: str, port: int) -> list[socket.socket]:
    """Bind to every address of a host, all on the same port; without a host, to every network.

    That is IPv4 and, where the machine has it, IPv6.
    """
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    sockets: list[socket.socket] = []
    with ExitStack() as stack:
        for family, kind, protocol, _, address in sorted(dict.fromkeys(found)):  # IPv4 first
            if not host and sockets and not has_ipv6():
                break
            opened = stack.enter_context(closing(socket.socket(family, kind, protocol)))
            if os.name == "posix":  # on Windows two programs could share the port
                opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, host != "::")
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # accepted sockets inherit it
            opened.bind((address[0], port, *address[2:]))
            port = opened.getsockname()[1]
            sockets.append(opened)
        stack.pop_all()
    return sockets


def listen(sockets: list[socket.socket], settings: Settings) -> None:
    """Let connections in; raise :class:`ServeError` if another program has come first.

    Whoever serves the sockets may do the same again; uvloop does, but does not say if it fails.
    """
    try:
        for one in sockets:
            one.listen(BACKLOG)
    except OSError as error:
        raise listen_error(error, settings.host, str(settings.port)) from None


def has_ipv6() -> bool:
    """Return whether this machine has IPv6: it may be turned off although Python was built with it."""
    try:
        with socket.socket(socket.AF_INET6, socket.SOCK_STREAM) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


def listen_error(error: OSError, host: str, port: str, *, is_given: bool = True) -> ServeError:
    """Return why an address cannot be listened on; ``is_given`` is whether that very port was asked for."""
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return ServeError("serve-host", host=host)
    if error.errno == errno.EADDRINUSE:
        return ServeError("serve-port-taken" if is_given else "serve-ports-taken", port=port)
    if error.errno in {errno.EACCES, errno.EPERM}:
        return ServeError("serve-port-denied", port=port)
    return ServeError("serve-failed", problem=error.strerror or str(error))


def local_url(settings: Settings) -> str:
    """Return the URL for this machine."""
    return _url(
        "localhost" if _is_wildcard(settings.host) or _is_loopback(settings.host) else settings.host,
        settings.port,
    )


def lan_url(settings: Settings) -> str:
    """Return the URL for others in the same network, "" if there is none."""
    if _is_loopback(settings.host):
        return ""
    host = best_address(local_addresses()) if _is_wildcard(settings.host) else settings.host
    return _url(host, settings.port) if host else ""


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _is_wildcard(host: str) -> bool:
    with suppress(ValueError):
        return not host or ip_address(host).is_unspecified
    return False


def _is_loopback(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


@dataclass(frozen=True, slots=True)
class Address:
    """An IPv4 address of this machine."""

    host: str
    usual: bool
    """Whether it belongs to the default route."""
    wired: bool = True
    """Whether a physical device is behind it: no tunnel and no bridge of virtual machines."""


def best_address(found: list[Address]) -> str:
    """Return the address that a phone in the same room most likely reaches, "" if there is none."""
    return min(found, key=_rank).host if found else ""


def _rank(one: Address) -> tuple[bool, bool, bool, int]:
    address = IPv4Address(one.host)
    network = next((place for place, private in enumerate(PRIVATE) if address in private), len(PRIVATE))
    return network == len(PRIVATE), not one.wired, not one.usual, network


def local_addresses() -> list[Address]:
    """Return the addresses at which others may reach this machine, without sending anything."""
    found: dict[str, Address] = {}
    for address in (*_interface_addresses(), *_routed_addresses()):
        known = found.get(address.host, address)
        found[address.host] = Address(address.host, known.usual or address.usual, known.wired)
    return [one for one in found.values() if _is_reachable(one.host)]


def _is_reachable(host: str) -> bool:
    address = IPv4Address(host)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _routed_addresses() -> Iterator[Address]:
    """Yield the source addresses of routes; connecting a datagram socket sends nothing."""
    for place, elsewhere in enumerate(PROBE_TARGETS):
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            yield Address(probe.getsockname()[0], usual=place == 0)


def _interface_addresses() -> Iterator[Address]:
    """Yield the addresses of interfaces, on Linux only."""
    if sys.platform != "linux":
        return
    import fcntl  # noqa: PLC0415 # not on every system

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():  # a sandboxed service may not
            with suppress(OSError):  # it has no address
                answer = fcntl.ioctl(probe, SIOCGIFADDR, name.encode()[:15].ljust(256, b"\0"))
                wired = (INTERFACES / name / "device").exists()
                yield Address(socket.inet_ntoa(answer[20:24]), usual=False, wired=wired)
