# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · koniec rzutów
        [one] { $dice } · jeszcze jeden rzut
        [few] { $dice } · jeszcze { $rolls } rzuty
       *[many] { $dice } · jeszcze { $rolls } rzutów
    }
position-open = Wolne: { $boxes }.
position-filled = Wypełnione: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [1] Pytanie
       *[other] Pytanie { $number } z { $count }
    }
drill-day = Pozycja dnia, { $date }
drill-from = { $player }, tura { $turn }
drill-ask = Co robisz? (? – pomoc)
drill-next = Enter: następne pytanie, q: koniec
drill-none = brak
drill-help-keep = Wpisz cyframi kości, które zostają: { $typed } zostawia { $dice }, 0 przerzuca wszystkie.
drill-help-box = { $where ->
        [alone] Wpisz pole
       *[with-dice] Albo wpisz pole
    }: jego nazwę lub jej początek, np. { $box }.
drill-help-stop = Wpisz q, żeby skończyć.
drill-best = Dobrze: { $best }.
drill-equal = Dobrze: „{ $choice }” jest równie dobre jak „{ $best }”.
drill-costs = Najlepiej: { $best }. Twoja odpowiedź ({ $choice }) to strata { $cost }.
drill-then = W grze było: { $choice }. Strata: { $cost }.
drill-yours = twój wybór
drill-summary = Najlepsze: { $best } z { $asked }. Straty: razem { $total }, średnio { $mean } na pytanie.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] najlepiej
       *[costs] strata { $cost }
    }
    .guest = { $sheet }, pozycja dnia { $date }: { $squares } { $result ->
        [best] najlepiej
       *[costs] strata { $cost }
    }
drill-reviewing = Przeglądanie gier
drill-no-games = Nie ma jeszcze gier, z których można się uczyć. Zacznij grę: yatzy play, albo ją zaimportuj: yatzy games import.
drill-no-games-by = Nie ma jeszcze gier według zasad { $sheet }, z których można się uczyć. Listę gier daje yatzy games.
drill-no-games-of = { $player }: nie ma takiego gracza { $some ->
        [yes] w grach według zasad { $sheet }
       *[no] w zapisanych grach
    }. Listę gier daje yatzy games.
drill-no-coach = Wszystkie twoje gry toczą się jeszcze bez trenera. Można się z nich uczyć, gdy się skończą.
drill-no-mistakes = { $one ->
        [yes] { $player }: brak decyzji
       *[no] Brak decyzji
    } ze stratą co najmniej { $least } pkt. Nowe pozycje daje yatzy drill bez --own.

error-answer-empty = Wpisz kości, które zostają, albo pole.
error-answer-many-boxes = Kilka pól zaczyna się od „{ $typed }”: { $boxes }. Wpisz więcej liter.
error-drill-no-choice = Według tych zasad nigdy nie ma wyboru, więc nie ma o co pytać.
error-drill-which = Podaj dzień albo klucz losowania, nie jedno i drugie.
error-drill-either = Wybierz jedno źródło pozycji: --own, --today, --date albo --seed.
error-drill-player = --player działa tylko z --own.
error-drill-answer = --answer działa tylko z --today, --date, --seed lub --own.
error-drill-one = --count nie działa z --today, --date ani --answer: tam jest jedno pytanie.
error-drill-count = --count to liczba od 1 do { NUMBER($most, useGrouping: 0) }, a nie { $got }.
error-drill-date = „{ $got }” to nie data w rodzaju { $today }.
