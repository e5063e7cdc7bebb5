"""A private club: a browser shows the password once; playing and the installed page work from then on."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.pages import Start, Table, say
from support.server.servers import ServerProcess, server_at_home
from yatzy.l10n.catalogue import catalogue
from yatzy.server.net.club import Club
from yatzy.server.net.limits import Limits
from yatzy.server.settings import Settings

PASSWORD = "full house"  # noqa: S105 # of a test
SAY = catalogue("en").say
TOKEN = "0123456789abcdef"  # noqa: S105 # as above
INVITATION = Club(Settings(club_password=PASSWORD), Limits(Settings())).invitation


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_at_home(tmp_path_factory.mktemp("club"), club_password=PASSWORD, host_token=TOKEN) as server:
        yield server


def type_password(page: Page, password: str) -> None:
    page.get_by_label(SAY("club-password")).fill(password)
    page.get_by_role("button", name=SAY("club-enter")).click()


def test_once_and_for_good(club: ServerProcess, visit: Visit) -> None:
    """A wrong password is told; the right one leads where the browser wanted, live connections included."""
    visitor = visit(club.base, service_workers="allow")
    page = visitor.page
    with visitor.watch.excusing("403"):
        page.goto("/rules")
        expect(page).to_have_title(f"{SAY('club-title')} · Yatzy")
        type_password(page, "two pairs")
        page.get_by_text(SAY("club-wrong")).wait_for()
    type_password(page, PASSWORD)
    page.wait_for_url("**/rules")
    Start.at(page).play_alone().take_turn()  # which goes over the websocket
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    installed = visitor.context.new_page()  # the installed page shares the browser's cookies
    installed.goto(page.url)
    Table.begun(installed).take_turn()
    with visitor.watch.excusing("ERR_INTERNET_DISCONNECTED", "WebSocket", "failed: "):
        visitor.context.set_offline(True)
        installed.goto("/")
        installed.get_by_role("link", name=SAY("page-door-here")).wait_for()
        visitor.context.set_offline(False)


def test_the_page_of_the_host(club: ServerProcess, visit: Visit) -> None:
    """The token opens it, for no member too; a table is closed there, and whoever plays reads it.

    Where the server does not answer, it says so in the reader's language.
    """
    player = visit(club.base)
    player.page.goto(f"/club/{INVITATION}")
    Start.at(player.page).play_alone()
    code = player.page.url.rpartition("/")[2]
    visitor = visit(club.base)
    page = visitor.page
    with visitor.watch.excusing("401"):
        page.goto("/host")
        page.get_by_label(SAY("host-page-token")).fill("a guess")
        page.get_by_role("button", name=SAY("club-enter")).click()
        page.get_by_text(SAY("error-host-token")).wait_for()
    page.goto(f"/host#{TOKEN}")
    page.reload()  # the token is no longer in the address
    expect(page.get_by_label(SAY("host-page-token"))).to_be_hidden()
    row = page.get_by_role("row").filter(has_text=code)
    row.get_by_text(SAY("host-playing")).wait_for()
    row.get_by_role("button", name=SAY("host-page-close")).click()
    page.get_by_role("dialog").get_by_role("button", name=SAY("host-page-close")).click()
    row.get_by_text(SAY("host-closed")).wait_for()
    player.page.get_by_text(say("page-table-closed")).first.wait_for()
    with visitor.watch.excusing("api/host", "ERR_INTERNET_DISCONNECTED"):
        page.context.set_offline(True)
        page.get_by_text(say("page-away")).wait_for()


def test_who_is_thrown_out_comes_to_the_door(club: ServerProcess, visit: Visit) -> None:
    """A page that is open when the cookie is gone leads to the password, and from there back to its table."""
    visitor = visit(club.base)
    page = visitor.page
    page.goto(f"/club/{INVITATION}")
    Start.at(page).play_alone()
    address = page.url
    visitor.context.clear_cookies()
    with visitor.watch.excusing("401", "WebSocket", "ERR_ABORTED"):
        page.evaluate(
            "import(document.querySelector('script[type=module]').src.replace('joined/main.js', 'net/http.js'))"
            ".then((net) => net.request('GET', '/api/tables')).catch(() => {})"
        )
        type_password(page, PASSWORD)
    page.wait_for_url(address)
    Table.begun(page)
