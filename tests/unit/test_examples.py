"""The examples in docstrings: every one is run, wherever it stands in the package."""

import doctest
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

SOURCES = Path(__file__).parents[2] / "src"


def module(file: Path) -> str:
    """Return the name by which a file is imported."""
    parts = file.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = sorted(module(file) for file in SOURCES.rglob("*.py") if ">>> " in file.read_text("utf-8"))


@pytest.mark.parametrize("name", MODULES)
def test_examples_give_what_they_show(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert (found.attempted > 0, found.failed) == (True, 0)


def test_examples_are_found() -> None:
    """Of packages and of modules."""
    assert {"yatzy", "yatzy.data", "yatzy.envs.solo", "yatzy.extras", "yatzy.game.card"} <= set(MODULES)


def test_a_wrong_example_fails(capsys: pytest.CaptureFixture[str]) -> None:
    """The first test can fail."""
    assert doctest.testmod(ModuleType("wrong", ">>> 5 + 6\n12\n")).failed == 1
    assert "11" in capsys.readouterr().out
