# Why a server cannot answer what takes long.

error-work-busy = Serveril on palju arvutada: proovi hetke pärast uuesti.
error-limit-work = Server alles arvutab seda, mida sinu aadressilt küsiti. Proovi uuesti { $seconds } sekundi pärast.
error-work-too-long = See võttis üle { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] sekundi
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekundi
    } ja katkestati.
error-work-failed = Seda ei õnnestunud arvutada: serveris läks midagi valesti.
error-work-closing = Server suletakse.
error-solver-not-here = Selle reeglilehe lahendamiseks on vaja { $needed } GiB mälu, aga server annab ühe jaoks kuni { $most } GiB. Treener ja arvutimängijad vajavad seda.
