# Why a server cannot answer what takes long.

error-work-busy = A szervernek sok a számolnivalója: próbáld újra kicsit később.
error-limit-work = A szerver még azt számolja, amit a te címedről kértek. Próbáld újra { $seconds } másodperc múlva.
error-work-too-long = Ez tovább tartott, mint { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] egy másodperc
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } másodperc
    }, ezért abbamaradt.
error-work-failed = Nem sikerült kiszámolni: valami elromlott a szerveren.
error-work-closing = A szerver leáll.
error-solver-not-here = Ennek a szabálylapnak a megoldásához { $needed } GiB memória kell, és egy szerver legfeljebb { $most } GiB-ot szán egyre. Az edzőnek és a gépi játékosoknak ez kell.
