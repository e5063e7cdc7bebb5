# Why a server cannot answer what takes long.

error-work-busy = Serveris ir aizņemts. Pēc brīža mēģini vēlreiz.
error-limit-work = Serveris vēl apstrādā pieprasījumus no tavas adreses. Mēģini vēlreiz pēc { $seconds } s.
error-work-too-long = Tas ilga vairāk nekā { NUMBER($seconds, maximumFractionDigits: 0) ->
        [zero] { NUMBER($seconds, maximumFractionDigits: 0) } sekundes
        [one] { NUMBER($seconds, maximumFractionDigits: 0) } sekundi
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekundes
    }, tāpēc serveris to pārtrauca. Pamēģini ko mazāku.
error-work-failed = Aprēķinot serverī kaut kas nogāja greizi.
error-work-closing = Serveris tiek apturēts. Pēc brīža mēģini vēlreiz.
error-solver-not-here = Lai aprēķinātu šos noteikumus, vajag { $needed } GiB atmiņas, bet šis serveris atļauj { $most } GiB. Bez tā nav ne trenera, ne robotu.
