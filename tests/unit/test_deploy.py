"""The files for deployment: they can be read, say what there is, and let in nobody who should stay outside."""

import copy
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from support.server.proxies import caddy, nginx, program, write_certificate, write_nginx_files
from support.server.servers import free_port
from yatzy.server.ops.metrics import Metrics
from yatzy.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = ["yatzy.service", "yatzy@.service"]
SAID = {"SITE": "yatzy.example", "POSTGRES_PASSWORD": "long"}
"""What deploy/.env says."""


def compose() -> dict[str, Any]:
    """Return the compose file, with what the environment says filled in as compose does."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    filled = re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: SAID[found[1]], text)
    assert "${" not in filled
    read: dict[str, Any] = yaml.safe_load(filled)
    return read


def unit(name: str) -> dict[str, str]:
    """Return what a unit says; what it says several times stands together."""
    said: dict[str, str] = {}
    for key, value in re.findall(r"^(\w+)=(.*)$", (DEPLOY / name).read_text("utf-8"), re.MULTILINE):
        said[key] = f"{said[key]} {value}" if key in said else value
    return said


# Monitoring


def alerts() -> list[dict[str, Any]]:
    [group] = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))["groups"]
    rules: list[dict[str, Any]] = group["rules"]
    return rules


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DEPLOY / "dashboard.json").read_text("utf-8"))["panels"]
    return found


def expressions() -> list[str]:
    """Return all that alerts and dashboard ask Prometheus for."""
    return [rule["expr"] for rule in alerts()] + [
        target["expr"] for panel in panels() for target in panel["targets"]
    ]


def test_alerts_and_dashboard_ask_for_what_there_is() -> None:
    """Every metric of ours in them is one that the server has, and brackets match."""
    metrics = Metrics()
    told = re.findall(r"^# TYPE (\w+) (\w+)", metrics.text().decode(), re.MULTILINE)
    ends = {"counter": [""], "gauge": [""], "histogram": ["_bucket", "_sum", "_count"]}
    there = {f"{name}{end}" for name, kind in told for end in ends[kind]}
    for expression in expressions():
        named = re.findall(r"\byatzy_\w+", expression)
        assert named or re.match(r"up\{|process_", expression), expression
        assert set(named) <= there, expression
        for opening, closing in ("()", "[]", "{}"):
            assert expression.count(opening) == expression.count(closing), expression


def test_every_alert_says_what_to_do() -> None:
    names = [rule["alert"] for rule in alerts()]
    assert len(set(names)) == len(names)
    for rule in alerts():
        assert rule["labels"]["severity"] in {"page", "warn"}
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["annotations"]["action"].endswith(".")


def test_panels_have_places_of_their_own() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels()]
    assert len(set(places)) == len(places)
    assert [panel["id"] for panel in panels()] == list(range(1, len(places) + 1))
    assert all(panel["gridPos"]["x"] + panel["gridPos"]["w"] <= 24 for panel in panels())


def test_prometheus_finds_nothing_wrong(tmp_path: Path) -> None:
    """Neither in the alerts nor in the expressions of the dashboard, checked as rules."""
    recorded = [{"record": f"panel:{number}", "expr": one} for number, one in enumerate(expressions())]
    dashboard = tmp_path / "dashboard.yaml"
    dashboard.write_text(yaml.safe_dump({"groups": [{"name": "dashboard", "rules": recorded}]}), "utf-8")
    promtool = program("promtool", "prometheus")
    for file in (DEPLOY / "alerts.yaml", dashboard):
        checked = subprocess.run(
            [promtool, "check", "rules", str(file)], capture_output=True, text=True, check=False
        )
        assert checked.returncode == 0, checked.stderr


LATE = {"0.1": 0, "0.25": 0, "1": 10, "+Inf": 10}
"""Ten commits, or looks at the event loop, a minute, all late."""
STORM = {
    "YatzyDown": {'up{job="yatzy"}': "0x30"},
    "YatzyMovesNotStored": {'yatzy_refused_total{code="table-store"}': "0x17 3x20"},
    "YatzyCommitsSlow": {f'yatzy_commit_seconds_bucket{{le="{le}"}}': f"0+{n}x30" for le, n in LATE.items()},
    "YatzyLoopLate": {f'yatzy_loop_lag_seconds_bucket{{le="{le}"}}': f"0+{n}x30" for le, n in LATE.items()},
    "YatzyTablesWaitForWorkers": {'yatzy_work_waiting{class="table"}': "2x30"},
    "YatzyWorkRefused": {'yatzy_work_refused_total{class="quick",code="work-busy"}': "0x9 1x20"},
    "YatzyWorkersDie": {"yatzy_workers_died_total": "0+1x30"},
    "YatzyTurnedAway": {'yatzy_turned_away_total{what="sockets"}': "0+50x30"},
    "YatzyNoRoomForTables": {'yatzy_refused_total{code="table-storage"}': "0x9 1x20"},
}
"""By alert, what Prometheus reads a minute apart while it should fire, from counters that begin at 0."""


def test_every_alert_fires_when_it_should_and_only_then(tmp_path: Path) -> None:
    """By Prometheus's own tests of rules: not in a quiet time, and in one such as each is about."""
    tests = []
    for alert, read in STORM.items():
        quiet = dict.fromkeys(read, "1x30" if alert == "YatzyDown" else "0x30")
        for values, fires in ((read, True), (quiet, False)):
            series = [{"series": name, "values": value} for name, value in values.items()]
            found = {"expr": f'count(ALERTS{{alertname="{alert}",alertstate="firing"}}) or vector(0)'}
            expected = {"eval_time": "22m", "exp_samples": [{"labels": "{}", "value": int(fires)}]}
            tests.append({"interval": "1m", "input_series": series, "promql_expr_test": [found | expected]})
    assert set(STORM) == {rule["alert"] for rule in alerts()}
    file = tmp_path / "tests.yaml"
    rules = {"rule_files": [str(DEPLOY / "alerts.yaml")], "evaluation_interval": "1m", "tests": tests}
    file.write_text(yaml.safe_dump(rules), "utf-8")
    promtool = program("promtool", "prometheus")
    checked = subprocess.run(
        [promtool, "test", "rules", str(file)], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_counters_that_alerts_watch_begin_at_zero() -> None:
    """Else Prometheus would not see their first increase."""
    told = Metrics().text().decode()
    for series in (name for read in STORM.values() for name in read if "_total" in name):
        name, _, labels = series.rstrip("}").partition("{")
        samples = re.findall(rf"^{name}(?:{{(.*)}})? 0\.0$", told, re.MULTILINE)
        assert labels in samples, series


# nginx


def test_nginx_has_two_servers_and_keeps_what_is_inside_inside() -> None:
    text = re.sub(r"#.*", "", (DEPLOY / "nginx.conf").read_text("utf-8"))
    assert text.count("{") == text.count("}")
    [upstream] = re.findall(r"upstream yatzy \{(.*?)\n\}", text, re.DOTALL)
    assert re.findall(r"server 127\.0\.0\.1:(\d+)", upstream) == ["8251", "8252"]  # the ports of yatzy@.service
    [inside] = re.findall(r"location ~ (\S+) \{ return 404; \}", text)
    for path in ("/metrics", "/health/ready", "/health/live"):
        assert re.search(inside, path)
    assert not re.search(inside, "/healthy")
    for header in ("Host $host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme"):
        assert f"proxy_set_header {header};" in text
    assert {"listen [::]:80;", "listen [::]:443 ssl http2;"} <= {line.strip() for line in text.splitlines()}


def test_nginx_reads_its_file(tmp_path: Path) -> None:
    """With ports and a certificate of this machine in the place of the site's."""
    write_certificate(tmp_path)
    main = write_nginx_files(tmp_path, free_port(), (8251, 8252))
    command = [nginx(), "-t", "-p", str(tmp_path), "-c", str(main)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert checked.returncode == 0, checked.stderr


def test_rotating_the_log_sends_no_signal() -> None:
    text = (DEPLOY / "logrotate").read_text("utf-8")
    assert "copytruncate" in text
    assert not re.search(r"\b(postrotate|prerotate|kill|HUP)\b", text)


# Containers: what docker compose would refuse, found without it

SERVICE_KEYS = {
    "build", "cap_drop", "cpus", "depends_on", "environment", "healthcheck", "hostname", "image", "logging",
    "mem_limit", "networks", "pids_limit", "ports", "read_only", "restart", "security_opt", "shm_size",
    "stop_grace_period", "tmpfs", "ulimits", "volumes",
}  # fmt: skip
"""Those of the compose specification that the file uses: another one is a slip, or belongs here."""
KEYS = {
    "build": {"args", "context", "dockerfile"},
    "healthcheck": {"interval", "retries", "test", "timeout"},
    "logging": {"driver", "options"},
    "ulimits": {"nofile"},
}
DURATION = r"(\d+(h|m|s|ms|us))+"
SIZE = r"\d+[bkmg]"


def compose_faults(read: dict[str, Any]) -> list[str]:
    """Return what docker compose would refuse, each with its place."""
    faults = [f"{key}: unknown" for key in read if key not in {"name", "services", "networks", "volumes"}]
    for name, service in read["services"].items():
        faults += [f"{name}.{key}: unknown" for key in service if key not in SERVICE_KEYS]
        for key, known in KEYS.items():
            faults += [f"{name}.{key}.{one}: unknown" for one in set(service.get(key, {})) - known]
        faults += [f"{name}: no image"] * ("image" not in service)
        faults += [f"{name}.networks: {one}" for one in service["networks"] if one not in read["networks"]]
        faults += _dependency_faults(name, service, read["services"])
        faults += _value_faults(name, service)
    return faults


def _dependency_faults(name: str, service: dict[str, Any], services: dict[str, Any]) -> list[str]:
    """Return services that are waited for in vain: there is none, or nothing says whether it is healthy."""
    needs = service.get("depends_on", {})
    conditions = needs if isinstance(needs, dict) else {one: {"condition": "service_started"} for one in needs}
    faults = []
    for other, said in conditions.items():
        if other not in services or said["condition"] not in {"service_started", "service_healthy"}:
            faults.append(f"{name}.depends_on: {other}")
        elif said["condition"] == "service_healthy" and "healthcheck" not in services[other]:
            faults.append(f"{name}.depends_on: {other} has no healthcheck")
    return faults


def _value_faults(name: str, service: dict[str, Any]) -> list[str]:
    """Return durations, sizes, ports and variables that are none."""
    check = service.get("healthcheck", {})
    values = [
        *(
            (DURATION, one)
            for one in (service.get("stop_grace_period"), check.get("interval"), check.get("timeout"))
        ),
        *((SIZE, service.get(key)) for key in ("mem_limit", "shm_size")),
        *((r"\d+:\d+(/(tcp|udp))?", one) for one in service.get("ports", [])),
        (r"no|always|on-failure|unless-stopped", service.get("restart")),
    ]
    faults = [
        f"{name}: {one!r}" for shape, one in values if one is not None and not re.fullmatch(shape, str(one))
    ]
    faults += [f"{name}: {port!r} is no text" for port in service.get("ports", []) if not isinstance(port, str)]
    said = service.get("environment", {})
    return faults + [f"{name}.environment.{key}" for key, one in said.items() if not isinstance(one, str | int)]


def test_nothing_in_the_compose_file_would_be_refused() -> None:
    read = {key: value for key, value in compose().items() if not key.startswith("x-")}
    assert compose_faults(read) == []
    build = read["services"]["app1"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (("volume",), {}, "volume: unknown"),
        (("services", "app1", "mem_limits"), "2g", "app1.mem_limits: unknown"),
        (("services", "app1", "networks"), ["insde"], "app1.networks: insde"),
        (("services", "app1", "depends_on"), ["postgre"], "app1.depends_on: postgre"),
        (("services", "postgres", "healthcheck", "intervals"), "5s", "postgres.healthcheck.intervals: unknown"),
        (("services", "postgres", "stop_grace_period"), "1 minute", "postgres: '1 minute'"),
        (("services", "app1", "mem_limit"), "2 GB", "app1: '2 GB'"),
        (("services", "proxy", "ports"), [443], "proxy: 443 is no text"),
        (("services", "proxy", "restart"), "sometimes", "proxy: 'sometimes'"),
    ],
)
def test_a_slip_in_a_compose_file_is_found(path: tuple[str, ...], value: object, fault: str) -> None:
    read = copy.deepcopy({key: one for key, one in compose().items() if not key.startswith("x-")})
    place: dict[str, Any] = read
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    assert fault in compose_faults(read)


def test_every_image_is_named_by_its_digest() -> None:
    """What runs is what was tried; ``pin-images`` renews the digests. One more image is built from here."""
    images = [service["image"] for service in compose()["services"].values()]
    images += re.findall(r"^FROM (\S+)", (DEPLOY / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    foreign = [image for image in images if image != "yatzy"]
    assert len(foreign) == 4
    assert all(re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image) for image in foreign)


def test_docker_compose_reads_its_file() -> None:
    """Compose's own reader, which needs no engine; where it is not installed, ours above has to do."""
    docker = shutil.which("docker")
    if (
        docker is None
        or subprocess.run([docker, "compose", "version"], capture_output=True, check=False).returncode
    ):
        pytest.skip("docker compose is not installed here: the file was checked by our own reader alone")
    command = [docker, "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    checked = subprocess.run(
        command, env=os.environ | SAID, capture_output=True, text=True, check=False, timeout=300
    )
    assert checked.returncode == 0, checked.stderr


def test_what_deploy_asks_for_is_what_the_example_says() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    said = set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text("utf-8"), re.MULTILINE))
    assert asked == said == set(SAID)


