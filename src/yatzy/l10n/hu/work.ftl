# Why a server cannot answer what takes long.

error-work-busy = A szerver elfoglalt. Próbáld újra kicsit később.
error-limit-work = A szerver még a te címedről érkezett kéréseken dolgozik. Próbáld újra { $seconds } másodperc múlva.
error-work-too-long = Ez tovább tartott, mint { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] egy másodperc
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } másodperc
    }, ezért a szerver abbahagyta. Próbálj valami kisebbet.
error-work-failed = Valami elromlott a szerveren a számítás közben.
error-work-closing = A szerver leáll. Próbáld újra kicsit később.
error-solver-not-here = Ezeknek a szabályoknak a kiszámításához { $needed } GiB memória kell, és ez a szerver { $most } GiB-ot enged. Enélkül nincs edző és nincs robot.
