# Why a server cannot answer what takes long.

error-work-busy = Þjónninn er upptekinn. Reyndu aftur eftir smástund.
error-limit-work = Þjónninn er enn að vinna úr beiðnum frá þínu vistfangi. Reyndu aftur eftir { $seconds ->
        [1] eina sekúndu
        [one] { $seconds } sekúndu
       *[other] { $seconds } sekúndur
    }.
error-work-too-long = Þetta tók meira en { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] { NUMBER($seconds, maximumFractionDigits: 0) } sekúndu
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekúndur
    }, svo þjónninn hætti. Reyndu eitthvað minna.
error-work-failed = Eitthvað fór úrskeiðis á þjóninum við útreikninginn.
error-work-closing = Verið er að slökkva á þjóninum. Reyndu aftur eftir smástund.
error-solver-not-here = Útreikningur þessara reglna þarf { $needed } GiB af minni, en þessi þjónn leyfir { $most } GiB. Án hans er hvorki þjálfari né tölvuspilari.