@pytest.mark.parametrize("service", ["app1", "app2"])
def test_the_servers_are_told_what_makes_sense(service: str) -> None:
    """Each reads its settings without complaint: the shared database, the address outside, the proxy inside."""
    settings = Settings.from_environment({}, compose()["services"][service]["environment"])
    assert settings.on_postgres
    assert settings.public_url == "https://yatzy.example"
    assert [settings.trusted_proxies] == [
        one["subnet"] for one in compose()["networks"]["inside"]["ipam"]["config"]
    ]


def test_the_servers_differ_in_their_names_alone() -> None:
    """None is special; each answers to the name that the proxy calls it by."""
    services = compose()["services"]
    names = [services[one].pop("hostname") for one in ("app1", "app2")]
    assert names == ["app1", "app2"]
    assert services["app1"] == services["app2"]


def test_only_the_proxy_is_outside() -> None:
    """Nothing else has a port or a way out, and the database keeps its games in a place that stays."""
    read = compose()
    for name, service in read["services"].items():
        assert ("ports" in service) == (name == "proxy")
        assert ("outside" in service["networks"]) == (name == "proxy")
        assert set(service["networks"]) <= set(read["networks"])
        assert service["restart"] == "unless-stopped"
        for volume in service["volumes"]:
            source = volume.partition(":")[0]
            assert source in read["volumes"] or (DEPLOY / source).is_file()
    assert read["networks"]["inside"]["internal"] is True
    tag = read["services"]["postgres"]["image"].partition(":")[2].partition("@")[0]
    assert int(tag) >= 16


