"""Every setting of a server, and the variables that mean the same to every command."""

import ast
import inspect
from itertools import pairwise

from pages.markdown import code, page, table
from yatzy.server import settings
from yatzy.server.settings import (
    FLAGS,
    GLOBAL_VARIABLES,
    PER_CORE,
    RANGES,
    SETTINGS,
    WORKERS_PER_CORE,
    Settings,
    flag_of,
    variable_of,
)

HEAD = """\
# Settings

The settings of `yatzy serve`: set by a flag, else by an environment variable, else the default shown here.
[Hosting](../hosting.md) says which of them matter and when.
"""
OTHERS = """\
## For every command

All commands and the library use these.
"""
MEANS = {
    "YATZY_CACHE": "the folder where solutions are saved; they can be computed again",
    "YATZY_CONFIG": "the folder of your preferences, such as the theme of the terminal",
    "YATZY_DATA": "the folder where games are saved",
    "YATZY_LANG": "the language, such as `fi`; otherwise that of the system",
}
TOLD = {"no_browser": "browser"}
LOG = "How to log: `plain` for people, `json` for programs, `quiet` for warnings only."


def pages() -> dict[str, str]:
    """Return the page of settings."""
    words = _sentences()
    rows = []
    for name in SETTINGS:
        named = code(variable_of(name)) + (f"<br>{code(flag_of(name))}" if name in FLAGS else "")
        says = "Leave the browser closed when the server listens." if name in TOLD else words.get(name, LOG)
        rows.append((named, _standing(name), f"{says}{_bounds(name)}"))
    own = table(("variable, and flag", "otherwise", "what it says"), rows)
    others = table(("variable", "what it says"), [(code(name), MEANS[name]) for name in GLOBAL_VARIABLES])
    return {"reference/settings.md": page(HEAD, own, OTHERS, others)}


def _bounds(name: str) -> str:
    if name not in RANGES:
        return ""
    least, most = RANGES[name]
    return f" From {least:,} to {f'{WORKERS_PER_CORE} for each core' if name in PER_CORE else f'{most:,}'}."


def _standing(name: str) -> str:
    if name in TOLD:
        return "no"
    value = getattr(Settings(), name)
    return f"{value:,}" if isinstance(value, int) and name != "port" else code(str(value)) if value else ""


def _sentences() -> dict[str, str]:
    """Return what stands below each field in the source."""
    tree = ast.parse(inspect.getsource(settings))
    body = next(one.body for one in tree.body if isinstance(one, ast.ClassDef) and one.name == "Settings")
    found = {}
    for field, below in pairwise(body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(value=ast.Constant(value=str(words))):
                found[name] = " ".join(inspect.cleandoc(words).split()).replace("``", "`")
    return found
