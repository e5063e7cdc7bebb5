# Why a server cannot answer what takes long.

error-work-busy = Serveris užimtas. Pabandyk po akimirkos.
error-limit-work = Serveris dar skaičiuoja, ko prašyta iš tavo adreso. Bandyk vėl po { $seconds } s.
error-work-too-long = Truko ilgiau nei { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] { NUMBER($seconds, maximumFractionDigits: 0) } sekundę
        [few] { NUMBER($seconds, maximumFractionDigits: 0) } sekundes
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekundžių
    }, todėl serveris nutraukė. Bandyk ką nors mažesnio.
error-work-failed = Apskaičiuoti nepavyko: serveryje įvyko klaida.
error-work-closing = Serveris išjungiamas. Pabandyk po akimirkos.
error-solver-not-here = Šioms taisyklėms apskaičiuoti reikia { $needed } GiB atminties, o šis serveris leidžia { $most } GiB. Be to nėra nei trenerio, nei robotų.
