"""What a person reads is in the catalogues: the sources hold no sentence of their own."""

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
    "__init__.py": "warnings for who programs",
    "chance": "what secrets are derived from",
    "server/channels.py": "SQL",
    "server/describing.py": "the API's description, which is for programs and who writes them",
    "server/lanes.py": "a program",
    "server/metrics.py": "the metrics' description, as above",
    "server/problems.py": "the API's description, as above",
    "server/seats.py": "what secrets are derived from",
    "server/connections.py": "what a client that speaks no HTTP is told, before it could say in which language",
    "store": "SQL, and remarks on tables",
}
"""Where sentences are for nobody who plays, and what they are."""
DESCRIBING = {"summary", "description", "style", "header", "end_style"}
"""What is told in the API's description, and how a terminal shows something."""
STYLES = re.compile(r"(?:not )?(?:bold|dim|italic|underline|soft)\b[a-z ]*")
KEYS = re.compile(r"PgUp PgDn")
HEADERS = re.compile(r"public, max-age=.*")
TEMPLATE = re.compile(r"html`")
ATTRIBUTE = re.compile(
    r"""\b(?:aria-label|aria-description|title|placeholder|alt)=["']([^"'$]*[^\W\d_]{2}[^"'$]*)["']"""
)


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


def written(script: str) -> Iterator[str]:
    """Find what a script writes on the page by itself: text between tags, and names of things."""
    yield from ATTRIBUTE.findall(script)
    for template in _templates(script):
        for text in re.sub(r"<[^<>]*>", "\n", template).split("\n"):
            if re.search(r"[^\W\d_]{2}", re.sub(r"&\w+;", "", text)):
                yield text.strip()


def _templates(script: str) -> Iterator[str]:
    """Take out what is inside ``html`…` ``, without what is computed there."""
    for found in TEMPLATE.finditer(script):
        text, place, depth = "", found.end(), 0
        while depth or script[place] != "`":
            if script.startswith("${", place):
                text += "0"
                depth, place = depth + 1, place + 1
            elif depth and script[place] == "`":
                place = _end(script, place + 1)
            elif depth:
                depth += {"{": 1, "}": -1}.get(script[place], 0)
            else:
                text += script[place]
            place += 1
        yield text


def _end(script: str, place: int) -> int:
    """Return where a template inside another ends."""
    depth = 0
    while depth or script[place] != "`":
        if script.startswith("${", place):
            depth, place = depth + 1, place + 1
        elif depth and script[place] == "`":
            place = _end(script, place + 1)
        elif depth:
            depth += {"{": 1, "}": -1}.get(script[place], 0)
        place += 1
    return place


PYTHON = [
    path
    for path in sorted(ROOT.rglob("*.py"))
    if not any(path.is_relative_to(ROOT / name) for name in NOT_READ)
]
SCRIPTS = [path for path in sorted((ROOT / "web").rglob("*.js")) if "vendor" not in path.parts]


def test_no_program_has_sentences_of_its_own() -> None:
    """Whatever is shown is said by the catalogue."""
    found = {str(path.relative_to(ROOT)): list(sentences(path.read_text("utf-8"))) for path in PYTHON}
    assert {name: told for name, told in found.items() if told} == {}


def test_no_script_has_words_of_its_own() -> None:
    """The page is written by the catalogue."""
    found = {str(path.relative_to(ROOT)): list(written(path.read_text("utf-8"))) for path in SCRIPTS}
    assert {name: told for name, told in found.items() if told} == {}


@pytest.mark.parametrize(
    "program", ['print("Not your turn")', 'show(f"{player} has won")', 'html = "<b>Your turn</b>"']
)
def test_a_sentence_is_found(program: str) -> None:
    """What a program says by itself does not go unseen."""
    assert list(sentences(program))


@pytest.mark.parametrize(
    "script",
    [
        "html`<p>Your turn</p>`",
        'html`<button aria-label="Close">×</button>`',
        "html`<p>${count > 0 && html`<b>${say('x')} left</b>`}</p>`",
    ],
)
def test_a_word_on_the_page_is_found(script: str) -> None:
    """What a script writes by itself does not go unseen, however deep."""
    assert list(written(script))
