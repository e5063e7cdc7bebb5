"""The page in a browser: how soon a tap is answered, how smoothly dice fly, how soon a first visit works.

A tap is answered when the first picture after it has changed is painted; a throw and an entry are done when the
server's answer is painted. Everything runs on this machine, and dice fly only where their frames are counted.
"""

import json
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession, Page

from crowd import free_port, yatzy_server
from measuring import run

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from browser.chromium import one_browser
from browser.pages import Laying, Table
from browser.visitors import DESK, PHONE, Visitor

GAMES = 4
VISITS = 5
THROWS = 12
SLOWDOWN = 4
"""How many times slower than here the processor of the emulated phone is."""
TRACED = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]
"""What Chromium tells of the frames it draws."""
NETWORKS: dict[str, dict[str, float] | None] = {
    "loopback": None,
    "1.6 Mbit/s and 150 ms": {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750},
}
"""Connections as Chromium emulates them: milliseconds and bytes a second."""
WATCH_START = """
  let at = 0, fetched = [];
  const look = () => {
    const button = document.querySelector("#page:not(.early) .first .red[aria-disabled=false]");
    if (button && !at) {
      at = performance.now();
      const entries = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
      fetched = entries.map((one) => [one.name, one.encodedBodySize]);
    }
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    if (at && painted) window.usable = { at, fetched, shown: painted.startTime };
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
"""Notes when scripts run the start page, with its first button ready, and what was fetched by then."""
KINDS = {"js": "scripts", "css": "styles", "woff2": "fonts", "svg": "images", "png": "images"}
SIZES = {"phone": PHONE, "desk": DESK}
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
THROW = """() => new Promise((resolve) => {
  let thrown = 0;
  const watch = new MutationObserver(() => {
    const flies = document.querySelector(".die.thrown") !== null;
    if (flies) thrown ||= performance.now();
    if (!thrown || flies) return;
    watch.disconnect();
    resolve(performance.now() - thrown);
  });
  watch.observe(document.querySelector(".tray"), { subtree: true, childList: true, attributes: true });
  document.querySelector(".act .red").click();
})"""
"""Throws, and answers with how long the dice have flown once they lie. It asks for no frames of its own."""


Visit = Callable[..., Visitor]


@contextmanager
def visitors() -> Iterator[Visit]:
    """Start a server, and let visitors of a window's size come to it, each with an empty cache."""
    with tempfile.TemporaryDirectory() as folder, one_browser() as one, one.in_use() as browser:
        port = free_port()
        with yatzy_server(f"{folder}/games.db", port):
            yield lambda size, **wanted: Visitor(browser, f"http://127.0.0.1:{port}", viewport=size, **wanted)


def taps() -> None:
    """From a tap to what it changes on the screen."""
    for name, size in SIZES.items():
        taken: dict[str, list[float]] = defaultdict(list)
        with visitors() as visit:
            page = visit(size).page
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
    end = page.get_by_text("Game over", exact=True)
    page.get_by_role("button", name="Roll").or_(end).first.wait_for()
    return bool(end.count())


def _a_turn(page: Page, table: Table, taken: dict[str, list[float]]) -> None:
    """Throw, put two dice aside, throw again, and write."""
    table.roll()
    taken["throwing"].append(_answer(page))
    for place in (1, 2):
        table.keep(place)
        taken["keeping"].append(_answer(page))
    table.roll("1 roll left")
    taken["throwing"].append(_answer(page))
    offer = max(table.offers(), key=lambda one: one.points)
    table.write(offer)
    taken["writing" if offer.points else "striking"].append(_answer(page))


def _answer(page: Page) -> float:
    """Return how long the first tap took that was not told of, and forget the others."""
    page.wait_for_function("() => answers.length > 0")
    [first, *_] = page.evaluate("answers.splice(0)")
    return float(first)


def frames() -> None:
    """Count the frames drawn while dice fly, on phones as fast as this machine and four times slower.

    Beside them stands the processor time of the page's main thread for a throw, which other load here does not
    change: dice fly 780 ms, drawn by the compositor.
    """
    for slowdown in (1, SLOWDOWN):
        with visitors() as visit:
            came = visit(PHONE, reduced_motion="no-preference")
            page = came.page
            table = Laying.at(page, "vinga").name("Anna").start()
            devtools = came.context.new_cdp_session(page)
            devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
            throws = [_throw(page, table, devtools) for _ in range(THROWS)]
        rate, work = (statistics.median(one[place] for one in throws) for place in range(2))
        print(
            f"phone, processor slowed {slowdown} times: {rate:.0f} frames a second, "
            f"{work:.0f} ms of the main thread for a throw (medians of {THROWS})",
            flush=True,
        )


def _throw(page: Page, table: Table, devtools: CDPSession) -> tuple[float, float]:
    """Throw and write; return the frames a second in flight, and the main thread's milliseconds."""
    browser = page.context.browser
    assert browser
    before = _main_thread(devtools)
    browser.start_tracing(page=page, categories=TRACED)
    flight = page.evaluate(THROW)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    work = _main_thread(devtools) - before
    drawn = sum(one["name"] == "DrawFrame" for one in trace)
    table.throws("2 rolls left")
    table.write(max(table.offers(), key=lambda one: one.points))
    return 1_000 * drawn / flight, 1_000 * work


def _main_thread(devtools: CDPSession) -> float:
    """Return the seconds of processor time that the tasks of the page have taken."""
    metrics = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def first_visit() -> None:
    """Visit the start page with an empty cache: when it works, near and far, and what was fetched by then."""
    with visitors() as visit:
        _visit_once(visit(PHONE), None)  # the first visit of a server compiles the messages
        for name, conditions in NETWORKS.items():
            visits = [_visit_once(visit(PHONE), conditions) for _ in range(VISITS)]
            shown, usable, requests = (
                statistics.median(one[key] for one in visits) for key in ("shown", "usable", "requests")
            )
            each = ", ".join(f"{kind} {size:,}" for kind, size in sorted(visits[0]["sizes"].items()))
            print(
                f"{name}: words after {shown:.0f} ms, usable after {usable:.0f} ms (median of {VISITS}), "
                f"with {requests:.0f} requests and these bytes: {each}",
                flush=True,
            )


def _visit_once(came: Visitor, conditions: dict[str, float] | None) -> dict[str, Any]:
    """Open the start page; return when it was painted and when it worked, and what had come by then."""
    page, network = came.page, came.context.new_cdp_session(came.page)
    network.send("Network.enable")
    page.goto("/robots.txt")  # a connection is open
    if conditions:
        network.send("Network.emulateNetworkConditions", {"offline": False, **conditions})
    page.add_init_script(WATCH_START)
    page.goto("/", wait_until="commit")
    page.wait_for_function("() => window.usable")
    found: dict[str, Any] = page.evaluate("window.usable")
    came.context.close()
    sizes: dict[str, int] = defaultdict(int)
    for name, size in found["fetched"]:
        suffix = urlsplit(name).path.rpartition("/")[2].rpartition(".")[2]
        sizes[KINDS.get(suffix, "documents and data")] += size
    return {"shown": found["shown"], "usable": found["at"], "requests": len(found["fetched"]), "sizes": sizes}


if __name__ == "__main__":
    run([taps, frames, first_visit])
