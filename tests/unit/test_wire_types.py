"""What the page knows of the server, types and constants: generated from the server's own."""

import runpy
from pathlib import Path
from typing import Any

import msgspec.inspect
from msgspec import Struct

TOOL: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "page" / "wire_types.py"))


def test_no_file_is_behind() -> None:
    """Otherwise run ``python tools/page/wire_types.py``."""
    for path, render in TOOL["FILES"].items():
        assert path.read_text("utf-8") == render(), path.name


class Part(Struct, omit_defaults=True, tag="part"):
    """A structure as the server sends it."""

    sure: int
    perhaps: str | None = None
    many: tuple[str | None, ...] = ()
    named: dict[str, list[int]] = {}


def test_what_is_left_out_is_optional() -> None:
    """A field with its default value is left out: it is optional and never null."""
    found = TOOL["_interface"](msgspec.inspect.type_info(Part), is_request=False)
    assert found.splitlines() == [
        "export interface Part {", '  type: "part";', "  sure: number;", "  perhaps?: string;",
        "  many?: (string | null)[];", "  named?: Record<string, number[]>;", "}",
    ]  # fmt: skip


class Whole(Struct):
    """A structure whose defaults are sent."""

    host: bool = False


def test_what_is_sent_is_there() -> None:
    """A default that is sent is there; who sends it to the server may leave it out."""
    kind = msgspec.inspect.type_info(Whole)
    assert "  host: boolean;" in TOOL["_interface"](kind, is_request=False)
    assert "  host?: boolean;" in TOOL["_interface"](kind, is_request=True)
