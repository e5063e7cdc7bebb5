"""Answers that travel packed, where whoever asks can unpack them: each is packed once, and remembered."""

import gzip
from functools import lru_cache
from typing import Any, TypeVar

from litestar import Request, Response
from litestar.response.base import ASGIResponse

REMEMBERED = 256
"""Contents that are kept packed: every file of the page, and what it says in each language."""
QUICKLY = 3
"""How hard what few ask for is packed."""
NAMED = "accept-encoding"

T = TypeVar("T")


class Packed(Response[T]):
    """An answer that is the same for many, and becomes smaller on the way."""

    def to_asgi_response(self, *args: Any, **told: Any) -> ASGIResponse:
        """Return the answer as it travels to whoever asks."""
        answer = super().to_asgi_response(*args, **told)
        asked = told["request"] if "request" in told else args[1]
        known = answer.headers.get("vary")
        answer.headers["vary"] = f"{known}, Accept-Encoding" if known else "Accept-Encoding"
        if takes_packed(asked):
            answer.body = self.pack(answer.body)
            answer.content_length = len(answer.body)
            answer.headers["content-encoding"] = "gzip"
            answer.headers["content-length"] = str(answer.content_length)
        return answer

    @staticmethod
    def pack(content: bytes) -> bytes:
        """Return a content packed, as small as can be, for many to come."""
        return squeezed(content)


class PackedOnce(Packed[T]):
    """An answer that few ask for: it is packed quickly, and not remembered."""

    @staticmethod
    def pack(content: bytes) -> bytes:
        """Return a content packed."""
        return gzip.compress(content, QUICKLY, mtime=0)


def takes_packed(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody can unpack an answer, and wants to."""
    for one in request.headers.get(NAMED, "").lower().split(","):
        way, _, weight = one.partition(";")
        if way.strip() == "gzip":
            return weight.replace(" ", "").rstrip("0") not in {"q=", "q=0."}
    return False


@lru_cache(maxsize=REMEMBERED)
def squeezed(content: bytes) -> bytes:
    """Return a content packed."""
    return gzip.compress(content, mtime=0)
