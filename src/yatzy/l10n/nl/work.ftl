# Why a server cannot answer what takes long.

error-work-busy = De server is druk bezig. Probeer het zo nog eens.
error-limit-work = De server is nog bezig met verzoeken vanaf jouw adres. Probeer het over { $seconds } seconden nog eens.
error-work-too-long = Dat duurde langer dan { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] een seconde
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } seconden
    }, dus de server is gestopt. Probeer iets kleiners.
error-work-failed = Er ging iets mis op de server bij het berekenen.
error-work-closing = De server sluit af. Probeer het zo nog eens.
error-solver-not-here = Deze regels doorrekenen kost { $needed } GiB geheugen, en deze server staat { $most } GiB toe. Zonder is er geen coach en geen bot.
