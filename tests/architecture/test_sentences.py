"""What a person reads is in the catalogues: programs hold no sentence of their own."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "src" / "yatzy"
WORDS = re.compile(r"[^\W\d_]{2,},? [^\W\d_]{2,}")
"""Two words, one after the other."""
MARKUP = re.compile(r"<[^<>]*>?|^[^<>]*>|\{[^{}]*\}")
NOT_READ = {
    "library.py": "warnings for who programs",
    "cli/completion.py": "scripts for shells",
    "envs/layout.py": "errors for who programs",
    "chance": "what secrets are derived from",
    "server/ops/pg_channels.py": "SQL",
    "server/api/openapi.py": "the API's description, which is for programs and who writes them",
    "server/jobs/worker_process.py": "a program",
    "server/web/modules.py": "JavaScript",
    "server/ops/metrics.py": "the metrics' description, as above",
    "server/api/problems.py": "the API's description, as above",
    "ids.py": "what ids are derived from",
    "tables/tokens.py": "what secrets are derived from",
    "server/net/uvicorn_protocols.py": "answers to clients that speak no HTTP, before their language is known",
    "store": "SQL, and remarks on tables",
}
"""Where sentences are for nobody who plays, and what they are."""
DESCRIBING = {"summary", "description", "style", "header", "end_style"}
"""What is told in the API's description, and how a terminal shows something."""
STYLES = re.compile(r"(?:not )?(?:bold|dim|italic|underline|soft)\b[a-z ]*")
KEYS = re.compile(r"PgUp PgDn")
HEADERS = re.compile(r"public, max-age=.*")


def sentences(source: str) -> Iterator[str]:
    """Find what reads like a sentence in a program, beside what it says of itself."""
    tree = ast.parse(source)
    silent = {id(below) for node in ast.walk(tree) for one in _unread(node) for below in ast.walk(one)}
    for node in ast.walk(tree):
        if id(node) in silent:
            continue
        if isinstance(node, ast.JoinedStr):
            silent |= {id(part) for part in node.values}
            whole = "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole = node.value
        else:
            continue
        text = MARKUP.sub(" ", whole)
        if WORDS.search(text) and not any(kind.fullmatch(text) for kind in (STYLES, HEADERS, KEYS)):
            yield whole


def _unread(node: ast.AST) -> Iterator[ast.AST]:
    """Find what only who programs sees."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert() | ast.FunctionDef(name="__repr__"):
            yield node
        case ast.keyword(arg=str(name)) if name in DESCRIBING:
            yield node
        case ast.AnnAssign(annotation=hint) | ast.arg(annotation=ast.expr() as hint):
            yield hint
        case ast.FunctionDef(returns=ast.expr() as hint):
            yield hint


PYTHON = [
    path
    for path in sorted(ROOT.rglob("*.py"))
    if not any(path.is_relative_to(ROOT / name) for name in NOT_READ)
]


def test_no_program_has_sentences_of_its_own() -> None:
    """Whatever is shown is said by the catalogue."""
    found = {str(path.relative_to(ROOT)): list(sentences(path.read_text("utf-8"))) for path in PYTHON}
    assert {name: told for name, told in found.items() if told} == {}


@pytest.mark.parametrize(
    "program", ['print("Not your turn")', 'show(f"{player} has won")', 'html = "<b>Your turn</b>"']
)
def test_a_sentence_is_found(program: str) -> None:
    """What a program says by itself does not go unseen."""
    assert list(sentences(program))
