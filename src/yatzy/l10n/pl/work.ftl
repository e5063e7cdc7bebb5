# Why a server cannot answer what takes long.

error-work-busy = Serwer ma dużo do policzenia: spróbuj za chwilę.
error-limit-work = Serwer wciąż liczy to, o co proszono z twojego adresu. Spróbuj za { $seconds } s.
error-work-too-long = Trwało to ponad { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] sekundę
        [few] { NUMBER($seconds, maximumFractionDigits: 0) } sekundy
       *[many] { NUMBER($seconds, maximumFractionDigits: 0) } sekund
    }, więc obliczenia przerwano.
error-work-failed = Nie udało się tego policzyć: coś poszło nie tak na serwerze.
error-work-closing = Serwer się zamyka.
error-solver-not-here = Przeliczenie tego arkusza wymaga { $needed } GiB pamięci, a serwer daje na jeden najwyżej { $most } GiB. Bez obliczeń nie ma trenera ani graczy komputerowych.
