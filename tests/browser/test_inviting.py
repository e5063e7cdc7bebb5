"""Bringing somebody in: the link, the code and the QR code all lead to the table."""

import re
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import segno
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import FAR, Laying, Lobby, Start, Table, say
from browser.visitors import PHONE

STEP = re.compile(r"([Mmh])\s*(-?[\d.]+)(?:[ ,]\s*(-?[\d.]+))?")


def dark_modules(svg: str) -> set[tuple[int, int]]:
    """Return the dark places of a QR code that is drawn in strokes from left to right, from its corner."""
    dark: set[tuple[int, int]] = set()
    for path in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}path"):  # noqa: S314 # our own server drew it
        if not path.get("stroke"):
            continue
        x = y = 0.0
        for what, first, second in STEP.findall(path.get("d", "")):
            if what == "h":
                dark |= {(int(y), int(x) + step) for step in range(int(float(first)))}
                x += float(first)
            else:
                begin = (0.0, 0.0) if what == "M" else (x, y)
                x, y = begin[0] + float(first), begin[1] + float(second)
    top, left = min(row for row, _ in dark), min(column for _, column in dark)
    return {(row - top, column - left) for row, column in dark}


def modules_of(address: str) -> list[set[tuple[int, int]]]:
    """Return the dark places of every QR code that says an address, whatever its strength."""
    return [
        {
            (row, column)
            for row, line in enumerate(segno.make(address, error=error, boost_error=boost, micro=False).matrix)
            for column, module in enumerate(line)
            if module
        }
        for error in "lmqh"
        for boost in (False, True)
    ]


def drawn(table: Lobby | Table, name: str) -> set[tuple[int, int]]:
    """Return the dark places of the QR code on the page."""
    picture = table.page.get_by_role("img", name=name)
    picture.and_(table.page.locator("[src]")).wait_for()
    address = picture.get_attribute("src") or ""
    return dark_modules(unquote(address.split(",", 1)[1]))


def test_the_qr_code_is_the_link(visit: Visit) -> None:
    """What a phone reads is the link to the table, which takes whoever opens it to the free seat."""
    anna = visit()
    lobby = Laying.at(anna.page, "vinga").name("Anna").add(FAR).lay()
    address = lobby.address()
    assert address == f"{anna.base}/{anna.page.url.rsplit('/', 1)[-1]}"
    assert drawn(lobby, say("page-qr")) in modules_of(address)
    assert drawn(lobby, say("page-qr")) not in modules_of(f"{address}x")
    bo = visit(viewport=PHONE)
    bo.go(address)
    Lobby.shown(bo.page).sit("Bo")
    Table.begun(anna.page)


def test_a_code_and_a_link_can_be_typed(visit: Visit) -> None:
    """A code as it is read out, or the link, brings one to the table; anything else is said to be wrong."""
    anna, bo, cia = visit(), visit(viewport=PHONE), visit(viewport=PHONE)
    lobby = Laying.at(anna.page, "vinga").name("Anna").add(FAR).lay()
    address = lobby.address()
    code = anna.page.get_by_text(re.compile(r"^[A-Z0-9]{5}-[A-Z0-9]{5}$")).inner_text()
    start = Start.at(bo.page)
    start.join("no code")
    bo.page.get_by_role("alert").filter(has_text=say("page-join-wrong")).wait_for()
    start.join(code)
    Lobby.shown(bo.page)
    Start.at(cia.page).join(address)
    Lobby.shown(cia.page)
    assert bo.page.url == cia.page.url == address


def test_another_device_plays_the_same_seat(visit: Visit) -> None:
    """The link for another device, as its QR code says it, takes the seat along and leaves the address bar."""
    anna, phone = visit(), visit(viewport=PHONE)
    table = Laying.at(anna.page, "vinga").name("Anna").start()
    table.menu(say("page-device"))
    table.dialog.get_by_role("button", name=say("page-device-make")).click()
    address = table.dialog.get_by_role("textbox", name=say("page-link")).input_value()
    assert drawn(table, say("page-device-qr")) in modules_of(address)
    phone.go(address)
    there = Table.begun(phone.page)
    assert phone.page.url == address.split("#")[0]
    there.roll()
    table.close_dialog()
    table.throws("2 rolls left")
    assert table.dice == there.dice


def test_why_there_is_no_table_stays_to_be_read(visit: Visit) -> None:
    """A code that no table has: what is wrong is told as long as somebody looks."""
    page = visit().page
    page.clock.install()
    page.goto("/2222222222")
    told = page.get_by_role("paragraph").filter(has_text=say("page-nowhere-about"))
    expect(told).to_be_visible()
    page.clock.fast_forward(60_000)
    expect(told).to_be_visible()
