# Why a server cannot answer what takes long.

error-work-busy = Servern har mycket att räkna på: försök igen om en stund.
error-limit-work = Servern räknar fortfarande på det som begärdes från din adress. Försök igen om { $seconds } sekunder.
error-work-too-long = Det tog mer än { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] en sekund
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekunder
    } och avbröts.
error-work-failed = Det gick inte att räkna ut: något gick fel på servern.
error-work-closing = Servern stänger.
error-solver-not-here = Att lösa det här bladet kräver { $needed } GiB minne, och en server lägger högst { $most } GiB på ett blad. Coachen och datorspelarna behöver det.
