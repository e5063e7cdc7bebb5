# Why a server cannot answer what takes long.

error-work-busy = Serveren har mye å regne på: prøv igjen om litt.
error-limit-work = Serveren regner fortsatt på det som ble bedt om fra adressen din. Prøv igjen om { $seconds } sekunder.
error-work-too-long = Det tok mer enn { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] et sekund
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekunder
    } og ble gitt opp.
error-work-failed = Det kunne ikke regnes ut: noe gikk galt på serveren.
error-work-closing = Serveren stenger.
error-solver-not-here = Å løse dette arket krever { $needed } GiB minne, og en server bruker høyst { $most } GiB på ett. Coachen og dataspillerne trenger det.
