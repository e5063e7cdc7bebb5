"""What is not installed is told in one line, with the command that installs it."""

import pickle
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from yatzy.cli.main import main
from yatzy.extras import EXTRAS, require_extra
from yatzy.l10n.catalogue import LANGUAGES
from yatzy.rules.errors import ExtraError

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
WITHIN = {"sqlalchemy": "greenlet"}
"""What an extra adds to a package of the core."""
ELSEWHERE = {"uvloop"}
"""What is not there on every system, and not asked for by name."""


def test_extras_are_those_declared() -> None:
    """Every package of an extra is asked for, by the name it is imported by."""
    assert set(EXTRAS) == set(PROJECT["optional-dependencies"])
    imported = {
        re.sub(r"[-_.]+", "-", name).lower(): package
        for package, names in packages_distributions().items()
        for name in names
        if not package.startswith("_")
    }
    for extra, declared in PROJECT["optional-dependencies"].items():
        names = {re.match(r"[\w.-]+", one)[0] for one in declared} - ELSEWHERE - {"yatzy"}  # type: ignore[index] # each has a name
        assert sorted(EXTRAS[extra]) == sorted(WITHIN.get(name, imported[name]) for name in names)


@pytest.mark.parametrize("extra", EXTRAS)
def test_what_is_installed_is_not_missed(extra: str) -> None:
    require_extra(extra)


@pytest.mark.parametrize(("extra", "package"), [(one, each) for one in EXTRAS for each in EXTRAS[one]])
def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch, extra: str, package: str) -> None:
    """The error has the package, the extra and the command, and is the ImportError that programs expect."""
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError) as raised:
        require_extra(extra)
    error = raised.value
    assert isinstance(error, ExtraError)
    assert error.code == "extra-missing"
    assert error.details == {"extra": extra, "package": package, "command": f"pip install 'yatzy[{extra}]'"}
    assert pickle.loads(pickle.dumps(error)).details == error.details  # noqa: S301 # our own


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [(), ("--check",), ("--check", "--json")])
def test_serve_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, options: tuple[str, ...]
) -> None:
    """One line in the user's language, and exit code 1."""
    monkeypatch.setitem(sys.modules, "litestar", None)
    assert main(["serve", *options, "--lang", language]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    assert "litestar" in line
    assert line.endswith(" pip install 'yatzy[server]'")
