"""A private club over the wire: who is no member reaches no table, by no way."""

import asyncio
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from support.server.clients import open_socket
from support.server.servers import hosting
from yatzy.server.net.club import COOKIE
from yatzy.server.net.limits import PASSWORDS_BURST

PASSWORD = "full house"  # noqa: S105 # of a test


def client(base: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=base, timeout=300)


def test_everything_but_the_door_is_closed(tmp_path: Path) -> None:
    """Open tables are for members; pages lead to the door, and what machines look at is not concerned."""

    async def main() -> None:
        async with (
            hosting(tmp_path / "games.db", club_password=PASSWORD) as (base, _),
            client(base) as stranger,
        ):
            for method, path in (
                ("GET", "/api/tables"), ("GET", "/api/words"), ("POST", "/api/tables"), ("GET", "/api/pads"),
            ):  # fmt: skip
                answer = await stranger.request(method, path)
                assert (answer.status_code, answer.json()["code"]) == (401, "club-closed"), path
            for path in ("/", "/abcde-fghjk?review", "/rules", "/hosta-bcdef", "/clubc-lubcl"):
                answer = await stranger.get(path)
                assert answer.status_code == 303
                assert answer.headers["location"].startswith("/club?to=/")
            for path in ("/health/ready", "/manifest.webmanifest", "/club", "/service.js"):
                assert (await stranger.get(path)).status_code == 200, path
            assert (await stranger.get("/club/wrong")).status_code == 404
            address = f"{base.replace('http', 'ws', 1)}/api/tables/ab3defg7hj/live"
            async with open_socket(address) as connection:
                try:
                    await connection.recv()
                except ConnectionClosed:
                    assert connection.close_code == 4407

    asyncio.run(main())


def test_the_password_and_the_invitation(tmp_path: Path) -> None:
    """Either gives the same cookie, which no script can read; it leads nowhere outside."""

    async def main() -> None:
        async with (
            hosting(tmp_path / "games.db", club_password=PASSWORD) as (base, context),
            client(base) as member,
        ):
            for wanted, path in (("/abc", "/abc"), ("//evil.example", "/"), ("https://evil.example", "/")):
                answer = await member.post("/club", params={"to": wanted}, data={"password": PASSWORD})
                assert (answer.status_code, answer.headers["location"]) == (303, path)
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            assert PASSWORD not in cookie
            assert (await member.get("/api/tables")).json() == []
            async with client(base) as invited:
                answer = await invited.get(f"/club/{context.club.invitation}")
                assert answer.cookies[COOKIE] != member.cookies[COOKIE]  # limits tell them apart
                assert (await invited.get("/api/tables")).json() == []
        other = "another one"
        async with (
            hosting(tmp_path / "games.db", club_password=other) as (base, _),
            httpx.AsyncClient(base_url=base, cookies=member.cookies) as former,
        ):
            assert (await former.get("/api/tables")).status_code == 401

    asyncio.run(main())


def test_passwords_cannot_be_guessed_at_will(tmp_path: Path) -> None:
    """Only wrong ones count, so that a whole club can come in through one address."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db", club_password=PASSWORD) as (base, _), client(base) as guesser:
            for _ in range(3):
                assert (await guesser.post("/club", data={"password": PASSWORD})).status_code == 303
            answers = [
                (await guesser.post("/club", data={"password": "guess"})).status_code
                for _ in range(PASSWORDS_BURST + 1)
            ]
            assert set(answers[:-1]) == {403}
            assert answers[-1] == 429
            assert (await guesser.post("/club", data={"password": PASSWORD})).status_code == 429

    asyncio.run(main())
