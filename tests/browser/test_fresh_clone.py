"""``make play`` on a fresh clone: the page that is served is the one that lies there."""

import os
import re
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import urlsplit

import httpx

from browser.conftest import Visit
from browser.pages import Start
from support.build.checkout import clone
from support.server.servers import PATIENCE, Server, free_port

MARK = "globalThis.isThisClone = true;\n"


def install(folder: Path) -> None:
    """Install the clone as ``make`` does, but with the libraries that are here already."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / ".venv"], check=True)
    python = str(folder / ".venv" / "bin" / "python")
    told = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    there = Path(subprocess.run(told, check=True, capture_output=True, text=True).stdout.strip())
    # Paths are searched in this order, so that the package is the clone's.
    (there / "clone.pth").write_text(f"{folder / 'src'}\n{sysconfig.get_path('purelib')}\n", "utf-8")
    command = folder / ".venv" / "bin" / "yatzy"
    command.write_text(f"#!{python}\nimport sys\nfrom yatzy.cli.main import main\nsys.exit(main())\n", "utf-8")
    command.chmod(0o755)
    (folder / ".venv" / ".ready-to-play").touch()


def test_make_play_serves_this_page(visit: Visit, tmp_path: Path) -> None:
    """It opens the page in a browser, and a game can be played there at once."""
    folder = tmp_path / "clone"
    clone(folder)
    with (folder / "src" / "yatzy" / "web" / "main.js").open("a", encoding="utf-8") as script:
        script.write(MARK)
    install(folder)
    opened, port = tmp_path / "opened", free_port()
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part\nmv {opened}.part {opened}\n', "utf-8")
    browser.chmod(0o755)
    here = {name: value for name, value in os.environ.items() if not name.startswith("SSH_")}
    environment = here | {
        "DISPLAY": ":0",  # somebody sits in front of it
        "BROWSER": str(browser), "YATZY_HOST": "127.0.0.1", "YATZY_PORT": str(port), "YATZY_LOG": "json",
        "YATZY_DATA": str(tmp_path / "data"),
    }  # fmt: skip
    with subprocess.Popen(
        ["make", "--silent", "play"],  # noqa: S607 # the one a newcomer has
        cwd=folder, env=environment, text=True, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        try:
            server = Server(process)
            server.wait_for("listening")
            until = monotonic() + PATIENCE
            while not opened.exists() and monotonic() < until:
                sleep(0.02)
            base = opened.read_text("utf-8").strip()
            assert urlsplit(base).port == port
            page = visit(base).page
            Start.at(page).play_alone().roll()
            (address,) = set(re.findall(r"/web/[0-9a-f]+/joined/main\.js", httpx.get(base).text))
            assert httpx.get(f"{base}{address}").text.count(MARK) == 1
            page.goto("about:blank")
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.communicate(timeout=PATIENCE)
