# Why a server cannot answer what takes long.

error-work-busy = Il server ha molto da calcolare: riprova tra un momento.
error-limit-work = Il server sta ancora calcolando quello che è stato chiesto dal tuo indirizzo. Riprova tra { $seconds } secondi.
error-work-too-long = Ci è voluto più di { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] un secondo
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } secondi
    }, e il calcolo è stato abbandonato.
error-work-failed = Non si è potuto calcolare: qualcosa è andato storto sul server.
error-work-closing = Il server sta chiudendo.
error-solver-not-here = Per risolvere questo regolamento servono { $needed } GiB di memoria, e un server ne usa al massimo { $most } per uno. Il coach e i computer ne hanno bisogno.
