"""A server that soon loses patience with its clients: ``python hurried_server.py``, then what is said to yatzy.

What it waits for in seconds elsewhere, it waits for as long as a test needs to see that it waits; and little
can be on its way to somebody who does not read.
"""

import sys
from asyncio import BaseTransport
from socket import SO_SNDBUF, SOL_SOCKET

from yatzy.cli import main
from yatzy.server import connections, running, sockets
from yatzy.server.connections import LiveConnection

NARROW = 16_384
"""Bytes that wait for a client before it is taken to read nothing, and about as many that the system holds."""

_connected = LiveConnection.connection_made


def narrow(connection: LiveConnection, transport: BaseTransport) -> None:
    """Begin a live connection on which little is on its way."""
    _connected(connection, transport)
    connection.transport.set_write_buffer_limits(high=NARROW)
    transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, NARROW // 2)


if __name__ == "__main__":
    connections.REQUEST_SECONDS = 3
    connections.STALLED_SECONDS = 2
    connections.FAREWELL_SECONDS = 1
    sockets.HELLO_SECONDS = 2
    running.PING = 3600  # nobody is cut off only for not answering that
    LiveConnection.connection_made = narrow  # type: ignore[method-assign,assignment] # as above
    sys.exit(main())
