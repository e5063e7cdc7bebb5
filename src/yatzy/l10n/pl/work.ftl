# Why a server cannot answer what takes long.

error-work-busy = Serwer jest zajęty. Spróbuj za chwilę.
error-limit-work = Serwer pracuje jeszcze nad żądaniami z twojego adresu. Spróbuj za { $seconds } s.
error-work-too-long = Trwało to ponad { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] sekundę
        [few] { NUMBER($seconds, maximumFractionDigits: 0) } sekundy
       *[many] { NUMBER($seconds, maximumFractionDigits: 0) } sekund
    }, więc serwer przerwał obliczenia. Spróbuj czegoś mniejszego.
error-work-failed = Podczas obliczeń coś poszło nie tak na serwerze.
error-work-closing = Serwer się wyłącza. Spróbuj za chwilę.
error-solver-not-here = Obliczenia dla tych zasad wymagają { $needed } GiB pamięci, a ten serwer pozwala na { $most } GiB. Bez nich nie ma trenera ani botów.
