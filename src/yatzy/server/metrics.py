"""What a server counts and measures, for Prometheus.

Nothing here tells who plays: labels are words of ours, never a name, a table or an address.
"""

import platform
from collections.abc import Callable, Mapping
from importlib.metadata import version
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

MEDIA_TYPE = CONTENT_TYPE_LATEST
"""What :meth:`Metrics.text` is."""

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
COMMIT_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
COMMIT_EVENTS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
REQUEST_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30)
JOB_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 100)


class Lane(Protocol):
    """Work of one kind: how many questions wait, and how many are being answered."""

    @property
    def waiting(self) -> int:
        """Questions nobody works on yet."""

    @property
    def running(self) -> int:
        """Questions being worked on."""


class Metrics:
    """Everything a server counts. What happens with every move is its counter's own method, and as cheap."""

    moved: Callable[[], None]
    """A move was made and kept."""
    repeated: Callable[[], None]
    """A move came a second time and was answered as the first."""
    stale: Callable[[], None]
    """A move was made against a game that had gone on."""
    move_refused: Callable[[], None]
    """A move was refused for any other reason; that is counted by its code as well, as all refusals are."""
    socket_opened: Callable[[], None]
    socket_closed: Callable[[], None]
    dropped: Callable[[], None]
    """A message was not sent, because its reader was too slow."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        built = Gauge("yatzy_build", "What runs here.", ["version", "python"], registry=registry)
        built.labels(version("yatzy"), platform.python_version()).set(1)
        moves = Counter(
            "yatzy_moves", "Moves that came in, by what became of them.", ["outcome"], registry=registry
        )
        self.moved = moves.labels("done").inc
        self.repeated = moves.labels("repeated").inc
        self.stale = moves.labels("stale").inc
        self.move_refused = moves.labels("refused").inc
        self._refused = _Family(
            Counter("yatzy_refused", "Refusals by their code.", ["code"], registry=registry)
        )
        self._commit_seconds = Histogram(
            "yatzy_commit_seconds", "How long a commit took.", buckets=COMMIT_SECONDS, registry=registry
        )
        self._commit_events = Histogram(
            "yatzy_commit_events", "Events in one commit.", buckets=COMMIT_EVENTS, registry=registry
        )
        sockets = Gauge("yatzy_sockets", "Live connections.", registry=registry)
        self.socket_opened, self.socket_closed = sockets.inc, sockets.dec
        self.dropped = Counter(
            "yatzy_messages_dropped", "Messages not sent to slow readers.", registry=registry
        ).inc
        self._closed = _Family(
            Counter(
                "yatzy_sockets_closed", "Live connections that ended, by why.", ["reason"], registry=registry
            )
        )
        self._tables = Gauge("yatzy_tables_live", "Tables held in memory.", registry=registry)
        self._make_slow_ones()

    def _make_slow_ones(self) -> None:
        registry = self._registry
        self._requests = _Family(
            Counter("yatzy_requests", "Requests answered.", ["method", "route", "status"], registry=registry)
        )
        self._request_seconds = Histogram(
            "yatzy_request_seconds",
            "How long a request took.",
            ["method", "route"],
            buckets=REQUEST_SECONDS,
            registry=registry,
        )
        self._waiting = Gauge(
            "yatzy_work_waiting", "Questions that wait for a worker.", ["lane"], registry=registry
        )
        self._running = Gauge("yatzy_work_running", "Questions in work.", ["lane"], registry=registry)
        self._job_seconds = Histogram(
            "yatzy_work_seconds",
            "How long a question took in work.",
            ["lane", "job"],
            buckets=JOB_SECONDS,
            registry=registry,
        )

    def refused(self, code: str) -> None:
        """Count anything that was refused, but what came too late."""
        self._refused.count(code)

    def committed(self, seconds: float, events: int) -> None:
        """Count a commit and the events in it."""
        self._commit_seconds.observe(seconds)
        self._commit_events.observe(events)

    def closed(self, reason: str) -> None:
        """Count a live connection that ended: ``left``, ``slow``, ``nonsense`` or ``no-hello``."""
        self._closed.count(reason)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request. ``route`` is the pattern that matched, never the path: a path may name a table."""
        method = method if method in METHODS else "other"  # anyone can make one up
        self._requests.count(method, route, str(status))
        self._request_seconds.labels(method, route).observe(seconds)

    def worked(self, lane: str, job: str, seconds: float) -> None:
        """Count a question that was answered by a worker."""
        self._job_seconds.labels(lane, job).observe(seconds)

    def watch(self, tables: Callable[[], int], lanes: Mapping[str, Lane]) -> None:
        """Name whom to ask, whenever somebody reads, how many tables there are and how much work waits."""
        self._tables.set_function(tables)
        for name, lane in lanes.items():
            self._waiting.labels(name).set_function(_count(lane, "waiting"))
            self._running.labels(name).set_function(_count(lane, "running"))

    def text(self) -> bytes:
        """Return everything as Prometheus reads it."""
        return generate_latest(self._registry)


class _Family:
    """A counter with labels, whose children are looked up once."""

    def __init__(self, counter: Counter) -> None:
        self._counter = counter
        self._known: dict[tuple[str, ...], Callable[[], None]] = {}

    def count(self, *labels: str) -> None:
        known = self._known.get(labels)
        if known is None:
            known = self._known[labels] = self._counter.labels(*labels).inc
        known()


def _count(lane: Lane, what: str) -> Callable[[], float]:
    return lambda: float(getattr(lane, what))
