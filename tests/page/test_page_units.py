"""The page's modules, tested in Chromium without server or layout.

Every ``test("…")`` in ``*.test.js`` is a case here. A file runs once, in one blank page, and all its cases are
reported from that run.
"""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

HERE = Path(__file__).parent
DECLARATION = re.compile(r"""^test\("([^"\n]+)",""", re.MULTILINE)
CASES = [
    (path.name, name)
    for path in sorted(HERE.glob("*.test.js"))
    for name in DECLARATION.findall(path.read_text("utf-8"))
]
RUN = """async ([file, schedules]) => {
  window.schedules = schedules;
  await import(`/tests/${file}`);
  return (await import("/tests/harness.js")).runTests();
}"""
SCHEDULES = 20_000 if os.environ.get("YATZY_SEARCH") == "fuzz" else 150
"""Random schedules; the same ones each time."""


@pytest.fixture(scope="module")
def results() -> dict[str, dict[str, str]]:
    """Errors by file and case, of the files that have run."""
    return {}


@pytest.mark.parametrize(
    ("file", "name"), CASES, ids=[f"{file.removesuffix('.test.js')}: {name}" for file, name in CASES]
)
def test_unit(file: str, name: str, browser: Browser, address: str, results: dict[str, dict[str, str]]) -> None:
    """A case holds."""
    if file not in results:
        page = browser.new_page(base_url=address, locale="en-GB", service_workers="block")
        page.goto("/")
        results[file] = page.evaluate(RUN, [file, SCHEDULES])
        page.close()
    error = results[file][name]
    assert not error, error


def test_every_case_is_found() -> None:
    """A test that is declared in another form would run, and nobody would hear of it."""
    for path in HERE.glob("*.test.js"):
        text = path.read_text("utf-8")
        assert len(re.findall(r"\btest\(", text)) == len(DECLARATION.findall(text)), path.name
