"""Our Python in the page's Worker answers as a server does, in the same words."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route

from support.build.page_runtime import fetch_runtime
from support.game.page_numbers import SHEET, SolverNumbers, SolverPage, packed_values, requests
from yatzy.game.card import Card
from yatzy.l10n.catalogue import LANGUAGES, catalogue
from yatzy.offline.answers import answer_request
from yatzy.offline.python_files import python_files
from yatzy.offline.sheet_file import export_sheet
from yatzy.offline.values_files import value_files
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.net.security import WORKER, WORKER_POLICY

ASK = """async ([method, ...given]) => {
  const client = await import("/web/any/offline/numbers/client.js");
  return client[method](...given).catch((error) => ({ code: error.code, text: error.message }));
}"""
DIGITS = 9


@pytest.fixture(scope="module")
def files() -> dict[str, Callable[[], bytes]]:
    """Return the data files of an installation with the runtime."""
    fetch_runtime()
    return value_files() | python_files()


@pytest.fixture
def page(browser: Browser, address: str, files: dict[str, Callable[[], bytes]]) -> Iterator[Page]:
    """Return a page with the data files of an installation with the runtime, and with the server's policy."""
    page = browser.new_page(base_url=address, service_workers="block")

    def serve(route: Route) -> None:
        find = files.get(route.request.url.partition("/data/")[2])
        kind = "text/javascript" if route.request.url.endswith(".mjs") else "application/octet-stream"
        route.fulfill(status=200 if find else 404, body=find() if find else b"", content_type=kind)

    def add_policy(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers=answer.headers | {"content-security-policy": WORKER_POLICY})

    page.context.route("**/data/**", serve)
    page.context.route(f"**/{WORKER}", add_policy)
    page.goto("/")
    yield page
    page.close()


def ask(page: Page, method: str, *given: Any) -> Any:
    return page.evaluate(ASK, [method, *given])


def rounded(answer: Any) -> Any:
    """Return an answer with numbers rounded: machines differ in the last digits."""
    if isinstance(answer, float):
        return round(answer, DIGITS)
    if isinstance(answer, dict):
        return {key: rounded(one) for key, one in answer.items()}
    return [rounded(one) for one in answer] if isinstance(answer, list) else answer


def test_answers_are_those_of_our_python_elsewhere(page: Page) -> None:
    """Every kind of question, asked as the page asks a server, by the page's own arithmetic."""
    there, given = SolverPage(SolverNumbers(packed_values())), requests()
    table = {"id": "t", "language": "nb", "sheet": msgspec.to_builtins(export_sheet(bundled_sheet(SHEET)))}
    paths = {
        "advice": "advice",
        "review": "review",
        "step": "review/step?turn=3",
        "figure": "review/figure?column=0&wide=true",
        "position": ("POST", "/api/positions"),
        "keep": ("POST", "/api/positions/keep"),
        "drill": ("GET", f"/api/drill?sheet={SHEET}&seed=4&number=1"),
        "rules": ("POST", "/api/rules"),
        "compare": ("POST", "/api/compare"),
        "record": ("POST", "/api/records"),
    }
    for name, request in given.items():
        path = paths[name]
        if isinstance(path, str):
            found = ask(page, "answerTable", path, table | {"events": request["events"]})
        else:
            found = ask(page, "answerRequest", *path, request, "nb")
        expected = json.loads(answer_request(name, json.dumps(request), "nb", there))["result"]
        assert rounded(found) == rounded(expected), name
    refused = ask(page, "answerRequest", "POST", "/api/positions", {"rules": given["rules"]["rules"]}, "nb")
    assert refused["code"] == "solver-not-offline"
    assert refused["text"] == catalogue("nb").say("error-solver-not-offline")
    check_bots(page, table)


def check_bots(page: Page, table: dict[str, Any]) -> None:
    """Bots choose without Python, the same after a reload; some need more than the page has."""
    values, card = packed_values(), Card.empty(bundled_sheet(SHEET))
    turn = table | {"events": [], "now": {"dice": [3, 3, 4, 5, 6], "rolls_left": 2}, "card": card_json(card)}
    best = values.advise(card, (3, 3, 4, 5, 6), 2).best
    assert ask(page, "chooseMove", "perfect", turn) == {"type": "keep", "dice": list(best.keep or ())}
    assert ask(page, "chooseMove", "beginner", turn) == ask(page, "chooseMove", "beginner", turn)
    assert [ask(page, "canPlay", bot, table["sheet"]) for bot in ("casual", "winner", "bold")] == [
        True,
        False,
        False,
    ]


def card_json(card: Card) -> dict[str, Any]:
    return {"points": card.points, "bonuses": card.bonuses}


def test_a_checkout_without_the_runtime_says_so(page: Page) -> None:
    """Numbers are there all the same."""
    page.context.route("**/data/python/**", lambda route: route.fulfill(status=404))
    table = {"id": "t", "language": "en", "sheet": msgspec.to_builtins(export_sheet(bundled_sheet(SHEET)))}
    assert ask(page, "answerTable", "advice", table | {"events": []})["code"] == "no-runtime"
    card = Card.empty(bundled_sheet(SHEET))
    found = ask(page, "adviseQuickly", table["sheet"], card_json(card), [1, 2, 3, 4, 4], 1)
    expected = packed_values().advise(card, (1, 2, 3, 4, 4), 1).choices
    assert rounded(found) == rounded(json.loads(msgspec.json.encode(expected)))


def test_sizes_of_downloads(files: dict[str, Callable[[], bytes]]) -> None:
    """For one sheet and one language: everything that is computed, from a host that does not compress."""
    others = {f"python/words-{one}.zip" for one in LANGUAGES if one not in ("en", "ru")}
    python = [len(read()) for path, read in files.items() if path.startswith("python/") and path not in others]
    values = [len(read()) for path, read in files.items() if path.startswith("values/")]
    assert max(values) < 1_700_000
    assert sum(python) + max(values) < 8_000_000
