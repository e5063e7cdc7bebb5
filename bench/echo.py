"""A bare Litestar websocket: every message is answered with one of a size. For comparison."""

import sys
from contextlib import suppress
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect

ANSWER = "x" * int(sys.argv[2])


@websocket("/")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Answer every message."""
    await socket.accept()
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive_text()
            await socket.send_text(ANSWER)


@get("/health/ready")
async def ready() -> str:
    """Tell that it runs."""
    return ""


if __name__ == "__main__":
    uvicorn.run(
        Litestar([echo, ready], openapi_config=None, logging_config=None),
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        log_level="error",
        access_log=False,
    )
