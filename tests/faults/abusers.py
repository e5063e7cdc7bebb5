"""Clients that behave badly, in a process of their own: ``python abusers.py KIND PORT TABLE TOKEN``.

They come from another address of this machine than honest clients, write a line once all of them are at it,
and go on until their input ends. None of them lets go of a connection by itself.
"""

import base64
import json
import os
import random
import re
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Thread
from time import sleep

ADDRESS = "127.0.0.2"
TEXT, BINARY, CONTINUED, PING, PONG = 1, 2, 0, 9, 10
FINAL = 0x80
CUT = (ConnectionError, TimeoutError)
LONG = b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
"""A request that has a long answer."""


class Abuser:
    """One who knows where the server is, and a table with a seat of their own."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self.port = port
        self.table = table
        self.token = token
        self.held: list[socket.socket] = []

    def connection(self, *, small: bool = False) -> socket.socket:
        """Open a connection, which may take little before it is read from."""
        one = socket.socket()
        if small:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        one.bind((ADDRESS, 0))
        one.connect(("127.0.0.1", self.port))
        self.held.append(one)
        return one

    def begun(self, *, small: bool = False) -> socket.socket:
        """Ask for a live connection, without waiting for an answer."""
        one = self.connection(small=small)
        self.upgrade(one)
        return one

    def upgrade(self, one: socket.socket) -> None:
        """Ask for a live connection on one that is there."""
        key = base64.b64encode(os.urandom(16)).decode()
        one.sendall(
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def greet(self, one: socket.socket) -> None:
        """Say hello with one's token."""
        one.sendall(hello(self.token))

    def live(self, *, small: bool = False, token: str | None = None) -> socket.socket:
        """Open a live connection, and say hello as a watcher or with a token."""
        one = self.begun(small=small)
        assert one.recv(12) == b"HTTP/1.1 101"
        one.sendall(hello(token))
        return one


def hello(token: str | None) -> bytes:
    """Return what a live connection begins with."""
    shown = f',"token":"{token}"' if token else ""
    return frame(f'{{"type":"hello"{shown}}}'.encode())


def frame(payload: bytes, kind: int = TEXT, final: int = FINAL) -> bytes:
    """Return a frame as clients send it, masked with nothing."""
    size = len(payload)
    if size < 126:
        head = bytes([final | kind, 0x80 | size])
    elif size < 65536:
        head = bytes([final | kind, 0x80 | 126]) + size.to_bytes(2)
    else:
        head = bytes([final | kind, 0x80 | 127]) + size.to_bytes(8)
    return head + bytes(4) + payload


# Those who do not read


def deaf(abuser: Abuser) -> None:
    """Watch a busy table, and never read a word of it; and speak without reading the answers."""
    for _ in range(30):
        abuser.live(small=True)
    for _ in range(10):
        talker = abuser.live(small=True, token=abuser.token)
        endless(talker, roll)


def deaf_to_pongs(abuser: Abuser) -> None:
    """Send pings without end, and never read what they are answered; and answers to what nobody asked."""
    for _ in range(4):
        endless(abuser.live(small=True), lambda _: frame(bytes(125), PING) * 100)
        endless(abuser.live(small=True), lambda _: frame(b"", PONG) * 1000)


def deaf_to_answers(abuser: Abuser) -> None:
    """Ask for long answers, some on each connection, and read none."""
    for _ in range(20):
        asking = abuser.connection(small=True)
        asking.sendall(LONG * 8)


def upgrade_unread(abuser: Abuser) -> None:
    """Ask for long answers and read none; then for a live connection, and speak there, and read nothing."""
    unread = [abuser.connection(small=True) for _ in range(10)]
    for one in unread:
        one.sendall(LONG * 4)
    for speak in (abuser.upgrade, abuser.greet):
        sleep(0.5)  # until they are answered as far as can be
        for one in unread:
            with suppress(*CUT):
                speak(one)
    for one in unread:
        endless(one, roll)


# Those who speak nonsense, or too much


