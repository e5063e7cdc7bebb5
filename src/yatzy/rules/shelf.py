"""Where sheets come from: the shelf of sheets that comes with the package, and files of one's own."""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from os import PathLike, fsdecode
from pathlib import Path
from typing import Any

from yatzy.rules.errors import Fault, InvalidSheet, SheetError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.toml import loads

USUAL = "tactic"
"""The sheet where none is named: the one printed in most languages."""

LARGEST = 64_000
"""Bytes in a sheet's file. The largest on the shelf, in seventeen languages, has less than a quarter."""


@cache
def sheet_ids() -> tuple[str, ...]:
    """Return the ids of the sheets on the shelf.

    >>> import yatzy
    >>> "vinga" in yatzy.sheet_ids()
    True
    """
    folder = files("yatzy.rules") / "sheets"
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir()))


@cache
def shelf_sheet(sheet_id: str) -> RuleSheet:
    """Return a sheet from the shelf."""
    if sheet_id not in sheet_ids():
        near = next(iter(get_close_matches(sheet_id, sheet_ids(), n=1)), "none")
        raise SheetError("sheet-unknown", name=sheet_id, near=near, known=", ".join(sheet_ids()))
    return loads((files("yatzy.rules") / "sheets" / f"{sheet_id}.toml").read_text("utf-8"))


def on_shelf(sheet: RuleSheet) -> bool:
    """Whether a sheet is one of the shelf, word for word."""
    return sheet.id in sheet_ids() and shelf_sheet(sheet.id) == sheet


def read_sheet(path: Path) -> RuleSheet:
    """Read a sheet of one's own from a file. What is wrong with it is told with the file's name."""
    try:
        sheet = loads(_read(path))
        check_id(sheet)
    except SheetError as error:
        error.file = str(path)
        raise
    return sheet


def check_id(sheet: RuleSheet) -> None:
    """Refuse a sheet of one's own that calls itself as another on the shelf does."""
    if sheet.id in sheet_ids() and shelf_sheet(sheet.id) != sheet:
        raise InvalidSheet((Fault("id", "id-taken", (("id", sheet.id),)),))


def find_sheet(name: str | PathLike[str] | Mapping[str, Any]) -> RuleSheet:
    """Return a sheet by its id on the shelf, by the path of its file, or from what such a file says."""
    if isinstance(name, Mapping):
        sheet = parse_sheet(dict(name))
        check_id(sheet)
        return sheet
    name = fsdecode(name)
    if name.lower() in sheet_ids():
        return shelf_sheet(name.lower())
    is_path = name.endswith(".toml") or "/" in name or "\\" in name or _is_file(name)
    return read_sheet(Path(name)) if is_path else shelf_sheet(name)


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # too long, or nothing that could be a name
        return False


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise SheetError("sheet-missing") from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise SheetError("sheet-unreadable", problem=problem) from None
    if len(content) > LARGEST:
        raise SheetError("sheet-too-large", largest=LARGEST // 1000)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SheetError("sheet-encoding") from None