def test_nothing_takes_all_of_the_machine() -> None:
    """Every service has a limit of memory, processors and processes, and a log that is cut by docker itself."""
    for name, service in compose()["services"].items():
        assert re.fullmatch(r"\d+[mg]", service["mem_limit"]), name
        assert 0 < service["cpus"] <= 2
        assert 0 < service["pids_limit"] <= 1000
        assert service["logging"]["driver"] == "local"
        assert set(service["logging"]["options"]) == {"max-size", "max-file"}


def test_images_are_pinned_by_a_command(tmp_path: Path) -> None:
    """It writes the digest that docker tells beside every tag, and renews it; what else stands there stays."""
    deploy = tmp_path / "deploy"
    shutil.copytree(DEPLOY, deploy)
    docker = tmp_path / "docker"

    def pin(digest: str) -> subprocess.CompletedProcess[str]:
        docker.write_text(f'#!/bin/sh\n[ "$2" = imagetools ] && echo {digest}\n', "utf-8")
        docker.chmod(0o755)
        path = os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
        return subprocess.run(
            [str(deploy / "pin-images")], env=path, capture_output=True, text=True, check=False, timeout=300
        )

    before = {name: (DEPLOY / name).read_text("utf-8") for name in ("Dockerfile", "compose.yaml")}
    for digest in (f"sha256:{'ab' * 32}", f"sha256:{'12' * 32}"):
        pinned = pin(digest)
        assert (pinned.returncode, pinned.stderr) == (0, "")
        assert len(pinned.stdout.splitlines()) == 3  # Python, PostgreSQL and Caddy
        for name, text in before.items():
            after = (deploy / name).read_text("utf-8")
            named = re.findall(r"^(?:FROM| +image:) (\S+:\S+)", after, re.MULTILINE)
            assert named
            assert all(image.endswith(f"@{digest}") for image in named)
            unpinned = re.compile(r"@sha256:[0-9a-f]+")
            assert unpinned.sub("", after) == unpinned.sub("", text)
    failed = pin("nothing")
    assert (failed.returncode, "no digest" in failed.stderr) == (1, True)