def garbage(abuser: Abuser) -> None:
    """Say what is no command, no text, no frame and no request."""
    rng = random.Random("garbage")  # noqa: S311 # nothing secret
    says: list[Callable[[int], bytes]] = [
        lambda _: frame(b"hello?"),
        lambda _: frame(rng.randbytes(100), BINARY),
        lambda _: frame(b"\xff\xfe"),
        lambda _: frame(b"[" * 10_000),
        lambda _: rng.randbytes(1000),
    ]
    for number in range(50):
        endless(abuser.live(), says[number % len(says)])
        endless(abuser.begun(), says[number % len(says)])
        endless(abuser.connection(), lambda _: rng.randbytes(1000))


def large(abuser: Abuser) -> None:
    """Say something of 1 MB, at once and in pieces, and something that never comes to an end."""
    for _ in range(10):
        endless(abuser.live(), lambda _: frame(b" " * 2**20))
        endless(abuser.live(), lambda number: frame(b" " * 1000, CONTINUED if number else TEXT, 0))
        endless(
            abuser.live(), lambda number: frame(b"", CONTINUED, 0) * 1000 if number else frame(b"", TEXT, 0)
        )


def flood(abuser: Abuser) -> None:
    """Ask for more than a thousand moves a second on each of many connections, and read the answers."""
    for _ in range(20):
        one = abuser.live(token=abuser.token)
        endless(one, roll, seconds=0.001)
        Thread(target=drain_socket, args=(one,), daemon=True).start()


def reactions(abuser: Abuser) -> None:
    """Show a feeling to everyone at a table, many times at once and on and on, from ten devices."""
    said = frame(b'{"type":"react","seat":0,"reaction":"hurry"}')
    devices = [abuser.live(token=abuser.token) for _ in range(10)]
    for one in devices:
        Thread(target=drain_socket, args=(one,), daemon=True).start()
    sleep(0.5)  # until all are welcome
    for one in devices:
        one.sendall(said * 40)
    for one in devices:
        endless(one, partial(_again, said))


def keeps(abuser: Abuser) -> None:
    """Put a die aside and back, on and on, where dice lie and others wait for it."""
    one = abuser.live(token=abuser.token)
    welcome = b""
    while not (lying := re.search(rb'"dice":\[(\d)', welcome)):
        welcome += one.recv(65536)
    seq = int(re.findall(rb'"seq":(\d+)', welcome)[-1])
    kept = b"", lying[1]
    move = b'{"type":"play","seq":%d,"key":"k%d","move":{"type":"keep","seat":0,"dice":[%b]}}'
    endless(one, lambda number: frame(move % (seq + number, number, kept[number % 2])), seconds=0.01)
    Thread(target=drain_socket, args=(one,), daemon=True).start()


def hasty(abuser: Abuser) -> None:
    """Ask again and again without waiting for an answer."""
    for number in range(20):
        one = abuser.connection()
        endless(one, partial(_again, question(number)))
        Thread(target=drain_socket, args=(one,), daemon=True).start()


def curious(abuser: Abuser) -> None:
    """Ask how the server is as fast as it answers, and begin anew when it does not."""
    for number in range(20):
        Thread(target=_send_requests, args=(abuser, question(number)), daemon=True).start()


def languages(abuser: Abuser) -> None:
    """Ask for a page in thousands of languages that nobody speaks."""
    header = b"Accept-Language: %b\r\n\r\n" % b",".join([b"q"] * 15_000)
    for number in range(20):
        asked = question(number).removesuffix(b"\r\n") + header
        Thread(target=_send_requests, args=(abuser, asked), daemon=True).start()


def _again(said: bytes, _number: int) -> bytes:
    return said


def question(number: int) -> bytes:
    """Return one of some requests."""
    path = (b"/metrics", b"/health/ready", b"/api/tables")[number % 3]
    return b"GET %b HTTP/1.1\r\nHost: localhost\r\n\r\n" % path


def _send_requests(abuser: Abuser, asked: bytes) -> None:
    while True:
        one = abuser.connection()
        with suppress(*CUT):
            one.sendall(asked)
            while one.recv(65536):
                one.sendall(asked)


