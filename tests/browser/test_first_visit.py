"""What a browser fetches that was never here, weighed as it travels."""

from typing import TYPE_CHECKING

from browser.conftest import Visit
from browser.pages import Start
from browser.visitors import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Response

MOST_BYTES = 120 * 1000
"""What a first visit may weigh without fonts and images: the issue says 120 kB compressed."""
APART = {"font", "image"}


def test_a_first_visit_is_small(visit: Visit) -> None:
    """Everything the browser asks for until it asks for nothing more, each body as it comes over the wire."""
    visitor = visit(viewport=PHONE)
    answers: list[Response] = []
    visitor.page.on("response", lambda one: answers.append(one))  # noqa: PLW0108 # Playwright takes no built-in
    Start.at(visitor.page)
    visitor.page.wait_for_load_state("networkidle")
    weights = {
        one.url.removeprefix(visitor.base): one.request.sizes()["responseBodySize"]
        for one in answers
        if one.request.resource_type not in APART
    }
    named = {path.split("?")[0] for path in weights}
    assert {"/", "/api/words", "/api/pads"} <= named
    assert any(path.endswith("/main.js") for path in named)
    assert all(weights.values()), weights
    assert sum(weights.values()) < MOST_BYTES, weights
