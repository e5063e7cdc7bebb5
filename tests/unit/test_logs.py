"""What a server tells while it runs, and what it never tells."""

import json
import logging
import re
import traceback
from collections.abc import Iterator
from io import StringIO

import pytest

from yatzy.rules.errors import MoveError
from yatzy.server.ops import logs
from yatzy.server.settings import Style

NAME, TOKEN, TABLE, ADDRESS = "Anna", "dG9rZW4tdG9rZW4tdG9rZW", "kvxbqzjmrt", "203.0.113.5"


@pytest.fixture(autouse=True)
def loggers() -> Iterator[None]:
    """Give the loggers of whoever runs the tests back as they were."""
    root = logging.getLogger()
    named = [logging.getLogger(name) for name in list(logging.root.manager.loggerDict)]
    before = [(one, one.handlers[:], one.level, one.propagate, one.disabled) for one in (root, *named)]
    raising = logging.raiseExceptions
    yield
    for one, handlers, level, propagate, disabled in before:
        one.handlers, one.propagate, one.disabled = handlers, propagate, disabled
        one.setLevel(level)
    logging.raiseExceptions = raising


def capture_log(style: Style = "json") -> StringIO:
    stream = StringIO()
    logs.configure(style, stream)
    return stream


def lines(stream: StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def fail(cause: BaseException | None = None) -> None:
    raise ValueError(f"no seat for {NAME} with {TOKEN}") from cause


def make_error(cause: BaseException | None = None) -> BaseException:
    """Return an error with a name and a token in it."""
    with pytest.raises(ValueError, match=NAME) as caught:
        fail(cause)
    return caught.value


def test_a_note_is_an_object_in_a_line() -> None:
    stream = capture_log()
    logs.info("listening", port=8250, share=0.5, public=True)
    [line] = lines(stream)
    assert line.pop("at").__class__ is str
    assert line == {"level": "info", "event": "listening", "port": 8250, "share": 0.5, "public": True}


def test_a_plain_note_is_a_line_for_people() -> None:
    stream = capture_log("plain")
    logs.info("listening", port=8250)
    logs.warn("store", code="store-away")
    first, second = stream.getvalue().splitlines()
    assert first[2] == first[5] == ":"
    assert first[8:] == " listening port=8250"
    assert second[8:] == " warning: store code=store-away"


def test_quiet_tells_only_what_is_wrong() -> None:
    stream = capture_log("quiet")
    logs.info("listening", port=8250)
    logs.warn("store", code="store-away")
    assert len(stream.getvalue().splitlines()) == 1


def test_a_table_is_told_by_a_digest() -> None:
    """Whoever reads the log can tell tables apart, and join none."""
    stream = capture_log()
    logs.info("laid", table=TABLE)
    logs.info("over", table=TABLE)
    logs.info("laid", table="another")
    first, again, other = (line["table"] for line in lines(stream))
    assert first == again == logs.table_digest(TABLE)
    assert first != other
    assert TABLE not in stream.getvalue()
    assert len(str(first)) == 8


@pytest.mark.parametrize("style", ["json", "plain"])
def test_an_error_is_told_without_its_words(style: Style) -> None:
    """The kind and every step are there, also of what it came from; what somebody typed is not."""
    stream = capture_log(style)
    logs.exception("request", make_error(KeyError(NAME)), table=TABLE)
    text = stream.getvalue()
    for said in (NAME, TOKEN, TABLE):
        assert said not in text
    file = r"(\n|\\n)unit/test_logs.py:\d+"
    assert re.search(rf"KeyError{file} make_error: fail\(cause\){file} fail: raise .*ValueError", text)
    if style == "json":
        [line] = lines(stream)
        assert (line["event"], line["error"]) == ("request", "ValueError")


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (KeyError("Anna"), "KeyError"),
        (OSError(28, "No space left on device", "/home/anna"), "OSError 28 No space left on device"),
        (OSError("Anna"), "OSError"),
        (MoveError("move-not-your-turn", player="Anna"), "MoveError move-not-your-turn"),
    ],
)
def test_what_kind_of_error_it_is(error: BaseException, kind: str) -> None:
    """The system's words and our codes hold nothing of anybody; any other words may."""
    assert logs.error_kind(error) == kind


