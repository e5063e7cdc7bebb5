"""The rules where there are none: a clear page, and nothing a browser would call an error."""

import pytest

from browser.conftest import Visit
from browser.pages import say
from browser.tables import TWO_BOXES, lay


@pytest.mark.parametrize("wanted", ["sheet=no-such-sheet", "table=2222222222", "sheet=../words"])
def test_rules_that_are_not_there(visit: Visit, wanted: str) -> None:
    """It is said, and the way to those that are is shown."""
    page = visit().go(f"/rules?{wanted}")
    page.get_by_role("heading", name=say("page-rules-missing")).wait_for()
    page.get_by_role("link", name=say("page-rules-back")).click()
    page.get_by_role("link", name="Maxi").first.wait_for()


def test_the_rules_of_a_table(visit: Visit) -> None:
    """A sheet of the house is explained where it is played by, for who comes by the address as well."""
    visitor, other = visit(), visit()
    table = lay(visitor, {"name": "Anna", "here": True}, rules=TWO_BOXES)
    page = other.go(f"/rules?table={table.code}")
    page.get_by_role("heading", name="Two boxes").first.wait_for()
