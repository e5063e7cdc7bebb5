"""What strangers once could do to a server with default limits, measured again: ``python bench/strangers.py``.

Each line is one way to hold everybody up. Prints Markdown for docs/campaigns.md.
"""

import asyncio
import json
import socket
import sys
import tempfile
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.game.long_records import long_record
from support.server.job_arguments import house
from support.server.servers import ServerProcess, server_process
from yatzy.game.record_reader import read_checked_record
from yatzy.rules.errors import YatzyError
from yatzy.server.settings import Settings

DEFAULTS = Settings()
LIMITS = {
    name: getattr(DEFAULTS, name)
    for name in (
        "tables_per_hour", "stored_per_hour", "stored_per_day", "requests_per_second", "requests_burst",
        "sockets_per_address", "connections_per_address", "commands_per_second", "commands_burst",
        "jobs_waiting", "jobs_per_owner",
    )
}  # fmt: skip
KEYS = json.dumps({f"k{number}": 1 for number in range(18_500)}).encode()
"""As many unknown keys as a request may have bytes for."""
RECORD = long_record(sealed=True)
TOKEN = {"Authorization": "Bearer AAAAAAAAAAAAAAAAAAAAAA"}


def client_from(server: ServerProcess, address: str) -> httpx.AsyncClient:
    """Return a client with an address of its own."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=server.base, transport=transport, timeout=120, headers=TOKEN)


async def time_of(asked: Awaitable[httpx.Response]) -> tuple[float, httpx.Response]:
    """Return how many milliseconds an answer took, and the answer."""
    began = perf_counter()
    answer = await asked
    return 1000 * (perf_counter() - began), answer


def describe(answer: httpx.Response) -> str:
    """Return the status, the code of a refusal, and the bytes of an answer."""
    code = f" `{answer.json()['code']}`" if answer.is_error else ""
    return f"{answer.status_code}{code}, {len(answer.content)} bytes"


async def measure(server: ServerProcess) -> None:
    """Print each finding."""
    async with client_from(server, "127.0.0.2") as one, client_from(server, "127.0.0.3") as other:
        for path in ("/api/positions", "/api/solve"):
            took, answer = await time_of(one.post(path, content=KEYS))
            print(f"| 18,500 unknown keys to `{path}` | {took:.0f} ms, {describe(answer)} |")
        await asyncio.sleep(5)
        for _ in range(15):
            send_and_forget(server, KEYS)
        took, _ = await time_of(other.get("/health/live"))
        print(f"| fifteen of them, unanswered: the next stranger waits | {took:.0f} ms |")
        await asyncio.sleep(10)
        told = (await one.post("/api/records", json={"record": RECORD})).json()
        table = f"/api/tables/{told['room']['table']}"
        for path in ("/record?form=jsonl", "/verification", "/events"):
            took, answer = await time_of(one.get(table + path))
            print(f"| `{path}` of 2,880 turns ({len(RECORD) // 1000} kB) | {took:.0f} ms, {describe(answer)} |")
        await beside_verification(one, other, table)
        for number in range(21):
            seats = [{"name": f"A{number}", "here": True}, {}]
            body = {"key": f"t{number}", "seats": seats, "listed": True, "rules": house(number)}
            answer = await other.post("/api/tables", json=body)
        times = [(await time_of(other.get("/api/tables")))[0] for _ in range(9)]
        print(f"| the list with 21 tables by house rules | {median(times):.1f} ms, {answer.status_code} |")
        page = (await other.get("/")).text
        asset = page.split('type="module" src="')[1].split('"')[0]
        times = [(await time_of(other.get(asset)))[0] for _ in range(20)]
        print(f"| one file of the page | {median(times):.1f} ms |")
        wrong = [await other.get("/api/sheets", headers={"Host": host}) for host in HOSTS]
        print(f"| `Host: localhost:99999`, `:x`, `:80:90` | {[one.status_code for one in wrong]} |")
    blanks = f"Yatzy: 1\nSheet: vinga\nPlayer: Ann\n\nAnn: 1{' ' * 230_000}x"
    began = perf_counter()
    try:
        read_checked_record(blanks)
    except YatzyError as error:
        print(f"| 230 kB of blanks in a record | {1000 * (perf_counter() - began):.0f} ms, `{error.code}` |")


HOSTS = ("localhost:99999", "localhost:x", "localhost:80:90")


async def beside_verification(one: httpx.AsyncClient, other: httpx.AsyncClient, table: str) -> None:
    """Print how long others wait beside three clients that verify a long game again and again."""
    idle = [(await time_of(other.get("/health/live")))[0] for _ in range(15)]

    async def verify() -> None:
        while True:
            await one.get(f"{table}/verification")

    tasks = [asyncio.create_task(verify()) for _ in range(3)]
    await asyncio.sleep(1)
    busy = [(await time_of(other.get("/health/live")))[0] for _ in range(15)]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(
        f"| three clients on `/verification`: everybody's median | {median(idle):.1f} → {median(busy):.1f} ms |"
    )
    await asyncio.sleep(10)


def send_and_forget(server: ServerProcess, body: bytes) -> None:
    """Send a request, and close the connection without reading."""
    with closing(socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.0.2", 0))) as one:
        head = f"POST /api/positions HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
        one.sendall(head.encode() + body)


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        server_process(Path(folder) / "games.db", **LIMITS) as started,
    ):
        asyncio.run(measure(started))
