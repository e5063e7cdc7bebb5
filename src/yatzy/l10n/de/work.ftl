# Why a server cannot answer what takes long.

error-work-busy = Der Server hat viel zu rechnen: Versuch es gleich noch einmal.
error-limit-work = Der Server rechnet noch an dem, was von deiner Adresse gefragt wurde. Versuch es in { $seconds } Sekunden noch einmal.
error-work-too-long = Das dauerte länger als { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] eine Sekunde
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } Sekunden
    } und wurde abgebrochen.
error-work-failed = Das ließ sich nicht berechnen: Auf dem Server ist etwas schiefgegangen.
error-work-closing = Der Server wird beendet.
error-solver-not-here = Die Lösung dieses Regelblatts braucht { $needed } GiB Speicher, und ein Server gibt höchstens { $most } GiB für eine her. Coach und Computerspieler brauchen sie.
