# Why a server cannot answer what takes long.

error-work-busy = The server has a lot to compute: try again in a moment.
error-limit-work = The server is still computing what was asked from your address. Try again in { $seconds } seconds.
error-work-too-long = That took more than { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] a second
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } seconds
    }, and was abandoned.
error-work-failed = It could not be computed: something went wrong on the server.
error-work-closing = The server is closing.
error-solver-not-here = Solving this sheet takes { $needed } GiB of memory, and a server spends at most { $most } GiB on one. The coach and computer players need that.
