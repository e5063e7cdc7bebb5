# What a server says to those at its tables.

error-table-unknown = There is no table with this code.
error-table-token = A token is 22 letters, digits, hyphens or underscores. This is not one.
error-table-token-missing = Show the token of your seat, or your key.
error-table-not-yours = This is not your seat.
error-table-not-host = Only the one who laid the table can do that.
error-table-no-seat = There is no seat { $seat }: the table has { $seats }.
error-table-no-seats = A table needs at least one seat.
error-table-seat-taken = Somebody sits at seat { $seat } already.
error-table-seat-computer = A computer already plays at seat { $seat }.
error-table-begun = The game has begun: nobody can sit down any more.
error-table-not-begun = The game has not begun: seats are still free.
error-table-not-over = The game is not over.
error-table-nobody = There is nobody to begin with.
error-table-name = A name is one line of at most { $longest } characters.
error-table-name-missing = Whoever sits at seat { $seat } needs a name.
error-table-name-twice = Somebody at the table has this name already.
error-table-devices = A seat can be played from at most { $most } devices.
error-table-real-dice = With real dice a computer player cannot go on: it has no hands.
error-table-not-stuck = It is not time for that: wait a little, they may still be there.
error-table-stand-in = A computer player goes on for you. Take your seat back first.
error-table-late = The game has gone on since. You see it as it is now.
error-table-long = You have put aside, taken back and corrected so much that the table takes no more of it. Throw, or write.
error-table-changed = The table has changed since. You see it as it is now.
error-table-dice = The dice of this table are thrown by the server.
error-table-match-open = Others are still playing with these dice: they can be seen when the match is over.
error-table-match-closed = The match is over: nobody can join any more.
error-table-match-full = { $most } people play in this match already, which is as many as there may be.
error-table-match-alone = In a duplicate match everyone plays alone, with the dice of the screen.
error-table-no-match = This is not a duplicate match.
error-table-no-coach = At this table the coach may not be asked.
error-table-sheet-name = The rules differ from the printed sheet { $sheet }: give them a name of their own.
error-table-nonsense = This is nothing the table understands: { $problem }
error-table-hello-again = You have said hello already.
error-table-reaction = There is no such reaction. There are: { $known }.
error-table-turns = So many players, boxes and rounds would be more than { $most } turns. Take fewer.
error-table-reactions = Not so many at once: wait a moment.
error-player-games = You have { $most } games already, which is as many as are kept for one player. Give some up first.
error-table-store = The server cannot reach its games just now. Try again in a moment: nothing is done twice.

error-limit-tables = That is a lot of new tables from one address. Try again in { $seconds } seconds.
error-limit-requests = That is a lot at once. Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-request-invalid = The request does not fit: { $problem }
request-choices = { $problem }. There are: { $choices }.
error-request-unknown = There is nothing at this address.
error-request-method = That cannot be done here.
error-request-large = That is too much for one request.
error-request-host = This server is not called that.
error-request-origin = Another page is asking for that, which is not allowed.
error-server-failed = Something went wrong on the server. Nothing was changed; try again.
error-review-no-step = There is no such decision in this game: turn { $turn }, throw { $throw }.
error-review-no-column = There is no such column in this game: round { $round }, column { $column }.
