"""Answers of workers as responses: they are JSON already, and are neither decoded nor encoded again."""

from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Response

T = TypeVar("T", bound=Response[Any])


def encoded_response(content: bytes, kind: type[T] = Response) -> T:  # type: ignore[assignment] # the default of a bound variable
    """Return a response whose body is this JSON; ``kind`` is its class."""
    return kind(content, media_type=MediaType.JSON)


def add_field(content: bytes, name: str, value: object) -> bytes:
    """Return a JSON object, which has fields, with one more."""
    return b"".join((content[:-1], b",", msgspec.json.encode(name), b":", msgspec.json.encode(value), b"}"))
