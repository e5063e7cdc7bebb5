"""Our Python for the page without a server: the runtime, if this installation has it, and our packages.

The packages are one archive, and one for the words of each language. ``tools/page/runtime.py`` fetches the
runtime; a checkout has none until then, and the page says so.
"""

import io
import zipfile
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from yatzy.l10n.catalogue import LANGUAGES

PACKAGE = Path(__file__).parents[1]
RUNTIME = Path(__file__).parent / "runtime"
SOURCES = (
    "__init__.py", "extras.py", "ids.py", "clock.py", "rules/**/*.py", "rules/sheets/*.toml", "game/*.py",
    "chance/*.py", "app/*.py", "coach/*.py", "l10n/*.py", "report/*.py", "paper/__init__.py", "paper/figure.py",
    "paper/svg.py", "paper/course_chart.py", "solver/__init__.py", "solver/kernels/__init__.py",
    "solver/kernels/constants.py", "solver/query/*.py", "offline/__init__.py",
    "offline/answers.py", "offline/sheet_file.py",
)  # fmt: skip
"""What ``offline/answers.py`` imports, and a little more."""
WITH_NUMPY = (
    "app/records.py", "app/simulate.py", "coach/game_summary.py", "coach/luck_rarity.py",
    "coach/player_stats.py", "coach/win_chances.py", "report/json_schema.py", "report/odds_schema.py",
    "report/player_records.py", "solver/query/evaluate.py", "solver/query/forward.py",
    "solver/query/opponents.py", "solver/query/values.py",
)  # fmt: skip
"""What is left out of that: it needs numpy, or is needed by such."""


def python_files() -> dict[str, Callable[[], bytes]]:
    """Return the files by their path; none if this installation has no runtime."""
    if not RUNTIME.is_dir():
        return {}
    files = {f"python/{path.name}": path.read_bytes for path in sorted(RUNTIME.iterdir())}
    files["python/yatzy.zip"] = pack_sources
    for language in LANGUAGES:
        files[f"python/words-{language}.zip"] = lambda language=language: pack_words(language)  # type: ignore[misc]
    return files


@cache
def pack_sources() -> bytes:
    """Return our packages as an archive."""
    paths = (path for pattern in SOURCES for path in sorted(PACKAGE.glob(pattern)))
    return _pack(path for path in paths if path.relative_to(PACKAGE).as_posix() not in WITH_NUMPY)


@cache
def pack_words(language: str) -> bytes:
    """Return the messages of a language as an archive."""
    return _pack(sorted((PACKAGE / "l10n" / language).glob("*.ftl")))


def _pack(paths: Iterable[Path]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path in paths:
            info = zipfile.ZipInfo(f"yatzy/{path.relative_to(PACKAGE).as_posix()}")
            archive.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()
