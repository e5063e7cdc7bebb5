"""Dice nobody chose: what each who might want to choose them can do, and cannot."""

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from support.db.store_cases import opened
from support.server.tokens import new_token
from yatzy.chance.fair import FairDice, commitment_of, seal_of
from yatzy.chance.verify import verify_dice
from yatzy.game.moves import Enter, Reveal, Roll
from yatzy.game.setup import DiceFrom
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.errors import YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.server.live.create import NewSeat, NewTable, create_rematch, create_table
from yatzy.server.live.registry import TableRegistry
from yatzy.server.live.session import TableSession
from yatzy.tables.contributions import SECONDS_TO_ANSWER, begin_game, commit, missing_seats, reveal
from yatzy.tables.room import Room, RoomChange, take_seat
from yatzy.tables.seat_permissions import add_device, leave_seat, remove_player
from yatzy.tables.tokens import fingerprint
from yatzy.tables.views import room_view
from yatzy.tables.wire import ChangeRequest, Play

ANNA, BO, EVE = (fingerprint(new_token()) for _ in range(3))
HERS, HIS = "a1" * 16 + " owl", "b2" * 16
LATER = "9999-01-01T00:00:00Z"
SHEET = parse_sheet(
    {
        "id": "tiny",
        "title": "Tiny",
        "players": {"min": 1},
        "boxes": [{"key": "chance", "pattern": "any", "pays": "all"}],
    }
)


@asynccontextmanager
async def tables_in(folder: Path) -> AsyncIterator[TableRegistry]:
    async with opened(str(folder / "games.db")) as log:
        yield TableRegistry(log)


async def create(tables: TableRegistry, *seats: NewSeat, **wanted: object) -> TableSession:
    asked = {"key": "new", "contribute": True} | wanted
    return await create_table(tables, NewTable(seats=seats, **asked), SHEET, ANNA, catalogue("en"))  # type: ignore[arg-type]


async def sit_down(tables: TableRegistry) -> TableSession:
    """Let Anna create a table and Bo sit down; both contribute."""
    session = await create(tables, NewSeat(name="Anna", here=True), NewSeat())
    await session.change_room(
        BO, ChangeRequest(session.revision, "sit"), take_seat(1, "Bo", BO, contributes=True)
    )
    return session


async def commit_to(session: TableSession, seat: int, holder: str, said: str) -> None:
    commitment = commitment_of(said, session.room.seal, session.id)
    await session.amend_room(commit(seat, commitment, holder))


async def reveal_to(session: TableSession, seat: int, holder: str, said: str) -> None:
    await session.amend_room(reveal(seat, said, holder, session.id))


async def begin(session: TableSession, holder: str, moment: str = LATER) -> None:
    await session.change_room(holder, ChangeRequest(session.revision, new_token()), begin_game(holder, moment))


async def play_out(session: TableSession) -> None:
    """Play the game to its end and reveal the secret."""
    while not session.started_game.over:
        seat = session.started_game.seat
        holder = session.room.seats[seat].holders[0]
        await session.apply(holder, Play(session.seq, new_token(), Roll(seat)))
        await session.apply(holder, Play(session.seq, new_token(), Enter(seat, "chance")))


async def refusal_of(session: TableSession, change: RoomChange) -> str:
    before = session.room
    with pytest.raises(YatzyError) as refused:
        await session.amend_room(change)
    assert session.room == before
    return refused.value.code


# How it goes


def test_the_seal_is_shown_then_all_commit_then_all_reveal_then_it_begins(tmp_path: Path) -> None:
    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await create(tables, NewSeat(name="Anna", here=True), NewSeat())
            seal = room_view(session.id, 0, session.room).seal
            assert seal == seal_of(session.secret or b"")
            await commit_to(session, 0, ANNA, HERS)
            assert await refusal_of(session, reveal(0, HERS, ANNA, session.id)) == "table-contribution-early"
            await session.change_room(
                BO, ChangeRequest(session.revision, "sit"), take_seat(1, "Bo", BO, contributes=True)
            )
            assert (missing_seats(session.room), session.room.revealing) == ((1,), False)
            assert await refusal_of(session, reveal(0, HERS, ANNA, session.id)) == "table-contribution-early"
            await commit_to(session, 1, BO, HIS)
            assert (missing_seats(session.room), session.room.revealing) == ((0, 1), True)
            await reveal_to(session, 1, BO, HIS)
            assert (missing_seats(session.room), session.game) == ((0,), None)
            await reveal_to(session, 0, ANNA, HERS)
            assert session.room.begun
            setup = session.started_game.setup
            assert (setup.seal, setup.words) == (seal, (HERS, HIS))
            await play_out(session)
            game = session.prepare(Reveal((session.secret or b"").hex())).game
            assert verify_dice(game).is_valid
            assert game.turns[0].dice == FairDice(session.secret or b"", session.id, (HERS, HIS)).throw(0, 5)

    asyncio.run(main())


