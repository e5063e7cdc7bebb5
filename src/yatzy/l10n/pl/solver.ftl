# What the solver tells: the best a sheet can give, and how games end.

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

solve-preparing = Przygotowanie (długie tylko za pierwszym razem)
solve-solving = Liczenie
solve-expected = Idealna gra daje średnio { $total } punktu.
solve-states = Stany
solve-count = { $count }
solve-time = Czas
solve-took = obliczono w { $seconds } s { $threads ->
        [1] na jednym wątku
       *[other] na { $threads } wątkach
    }
solve-read = odczytano w { $seconds } s, obliczono wcześniej
solve-memory = Pamięć
solve-holds = zajęte { $mib } MiB
solve-holds-peak = zajęte { $mib } MiB, w trakcie pracy do { $peak } MiB
solve-kept = Zapisano w
solve-passed-over = { $file } { $why ->
        [foreign] nie zawiera obliczeń
        [older] pochodzi z innej wersji yatzy
        [other-sheet] zawiera obliczenia dla innych zasad
        [cut-off] jest niepełny
        [changed] jest uszkodzony
       *[unreadable] nie daje się odczytać
    }{ $again ->
        [yes] : obliczono od nowa.
       *[no] : pominięto go.
    }
solve-not-kept = Obliczeń nie udało się zapisać: { $problem }. Następnym razem trzeba będzie liczyć od nowa.

odds-following = Liczymy wszystkie partie
odds-playing = Rozgrywamy partie
odds-by-playing = { $games ->
        [1] Oszacowane z jednej rozegranej partii.
       *[other] Oszacowane z { $games } rozegranych partii: błąd średniej to około ± { $error }.
    }
odds-heading = { $sheet }: wynik końcowy przy idealnej grze
odds-so-far = { $points ->
        [1] Od tej pozycji, z { NUMBER($points, useGrouping: 0) } punktem na koncie.
       *[other] Od tej pozycji, z { NUMBER($points, useGrouping: 0) } punktami na koncie.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: połowa partii ma tyle lub mniej.
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
odds-filled = z punktami
odds-struck = skreślone
odds-chart-is-in = Wykres jest w pliku { $file }.
