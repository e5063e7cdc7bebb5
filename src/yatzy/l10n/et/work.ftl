# Why a server cannot answer what takes long.

error-work-busy = Server on hõivatud. Proovi hetke pärast uuesti.
error-limit-work = Server alles töötleb sinu aadressi päringuid. Proovi uuesti { $seconds } sekundi pärast.
error-work-too-long = See võttis üle { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] sekundi
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekundi
    } ja server katkestas. Proovi midagi väiksemat.
error-work-failed = Serveris läks arvutamisel midagi valesti.
error-work-closing = Server sulgub. Proovi hetke pärast uuesti.
error-solver-not-here = Nende reeglite läbiarvutamiseks on vaja { $needed } GiB mälu, aga see server lubab { $most } GiB. Ilma selleta pole treenerit ega robotit.
