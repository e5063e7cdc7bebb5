"""The proxies of ``deploy/`` before servers of a test: their files, but for ports and certificates."""

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

from support.debian import apt_get, apt_install, found_or_installed
from support.server.servers import PATIENCE

DEPLOY = Path(__file__).parents[3] / "deploy"
LETSENCRYPT = "/etc/letsencrypt/live/yatzy.example"
NGINX = """\
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
"""The main file, which every system has its own of."""


def program(name: str, package: str) -> str:
    """Return where a program is; install Debian's package where that can be, else skip the test."""

    def install() -> None:
        apt_get("update")
        apt_install(package)

    return found_or_installed(lambda: _find(name), install, name)


def _find(name: str) -> str | None:
    return shutil.which(name, path=f"{os.environ['PATH']}{os.pathsep}/usr/sbin")


def nginx() -> str:
    """Return where nginx is."""
    return program("nginx", "nginx-light")


def caddy() -> str:
    """Return where Caddy is."""
    return program("caddy", "caddy")


def write_nginx_files(folder: Path, port: int, servers: Sequence[int]) -> Path:
    """Write ``deploy/nginx.conf`` for one port of this machine, and a main file; return that."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for one, other in zip(("8251", "8252"), servers, strict=True):
        text = text.replace(f"127.0.0.1:{one}", f"127.0.0.1:{other}")
    text = re.sub(r"listen \[::\]:.*", "", text)
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}").replace(
        "listen 80", f"listen 127.0.0.2:{port}"
    )
    (folder / "site.conf").write_text(text.replace(LETSENCRYPT, str(folder)), "utf-8")
    main = folder / "nginx.conf"
    main.write_text(NGINX.format(folder=folder), "utf-8")
    return main


def write_certificate(folder: Path) -> Path:
    """Write a certificate for this machine and its key, as certbot names them; return the certificate."""
    certificate = folder / "fullchain.pem"
    files = ("-keyout", str(folder / "privkey.pem"), "-out", str(certificate))
    names = ("-subj", "/CN=yatzy.example", "-addext", "subjectAltName=IP:127.0.0.1")
    command = [program("openssl", "openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", *names, *files]
    subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    return certificate


@contextmanager
def nginx_before(folder: Path, port: int, servers: Sequence[int]) -> Iterator[str]:
    """Let nginx serve HTTPS on a port, with a certificate of ``write_certificate``; yield its address."""
    main = write_nginx_files(folder, port, servers)
    with _running([nginx(), "-p", str(folder), "-c", str(main)], port):
        yield f"https://127.0.0.1:{port}"


@contextmanager
def caddy_before(folder: Path, port: int, servers: Sequence[int]) -> Iterator[str]:
    """Let Caddy serve on a port, without the certificate it would ask others for; yield its address."""
    base = f"http://127.0.0.1:{port}"
    admin = folder / "Caddyfile"
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    admin.write_text("{\n\tadmin off\n}\n" + text, "utf-8")  # another may run here
    upstream = " ".join(f"127.0.0.1:{one}" for one in servers)
    command = [caddy(), "run", "--adapter", "caddyfile", "--config", str(admin)]
    with _running(command, port, SITE=base, SERVERS=upstream, HOME=str(folder)):
        yield base


@contextmanager
def _running(command: list[str], port: int, **environment: str) -> Iterator[None]:
    """Run a proxy until the block ends, from when it listens."""
    with subprocess.Popen(
        command, env=os.environ | environment, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            until = monotonic() + PATIENCE
            while not _listens(port):
                assert process.poll() is None, f"{command} ended"
                assert monotonic() < until, f"{command} never listened"
                sleep(0.05)
            yield
        finally:
            process.terminate()  # nginx has processes of its own to end


def _listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), PATIENCE):
        return True
    return False
