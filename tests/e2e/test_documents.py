"""The documents tell the truth: what they show is what the commands print."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from commands import Capture, run

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def blocks(kind: str, text: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def transcripts(text: str) -> list[tuple[str, list[str]]]:
    """Return each command shown after a dollar sign, with the lines shown below it."""
    shown: list[tuple[str, list[str]]] = []
    for block in blocks("console", text):
        for line in block.splitlines():
            if line.startswith("$ "):
                shown.append((line[2:], []))
            else:
                shown[-1][1].append(line)
    return shown


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_commands_print_what_the_document_shows(
    document: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command in a document runs and prints exactly what stands below it."""
    text = document.read_text("utf-8")
    for kind in ("toml", "yatzy"):
        for block in blocks(kind, text):
            if name := re.match(rf"# (\S+\.{kind})\n", block):
                (tmp_path / name[1]).write_text(block, "utf-8")
    monkeypatch.setenv("COLUMNS", "80")
    for command, shown in transcripts(text):
        told = helped(capsys, command) if command.endswith("--help") else printed(command, tmp_path)
        assert [line.rstrip() for line in told.splitlines()] == shown, command


def helped(capsys: Capture, command: str) -> str:
    """Return what a command says about itself, asked here: there are many, and a process takes long."""
    code, out, err = run(capsys, *command.split()[1:])
    assert (code, err) == (0, "")
    return out


def printed(command: str, folder: Path) -> str:
    """Return what a command prints, run as its reader would."""
    return subprocess.run(  # noqa: S602 # the documents are ours, and show pipes
        command,
        shell=True,
        cwd=folder,
        env={
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "COLUMNS": "80",
            "YATZY_DATA": str(folder / "data"),
            "YATZY_CACHE": os.environ["YATZY_CACHE"],
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    ).stdout


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_python_examples_run(document: Path) -> None:
    """Every Python session in a document gives what it shows."""
    session = "\n".join(blocks("pycon", document.read_text("utf-8")))
    test = doctest.DocTestParser().get_doctest(session, {}, document.name, str(document), 0)
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    """A link to another file of the project finds it."""
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text("utf-8")):
        assert (document.parent / target).exists(), target