def test_the_image_is_built_from_files_there_are() -> None:
    """All it copies is in the project and let through to it, and every package is checked against its hash."""
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    allowed = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    copied = [
        name for line in re.findall(r"^COPY (?!--)(.*) \S+$", text, re.MULTILINE) for name in line.split()
    ]
    assert sorted(copied) == sorted(line[1:] for line in allowed if line.startswith("!"))
    assert all((DEPLOY.parent / name).exists() for name in copied)
    assert "--require-hashes -r requirements/play.txt" in text
    assert text.index("\nUSER yatzy") < text.index("\nENTRYPOINT")


def test_the_image_is_told_what_makes_sense() -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    settings = Settings.from_environment({}, dict(re.findall(r"(YATZY_\w+)=(\S+)", text)))
    assert not settings.browser
    assert settings.log == "json"


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_is_told_what_makes_sense(name: str) -> None:
    """It listens for the proxy on the same machine alone, and writes only where systemd lets it."""
    service = unit(name)
    said = dict(one.split("=", 1) for one in service["Environment"].replace("%i", "8251").split())
    settings = Settings.from_environment({}, said)
    assert settings.host == "127.0.0.1"
    assert settings.port_given
    assert settings.trusted_proxies == "127.0.0.1,::1"
    assert not settings.browser
    for variable in ("YATZY_CACHE", "NUMBA_CACHE_DIR"):
        assert said[variable].startswith(f"%C/{service['CacheDirectory']}")
    assert said.get("YATZY_DATA", "%S/yatzy") == "%S/yatzy"


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_has_limits_and_never_gives_up(name: str) -> None:
    """It takes so much memory and so many processors, and is started again however often that fails."""
    service = unit(name)
    assert service["StartLimitIntervalSec"] == "0"
    assert service["Restart"] == "always"
    assert service["OOMPolicy"] == "continue", "a worker without memory does not end the server"
    assert {"MemoryHigh", "MemoryMax", "CPUQuota", "TasksMax"} <= set(service)