def test_what_is_repeated_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await sit_down(tables)
            for _ in range(2):
                await commit_to(session, 0, ANNA, HERS)
            await commit_to(session, 1, BO, HIS)
            await commit_to(session, 1, BO, HIS)
            for _ in range(2):
                await reveal_to(session, 0, ANNA, HERS)
            await reveal_to(session, 1, BO, HIS)
            revision = session.revision
            await reveal_to(session, 1, BO, HIS)
            assert (session.revision, session.seq) == (revision, 1)

    asyncio.run(main())


def test_a_server_that_restarts_goes_on_in_every_phase(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "games.db")) as log:
            table = (await sit_down(TableRegistry(log))).id
            await commit_to(await TableRegistry(log).find(table), 0, ANNA, HERS)
            await commit_to(await TableRegistry(log).find(table), 1, BO, HIS)
            await reveal_to(await TableRegistry(log).find(table), 0, ANNA, HERS)
            await reveal_to(await TableRegistry(log).find(table), 1, BO, HIS)
            assert (await TableRegistry(log).find(table)).started_game.setup.words == (HERS, HIS)

    asyncio.run(main())


# Who might choose


def grind_secret(game_id: str, words: tuple[str, ...]) -> bytes:
    """Return a secret whose first throw is five alike: what an operator would do who knows the words."""
    for number in range(100_000):
        secret = hashlib.sha256(f"{number}".encode()).digest()
        if len(set(FairDice(secret, game_id, words).throw(0, 5))) == 1:
            return secret
    raise AssertionError


def test_an_operator_cannot_choose_the_secret_once_contributions_are_known(tmp_path: Path) -> None:
    """Another secret has another seal, and devices committed under the first: no contribution fits it."""

    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await sit_down(tables)
            await commit_to(session, 0, ANNA, HERS)
            await commit_to(session, 1, BO, HIS)
            chosen = grind_secret(session.id, (HERS, HIS))
            session.room = replace(session.room, seal=seal_of(chosen))
            assert await refusal_of(session, reveal(0, HERS, ANNA, session.id)) == "table-contribution-wrong"

    asyncio.run(main())


def test_a_secret_chosen_before_gives_other_dice_once_people_contribute(tmp_path: Path) -> None:
    """An operator chooses a secret for a table without words; Anna's contribution makes other dice of it."""

    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await create(tables, NewSeat(name="Anna", here=True))
            chosen = grind_secret(session.id, ())
            session.secret, session.room = chosen, replace(session.room, seal=seal_of(chosen))
            await commit_to(session, 0, ANNA, HERS)
            await reveal_to(session, 0, ANNA, HERS)
            await play_out(session)
            assert session.started_game.turns[0].dice != FairDice(chosen, session.id).throw(0, 5)

    asyncio.run(main())


def test_the_last_to_contribute_cannot_choose(tmp_path: Path) -> None:
    """Bo runs the server, knows the secret and sees what Anna reveals: only what he committed to counts."""

    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await sit_down(tables)
            await commit_to(session, 0, ANNA, HERS)
            assert HERS not in f"{room_view(session.id, 0, session.room)}", "what he sees before he commits"
            await commit_to(session, 1, BO, HIS)
            await reveal_to(session, 0, ANNA, HERS)
            for better in (f"{number:032x}" for number in range(50)):
                assert (
                    await refusal_of(session, reveal(1, better, BO, session.id)) == "table-contribution-wrong"
                )
                again = commit(1, commitment_of(better, session.room.seal, session.id), BO)
                assert await refusal_of(session, again) == "table-contribution-late"
            assert await refusal_of(session, take_seat(1, "Bo", BO, contributes=True)) == "table-begun"

    asyncio.run(main())


