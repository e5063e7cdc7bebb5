# Why a server cannot answer what takes long.

error-work-busy = De server heeft veel te rekenen: probeer het zo nog eens.
error-limit-work = De server rekent nog aan wat vanaf jouw adres gevraagd is. Probeer het over { $seconds } seconden nog eens.
error-work-too-long = Dat duurde langer dan { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] een seconde
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } seconden
    } en is afgebroken.
error-work-failed = Het kon niet berekend worden: er ging iets mis op de server.
error-work-closing = De server sluit af.
error-solver-not-here = Dit regelblad oplossen kost { $needed } GiB geheugen, en een server geeft hooguit { $most } GiB aan één. De coach en computerspelers hebben dat nodig.
