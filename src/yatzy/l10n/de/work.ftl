# Why a server cannot answer what takes long.

error-work-busy = Der Server hat viel zu tun. Versuch es gleich noch einmal.
error-limit-work = Der Server arbeitet noch an Anfragen von deiner Adresse. Versuch es in { $seconds } Sekunden noch einmal.
error-work-too-long = Das hat länger als { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] eine Sekunde
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } Sekunden
    } gedauert, darum hat der Server abgebrochen. Versuch etwas Kleineres.
error-work-failed = Beim Rechnen ist auf dem Server etwas schiefgegangen.
error-work-closing = Der Server wird beendet. Versuch es gleich noch einmal.
error-solver-not-here = Diese Regeln durchzurechnen braucht { $needed } GiB Speicher, und dieser Server erlaubt { $most } GiB. Ohne das gibt es weder Coach noch Bot.