def test_nobody_leaves_and_comes_back_between_commitment_and_contribution(tmp_path: Path) -> None:
    """A seat that became free could be taken by somebody who has seen what others revealed."""

    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await sit_down(tables)
            await commit_to(session, 0, ANNA, HERS)
            await commit_to(session, 1, BO, HIS)
            await session.amend_room(leave_seat(1, BO))
            seat = session.room.seats[1]
            assert (seat.is_free, seat.away) == (False, True)
            assert seat.commitment == commitment_of(HIS, session.room.seal, session.id)
            await reveal_to(session, 0, ANNA, HERS)
            assert await refusal_of(session, take_seat(1, "Eve", EVE, contributes=True)) == "table-begun"
            assert await refusal_of(session, remove_player(1, ANNA)) == "table-begun", "by the host neither"

    asyncio.run(main())


def test_a_contribution_that_could_be_guessed_is_refused(tmp_path: Path) -> None:
    """From the commitment to a word alone everybody could find the word."""

    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            for number, bad in enumerate(("owl", "A1" * 16, "a1" * 16 + "owl", "a1" * 16 + " " + "x" * 68)):
                session = await create(tables, NewSeat(name="Anna", here=True), key=f"k{number}")
                await commit_to(session, 0, ANNA, bad)
                assert await refusal_of(session, reveal(0, bad, ANNA, session.id)) == "table-contribution-wrong"

    asyncio.run(main())


def test_nobody_contributes_for_another(tmp_path: Path) -> None:
    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await sit_down(tables)
            for holder in (BO, EVE, ""):
                assert await refusal_of(session, commit(0, "ab" * 32, holder)) == "table-not-yours"
            await commit_to(session, 0, ANNA, HERS)
            await commit_to(session, 1, BO, HIS)
            assert await refusal_of(session, reveal(0, HERS, BO, session.id)) == "table-not-yours"

    asyncio.run(main())


def test_words_with_the_request_that_draws_the_secret_are_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            with pytest.raises(YatzyError, match="table-word-early"):
                await create(tables, NewSeat(name="Anna", here=True, word="owl"))

    asyncio.run(main())


def test_a_rematch_takes_new_contributions_under_its_new_seal(tmp_path: Path) -> None:
    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await sit_down(tables)
            await commit_to(session, 0, ANNA, HERS)
            await commit_to(session, 1, BO, HIS)
            await reveal_to(session, 0, ANNA, HERS)
            await reveal_to(session, 1, BO, HIS)
            await play_out(session)
            again = await create_rematch(tables, session, 0, ANNA)
            assert again.game is None
            assert again.room.seal != session.room.seal
            assert missing_seats(again.room) == (0, 1)
            assert [(seat.commitment, seat.word) for seat in again.room.seats] == [("", "")] * 2
            await commit_to(again, 0, BO, "c3" * 16)
            await commit_to(again, 1, ANNA, "d4" * 16)
            assert await refusal_of(again, reveal(1, HERS, ANNA, again.id)) == "table-contribution-wrong"
            await reveal_to(again, 0, BO, "c3" * 16)
            await reveal_to(again, 1, ANNA, "d4" * 16)
            assert again.started_game.setup.words == ("c3" * 16, "d4" * 16)

    asyncio.run(main())


# Who does not answer


def test_a_table_begins_without_a_contribution_that_does_not_come(tmp_path: Path) -> None:
    """After a while anyone who sits there may; what was not revealed is not in the dice, as everyone sees."""

    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await sit_down(tables)
            await commit_to(session, 0, ANNA, HERS)
            await commit_to(session, 1, BO, HIS)
            await reveal_to(session, 1, BO, HIS)
            since = session.room.waiting_since
            for holder, moment, code in (
                (BO, since, "table-contributions-awaited"),
                (EVE, LATER, "table-not-host"),
            ):
                with pytest.raises(YatzyError, match=code):
                    await begin(session, holder, moment)
            await begin(session, BO)
            assert session.started_game.setup.words == ("", HIS)
            seats = room_view(session.id, 0, session.room).seats
            assert [bool(seat.commitment) for seat in seats] == [True, True]
            assert [seat.contribution for seat in seats] == ["", HIS]
            assert await refusal_of(session, reveal(0, HERS, ANNA, session.id)) == "table-contribution-late"

    asyncio.run(main())


