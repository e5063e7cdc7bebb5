"""An impatient server: ``python impatient_server.py``, then what is said to yatzy.

What it waits for in seconds elsewhere, it waits for as long as a test needs to see that it waits; and little
can be on its way to somebody who does not read.
"""

import sys
from asyncio import BaseTransport
from socket import SO_SNDBUF, SOL_SOCKET

from yatzy.cli import main
from yatzy.server.live import socket
from yatzy.server.net import run, uvicorn_protocols
from yatzy.server.net.uvicorn_protocols import LiveConnection

NARROW = 16_384
"""Bytes that wait for a client before it is taken to read nothing, and about as many that the system holds."""

_connected = LiveConnection.connection_made


def narrow(connection: LiveConnection, transport: BaseTransport) -> None:
    """Begin a live connection on which little is on its way."""
    _connected(connection, transport)
    connection.transport.set_write_buffer_limits(high=NARROW)
    transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, NARROW // 2)


if __name__ == "__main__":
    uvicorn_protocols.REQUEST_SECONDS = 3
    uvicorn_protocols.STALLED_SECONDS = 2
    uvicorn_protocols.CLOSE_SECONDS = 1
    socket.HELLO_SECONDS = 2
    run.PING_SECONDS = 3600  # nobody is cut off only for not answering that
    LiveConnection.connection_made = narrow  # type: ignore[method-assign,assignment] # as above
    sys.exit(main())
