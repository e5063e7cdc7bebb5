# Why a server cannot answer what takes long.

error-work-busy = Serveren har meget at regne på: prøv igen om lidt.
error-limit-work = Serveren regner stadig på det, der blev bedt om fra din adresse. Prøv igen om { $seconds } sekunder.
error-work-too-long = Det tog mere end { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] et sekund
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekunder
    } og blev opgivet.
error-work-failed = Det kunne ikke regnes ud: noget gik galt på serveren.
error-work-closing = Serveren lukker.
error-solver-not-here = At løse dette ark kræver { $needed } GiB hukommelse, og en server bruger højst { $most } GiB på ét. Coachen og computerspillerne har brug for det.
