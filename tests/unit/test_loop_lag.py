"""How late the event loop is: measured, counted, and told of when it matters."""

import asyncio
from contextlib import suppress

import pytest

from yatzy.server.ops import logs
from yatzy.server.ops.loop_lag import INTERVAL, watch_loop_lag
from yatzy.server.ops.metrics import Metrics


class Ended(Exception):
    """There is nothing more to sleep through."""


def test_lag_is_measured_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    """Each interval but the first is observed; of the long ones, one line a minute says how many there were."""
    caplog.set_level("INFO", logs.OURS)
    observed: list[float] = []
    late = iter([2.0, 0.0, 0.5, 0.75, 0.25])
    now = 0.0

    async def sleep(seconds: float) -> None:
        nonlocal now
        lag = next(late, None)
        if lag is None:
            raise Ended
        now += seconds + lag

    with suppress(Ended):
        asyncio.run(watch_loop_lag(observed.append, clock=lambda: now, sleep=sleep))
    assert observed == [0.0, 0.5, 0.75, 0.25]
    [line] = [one for one in caplog.records if one.message == "loop-lag"]
    assert getattr(line, logs.FIELDS) == {"milliseconds": 500, "count": 1}


def test_what_happens_often_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    log = logs.RepeatLog("often", lambda: now)
    for second in range(121):
        now = float(second)
        log.add(what="knocking")
    told = [getattr(one, logs.FIELDS) for one in caplog.records]
    assert told == [{"what": "knocking", "count": count} for count in (1, 60, 60)]


def test_lag_is_a_metric() -> None:
    """In buckets, so that an alert can be set."""
    metrics = Metrics()
    metrics.observe_loop_lag(0.03)
    assert b'yatzy_loop_lag_seconds_bucket{le="0.05"} 1.0' in metrics.text()
    assert b'yatzy_loop_lag_seconds_bucket{le="0.025"} 0.0' in metrics.text()
    assert INTERVAL > 0
