"""Prometheus metrics of a server.

Nothing here identifies players: labels are fixed words, never a name, a table or an address.
"""

import platform
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib.metadata import version
from typing import Protocol
from urllib.parse import urlsplit

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    start_http_server,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from yatzy.server.jobs.job_queue import Category

MEDIA_TYPE = CONTENT_TYPE_LATEST
"""The media type of :meth:`Metrics.text`."""

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
COMMIT_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
COMMIT_EVENTS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
REQUEST_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30)
LAG_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
ALERTED_REFUSALS = (("table-store",), ("table-storage",))
"""Refusals that ``deploy/alerts.yaml`` asks for by name."""
TURNED_AWAY = (("connections",), ("sockets",), ("requests",))
JOB_REFUSALS = tuple((category, code) for category in Category for code in ("work-busy", "limit-work"))
JOB_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 100)


class PoolStats(Protocol):
    """The load of the workers."""

    def count_waiting(self, category: Category) -> int:
        """Return how many jobs of a category wait for a worker."""

    def count_running(self, category: Category) -> int:
        """Return how many jobs of a category are running."""

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the worker processes."""


class Metrics:
    """All metrics. What happens with every move is bound to its counter's own method, to be cheap."""

    count_move: Callable[[], None]
    """A move was made and stored."""
    count_repeat: Callable[[], None]
    """A repeated move was answered from the log."""
    count_stale_move: Callable[[], None]
    """A move was made against an outdated state."""
    count_refused_move: Callable[[], None]
    """A move was refused for any other reason; :meth:`count_refusal` counts its code as well."""
    add_socket: Callable[[], None]
    remove_socket: Callable[[], None]
    count_dropped_message: Callable[[], None]
    """A message was dropped because its client read too slowly."""
    observe_loop_lag: Callable[[float], None]
    """How many seconds late the event loop was."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        build = Gauge("yatzy_build", "What runs here.", ["version", "python"], registry=registry)
        self.version = version("yatzy")
        build.labels(self.version, platform.python_version()).set(1)
        moves = Counter(
            "yatzy_moves", "Moves that came in, by what became of them.", ["outcome"], registry=registry
        )
        self.count_move = moves.labels("done").inc
        self.count_repeat = moves.labels("repeated").inc
        self.count_stale_move = moves.labels("stale").inc
        self.count_refused_move = moves.labels("refused").inc
        self._refusals = _LabelledCounter(
            Counter("yatzy_refused", "Refusals by their code.", ["code"], registry=registry), ALERTED_REFUSALS
        )
        self._commit_seconds = Histogram(
            "yatzy_commit_seconds", "How long a commit took.", buckets=COMMIT_SECONDS, registry=registry
        )
        self._commit_events = Histogram(
            "yatzy_commit_events", "Events in one commit.", buckets=COMMIT_EVENTS, registry=registry
        )
        sockets = Gauge("yatzy_sockets", "Live connections.", registry=registry)
        self.add_socket, self.remove_socket = sockets.inc, sockets.dec
        self.count_dropped_message = Counter(
            "yatzy_messages_dropped", "Messages not sent to slow readers.", registry=registry
        ).inc
        self._closed_sockets = _LabelledCounter(
            Counter(
                "yatzy_sockets_closed", "Live connections that ended, by why.", ["reason"], registry=registry
            )
        )
        self._turned_away = _LabelledCounter(
            Counter(
                "yatzy_turned_away",
                "Connections that were refused because their address has too many, by kind.",
                ["what"],
                registry=registry,
            ),
            TURNED_AWAY,
        )
        self.observe_loop_lag = Histogram(
            "yatzy_loop_lag_seconds",
            "How late the event loop was, four times a second.",
            buckets=LAG_SECONDS,
            registry=registry,
        ).observe
        self._tables = Gauge("yatzy_tables_live", "Tables held in memory.", registry=registry)
        self._stored = Gauge("yatzy_stored_bytes", "Bytes that the games take.", registry=registry)
        self._deleted = Counter(
            "yatzy_tables_deleted", "Tables deleted by retention, by why.", ["reason"], registry=registry
        )
        self._stored_tables = Gauge(
            "yatzy_tables_stored",
            "Tables in the database, by state: waiting, in play or over.",
            ["state"],
            registry=registry,
        )
        self._workers = Gauge("yatzy_workers", "Worker processes that run.", registry=registry)
        self._worker_deaths = Counter(
            "yatzy_workers_died", "Workers that died and were replaced.", registry=registry
        )
        self._create_request_and_job_metrics()

    def _create_request_and_job_metrics(self) -> None:
        registry = self._registry
        self._requests = _LabelledCounter(
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
            "yatzy_work_waiting", "Questions that wait for a worker, by class.", ["class"], registry=registry
        )
        self._running = Gauge(
            "yatzy_work_running", "Questions in work, by class.", ["class"], registry=registry
        )
        self._refused_jobs = _LabelledCounter(
            Counter(
                "yatzy_work_refused",
                "Questions that were refused, by class and by the code of the error.",
                ["class", "code"],
                registry=registry,
            ),
            JOB_REFUSALS,
        )
        self._worker_seconds = Counter(
            "yatzy_work_worker_seconds", "Time of workers, by class.", ["class"], registry=registry
        )
        self._job_seconds = Histogram(
            "yatzy_work_seconds",
            "How long a question took in work.",
            ["class", "job"],
            buckets=JOB_SECONDS,
            registry=registry,
        )

    def count_refusal(self, code: str) -> None:
        """Count a refusal by its error code; stale moves are counted apart."""
        self._refusals.count(code)

    def count_commit(self, seconds: float, events: int) -> None:
        """Count a commit and the events in it."""
        self._commit_seconds.observe(seconds)
        self._commit_events.observe(events)

    def count_closed_socket(self, reason: str) -> None:
        """Count a closed live connection: ``left``, ``slow``, ``nonsense``, ``no-hello`` or ``removed``."""
        self._closed_sockets.count(reason)

    def count_turned_away(self, what: str) -> None:
        """Count a refused connection: ``connections``, ``sockets`` or, over the rate limit, ``requests``."""
        self._turned_away.count(what)

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request. ``route`` is the matched pattern, never the path: a path may name a table."""
        method = method if method in METHODS else "other"  # clients can send any method
        self._requests.count(method, route, str(status))
        self._request_seconds.labels(method, route).observe(seconds)

    def count_job(self, category: str, job: str, seconds: float) -> None:
        """Record the worker time of a job that is over."""
        self._job_seconds.labels(category, job).observe(seconds)

    def count_deleted_tables(self, reason: str, count: int) -> None:
        """Count tables that retention deleted: ``idle``, ``finished`` or ``abandoned``."""
        self._deleted.labels(reason).inc(count)

    def count_worker_death(self) -> None:
        """Count a worker that died and is replaced."""
        self._worker_deaths.inc()

    def set_stored_tables(self, counts: Mapping[str, int]) -> None:
        """Set how many tables are stored, by state."""
        for state, count in counts.items():
            self._stored_tables.labels(state).set(count)

    def count_worker_time(self, category: str, seconds: float) -> None:
        """Record that a worker was used for so long."""
        self._worker_seconds.labels(category).inc(seconds)

    def count_refused_job(self, category: str, code: str) -> None:
        """Count a job that was refused, or displaced by another owner's."""
        self._refused_jobs.count(category, code)

    def watch(self, tables: Callable[[], int], pool: PoolStats, stored: Callable[[], int] = lambda: 0) -> None:
        """Set the functions that are read at every scrape: tables in memory, load of workers, stored bytes."""
        self._tables.set_function(tables)
        self._workers.set_function(lambda: len(pool.pids))
        self._stored.set_function(stored)
        for category in Category:
            self._waiting.labels(category).set_function(partial(pool.count_waiting, category))
            self._running.labels(category).set_function(partial(pool.count_running, category))

    def read(self, sample: str) -> dict[str, int]:
        """Return the values of a sample by its labels, those that are 0 left out; "" where it has no labels."""
        found: dict[str, int] = {}
        for family in self._registry.collect():
            for one in family.samples:
                if one.name == sample and one.value:
                    found[" ".join(one.labels.values())] = int(one.value)
        return found

    def text(self) -> bytes:
        """Return all metrics in Prometheus's text format."""
        return generate_latest(self._registry)

    def serve(self, address: str) -> Callable[[], None]:
        """Serve the metrics in a thread at ``host:port``; return the function that ends it.

        Raises ``OSError`` if the address cannot be listened on.
        """
        url = urlsplit(f"//{address}")
        server, thread = start_http_server(url.port or 0, url.hostname or "", registry=self._registry)

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end


class _LabelledCounter:
    """A counter with labels that caches its children.

    Those in ``zeros`` are there from the start: Prometheus does not see the increase of a series that begins
    above 0.
    """

    def __init__(self, counter: Counter, zeros: Iterable[tuple[str, ...]] = ()) -> None:
        self._counter = counter
        self._known: dict[tuple[str, ...], Callable[[], None]] = {
            labels: counter.labels(*labels).inc for labels in zeros
        }

    def count(self, *labels: str) -> None:
        known = self._known.get(labels)
        if known is None:
            known = self._known[labels] = self._counter.labels(*labels).inc
        known()
