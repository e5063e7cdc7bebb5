# Why a server cannot answer what takes long.

error-work-busy = Serveris labai apkrautas: pabandyk po akimirkos.
error-limit-work = Serveris dar skaičiuoja, ko prašyta iš tavo adreso. Bandyk vėl po { $seconds } s.
error-work-too-long = Truko ilgiau nei { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] { NUMBER($seconds, maximumFractionDigits: 0) } sekundę
        [few] { NUMBER($seconds, maximumFractionDigits: 0) } sekundes
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekundžių
    }, todėl nutraukta.
error-work-failed = Apskaičiuoti nepavyko: serveryje įvyko klaida.
error-work-closing = Serveris uždaromas.
error-solver-not-here = Šiam lapui išspręsti reikia { $needed } GiB atminties, o serveris vienam skiria ne daugiau kaip { $most } GiB. To reikia treneriui ir kompiuteriniams žaidėjams.
