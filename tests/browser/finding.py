"""What keeps people out of a page, as axe-core finds it."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

AXE = Path(__file__).parents[1] / "vendor" / "axe" / "axe.min.js"
GRAVE = ("serious", "critical")
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that can find something in one theme and not in the other."""
SEARCH = """async (only) => {
  const found = await axe.run(document, { resultTypes: ["violations"], ...(only && { runOnly: only }) });
  return found.violations.map(({ id, impact, nodes }) => ({
    id, impact, nodes: nodes.map((one) => `${one.target}: ${one.failureSummary}`),
  }));
}"""

FLATTEN = """() => {
  for (const one of document.querySelectorAll("[data-flat]")) {
    one.style.removeProperty("background-image");
    one.style.removeProperty("background-color");
  }
  for (const one of document.querySelectorAll("html, body, body *")) {
    const { backgroundImage } = getComputedStyle(one);
    if (!backgroundImage.includes("gradient")) continue;
    const surface = backgroundImage.match(/^linear-gradient\\((rgb\\([^)]*\\)), rgb\\([^)]*\\)\\)$/);
    one.dataset.flat = "";
    one.style.backgroundImage = "none";
    if (surface) one.style.backgroundColor = surface[1];
  }
}"""
"""Takes textures away, over which no contrast can be told; what shades between two colours has the first."""


def faults(page: Page, only: list[str] | None = None) -> list[dict[str, Any]]:
    """Return what is serious or worse in what the page shows now, by all rules or by some."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    page.evaluate(FLATTEN)
    found: list[dict[str, Any]] = page.evaluate(SEARCH, only)
    return [one for one in found if one["impact"] in GRAVE]


def check(page: Page, screen: str) -> None:
    """Find nothing serious in either theme."""
    _check(page, f"{screen}, light", "light")
    _check(page, f"{screen}, dark", "dark", COLOURS)


def _check(page: Page, screen: str, theme: Literal["light", "dark"], only: list[str] | None = None) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
    told = [f"{screen}: {one['id']} {node}" for one in faults(page, only) for node in one["nodes"]]
    assert not told, "\n".join(told)
