"""The example notebooks run, and show what they would show today.

``YATZY_ACCEPT=1`` (``make notebooks``) takes what they show now; look at it before it is kept.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support.dose import dose

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
QUICK = [path for path in NOTEBOOKS if path.stem == "joker"]
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
"""How all figures look, which is no result of a notebook."""
LEARNT = {"agent"}
"""Notebooks whose figures hang on the last bits of sums, and so on how a processor adds."""
NUMBER = re.compile(r"\d+(?:\.\d+)?")


def ran(notebook: Path, folder: Path) -> Path:
    """Run a notebook in a process of its own, far from the settings and kernels of whoever runs the tests."""
    target = folder / "ran" / notebook.name
    target.parent.mkdir()
    own = {name: str(folder / name.lower()) for name in ("HOME", "IPYTHONDIR", "JUPYTER_DATA_DIR")}
    own |= {name: str(folder / name.lower()) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR")}
    done = subprocess.run(
        [
            sys.executable,
            str(ROOT / "tests" / "support" / "build" / "notebooks.py"),
            str(notebook),
            str(target),
        ],
        env={**os.environ, **own, "JUPYTER_NO_CONFIG": "1", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return target


def outputs(notebook: Path) -> dict[str, list[Any]]:
    """Return what the cells show, by their ids."""
    cells = json.loads(STYLE.sub("", notebook.read_text("utf-8")))["cells"]
    return {cell["id"]: [cell.get("execution_count"), *cell.get("outputs", ())] for cell in cells}


def check_same(target: Path, notebook: Path) -> None:
    """Make sure that two notebooks show the same; what was learnt, with figures that are nearly the same."""
    if notebook.stem not in LEARNT:
        assert outputs(target) == outputs(notebook)
        return
    shown, expected = (json.dumps(outputs(one), ensure_ascii=False) for one in (target, notebook))
    assert NUMBER.sub("0", shown) == NUMBER.sub("0", expected)
    assert [*map(float, NUMBER.findall(shown))] == pytest.approx(
        [*map(float, NUMBER.findall(expected))], rel=0.02, abs=0.05
    )


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_only_what_was_learnt_may_differ_a_little(notebook: Path, tmp_path: Path) -> None:
    """A figure that is 1 % away is another result, but where an agent learnt; 5 % are, everywhere."""
    text = notebook.read_text("utf-8")
    figure = re.search(r"\b\d{2,3}\.\d{2}\b", text[text.index('"outputs"') :])
    assert figure

    def check_with(factor: float) -> None:
        other = tmp_path / notebook.name
        other.write_text(text.replace(figure[0], f"{float(figure[0]) * factor:.2f}"), "utf-8")
        check_same(other, notebook)

    check_with(1)
    for factor in (1.01, 1.05):
        if factor == 1.01 and notebook.stem in LEARNT:
            check_with(factor)
        else:
            with pytest.raises(AssertionError):
                check_with(factor)


@pytest.mark.parametrize("notebook", dose(NOTEBOOKS, QUICK), ids=lambda path: path.stem)
def test_a_notebook_shows_what_it_would_show_today(notebook: Path, tmp_path: Path) -> None:
    """It runs from top to bottom, without an error or a warning, and nothing it shows has changed."""
    target = ran(notebook, tmp_path)
    if os.environ.get("YATZY_ACCEPT"):
        shutil.copyfile(target, notebook)
    shown = outputs(target)
    streams = [one for cell in shown.values() for one in cell[1:] if one.get("name") == "stderr"]
    assert streams == []
    check_same(target, notebook)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_fit_for_a_repository(notebook: Path) -> None:
    """Every cell has run, in order; it says nothing of where; it is small enough to be read on the web."""
    text = notebook.read_text("utf-8")
    content = json.loads(text)
    assert (content["nbformat"], content["nbformat_minor"]) == (4, 5)
    assert set(content["metadata"]) == {"kernelspec", "language_info"}
    counts = [cell["execution_count"] for cell in content["cells"] if cell["cell_type"] == "code"]
    assert counts == list(range(1, len(counts) + 1))
    assert all(cell["metadata"] == {} for cell in content["cells"])
    assert str(ROOT) not in text
    assert len(text) < 200_000


def test_the_page_of_notebooks_has_each() -> None:
    """The page has every notebook, and every figure told of a notebook is shown in it."""
    page = (ROOT / "docs" / "notebooks.md").read_text("utf-8")
    told = dict(
        re.findall(r"^\| \[.*?\]\(\.\./examples/notebooks/(\w+\.ipynb)\) \| (.*) \|$", page, re.MULTILINE)
    )
    assert sorted(told) == [notebook.name for notebook in NOTEBOOKS]
    for notebook in NOTEBOOKS:
        shown = json.dumps(outputs(notebook), ensure_ascii=False)
        figures = re.findall(r"\d+\.\d+", told[notebook.name])
        assert len(figures) >= 2
        assert [figure for figure in figures if figure not in shown] == []