def headers(abuser: Abuser) -> None:
    """Send headers without end: one that is long, many that are short, and an address that is long."""
    for number in range(30):
        begin = (b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\n", b"GET /")[number % 3]
        more = (b"x" * 50_000, b"X: x\r\n" * 10_000, b"x" * 50_000)[number % 3]
        one = abuser.connection()
        one.sendall(begin)
        endless(one, partial(_again, more))


def send_large_requests(abuser: Abuser) -> None:
    """Send the largest requests there are to every route, four at a time, at a table with a long game."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from support.game.long_records import long_record  # noqa: PLC0415 # found there
    from support.server.large_requests import LargeRequest, large_requests  # noqa: PLC0415 # as above

    def ask(one: LargeRequest) -> bytes:
        connection = HTTPConnection("127.0.0.1", abuser.port, source_address=(ADDRESS, 0))
        with closing(connection):
            token = {"Authorization": f"Bearer {abuser.token}", "Content-Type": "application/json"}
            connection.request(one.method, one.path, one.body, token)
            return connection.getresponse().read()

    def ask_for_ever() -> None:
        while True:
            for one in large_requests(document, table):
                with suppress(OSError, HTTPException):
                    ask(one)

    document = json.loads(ask(LargeRequest("", "GET", "/schema/openapi.json", b"")))
    record = json.dumps({"record": long_record()}).encode()
    table = json.loads(ask(LargeRequest("", "POST", "/api/records", record)))["room"]["table"]
    for _ in range(4):
        Thread(target=ask_for_ever, daemon=True).start()


def do_everything_found(abuser: Abuser) -> None:
    """Do all at once what once held a server up, each of them again and again."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from faults.findings import Stranger  # noqa: PLC0415 # found there

    def go_on(way: Callable[[int], object]) -> None:
        for number in _count_up():
            way(number)

    for way in Stranger(abuser.port, ADDRESS, abuser.token).ways():
        Thread(target=go_on, args=(way,), daemon=True).start()


# Those who take their time


def half_open(abuser: Abuser) -> None:
    """Open connections by the thousand and say nothing, half a request, or no hello."""
    for number in range(2000):
        one = abuser.connection()
        if number % 2:
            with suppress(*CUT):  # one too many of this address
                one.sendall(b"POST /api/tables HTTP/1.1\r\nHost: local")


def slow_body(abuser: Abuser) -> None:
    """Send what is asked for a byte at a time."""
    for _ in range(200):
        one = abuser.connection()
        one.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n{")
    Thread(target=_drip_bytes, args=(abuser.held,), daemon=True).start()


def _drip_bytes(connections: list[socket.socket]) -> None:
    while True:
        sleep(1)
        for one in connections:
            with suppress(*CUT):
                one.sendall(b" ")


# How it is done


def roll(number: int) -> bytes:
    """Return a command that comes too late, or is refused for another reason."""
    return frame(b'{"type":"play","seq":0,"key":"k%d","move":{"type":"roll","seat":0}}' % number)


def endless(one: socket.socket, say: Callable[[int], bytes], seconds: float = 0.0) -> None:
    """Say something again and again, in a thread, until the server has had enough."""

    def speak() -> None:
        with suppress(*CUT):
            for number in _count_up():
                one.sendall(say(number))
                sleep(seconds)

    Thread(target=speak, daemon=True).start()


def _count_up() -> Iterator[int]:
    number = 0
    while True:
        yield number
        number += 1


def drain_socket(one: socket.socket) -> None:
    """Read whatever comes."""
    with suppress(*CUT):
        while one.recv(65536):
            pass


KINDS = {
    abuse.__name__: abuse
    for abuse in (
        deaf, deaf_to_pongs, deaf_to_answers, upgrade_unread, garbage, large, headers, flood, reactions, keeps,
        hasty, curious, languages, send_large_requests, do_everything_found, half_open, slow_body,
    )
}  # fmt: skip

if __name__ == "__main__":
    kind, port, table, token = sys.argv[1:]
    abuser = Abuser(int(port), table, token)
    KINDS[kind](abuser)
    print("at it", flush=True)  # noqa: T201 # so that whoever started us knows
    sys.stdin.read()
    os._exit(0)
