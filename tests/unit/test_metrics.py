"""What a server counts, as Prometheus reads it."""

from dataclasses import dataclass

from prometheus_client.parser import text_string_to_metric_families

from yatzy.server.metrics import Metrics


@dataclass
class Lane:
    """Work of one kind."""

    waiting: int = 0
    running: int = 0


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
    for count, happened in enumerate((metrics.moved, metrics.repeated, metrics.stale), 1):
        for _ in range(count):
            happened()
    for code in ("move-not-your-turn", "move-not-your-turn", "move-box-taken"):
        metrics.move_refused()
        metrics.refused(code)
    metrics.refused("table-full")
    values = read(metrics)
    outcomes = {labels[0]: value for (name, labels), value in values.items() if name == "yatzy_moves_total"}
    assert outcomes == {"done": 1, "repeated": 2, "stale": 3, "refused": 3}
    codes = {labels[0]: value for (name, labels), value in values.items() if name == "yatzy_refused_total"}
    assert codes == {"move-not-your-turn": 2, "move-box-taken": 1, "table-full": 1}


def test_commits_with_their_events() -> None:
    metrics = Metrics()
    metrics.committed(0.003, 1)
    metrics.committed(0.004, 150)
    values = read(metrics)
    assert values["yatzy_commit_seconds_count", ()] == 2
    assert values["yatzy_commit_seconds_sum", ()] == 0.007
    assert values["yatzy_commit_events_sum", ()] == 151
    assert values["yatzy_commit_events_bucket", ("100.0",)] == 1


def test_connections_and_those_that_do_not_read() -> None:
    metrics = Metrics()
    for _ in range(3):
        metrics.socket_opened()
    metrics.socket_closed()
    metrics.dropped()
    metrics.closed("slow")
    values = read(metrics)
    assert values["yatzy_sockets", ()] == 2
    assert values["yatzy_messages_dropped_total", ()] == 1
    assert values["yatzy_sockets_closed_total", ("slow",)] == 1


def test_requests_by_their_route() -> None:
    """A method that somebody made up makes no count of its own: anyone could fill the memory with them."""
    metrics = Metrics()
    metrics.answered("GET", "/api/tables/{table_id}", 200, 0.002)
    for number in range(100):
        metrics.answered(f"YATZY{number}", "none", 405, 0.001)
    values = read(metrics)
    requests = {labels: value for (name, labels), value in values.items() if name == "yatzy_requests_total"}
    assert requests == {("GET", "/api/tables/{table_id}", "200"): 1, ("other", "none", "405"): 100}
    assert values["yatzy_request_seconds_count", ("GET", "/api/tables/{table_id}")] == 1


def test_what_is_watched_is_asked_when_somebody_reads() -> None:
    metrics, tables, quick = Metrics(), list[str](), Lane()
    metrics.watch(lambda: len(tables), {"quick": quick, "slow": Lane(running=1)})
    tables += ["one", "two"]
    quick.waiting = 5
    values = read(metrics)
    assert values["yatzy_tables_live", ()] == 2
    assert values["yatzy_work_waiting", ("quick",)] == 5
    assert values["yatzy_work_running", ("slow",)] == 1


def test_work_by_lane_and_job() -> None:
    metrics = Metrics()
    metrics.worked("quick", "choose", 0.004)
    values = read(metrics)
    assert values["yatzy_work_seconds_count", ("choose", "quick")] == 1


def test_what_runs_and_how_large_it_is() -> None:
    values = read(Metrics())
    assert any(name == "yatzy_build" and value == 1 for (name, _), value in values.items())
    assert values["process_resident_memory_bytes", ()] > 0


def test_two_servers_in_one_process_count_apart() -> None:
    """Nothing is counted in a place that all share."""
    one, other = Metrics(), Metrics()
    one.moved()
    assert read(other)["yatzy_moves_total", ("done",)] == 0
