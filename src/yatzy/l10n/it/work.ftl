# Why a server cannot answer what takes long.

error-work-busy = Il server è occupato. Riprova tra un momento.
error-limit-work = Il server sta ancora lavorando a richieste dal tuo indirizzo. Riprova tra { $seconds } secondi.
error-work-too-long = Ci voleva più di { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] un secondo
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } secondi
    }, e il server si è fermato. Prova con qualcosa di più piccolo.
error-work-failed = Qualcosa è andato storto sul server durante il calcolo.
error-work-closing = Il server si sta spegnendo. Riprova tra un momento.
error-solver-not-here = Per calcolare queste regole servono { $needed } GiB di memoria, e questo server ne permette { $most }. Senza, non ci sono né coach né robot.
