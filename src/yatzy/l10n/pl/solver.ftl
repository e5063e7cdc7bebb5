# What the solver tells: the best a sheet can give, and how games end.

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

solve-preparing = Przygotowanie (powolne tylko za pierwszym razem)
solve-solving = Rozwiązywanie
solve-expected = Idealna gra daje średnio { $total } punktu.
solve-states = Stany
solve-count = { $count }
solve-time = Czas
solve-took = rozwiązano w { $seconds } s { $threads ->
        [one] na jednym wątku
        [few] na { $threads } wątkach
       *[many] na { $threads } wątkach
    }
solve-read = odczytano w { $seconds } s, rozwiązano wcześniej
solve-memory = Pamięć
solve-holds = zajęte { $mib } MiB
solve-holds-peak = zajęte { $mib } MiB, w trakcie pracy do { $peak } MiB
solve-kept = Zapisano w
solve-passed-over = { $file } { $why ->
        [foreign] nie zawiera rozwiązania
        [older] pochodzi z innej wersji yatzy
        [other-sheet] zawiera rozwiązanie innego arkusza
        [cut-off] jest ucięty
        [changed] jest uszkodzony
       *[unreadable] nie daje się odczytać
    }{ $again ->
        [yes] : arkusz rozwiązano od nowa.
       *[no] : pominięto go.
    }
solve-not-kept = Rozwiązania nie udało się zapisać: { $problem }. Następnym razem trzeba będzie je liczyć od nowa.

odds-following = Śledzenie każdej partii
odds-playing = Partie w toku
odds-by-playing = { $games ->
        [one] Znalezione z jednej rozegranej partii.
        [few] Znalezione z { $games } rozegranych partii: błąd średniej to około ± { $error }.
       *[many] Znalezione z { $games } rozegranych partii: błąd średniej to około ± { $error }.
    }
odds-heading = { $sheet }: wynik końcowy przy idealnej grze
odds-so-far = { $points ->
        [one] Od tej pozycji, z { NUMBER($points, useGrouping: 0) } punktem na koncie.
        [few] Od tej pozycji, z { NUMBER($points, useGrouping: 0) } punktami na koncie.
       *[many] Od tej pozycji, z { NUMBER($points, useGrouping: 0) } punktami na koncie.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: połowa partii kończy się tu lub niżej.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }: środkowa połowa partii.
odds-scale = { $width ->
        [one] Słupek to jeden wynik
        [few] Słupek to { $width } wyniki
       *[many] Słupek to { $width } wyników
    }; w najwyższym jest { $highest } partii.
odds-outside = { $share } leży poza zakresem.
odds-mean = Średnia
odds-deviation = Odchylenie standardowe
odds-bonus = { $bonus } zdobyty
odds-of-games = Ze wszystkich partii
odds-percentile = { $percent }%
odds-at-most = tyle lub mniej
odds-filled = wypełnione
odds-struck = skreślone
odds-chart-is-in = Wykres jest w pliku { $file }.
