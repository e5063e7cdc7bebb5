"""Work beside the event loop: in one thread, fairly by address, and not without end."""

import asyncio
from threading import Event, get_ident

import pytest

from yatzy.rules.errors import MoveError, RateLimited
from yatzy.server.ops.offload import MOST_WAITING, Offload


def test_functions_run_in_a_thread_one_at_a_time() -> None:
    """Their results and errors come back."""
    threads: list[int] = []

    def add(one: int, *, other: int) -> int:
        threads.append(get_ident())
        return one + other

    def refuse() -> None:
        raise MoveError("move-game-over")

    async def main() -> None:
        offload = Offload()
        assert await asyncio.gather(*(offload.run("", add, one, other=2) for one in range(5))) == [
            2,
            3,
            4,
            5,
            6,
        ]
        with pytest.raises(MoveError):
            await offload.run("", refuse)
        offload.close()

    asyncio.run(main())
    assert len(set(threads)) == 1
    assert get_ident() not in threads


def test_nobody_waits_for_all_that_another_has_asked_for() -> None:
    """However much one address asks for at once, another's function is the next but one."""
    done: list[str] = []
    go_on = Event()

    def wait(name: str) -> None:
        go_on.wait()
        done.append(name)

    async def main() -> None:
        offload = Offload()
        greedy = [asyncio.create_task(offload.run("203.0.113.1", wait, f"greedy {one}")) for one in range(9)]
        await asyncio.sleep(0)  # they stand in line
        modest = [asyncio.create_task(offload.run(f"203.0.113.{one}", wait, f"modest {one}")) for one in (2, 3)]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*greedy, *modest)
        offload.close()

    asyncio.run(main())
    assert max(done.index(f"modest {one}") for one in (2, 3)) <= 3
    assert len(done) == 11


def test_one_address_has_only_so_much_waiting() -> None:
    """One more is told to come back; others are heard, and when it is done there is room again."""
    go_on = Event()

    async def main() -> None:
        offload = Offload()
        waiting = [asyncio.create_task(offload.run("203.0.113.1", go_on.wait)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(RateLimited):
            await offload.run("203.0.113.1", go_on.wait)
        other = asyncio.create_task(offload.run("203.0.113.2", go_on.wait))
        go_on.set()
        await asyncio.gather(*waiting, other)
        assert await offload.run("203.0.113.1", go_on.wait)
        offload.close()

    asyncio.run(main())


def test_who_goes_away_makes_room() -> None:
    """A function that nobody waits for any more is not counted, and holds nobody up once it is done."""
    go_on = Event()

    async def main() -> None:
        offload = Offload()
        gone = [asyncio.create_task(offload.run("203.0.113.1", go_on.wait)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        go_on.set()
        assert await offload.run("203.0.113.1", go_on.wait)
        offload.close()

    asyncio.run(main())
