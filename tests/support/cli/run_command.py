"""The command line as tests run it: in this process, with what it printed."""

from collections.abc import Callable

import pytest

from yatzy.cli import main

Capture = pytest.CaptureFixture[str]
Run = Callable[..., tuple[int, str, str]]

ONLY_CHANCE = """
id = "only-chance"
title = "Only <Chance> & nothing else"
[[boxes]]
key = "chance"
pattern = "any"
pays = "all"
"""
"""A sheet that can be solved by head: each die is thrown up to three times for itself."""


def run(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    """Run a command; return its exit code, and what it wrote on the output and beside it."""
    code = main(arguments)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def check_told_in_one_line(capsys: Capture, arguments: list[str]) -> None:
    """Run a command that makes no sense: one clear line, exit code 2, nothing on the output, no traceback."""
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert "{" not in err
    assert "\x1b" not in err
