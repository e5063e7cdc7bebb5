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
drill-help-keep = Kości do zostawienia, jako cyfry: { $typed } zostawia { $dice }, 0 przerzuca wszystkie kości.
drill-help-box = { $where ->
        [alone] Pole do wpisania
       *[with-dice] Albo pole do wpisania
    }, jego nazwą lub jej początkiem, np. { $box }.
drill-help-stop = q – koniec.
drill-best = Dobrze: { $best }.
drill-equal = Dobrze: „{ $choice }” nie ustępuje opcji „{ $best }”.
drill-costs = Najlepiej: { $best }. Twoja opcja ({ $choice }) kosztuje { $cost }.
drill-then = Wtedy było tak: { $choice }. Strata: { $cost }.
drill-yours = twoja
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
drill-no-games = Nie ma jeszcze gier, z których można się uczyć. yatzy play zaczyna grę, yatzy games import wczytuje gotową.
drill-no-games-by = Nie ma jeszcze gier według arkusza { $sheet }, z których można się uczyć. yatzy games wypisuje zapisane.
drill-no-games-of = { $player }: brak gier { $some ->
        [yes] według arkusza { $sheet }
       *[no] wśród zapisanych
    }. yatzy games je wypisuje.
drill-no-coach = Jedyne gry toczą się jeszcze przy stolikach bez trenera. Można się z nich uczyć, gdy się skończą.
drill-no-mistakes = { $one ->
        [yes] { $player }: żadna decyzja
       *[no] Żadna decyzja
    } nie kosztowała tam { $least } ani więcej. yatzy drill bez --own pyta o wymyślone pozycje.

error-answer-empty = Brak odpowiedzi: wpisz kości do zostawienia albo pole.
error-answer-many-boxes = Kilka pól zaczyna się od „{ $typed }”: { $boxes }.
error-drill-no-choice = Według tego arkusza nigdy nie ma wyboru: nie ma o co pytać.
error-drill-which = Pytanie wyznacza dzień albo liczba seed: jedno z dwojga.
error-drill-either = Pozycje biorą się z jednego źródła: --own albo --today lub --date, albo --seed.
error-drill-player = --player działa tylko z --own.
error-drill-answer = --answer działa z --today, --date, --seed lub --own: bez nich pytanie nie jest jeszcze znane.
error-drill-one = --count nie działa z --today, --date ani --answer: jest tam jedno pytanie.
error-drill-count = --count to liczba od 1 do { NUMBER($most, useGrouping: 0) }, a nie { $got }.
error-drill-date = „{ $got }” to nie data w rodzaju { $today }.
