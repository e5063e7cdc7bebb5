"""What a server counts, as Prometheus reads it."""

from collections import Counter

from prometheus_client.parser import text_string_to_metric_families

from yatzy.server.jobs.job_queue import Category
from yatzy.server.ops.metrics import Metrics


class Load:
    """How many jobs wait and run, by class."""

    def __init__(self) -> None:
        self.now: Counter[tuple[str, str]] = Counter()

    def count_waiting(self, category: Category) -> int:
        """Return how many wait."""
        return self.now["waiting", category]

    def count_running(self, category: Category) -> int:
        """Return how many run."""
        return self.now["running", category]

    @property
    def pids(self) -> tuple[int, ...]:
        """Which processes run."""
        return (1, 2)


def read(metrics: Metrics) -> dict[tuple[str, tuple[str, ...]], float]:
    """Return every value by its name and its labels' values, which stand in the order of the labels' names."""
    families = text_string_to_metric_families(metrics.text().decode())
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in families
        for sample in family.samples
    }


def test_moves_by_what_became_of_them() -> None:
    metrics = Metrics()
    for count, happened in enumerate((metrics.count_move, metrics.count_repeat, metrics.count_stale_move), 1):
        for _ in range(count):
            happened()
    for code in ("move-not-your-turn", "move-not-your-turn", "move-box-taken"):
        metrics.count_refused_move()
        metrics.count_refusal(code)
    metrics.count_refusal("table-full")
    values = read(metrics)
    outcomes = {labels[0]: value for (name, labels), value in values.items() if name == "yatzy_moves_total"}
    assert outcomes == {"done": 1, "repeated": 2, "stale": 3, "refused": 3}
    codes = {
        labels[0]: value for (name, labels), value in values.items() if name == "yatzy_refused_total" and value
    }
    assert codes == {"move-not-your-turn": 2, "move-box-taken": 1, "table-full": 1}


def test_commits_with_their_events() -> None:
    metrics = Metrics()
    metrics.count_commit(0.003, 1)
    metrics.count_commit(0.004, 150)
    values = read(metrics)
    assert values["yatzy_commit_seconds_count", ()] == 2
    assert values["yatzy_commit_seconds_sum", ()] == 0.007
    assert values["yatzy_commit_events_sum", ()] == 151
    assert values["yatzy_commit_events_bucket", ("100.0",)] == 1


def test_connections_and_those_that_do_not_read() -> None:
    metrics = Metrics()
    for _ in range(3):
        metrics.add_socket()
    metrics.remove_socket()
    metrics.count_dropped_message()
    metrics.count_closed_socket("slow")
    values = read(metrics)
    assert values["yatzy_sockets", ()] == 2
    assert values["yatzy_messages_dropped_total", ()] == 1
    assert values["yatzy_sockets_closed_total", ("slow",)] == 1


def test_requests_by_their_route() -> None:
    """A method that somebody made up makes no count of its own: anyone could fill the memory with them."""
    metrics = Metrics()
    metrics.count_request("GET", "/api/tables/{table_id}", 200, 0.002)
    for number in range(100):
        metrics.count_request(f"YATZY{number}", "none", 405, 0.001)
    values = read(metrics)
    requests = {labels: value for (name, labels), value in values.items() if name == "yatzy_requests_total"}
    assert requests == {("GET", "/api/tables/{table_id}", "200"): 1, ("other", "none", "405"): 100}
    assert values["yatzy_request_seconds_count", ("GET", "/api/tables/{table_id}")] == 1


def test_what_is_watched_is_asked_when_somebody_reads() -> None:
    metrics, tables, load = Metrics(), list[str](), Load()
    metrics.watch(lambda: len(tables), load)
    tables += ["one", "two"]
    load.now["waiting", "quick"] = 5
    load.now["running", "long"] = 1
    values = read(metrics)
    assert values["yatzy_tables_live", ()] == 2
    assert values["yatzy_work_waiting", ("quick",)] == 5
    assert values["yatzy_work_running", ("long",)] == 1
    assert values["yatzy_work_waiting", ("table",)] == values["yatzy_work_running", ("background",)] == 0


def test_work_by_class() -> None:
    """Jobs that are over, time of workers also of those that are not, and refusals by their code."""
    metrics = Metrics()
    metrics.count_job("table", "choose", 0.004)
    metrics.count_worker_time("long", 2.5)
    metrics.count_worker_time("long", 0.5)
    metrics.count_refused_job("quick", "limit-work")
    values = read(metrics)
    assert values["yatzy_work_seconds_count", ("table", "choose")] == 1
    assert values["yatzy_work_worker_seconds_total", ("long",)] == 3
    assert values["yatzy_work_refused_total", ("quick", "limit-work")] == 1


def test_what_runs_and_how_large_it_is() -> None:
    values = read(Metrics())
    assert any(name == "yatzy_build" and value == 1 for (name, _), value in values.items())
    assert values["process_resident_memory_bytes", ()] > 0


def test_two_servers_in_one_process_count_apart() -> None:
    """Nothing is counted in a place that all share."""
    one, other = Metrics(), Metrics()
    one.count_move()
    assert read(other)["yatzy_moves_total", ("done",)] == 0
