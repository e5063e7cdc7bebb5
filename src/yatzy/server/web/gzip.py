"""Compressed responses for clients that accept gzip.

What is ours and the same for many is compressed once, and its compressed form cached. What strangers wrote is
compressed for each of them, in a thread: zlib does not hold the interpreter meanwhile.
"""

import asyncio
import gzip
import hashlib
from functools import lru_cache
from typing import Any, TypeVar

from litestar import Request, Response
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from yatzy.server.web.assets import Asset

CACHE_SIZE = 256
"""Compressed contents to cache: documents, messages and score pads in each language."""
FAST_LEVEL = 3
"""The compression level of responses that are not cached."""
SMALL = 1_000
"""Bytes that are not worth compressing for one client."""
ACCEPT_ENCODING = "accept-encoding"

T = TypeVar("T")


class GzipCached(Response[T]):
    """A response with content of ours, the same for many clients; its compressed body is cached."""

    def to_asgi_response(self, *args: Any, **kwargs: Any) -> ASGIResponse:
        """Return the response, compressed if the client accepts gzip."""
        answer = super().to_asgi_response(*args, **kwargs)
        _vary_by_encoding(answer)
        if accepts_gzip(kwargs["request"] if "request" in kwargs else args[1]):
            _set_packed(answer, compress_cached(answer.body))
        return answer


class GzipOnce(Response[T]):
    """A response for few clients, perhaps of strangers' content: compressed fast, in a thread, not cached."""

    def to_asgi_response(self, *args: Any, **kwargs: Any) -> ASGIResponse:
        """Return the response, to be compressed when it is sent if the client accepts gzip."""
        answer = super().to_asgi_response(*args, **kwargs)
        _vary_by_encoding(answer)
        if len(answer.body) > SMALL and accepts_gzip(kwargs["request"] if "request" in kwargs else args[1]):
            answer.__class__ = _CompressedLate
        return answer


class _CompressedLate(ASGIResponse):
    """A response that is compressed when it is sent."""

    __slots__ = ()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Compress the body in a thread, and send it."""
        _set_packed(self, await asyncio.to_thread(gzip.compress, self.body, FAST_LEVEL, mtime=0))
        await super().__call__(scope, receive, send)


def asset_response(
    request: Request[Any, Any, Any], asset: Asset, headers: dict[str, str], status: int = 200
) -> Response[bytes]:
    """Return a file in the form the client accepts, or 304 if it has this one."""
    tag = f'W/"{_digest(asset.content)}"'
    headers = headers | {"ETag": tag}
    if asset.packed is not None:
        known = headers.get("Vary")
        headers["Vary"] = f"{known}, Accept-Encoding" if known else "Accept-Encoding"
    if status == 200 and tag in request.headers.get("if-none-match", ""):  # noqa: PLR2004 # of HTTP
        return Response(b"", status_code=304, headers=headers)
    if asset.packed is not None and accepts_gzip(request):
        return Response(asset.packed, status_code=status, headers=headers | {"Content-Encoding": "gzip"})
    return Response(asset.content, status_code=status, headers=headers)


def accepts_gzip(request: Request[Any, Any, Any]) -> bool:
    """Return whether a request accepts gzip."""
    for one in request.headers.get(ACCEPT_ENCODING, "").lower().split(","):
        coding, _, weight = one.partition(";")
        if coding.strip() == "gzip":
            return weight.replace(" ", "").rstrip("0") not in {"q=", "q=0."}
    return False


@lru_cache(maxsize=CACHE_SIZE)
def compress_cached(content: bytes) -> bytes:
    """Return the compressed content; cached."""
    return gzip.compress(content, mtime=0)


@lru_cache(maxsize=4 * CACHE_SIZE)
def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _vary_by_encoding(answer: ASGIResponse) -> None:
    known = answer.headers.get("vary")
    answer.headers["vary"] = f"{known}, Accept-Encoding" if known else "Accept-Encoding"


def _set_packed(answer: ASGIResponse, body: bytes) -> None:
    answer.body = body
    answer.content_length = len(body)
    answer.headers["content-encoding"] = "gzip"
    answer.headers["content-length"] = str(len(body))