@pytest.mark.parametrize("name", UNITS)
def test_systemd_finds_nothing_wrong(name: str, tmp_path: Path) -> None:
    """Its own checker reads the unit, with our command in the place of the installed one."""
    analyze = program("systemd-analyze", "systemd")
    unit_file = tmp_path / name.replace("@", "@8251")
    text = (DEPLOY / name).read_text("utf-8")
    unit_file.write_text(text.replace("/opt/yatzy/bin/yatzy", sys.executable), "utf-8")
    checked = subprocess.run(
        [analyze, "verify", "--man=no", str(unit_file)],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_proxy_keeps_what_is_inside_inside() -> None:
    """Who runs the server sees its metrics and its health; the proxy has nothing there for others."""
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert re.search(r"@inside path /metrics /metrics/\* /health/\*\n\s*respond @inside 404\n", text)
    servers = re.search(r"\{\$SERVERS:([^}]*)\}", text)
    assert servers
    assert servers[1].split() == [f"{name}:8250" for name in compose()["services"] if name.startswith("app")]


def test_the_proxy_reads_its_file(tmp_path: Path) -> None:
    command = [caddy(), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    environment = os.environ | {"SITE": "yatzy.example", "HOME": str(tmp_path)}
    checked = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert checked.returncode == 0, checked.stderr
