"""How a full table begins: devices contribute to its dice, committed to before any contribution is revealed.

The table shows its seal from the start. A device that contributes says so when it takes a seat, and commits
to a random contribution. Once every seat is taken and every such device has committed, commitments are fixed
and all reveal. So whoever runs the server sealed before it knew any contribution, and whoever plays committed
before they saw one. A device that does not answer holds nobody up for ever: after a while anyone at the table
may begin without it. Who knows the secret and withholds a contribution chooses between two games, and
everyone sees that.

Devices need not contribute: programs that play, and bots, do not.
"""

import re
from datetime import datetime

from msgspec.structs import replace

from yatzy.chance.fair import commitment_of
from yatzy.game.setup import LONGEST_WORD, is_single_line
from yatzy.rules.errors import TableConflict, TableError
from yatzy.tables.room import Room, RoomChange, check_host, is_full, mark_begun, own_seat, replace_seat

SECONDS_TO_ANSWER = 10
"""How long devices have to commit, and then to reveal, before others may begin without them."""
CONTRIBUTION = re.compile(r"[0-9a-f]{32}( .+)?")
"""128 random bits, so that nobody guesses it from its commitment; and a word of the player's own, if any."""


def commit(number: int, commitment: str, holder: str) -> RoomChange:
    """Commit to a contribution. Until contributions are revealed, a later commitment replaces it."""

    def change(room: Room) -> Room:
        seat = own_seat(room, number, holder)
        if seat.commitment == commitment:
            return room
        if not room.seal or room.begun or room.revealing:
            raise TableConflict("table-contribution-late")
        return replace_seat(room, number, replace(seat, contributes=True, commitment=commitment, word=""))

    return change


def reveal(number: int, contribution: str, holder: str, table_id: str) -> RoomChange:
    """Reveal the contribution that a seat is committed to."""

    def change(room: Room) -> Room:
        seat = own_seat(room, number, holder)
        if seat.commitment and seat.word == contribution:
            return room
        if room.begun:
            raise TableConflict("table-contribution-late")
        if not room.revealing:
            raise TableConflict("table-contribution-early")
        fits = CONTRIBUTION.fullmatch(contribution) and is_single_line(contribution, LONGEST_WORD)
        if not fits or commitment_of(contribution, room.seal, table_id) != seat.commitment:
            raise TableError("table-contribution-wrong", longest=LONGEST_WORD)
        return replace_seat(room, number, replace(seat, word=contribution))

    return change


def missing_seats(room: Room) -> tuple[int, ...]:
    """Return the seats whose devices a full table waits for: to commit, or else to reveal."""
    if room.begun or not is_full(room):
        return ()
    return tuple(
        number
        for number, seat in enumerate(room.seats)
        if (seat.commitment and not seat.word if room.revealing else seat.contributes and not seat.commitment)
    )


def begin_game(holder: str, moment: str) -> RoomChange:
    """Begin with the players present; free seats are removed. Only for hosts.

    A full table waits for contributions instead. Anyone who sits there, or the host, may begin without those
    that have not come after :data:`SECONDS_TO_ANSWER`.
    """

    def change(room: Room) -> Room:
        if missing := missing_seats(room):
            if not room.seats_of(holder):
                check_host(room, holder)
            waited = datetime.fromisoformat(moment) - datetime.fromisoformat(room.waiting_since)
            if (seconds := SECONDS_TO_ANSWER - round(waited.total_seconds())) > 0:
                raise TableConflict("table-contributions-awaited", seconds=seconds)
            return begin_when_ready(_drop_contributions(room, missing), moment)
        check_host(room, holder)
        if room.begun:
            raise TableConflict("table-begun")
        taken = tuple(seat for seat in room.seats if not seat.is_free)
        if not taken or room.duplicate:
            raise TableConflict("table-nobody")
        return begin_when_ready(replace(room, seats=taken), moment)

    return change


def begin_when_ready(room: Room, moment: str) -> Room:
    """Return the room as far on as it can be: waiting for contributions if it is full, or begun.

    Raises :class:`TableError` if a name is missing or taken.
    """
    if room.begun or not is_full(room):
        return replace(room, waiting_since="") if room.waiting_since and not room.begun else room
    mark_begun(room)  # raises if it could not begin later
    if not room.revealing:
        if missing_seats(room):
            return room if room.waiting_since else replace(room, waiting_since=moment)
        if any(seat.commitment for seat in room.seats):
            room = replace(room, revealing=True, waiting_since=moment)
    return room if missing_seats(room) else mark_begun(room)


def _drop_contributions(room: Room, missing: tuple[int, ...]) -> Room:
    """Return the room without awaiting some seats. A commitment that was not revealed stays to be seen."""
    if room.revealing:
        return mark_begun(room)
    for number in missing:
        room = replace_seat(room, number, replace(room.seats[number], contributes=False))
    return room
