# Why a server cannot answer what takes long.

error-work-busy = Servern är upptagen. Försök igen om en stund.
error-limit-work = Servern arbetar fortfarande med förfrågningar från din adress. Försök igen om { $seconds } sekunder.
error-work-too-long = Det tog mer än { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] en sekund
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekunder
    }, så servern slutade. Försök med något mindre.
error-work-failed = Något gick fel på servern under uträkningen.
error-work-closing = Servern stänger. Försök igen om en stund.
error-solver-not-here = Att räkna ut de här reglerna kräver { $needed } GiB minne, och den här servern tillåter { $most } GiB. Utan det finns varken coach eller robot.
