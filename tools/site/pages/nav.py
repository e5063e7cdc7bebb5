"""The order of all pages. What is not there is left out, and what has no place of its own is still reached."""

from collections.abc import Iterable
from typing import Any

Item = str | dict[str, Any]
FIRST = "index.md"
API = ("tables", "matches", "players", "coaching", "papers", "page", "running", "live", "schemas")

ORDER: list[tuple[str, list[Item]]] = [
    ("Home", [FIRST]),
    ("Tutorials", ["first-game.md", "tutorial.md"]),
    (
        "How to",
        [
            "real-dice.md",
            "reviews.md",
            "sheets.md",
            "hosting.md",
            "environments.md",
            "data.md",
            "notebooks.md",
            "translating.md",
            "contributing.md",
            "releasing.md",
        ],
    ),
    (
        "Explanation",
        [
            "exact.md",
            "packed.md",
            "science.md",
            "fair-dice.md",
            "architecture.md",
            "page.md",
            {"Decisions": ["decisions/"]},
        ],
    ),
    (
        "Reference",
        [
            "commands.md",
            "reference/options.md",
            "answers/README.md",
            "reference/settings.md",
            "library.md",
            "reference/library.md",
            "reference/strategies.md",
            "reference/data.md",
            "reference/environments.md",
            "reference/errors.md",
            "notation.md",
            "server.md",
            {"The server’s API": ["api/index.md", *(f"api/{kind}.md" for kind in API), "api/"]},
            "glossary.md",
            "benchmarks.md",
            "campaigns.md",
            "changelog.md",
        ],
    ),
    ("Rules", ["shelf/"]),
]
"""Sections, and the pages in each by their address; one that ends in a slash stands for a whole folder."""
ELSE = "How to"
"""The section of pages that nobody has given a place."""


def nav(pages: Iterable[str]) -> list[dict[str, Any]]:
    """Put pages into their order."""
    left = dict.fromkeys(sorted(pages))

    def take(items: list[Item]) -> list[Any]:
        taken: list[Any] = []
        for item in items:
            if isinstance(item, dict):
                taken += [{name: below} for name, within in item.items() if (below := take(within))]
            elif item.endswith("/"):
                taken += _pop(left, [page for page in left if page.startswith(item)])
            else:
                taken += _pop(left, [page for page in left if page == item])
        return taken

    sections = {name: take(items) for name, items in ORDER}
    sections[ELSE] += left
    return [{name: items if len(items) > 1 else items[0]} for name, items in sections.items() if items]


def _pop(left: dict[str, None], wanted: list[str]) -> list[str]:
    """Take pages out of those that are left, the index of a folder first."""
    found = sorted(wanted, key=lambda page: (not page.endswith(("index.md", "README.md")), page))
    for page in found:
        del left[page]
    return found
