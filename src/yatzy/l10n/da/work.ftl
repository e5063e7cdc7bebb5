# Why a server cannot answer what takes long.

error-work-busy = Serveren har travlt. Prøv igen om lidt.
error-limit-work = Serveren arbejder stadig på forespørgsler fra din adresse. Prøv igen om { $seconds } sekunder.
error-work-too-long = Det tog mere end { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] et sekund
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekunder
    }, så serveren stoppede. Prøv noget mindre.
error-work-failed = Noget gik galt på serveren under beregningen.
error-work-closing = Serveren lukker. Prøv igen om lidt.
error-solver-not-here = At gennemregne disse regler kræver { $needed } GiB hukommelse, og denne server tillader { $most } GiB. Uden det er der hverken coach eller robot.
