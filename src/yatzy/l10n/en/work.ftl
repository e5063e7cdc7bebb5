# Why a server cannot answer what takes long.

error-work-busy = The server is busy. Try again in a moment.
error-limit-work = The server is still working on requests from your address. Try again in { $seconds } seconds.
error-work-too-long = That took more than { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] a second
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } seconds
    }, so the server stopped. Try something smaller.
error-work-failed = Something went wrong on the server while computing this.
error-work-closing = The server is shutting down. Try again in a moment.
error-solver-not-here = Solving these rules takes { $needed } GiB of memory, and this server allows { $most } GiB. Without it there is no coach and no bot.
