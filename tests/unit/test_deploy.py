"""The files for deployment: they can be read, say what there is, and let in nobody who should stay outside."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

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
    assert int(read["services"]["postgres"]["image"].partition(":")[2]) >= 16


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
def test_systemd_finds_nothing_wrong(name: str, tmp_path: Path) -> None:
    """Its own checker reads the unit, with our command in the place of the installed one."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not here to check its units")
    copy = tmp_path / name.replace("@", "@8251")
    text = (DEPLOY / name).read_text("utf-8")
    copy.write_text(text.replace("/opt/yatzy/bin/yatzy", sys.executable), "utf-8")
    checked = subprocess.run(
        [analyze, "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False, timeout=60
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
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("Caddy is not here to read its file")
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    environment = os.environ | {"SITE": "yatzy.example", "HOME": str(tmp_path)}
    checked = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert checked.returncode == 0, checked.stderr
