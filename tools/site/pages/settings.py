"""Every setting of a server, and the variables that mean the same to every command."""

import ast
import inspect
from itertools import pairwise

from pages.markdown import code, page, table
from yatzy.server import settings
from yatzy.server.settings import ELSEWHERE, FLAGS, RANGES, SETTINGS, Settings, flag_of, variable_of

HEAD = """\
# Settings

What `yatzy serve` can be told: by a flag, else by an environment variable, else what stands here.
[Hosting](../hosting.md) tells which of them matter and when.
"""
OTHERS = """\
## For every command

These mean the same to all of them, and to the library.
"""
MEANS = {
    "YATZY_CACHE": "the folder where solutions are kept; they can be made again",
    "YATZY_CONFIG": "the folder of what a user likes, such as the theme of the terminal",
    "YATZY_DATA": "the folder where games are kept",
    "YATZY_LANG": "the language, such as `fi`; otherwise that of the system",
}
TOLD = {"no_browser": "browser"}
LOG = "How the log is written: `plain` for people, `json` for programs, `quiet` for nothing but warnings."


def pages() -> dict[str, str]:
    """Return the page of settings."""
    words = _sentences()
    rows = []
    for name in SETTINGS:
        least, most = RANGES.get(name, ("", ""))
        named = code(variable_of(name)) + (f"<br>{code(flag_of(name))}" if name in FLAGS else "")
        says = "Leave the browser closed when the server listens." if name in TOLD else words.get(name, LOG)
        bounds = f" From {least:,} to {most:,}." if name in RANGES else ""
        rows.append((named, _standing(name), f"{says}{bounds}"))
    own = table(("variable, and flag", "otherwise", "what it says"), rows)
    others = table(("variable", "what it says"), [(code(name), MEANS[name]) for name in ELSEWHERE])
    return {"reference/settings.md": page(HEAD, own, OTHERS, others)}


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
