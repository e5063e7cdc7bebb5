"""The documents tell the truth: what they show is what the commands print."""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.cli.run_command import Capture, run

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
SHELL = re.compile(r"[|;<>'\"$*]")
"""What only a shell understands."""
ACCEPT = bool(os.environ.get("YATZY_ACCEPT"))
"""Whether the documents are to show what the commands print now."""


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


def renew(document: Path, command: str, shown: list[str], lines: list[str]) -> None:
    """Write what a command prints below it."""
    old, new = ("\n".join([f"$ {command}", *below, ""]) for below in (shown, lines))
    text = document.read_text("utf-8")
    assert text.count(old) == 1, command
    document.write_text(text.replace(old, new), "utf-8")


def sections(document: Path) -> Iterator[tuple[str, str]]:
    """Yield the sections of a document that show commands, each with its name."""
    for number, section in enumerate(re.split(r"^(?=## )", document.read_text("utf-8"), flags=re.MULTILINE)):
        if transcripts(section):
            yield f"{document.relative_to(ROOT)}-{number}", section


SECTIONS = [
    pytest.param(document, section, id=name) for document in DOCUMENTS for name, section in sections(document)
]


@pytest.mark.parametrize(("document", "section"), SECTIONS)
@pytest.mark.usefixtures("plain_terminal")
def test_commands_print_what_the_document_shows(
    document: Path, section: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command of a section prints exactly what stands below it, whatever other sections did before."""
    text = document.read_text("utf-8")
    for kind in ("toml", "yatzy"):
        for block in blocks(kind, text):
            if name := re.match(rf"# (\S+\.{kind})\n", block):
                (tmp_path / name[1]).write_text(block, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("YATZY_DATA", str(tmp_path / "data"))
    for command, shown in transcripts(section):
        printed = run_as_reader(command, tmp_path) if SHELL.search(command) else run_here(capsys, command)
        lines = [line.rstrip() for line in printed.splitlines()]
        if ACCEPT and lines != shown:
            renew(document, command, shown, lines)
        else:
            assert lines == shown, command


def run_here(capsys: Capture, command: str) -> str:
    """Return what a command prints, run in this process: there are many, and a process takes long to start."""
    program, *arguments = command.split()
    assert program == "yatzy"
    _, out, err = run(capsys, *arguments)
    return out + err


def run_as_reader(command: str, folder: Path) -> str:
    """Return what a command prints that takes a shell, run as its reader would."""
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
        timeout=300,
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
