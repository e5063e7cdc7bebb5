"""Whatever is imported is declared, and the core does without the extras."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from yatzy.extras import EXTRAS

HOME = Path(__file__).parents[2]
SOURCE = HOME / "src" / "yatzy"
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]
HOMES = {
    "solver": ("solver/kernels/", "solver/backward.py"),
    "server": ("server/", "store/postgres.py"),
    "envs": ("envs/",),
    "data": (),
}
"""Where packages of an extra may be imported at the top of a file; elsewhere a function does that."""
MODULES = {str(path.relative_to(SOURCE)): path for path in sorted(SOURCE.rglob("*.py"))}
CORE = {
    name: path
    for name, path in MODULES.items()
    if not name.startswith(tuple(home for homes in HOMES.values() for home in homes))
}


def imports(tree: ast.AST, *, at_the_top: bool) -> Iterator[str]:
    """Find the packages that a file imports: all of them, or those without which it cannot be loaded."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.Import(names=names):
                yield from (one.name.partition(".")[0] for one in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module.partition(".")[0]
            case ast.FunctionDef() | ast.AsyncFunctionDef() if at_the_top:
                pass
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=otherwise) if at_the_top:
                yield from imports(ast.Module(otherwise, []), at_the_top=at_the_top)
            case _:
                yield from imports(node, at_the_top=at_the_top)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: list[str]) -> set[str]:
    return {normal(re.split(r"[^\w.-]", one, maxsplit=1)[0]) for one in requirements}


def test_every_import_is_declared() -> None:
    """Nothing is used that merely happens to be there because somebody else needs it."""
    declared = names(PROJECT["dependencies"]).union(*map(names, PROJECT["optional-dependencies"].values()))
    provided = {package: set(map(normal, by)) for package, by in packages_distributions().items()}
    undeclared = {
        (name, package)
        for name, path in MODULES.items()
        for package in imports(ast.parse(path.read_text("utf-8")), at_the_top=False)
        if package not in sys.stdlib_module_names
        and package != "yatzy"
        and not provided.get(package, set()) & declared
    }
    assert undeclared == set()


@pytest.mark.parametrize("extra", EXTRAS)
def test_extras_are_needed_at_home_alone(extra: str) -> None:
    """A file that is not the server's can be loaded without the server's packages, and so on."""
    away = {name: path for name, path in MODULES.items() if not name.startswith(HOMES[extra] or "/")}
    needed = {
        (name, package)
        for name, path in away.items()
        for package in imports(ast.parse(path.read_text("utf-8")), at_the_top=True)
        if package in EXTRAS[extra]
    }
    assert needed == set()


def test_the_core_loads_without_extras() -> None:
    """Every file of the core does, together with all that it loads in turn."""
    blocked = [package for packages in EXTRAS.values() for package in packages]
    loaded = [
        "yatzy." + name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name in CORE
        if name not in {"__init__.py", "__main__.py"} and not name.startswith("store/migrations/")
    ]
    script = (
        f"import sys\nsys.modules.update(dict.fromkeys({blocked}))\n"
        f"from importlib import import_module\nfor name in {loaded}: import_module(name)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=300
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("program", "found"),
    [
        ("import numpy.typing", ["numpy"]),
        ("try:\n    from litestar import get\nexcept ImportError:\n    pass", ["litestar"]),
        ("from .near import by", []),
        ("def late():\n    import segno", []),
        ("if TYPE_CHECKING:\n    import pyarrow\nelse:\n    import numba", ["numba"]),
    ],
)
def test_what_is_needed_at_the_top_is_found(program: str, found: list[str]) -> None:
    assert list(imports(ast.parse(program), at_the_top=True)) == found
