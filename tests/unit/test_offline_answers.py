"""Our Python on the page without a server: the same answers as a server's workers, without numpy."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import msgspec

from support.game.page_numbers import SHEET, SolverNumbers, SolverPage, requests
from yatzy.offline.answers import ANSWERS, answer_request
from yatzy.offline.python_files import pack_sources, pack_words
from yatzy.offline.sheet_file import export_sheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.jobs import handlers
from yatzy.solver.solve import solve

WITHOUT_PACKAGES = """
import json, sys
from array import array
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"numpy", "numba", "babel", "fluent", "litestar", "cachetools"}:
            raise ImportError(name)
sys.meta_path.insert(0, Missing())
sys.path.insert(0, sys.argv[1])
from yatzy.offline.answers import __file__ as here, answer_request
assert here.startswith(sys.argv[1]), here
given = json.load(open(sys.argv[2]))
class Numbers:
    expected, tie = given["expected"], given["tie"]
    def still_to_come(self, card): return given["values"][card]
    def outlook(self, card): return [memoryview(array("d", one)) for one in given["outlooks"][card]]
class Page:
    def find_numbers(self, digest): return Numbers()
    def join(self, language, style, items): return given["texts"][items]
    def language_name(self, language, named): return given["texts"][named]
answers = {name: answer_request(name, json.dumps(one), "nb", Page()) for name, one in given["requests"].items()}
print(json.dumps(answers))
"""


class RecordedPage(SolverPage):
    """A page that notes what it was asked for, and what it answered."""

    def __init__(self, numbers: SolverNumbers) -> None:
        super().__init__(self)
        self._solver = numbers
        self.expected, self.tie = numbers.expected, numbers.tie
        self.values: dict[str, float] = {}
        self.outlooks: dict[str, list[list[float]]] = {}
        self.texts: dict[str, str] = {}

    def still_to_come(self, card: str) -> float:
        """Return and note the expected points still to come."""
        self.values[card] = self._solver.still_to_come(card)
        return self.values[card]

    def outlook(self, card: str) -> Any:
        """Return and note an outlook."""
        self.outlooks[card] = [one.tolist() for one in self._solver.outlook(card)]
        return self._solver.outlook(card)

    def join(self, language: str, style: str, items: str) -> str:
        """Return and note a list in words."""
        self.texts[items] = super().join(language, style, items)
        return self.texts[items]

    def language_name(self, language: str, named: str) -> str:
        """Return and note the name of a language."""
        self.texts[named] = super().language_name(language, named)
        return self.texts[named]


def solver_page() -> SolverPage:
    return SolverPage(SolverNumbers(solve(bundled_sheet(SHEET))))


def ask(name: str, language: str, page: SolverPage) -> Any:
    return json.loads(answer_request(name, json.dumps(requests()[name]), language, page))


def as_json(answer: Any) -> Any:
    return json.loads(msgspec.json.encode(answer))


def test_answers_are_those_of_a_server() -> None:
    """Every kind of question: the numbers, and every word."""
    given, page = requests(), solver_page()
    record, all_turns = (
        tuple(json.dumps(event) for event in given[name]["events"]) for name in ("advice", "review")
    )
    language, sheets = "de", tuple(bundled_sheet(one["sheet"]).as_data() for one in given["compare"]["sheets"])
    expected = {
        "advice": handlers.advise(record, language),
        "review": handlers.review(all_turns, language),
        "step": handlers.step(all_turns, language, 3),
        "figure": handlers.figure(all_turns, language, (0, 0), wide=True),
        "position": handlers.position(given["position"], language),
        "keep": handlers.prospect(given["keep"]),
        "drill": handlers.drill(SHEET, given["drill"]["source"], language),
        "compare": handlers.compare(sheets, "11223", language),
        "record": handlers.check_record(given["record"]["record"]),
    }
    assert {*expected, "rules"} == {*ANSWERS} == {*given}
    for name, answer in expected.items():
        assert ask(name, language, page) == {"result": as_json(answer)}, name
    checked = ask("rules", language, page)["result"]
    assert checked.pop("file")["tables"]["rolls"] == given["rules"]["rules"]["rolls"]
    assert checked == as_json(handlers.check(given["rules"]["rules"], SHEET, language))


def test_missing_numbers_are_asked_for() -> None:
    """While they are not loaded the answer names them; where there are none, it says so."""
    sheet = bundled_sheet(SHEET)
    assert ask("advice", "en", SolverPage(None)) == {
        "needs": {"digest": sheet.digest, "tables": as_json(export_sheet(sheet).tables)}
    }
    problem = ask("advice", "en", SolverPage(numbers=False))["problem"]
    assert problem["code"] == "solver-not-offline"
    assert problem["text"]


def test_the_archives_suffice(tmp_path: Path) -> None:
    """Our packages as the page gets them answer every kind of question with msgspec alone."""
    folder, archive, asked = tmp_path / "site", tmp_path / "one.zip", tmp_path / "asked.json"
    for content in (pack_sources(), pack_words("en"), pack_words("nb")):
        archive.write_bytes(content)
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(folder)
    page = RecordedPage(SolverNumbers(solve(bundled_sheet(SHEET))))
    expected = {name: ask(name, "nb", page) for name in requests()}
    names = ("expected", "tie", "values", "outlooks", "texts")
    # doubles pass through JSON unchanged, infinite ones too
    asked.write_text(json.dumps({name: getattr(page, name) for name in names} | {"requests": requests()}))
    command = [sys.executable, "-c", WITHOUT_PACKAGES, str(folder), str(asked)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr
    assert {name: json.loads(answer) for name, answer in json.loads(done.stdout).items()} == expected
