# Why a server cannot answer what takes long.

error-work-busy = Þjónninn hefur mikið að reikna: reyndu aftur eftir smástund.
error-limit-work = Þjónninn er enn að reikna það sem beðið var um frá þínu vistfangi. Reyndu aftur eftir { $seconds ->
        [1] eina sekúndu
        [one] { $seconds } sekúndu
       *[other] { $seconds } sekúndur
    }.
error-work-too-long = Þetta tók meira en { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] { NUMBER($seconds, maximumFractionDigits: 0) } sekúndu
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekúndur
    }, og var hætt við.
error-work-failed = Ekki tókst að reikna þetta: eitthvað fór úrskeiðis á þjóninum.
error-work-closing = Þjónninn er að loka.
error-solver-not-here = Lausn þessa reglublaðs þarf { $needed } GiB af minni, en þjónn notar mest { $most } GiB í eina. Þjálfarinn og tölvuspilarar þurfa hana.
