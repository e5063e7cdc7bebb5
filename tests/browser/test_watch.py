"""The watch over every test: whatever must not happen in a browser is complained about."""

import pytest
from playwright.sync_api import Browser

from browser.pages import Start
from browser.visitors import Visitor
from support.server.servers import ServerProcess

WRONGS = {
    "console": "console.error('wrong')",
    "page error": "setTimeout(() => { throw new Error('wrong'); })",
    "refused": "fetch('/api/tables/2222222222')",
    "left the server": "fetch('http://127.0.0.1:9/')",
    "dialog": "setTimeout(() => alert('wrong'))",
    "failed": "fetch('http://127.0.0.1:9/')",
}


@pytest.mark.parametrize("wrong", WRONGS)
def test_what_goes_wrong_is_complained_about(browser: Browser, server: ServerProcess, wrong: str) -> None:
    """Each of these alone would fail the test it happens in."""
    visitor = Visitor(browser, server.base, bypass_csp=True)
    Start.at(visitor.page)
    assert not visitor.watch.complaints
    visitor.page.evaluate(f"() => {{ {WRONGS[wrong]}; }}")
    visitor.page.wait_for_timeout(0)
    for _ in range(200):
        if any(wrong in one for one in visitor.watch.complaints):
            break
        visitor.page.wait_for_timeout(25)
    visitor.context.close()
    assert any(wrong in one for one in visitor.watch.complaints)


def test_a_page_elsewhere_is_out_of_reach(browser: Browser, server: ServerProcess) -> None:
    """The policy of the page itself forbids what would leave the server."""
    visitor = Visitor(browser, server.base)
    Start.at(visitor.page)
    told = visitor.page.evaluate("fetch('http://127.0.0.1:9/').then(() => 'came', () => 'forbidden')")
    visitor.context.close()
    assert told == "forbidden"
    assert any("Content Security Policy" in one for one in visitor.watch.complaints)