def test_a_table_begins_without_a_device_that_does_not_commit(tmp_path: Path) -> None:
    """Who has committed still reveals: the others' contributions count."""

    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await sit_down(tables)
            await commit_to(session, 1, BO, HIS)
            await begin(session, ANNA)
            assert (session.room.revealing, missing_seats(session.room)) == (True, (1,))
            await reveal_to(session, 1, BO, HIS)
            assert session.started_game.setup.words == ("", HIS)

    asyncio.run(main())


def test_how_long_a_table_waits_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await sit_down(tables)
            with pytest.raises(YatzyError) as refused:
                await begin(session, ANNA, session.room.waiting_since)
            assert refused.value.details == {"seconds": SECONDS_TO_ANSWER}

    asyncio.run(main())


def test_a_seat_that_becomes_free_again_is_waited_for_by_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await sit_down(tables)
            await commit_to(session, 0, ANNA, HERS)
            await session.amend_room(leave_seat(1, BO))
            assert (session.room.waiting_since, missing_seats(session.room)) == ("", ())
            await begin(session, ANNA)
            assert (session.room.revealing, missing_seats(session.room)) == (True, (0,))

    asyncio.run(main())


# Who contributes


def test_one_device_contributes_once_for_all_its_seats(tmp_path: Path) -> None:
    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            seats = [NewSeat(name=name, here=True) for name in ("Anna", "Bo", "Cia")]
            session = await create(tables, NewSeat(computer="bold"), *seats)
            assert missing_seats(session.room) == (1,)
            await commit_to(session, 1, ANNA, HERS)
            await reveal_to(session, 1, ANNA, HERS)
            assert session.started_game.setup.words == ("", HERS, "", "")

    asyncio.run(main())


def test_a_second_seat_of_a_device_is_not_waited_for(tmp_path: Path) -> None:
    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await create(tables, NewSeat(name="Anna", here=True), NewSeat())
            await session.amend_room(take_seat(1, "Bo", ANNA, contributes=True))
            assert missing_seats(session.room) == (0,)

    asyncio.run(main())


def test_another_device_of_a_seat_is_not_waited_for(tmp_path: Path) -> None:
    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await sit_down(tables)
            await session.amend_room(add_device(0, EVE, ANNA))
            await commit_to(session, 0, EVE, HERS)
            await commit_to(session, 1, BO, HIS)
            await reveal_to(session, 1, BO, HIS)
            await reveal_to(session, 0, ANNA, HERS)
            assert session.room.begun

    asyncio.run(main())


@pytest.mark.parametrize(
    ("seats", "wanted"),
    [
        ((NewSeat(computer="bold"), NewSeat(computer="strong")), {}),
        ((NewSeat(name="Anna", here=True),), {"contribute": False}),
        ((NewSeat(name="Anna", here=True),), {"dice": DiceFrom.REAL}),
    ],
    ids=["bots alone", "a program", "real dice"],
)
def test_who_does_not_contribute_begins_at_once(
    tmp_path: Path, seats: tuple[NewSeat, ...], wanted: dict[str, object]
) -> None:
    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await create(tables, *seats, **wanted)
            assert session.started_game.setup.words == ()

    asyncio.run(main())


def test_real_dice_take_no_contributions(tmp_path: Path) -> None:
    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            session = await create(tables, NewSeat(name="Anna", here=True), NewSeat(), dice=DiceFrom.REAL)
            assert await refusal_of(session, commit(0, "ab" * 32, ANNA)) == "table-contribution-late"

    asyncio.run(main())


def test_a_word_from_before_there_were_commitments_does_not_count() -> None:
    """A table of an earlier version waits for its players; the words it was given then prove nothing."""
    old = b'{"sheet":{},"digest":"","seats":[{"name":"Anna","holders":["a"],"word":"owl"}],"hosts":[]}'
    assert msgspec.json.decode(old, type=Room).contributions == ()