def test_errors_that_go_round_in_a_circle() -> None:
    one, other = ValueError(), KeyError()
    one.__context__, other.__context__ = other, one
    assert logs.format_traceback(one).splitlines() == ["KeyError", "ValueError"]


@pytest.mark.parametrize("name", ["uvicorn.error", "uvicorn.access", "litestar", "asyncio", "made.later"])
def test_libraries_tell_only_what_is_wrong_and_nothing_filled_in(name: str) -> None:
    """Uvicorn tells of each live connection its address and path, where a table's code stands: not here."""
    if name != "made.later":
        logging.getLogger(name).addHandler(logging.StreamHandler())
    stream = capture_log()
    library = logging.getLogger(name)
    library.info('%s - "WebSocket %s" [accepted]', ADDRESS, f"/api/tables/{TABLE}/live")
    library.warning("%s sent %s", ADDRESS, TABLE)
    library.error(f"Traceback (most recent call last):\n  …{NAME}")  # filled in already, as some do
    library.error("Exception in ASGI application\n", exc_info=make_error())
    text = stream.getvalue()
    for said in (ADDRESS, TABLE, TOKEN, f"  …{NAME}"):
        assert said not in text
    assert [line["event"] for line in lines(stream)] == [name] * 3
    assert [line["message"] for line in lines(stream)] == [
        "%s sent %s",
        "Traceback (most recent call last):",
        "Exception in ASGI application",
    ]


def test_a_traceback_in_a_message_is_told_by_its_error() -> None:
    """As uvicorn writes one when an application fails to close: which error, and not what it says."""
    stream = capture_log()
    message = "".join(traceback.format_exception(make_error(KeyError(NAME))))
    logging.getLogger("uvicorn.error").error(message)
    [line] = lines(stream)
    assert (line["event"], line["message"]) == ("uvicorn.error", "ValueError")
    assert NAME not in stream.getvalue()


def test_a_library_says_the_same_thing_seldom() -> None:
    """Whoever sends garbage cannot fill the disk; what is new is told, and so is all of ours."""
    stream = capture_log()
    library = logging.getLogger("uvicorn.error")
    for _ in range(1000):
        library.warning("Invalid HTTP request received.")
        library.error("Exception in ASGI application\n", exc_info=make_error())
        logs.warn("store", code="store-away")
    library.warning("Something else.")
    events = [line["event"] for line in lines(stream)]
    assert events.count("uvicorn.error") == 3
    assert events.count(logs.OURS) == 0
    assert events.count("store") == 1000


def test_it_is_said_again_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(logs, "monotonic", lambda: now)
    stream = capture_log()
    for seconds in (0, 30, 59, 61, 100, 122):
        now = float(seconds)
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    assert len(lines(stream)) == 3


def test_a_stream_that_is_gone_stops_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    stream = capture_log()
    stream.close()
    logs.warn("store", code="store-away")
    assert capsys.readouterr().err == ""


def test_what_goes_and_comes_back_is_told_once_each() -> None:
    """However often it is tried meanwhile; what has another reason is told again."""
    stream, store = capture_log(), logs.OutageLog("store")
    store.mark_up()
    for code in ("store-away", "store-away", "store-full", "store-full"):
        store.mark_down(code=code)
    for _ in range(2):
        store.mark_up()
    store.mark_down(code="store-full")
    assert [(line["event"], line.get("code")) for line in lines(stream)] == [
        ("store-away", "store-away"), ("store-away", "store-full"), ("store-back", None),
        ("store-away", "store-full"),
    ]  # fmt: skip
