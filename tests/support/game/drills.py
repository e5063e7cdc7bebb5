"""The drill as tests run it: for programs, and with answers from a pipe."""

import json
import subprocess
import sys
from typing import Any

from support.cli.run_command import Capture, run


def questions(capsys: Capture, *arguments: str) -> list[dict[str, Any]]:
    """Return what a drill asks, as programs get it."""
    code, out, err = run(capsys, *arguments, "--json")
    assert (code, err) == (0, "")
    return [json.loads(line) for line in out.splitlines()]


def as_typed(choice: dict[str, Any]) -> str:
    """Return a choice as a person would type it."""
    return choice["key"] if "key" in choice else "".join(map(str, choice["keep"])) or "0"


def piped(*arguments: str, answers: str) -> tuple[int, str, str]:
    """Run the command with answers from a pipe."""
    result = subprocess.run(
        [sys.executable, "-m", "yatzy", *arguments],
        input=answers, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    return result.returncode, result.stdout, result.stderr
