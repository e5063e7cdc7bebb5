"""The page in a browser: how soon a tap is answered on the screen, and what a first load weighs.

A tap is answered when the first picture after it has changed is painted; a throw and an entry are done when the
server's answer is painted. Everything runs on this machine, without tumbling dice.
"""

import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from crowd import free_port, yatzy_server
from measuring import run

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from browser.chromium import one_browser
from browser.pages import Laying, Start, Table
from browser.visitors import DESK, PHONE, Visitor

GAMES = 4
SIZES = {"phone": PHONE, "desk": DESK}
APART = ("font", "image")
"""Kinds of files whose weight is told apart."""
WATCH = """() => {
  window.answers = [];
  let tapped = 0, waiting = false;
  addEventListener("pointerdown", (event) => { tapped = event.timeStamp; waiting = true; }, true);
  new MutationObserver(() => {
    if (!waiting) return;
    waiting = false;
    const from = tapped;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.answers.push(performance.now() - from);
      port2.postMessage(0);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""Takes the time from the finger to the first picture in which something has changed."""


@contextmanager
def visitor(size: dict[str, int]) -> Iterator[Visitor]:
    """Come to a server of one's own."""
    with tempfile.TemporaryDirectory() as folder, one_browser() as one, one.in_use() as browser:
        port = free_port()
        with yatzy_server(f"{folder}/games.db", port):
            came = Visitor(browser, f"http://127.0.0.1:{port}", viewport=size)
            yield came
            came.context.close()


def taps() -> None:
    """From a tap to what it changes on the screen."""
    for name, size in SIZES.items():
        taken: dict[str, list[float]] = defaultdict(list)
        with visitor(size) as came:
            page = came.page
            for _ in range(GAMES):
                table = Laying.at(page, "vinga").name("Anna").start()
                page.evaluate(WATCH)
                while not _over(page):
                    _a_turn(page, table, taken)
        for what, found in taken.items():
            worst = statistics.quantiles(found, n=100)[-1]
            print(
                f"{name}, {what}: half within {statistics.median(found):.0f} ms, 99 % within {worst:.0f} ms, "
                f"all within {max(found):.0f} ms ({len(found)} taps)",
                flush=True,
            )


def _over(page: Page) -> bool:
    end = page.get_by_text("The end", exact=True)
    page.get_by_role("button", name="Roll").or_(end).first.wait_for()
    return bool(end.count())


def _a_turn(page: Page, table: Table, taken: dict[str, list[float]]) -> None:
    """Throw, put two dice aside, throw again, and write."""
    table.roll()
    taken["throwing"].append(_answer(page))
    for place in (1, 2):
        table.keep(place)
        taken["keeping"].append(_answer(page))
    table.roll("One throw left")
    taken["throwing"].append(_answer(page))
    offer = max(table.offers(), key=lambda one: one.points)
    table.write(offer)
    taken["writing" if offer.points else "striking"].append(_answer(page))


def _answer(page: Page) -> float:
    """Return how long the first tap took that was not told of, and forget the others."""
    page.wait_for_function("() => answers.length > 0")
    [first, *_] = page.evaluate("answers.splice(0)")
    return float(first)


def first_load() -> None:
    """Weigh what a browser fetches that was never here, as it travels."""
    with visitor(PHONE) as came:
        kinds: dict[str, str] = {}
        heads: dict[str, int] = {}
        wholes: dict[str, int] = {}
        network = came.context.new_cdp_session(came.page)
        network.send("Network.enable")

        def begun(told: dict[str, Any]) -> None:
            kinds[told["requestId"]] = told["type"].lower()
            heads[told["requestId"]] = int(told["response"]["encodedDataLength"])

        def done(told: dict[str, Any]) -> None:
            wholes[told["requestId"]] = int(told["encodedDataLength"])

        network.on("Network.responseReceived", begun)
        network.on("Network.loadingFinished", done)
        Start.at(came.page)
        came.page.wait_for_load_state("networkidle")
    weights: dict[str, int] = defaultdict(int)
    for request, whole in wholes.items():
        weights[kinds[request]] += whole - heads[request]
    rest = sum(weight for kind, weight in weights.items() if kind not in APART)
    each = ", ".join(f"{kind} {weight:,}" for kind, weight in sorted(weights.items()))
    print(
        f"first load: {rest:,} bytes without fonts and images in {len(wholes)} answers ({each}), "
        f"and {sum(heads.values()):,} of headers",
        flush=True,
    )


if __name__ == "__main__":
    run([taps, first_load])
