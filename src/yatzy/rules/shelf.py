"""Where sheets come from: the shelf of sheets that comes with the package, and files of one's own."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from yatzy.rules.errors import Fault, InvalidSheet, SheetError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.toml import loads

LARGEST = 100_000
"""Bytes in a sheet's file. The largest on the shelf, in seventeen languages, has a quarter of that."""


@cache
def sheet_ids() -> tuple[str, ...]:
    """Return the ids of the sheets on the shelf."""
    folder = files("yatzy.rules") / "sheets"
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir()))


@cache
def shelf_sheet(sheet_id: str) -> RuleSheet:
    """Return a sheet from the shelf."""
    if sheet_id not in sheet_ids():
        raise SheetError("sheet-unknown", name=sheet_id, known=", ".join(sheet_ids()))
    return loads((files("yatzy.rules") / "sheets" / f"{sheet_id}.toml").read_text("utf-8"))


def read_sheet(path: Path) -> RuleSheet:
    """Read a sheet of one's own from a file."""
    sheet = loads(_read(path))
    if sheet.id in sheet_ids() and shelf_sheet(sheet.id).digest != sheet.digest:
        raise InvalidSheet((Fault("id", "id-taken", (("id", sheet.id),)),))
    return sheet


def find_sheet(name: str) -> RuleSheet:
    """Return a sheet by its id on the shelf or by the path of its file."""
    is_path = name.endswith(".toml") or "/" in name or "\\" in name or Path(name).is_file()
    return read_sheet(Path(name)) if is_path and name not in sheet_ids() else shelf_sheet(name)


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise SheetError("sheet-missing", path=str(path)) from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise SheetError("sheet-unreadable", path=str(path), problem=problem) from None
    if len(content) > LARGEST:
        raise SheetError("sheet-too-large", path=str(path), largest=LARGEST // 1000)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SheetError("sheet-encoding", path=str(path)) from None
