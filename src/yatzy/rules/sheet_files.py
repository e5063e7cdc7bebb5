"""Where sheets come from: those bundled with the package, and user files."""

from collections.abc import Mapping
from functools import cache, lru_cache
from os import PathLike, fsdecode
from pathlib import Path
from typing import Any

from yatzy.rules.errors import Fault, InvalidSheet, SheetError, UnknownSheet, check_type
from yatzy.rules.options import SEPARATOR
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.toml import loads

BUNDLED = Path(__file__).with_name("sheets")

DEFAULT_SHEET = "tactic"
"""Id of the default sheet: the one printed in most languages."""

MAX_SHEET_BYTES = 64_000
"""Size limit of a sheet file. The largest bundled one, in seventeen languages, has less than a third."""


@cache
def sheet_ids() -> tuple[str, ...]:
    """Return the ids of the bundled sheets, sorted.

    >>> import yatzy
    >>> "vinga" in yatzy.sheet_ids()
    True
    """
    return tuple(sorted(file.name.removesuffix(".toml") for file in BUNDLED.iterdir()))


def bundled_sheet(sheet_id: str) -> RuleSheet:
    """Return a bundled sheet by its id, with options where the id names some (``tactic+chance-last``).

    Raises :class:`SheetError` with the closest id if there is none, and for options the sheet does not have.
    """
    base, *options = sheet_id.split(SEPARATOR)
    if not options:
        return _read_bundled(base)
    return _choose_options(base, frozenset(options))


@lru_cache(maxsize=256)
def _choose_options(base: str, options: frozenset[str]) -> RuleSheet:
    return _read_bundled(base).with_options(*options)


@cache
def _read_bundled(sheet_id: str) -> RuleSheet:
    if sheet_id not in sheet_ids():
        from difflib import get_close_matches  # noqa: PLC0415 # seldom needed

        near = next(iter(get_close_matches(sheet_id, sheet_ids(), n=1)), "none")
        raise UnknownSheet("sheet-unknown", name=sheet_id, near=near, known=", ".join(sheet_ids()))
    return loads((BUNDLED / f"{sheet_id}.toml").read_text("utf-8"))


def default_sheet_id(language: str) -> str:
    """Return the id of the sheet that players of a language get unless they name one.

    That is :data:`DEFAULT_SHEET`, or the sheet that plays by its text in that language. Programs get
    :data:`DEFAULT_SHEET` in every language.
    """
    readings = bundled_sheet(DEFAULT_SHEET).readings
    own = (reading.instead for reading in readings if reading.instead and language in reading.languages)
    return next(own, DEFAULT_SHEET)


def find_bundled(sheet_id: object) -> RuleSheet | None:
    """Return the bundled sheet of an id, which may name options; ``None`` if there is none."""
    if not isinstance(sheet_id, str) or base_id(sheet_id) not in sheet_ids():
        return None
    try:
        found = bundled_sheet(sheet_id)
    except SheetError:
        return None
    return found if found.id == sheet_id else None


def is_bundled(sheet: RuleSheet) -> bool:
    """Whether a sheet equals a bundled one, printed text included, with or without options."""
    return find_bundled(sheet.id) == sheet


def base_id(sheet_id: str) -> str:
    """Return the id without the options it names."""
    return sheet_id.partition(SEPARATOR)[0]


def read_sheet(path: Path) -> RuleSheet:
    """Read a sheet from a user file. Raises :class:`SheetError` with the file's name."""
    try:
        sheet = loads(_read_text(path))
        check_sheet_id(sheet)
    except SheetError as error:
        error.file = str(path)
        raise
    return sheet


def check_sheet_id(sheet: RuleSheet) -> None:
    """Raise :class:`InvalidSheet` if a user sheet has the id of a different bundled sheet."""
    if base_id(sheet.id) in sheet_ids() and not is_bundled(sheet):
        raise InvalidSheet((Fault("id", "id-taken", (("id", sheet.id),)),))


def find_sheet(name: str | PathLike[str] | Mapping[str, Any]) -> RuleSheet:
    """Return a bundled sheet by id, or a sheet by file path or from plain data. Raises :class:`SheetError`.

    An id or a path may name options: ``tactic+chance-last``, ``house.toml+no-bonus``.
    """
    if isinstance(name, Mapping):
        sheet = parse_sheet(dict(name))
        check_sheet_id(sheet)
        return sheet
    name = fsdecode(name)
    if base_id(name.lower()) in sheet_ids():
        return bundled_sheet(name.lower())
    file, has_options, options = name.partition(f".toml{SEPARATOR}")
    if has_options and not _is_file(name):
        return read_sheet(Path(f"{file}.toml")).with_options(*options.split(SEPARATOR))
    is_path = name.endswith(".toml") or "/" in name or "\\" in name or _is_file(name)
    return read_sheet(Path(name)) if is_path else bundled_sheet(name)


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # too long, or not a valid file name
        return False


def _read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(MAX_SHEET_BYTES + 1)
    except FileNotFoundError:
        raise SheetError("sheet-missing") from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise SheetError("sheet-unreadable", problem=problem) from None
    if len(content) > MAX_SHEET_BYTES:
        raise SheetError("sheet-too-large", largest=MAX_SHEET_BYTES // 1000)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SheetError("sheet-encoding") from None


def as_sheet(sheet: RuleSheet | str) -> RuleSheet:
    """Return a sheet, given as such or by the name of a bundled one or a file; else raise ``TypeError``."""
    if isinstance(sheet, str):
        return find_sheet(sheet)
    check_type(RuleSheet, sheet)
    return sheet
