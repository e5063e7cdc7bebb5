# Why a server cannot answer what takes long.

error-work-busy = Serveren er opptatt. Prøv igjen om litt.
error-limit-work = Serveren jobber fortsatt med forespørsler fra adressen din. Prøv igjen om { $seconds } sekunder.
error-work-too-long = Det tok mer enn { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] et sekund
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekunder
    }, så serveren stoppet. Prøv noe mindre.
error-work-failed = Noe gikk galt på serveren under utregningen.
error-work-closing = Serveren stenger. Prøv igjen om litt.
error-solver-not-here = Å regne ut disse reglene krever { $needed } GiB minne, og denne serveren tillater { $most } GiB. Uten det er det verken coach eller robot.
