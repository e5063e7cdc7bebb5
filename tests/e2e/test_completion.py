"""Completion with Tab: what can follow, and the scripts in real shells."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support.cli.run_command import Run
from support.debian import apt_install, found_or_installed
from yatzy.cli.completion import SCRIPTS, complete, install_script

COMMAND = Path(sys.executable).parent


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["sc"], ["score"]),
        (["s"], ["serve", "static", "score", "solve", "simulate", "sheets"]),
        (["--v"], ["--version"]),
        (["--lang", "f"], ["fi", "fr"]),
        (["--lang", "fi", "ru"], ["rules"]),
        (["score", "--sheet", "v"], ["vinga"]),
        (["rules", "ma"], ["maxi"]),
        (["compare", "tactic", "tactic-"], ["tactic-da", "tactic-nl"]),
        (["games", "s"], ["show"]),
        (["games", "show", "--j"], ["--json"]),
        (["play", "--counting", ""], ["totals", "differences", "rounds-won"]),
        (["score", "--json", "--js"], []),
        (["score", "--lang", "s"], ["sv"]),
        (["export", "st"], ["states"]),
        (["xyzzy", ""], []),
        (["score", "55"], []),
        (["--help", ""], []),
    ],
)
def test_what_can_follow(typed: list[str], offered: list[str]) -> None:
    assert complete(typed) == offered


def test_nothing_typed_yet() -> None:
    assert {"play", "score", "games"} <= set(complete([]))


@pytest.mark.usefixtures("plain_terminal")
def test_scripts_are_put_where_shells_look(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The shell of the user unless another is named; zsh is told of it once."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "ZDOTDIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SHELL", "/usr/bin/fish")
    file = tmp_path / ".config" / "fish" / "completions" / "yatzy.fish"
    told = f"Completion for fish is in {file}. Open a new terminal to use it.\n"
    assert run("--install-completion") == (0, told, "")
    assert file.read_text("utf-8") == SCRIPTS["fish"]
    assert install_script("zsh") == install_script("zsh")
    assert (tmp_path / ".zshrc").read_text("utf-8").count("source") == 1
    code, out, err = run("--install-completion", "tcsh")
    assert (code, out, "bash, zsh, fish" in err) == (2, "", True)


IN_SHELLS = {
    "bash": """
source "$1"
COMP_WORDS=(yatzy score --sheet v); COMP_CWORD=3; _yatzy; printf '%s\\n' "${COMPREPLY[@]}"
COMP_WORDS=(yatzy sc); COMP_CWORD=1; _yatzy; printf '%s\\n' "${COMPREPLY[@]}"
""",
    "zsh": """
autoload -Uz compinit && compinit -u -D
source "$1"
compadd() { shift 2; print -l -- "$@" }
words=(yatzy score --sheet v); CURRENT=4; _yatzy
words=(yatzy sc); CURRENT=2; _yatzy
""",
    "fish": """
source $argv[1]
complete -C "yatzy score --sheet v"
complete -C "yatzy sc"
""",
}


@pytest.mark.parametrize("shell", IN_SHELLS)
def test_a_real_shell_completes(shell: str, tmp_path: Path) -> None:
    """The script is loaded, asks the command, and offers what it says."""
    program = found_or_installed(lambda: shutil.which(shell), lambda: apt_install(shell), shell)
    script, asking = tmp_path / "script", tmp_path / "asking"
    script.write_text(SCRIPTS[shell], "utf-8")
    asking.write_text(IN_SHELLS[shell], "utf-8")
    done = subprocess.run(
        [program, str(asking), str(script)], capture_output=True, text=True, check=False, timeout=300,
        env=os.environ | {"PATH": f"{COMMAND}:{os.environ['PATH']}", "HOME": str(tmp_path), "TERM": "dumb"},
    )  # fmt: skip
    assert done.stdout.split() == ["vinga", "score"], done.stderr
