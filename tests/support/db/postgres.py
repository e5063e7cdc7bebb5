"""A real PostgreSQL for the tests: on a port and in a folder of its own, gone when those who use it are.

Run as a script it is the guard of a cluster: it waits until nobody uses it any more, even if they were killed,
and clears it away.
"""

import fcntl
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

from support.debian import apt_get, apt_install, found_or_installed

PACKAGE = "postgresql"
NOT_STARTED = "/etc/postgresql-common/createcluster.conf"
"""Where Debian's package is told to make no cluster of its own."""
DATABASES = count()
ACCESS = """\
local all locked scram-sha-256
local all all trust
host all locked 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
"""
"""Who is let in: everyone, but the one called locked with a password."""
LOCKED = "create role locked superuser login password 'open@sesame'"


def binaries() -> Path:
    """Return where PostgreSQL's programs are; install them where that can be, else skip the test."""
    return found_or_installed(_found, _install, "PostgreSQL")


def _found() -> Path | None:
    folders = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda one: float(one.parent.name), reverse=True
    )
    on_path = shutil.which("postgres")
    for folder in [*([Path(on_path).resolve().parent] if on_path else []), *folders]:
        if all((folder / program).exists() for program in ("postgres", "initdb", "pg_ctl")):
            return folder
    return None


def _install() -> None:
    """Install Debian's package, without the cluster it would start."""
    apt_get("update")
    apt_install("postgresql-common")
    if Path(NOT_STARTED).parent.is_dir():
        Path(NOT_STARTED).write_text("create_main_cluster = false\n", "ascii")
    apt_install(PACKAGE)


class Cluster:
    """A PostgreSQL server, described by the folder it lives in."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port

    @classmethod
    def made(cls) -> "Cluster":
        """Make a new one, which does not run yet."""
        folder = Path(tempfile.mkdtemp(prefix="yatzy-postgres-"))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            cluster = cls(folder, free.getsockname()[1])
        user = _user()
        if user:
            os.chown(folder, user.pw_uid, user.pw_gid)
        cluster._run("initdb", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C")
        (folder / "data" / "pg_hba.conf").write_text(ACCESS, "ascii")
        return cluster

    def url(self, database: str, who: str = "postgres") -> str:
        """Return the address of a database, over its socket."""
        return f"postgresql://{who}@/{database}?host={self.folder}&port={self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = f"-k {self.folder} -p {self.port} -c listen_addresses=127.0.0.1 -c max_connections=60"
        log = self.folder / "log"
        self._run("pg_ctl", "start", "--wait", f"--log={log}", f"--options={settings}")

    def stop(self, mode: str = "fast") -> None:
        """Stop it: ``fast`` as an administrator does, ``immediate`` as a crash does."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={mode}")

    def say(self, statement: str, database: str = "postgres") -> str:
        """Say something to it, as its administrator, and return the answer."""
        psql = str(binaries() / "psql")
        options = ("--no-psqlrc", "-qAt", f"--dbname={self.url(database)}", f"--command={statement}")
        return self._called([psql, *options]).strip()

    def new_database(self) -> str:
        """Make an empty database and return its address."""
        name = f"test{os.getpid()}_{next(DATABASES)}"
        self.say(f"create database {name}")
        return self.url(name)

    def processes(self) -> list[int]:
        """Return its processes, the first of them first."""
        first = (self.folder / "data" / "postmaster.pid").read_text("ascii").split()[0]
        children = Path(f"/proc/{first}/task/{first}/children").read_text("ascii").split()
        return [int(one) for one in (first, *children)]

    def clear(self) -> None:
        """Stop it, if it runs, and leave nothing of it."""
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        self._called([str(binaries() / program), *arguments, f"--pgdata={self.folder / 'data'}"])

    def _called(self, command: list[str]) -> str:
        user = _user()
        result = subprocess.run(
            command,
            cwd=self.folder,
            user=user.pw_uid if user else None,
            group=user.pw_gid if user else None,
            extra_groups=[] if user else None,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=300,
        )
        assert result.returncode == 0, f"{' '.join(command)}: {result.stdout}"
        return result.stdout


def name_of(url: str) -> str:
    """Return the name of the database at an address."""
    return urlsplit(url).path.removeprefix("/")


def _user() -> pwd.struct_passwd | None:
    """Return whom PostgreSQL runs as where we are root, which it refuses to."""
    if os.geteuid():
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


@contextmanager
def running(common: Path) -> Iterator[Cluster]:
    """Use the one cluster of a folder that processes have in common; whoever comes first starts it.

    Everyone who uses it holds a lock in common with the others. Its guard waits to have that lock alone, which
    is when the last of them has gone, however they went.
    """
    with (common / "postgres-users").open("a") as users, (common / "postgres-starting").open("a") as starting:
        fcntl.flock(users, fcntl.LOCK_SH)
        fcntl.flock(starting, fcntl.LOCK_EX)
        told = common / "postgres-cluster"
        if told.exists():
            folder, port = told.read_text("utf-8").splitlines()
            cluster = Cluster(Path(folder), int(port))
        else:
            cluster = Cluster.made()
            told.write_text(f"{cluster.folder}\n{cluster.port}\n", "utf-8")
            subprocess.run(
                [sys.executable, "-m", "support.db.postgres", str(common)],
                check=True,
                cwd=Path(__file__).parents[2],
                stdin=subprocess.DEVNULL,
            )
            cluster.start()
            cluster.say(LOCKED)
        fcntl.flock(starting, fcntl.LOCK_UN)
        yield cluster


@contextmanager
def cluster() -> Iterator[str]:
    """Use a cluster of one's own, as benchmarks do: yield the address of an empty database in it."""
    with tempfile.TemporaryDirectory() as common, running(Path(common)) as own:
        yield own.new_database()


def guard(common: Path) -> None:
    """Wait until nobody uses a cluster, and clear it away."""
    folder, port = (common / "postgres-cluster").read_text("utf-8").splitlines()
    with (common / "postgres-users").open("a") as users:
        fcntl.flock(users, fcntl.LOCK_EX)
        (common / "postgres-cluster").unlink(missing_ok=True)
        Cluster(Path(folder), int(port)).clear()


if __name__ == "__main__":
    if not os.fork():  # whoever started it does not wait, nor does a signal to them end it
        os.setsid()
        null = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(null, stream)
        guard(Path(sys.argv[1]))
