"""Answers for programs: every command keeps to the JSON schema that the documents have of it."""

import json
import os
from pathlib import Path

import pytest

from support.build.public_api import commands
from support.cli.json_answers import check_answer
from support.cli.run_command import ONLY_CHANCE, Run
from yatzy.cli.json_answers import ANSWERS, answer_schema

DOCUMENTED = Path(__file__).parents[2] / "docs" / "answers"
SERVER = ("--host", "127.0.0.1", "--port", "0")
LATE = "ones=3,twos=6,threes=9,fours=12,fives=15,sixes=18,yatzy=50,three-of-a-kind=18,small-straight=0"
EXAMPLES: dict[str, list[list[str]]] = {
    "advise": [["23455"], ["23455", "--rolls-left", "0"], ["23455", "--filled", LATE, "--against", "210"]],
    "compare": [["only-chance.toml", "forced-order", "--dice", "55566"]],
    "drill": [["--date", "2026-11-15", "--answer", "keep 6"], ["--seed", "7", "--count", "2"]],
    "games": [[]],
    "games-show": [["{game}"]],
    "host-status": [[]],
    "odds": [
        ["only-chance.toml"],
        ["only-chance.toml", "only-chance.toml"],
        ["only-chance.toml", "--games", "500"],
    ],
    "records": [[], ["--player", "Nobody"]],
    "review": [["evening.yatzy"]],
    "rules": [["mb-1973"], ["tactic", "--lang", "fi"]],
    "score": [["55555", "--sheet", "mb-1973", "--filled", "yatzy=50,fives=15"], ["12345"]],
    "serve": [["--check", *SERVER]],
    "sheets": [[]],
    "sheets-check": [["only-chance.toml"], ["wrong.toml"]],
    "simulate": [["--players", "casual,bold", "--sheet", "only-chance.toml", "--games", "50"]],
    "solve": [["only-chance.toml"], ["vinga"]],
    "verify": [["evening.yatzy"]],
}


@pytest.fixture
def folder(run: Run, evening: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Work in a folder with sheets and a record, which was imported; return the id of the game."""
    monkeypatch.chdir(tmp_path)
    Path("only-chance.toml").write_text(ONLY_CHANCE, "utf-8")
    Path("wrong.toml").write_text('id = "wrong"\nboxes = 3\n', "utf-8")
    assert run("games", "import", evening)[0] == 0
    return str(json.loads(run("games", "--json")[1])["games"][0]["game"])


def test_every_answer_has_a_schema() -> None:
    answering = {path for path, function in commands() if function and "json" in function.__annotations__}
    assert {f"yatzy {command.replace('-', ' ')}" for command in ANSWERS} == answering
    assert ANSWERS.keys() == EXAMPLES.keys()


@pytest.mark.usefixtures("plain_terminal")
@pytest.mark.parametrize("command", EXAMPLES)
def test_answers_keep_to_their_schemas(command: str, run: Run, folder: str) -> None:
    """Each line is as the schema says, and says nothing else."""
    for example in EXAMPLES[command]:
        arguments = [one.format(game=folder) for one in example]
        _, out, err = run(*command.split("-"), *arguments, "--json")
        lines = out.splitlines()
        assert lines, err
        for line in lines:
            check_answer(command, line)


@pytest.mark.parametrize("command", EXAMPLES)
def test_the_documents_have_the_schemas(command: str) -> None:
    """``docs/answers`` has what this version answers; YATZY_ACCEPT=1 writes it anew."""
    file = DOCUMENTED / f"{command}.json"
    text = json.dumps(answer_schema(command), indent=1, ensure_ascii=False) + "\n"
    if os.environ.get("YATZY_ACCEPT"):
        file.write_text(text, "utf-8")
    assert file.read_text("utf-8") == text
    assert f"({file.name})" in (DOCUMENTED / "README.md").read_text("utf-8")
