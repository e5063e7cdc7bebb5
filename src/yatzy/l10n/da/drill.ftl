# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · ingen kast tilbage
        [one] { $dice } · ét kast tilbage
       *[other] { $dice } · { $rolls } kast tilbage
    }
position-open = Åbne: { $boxes }.
position-filled = Udfyldt: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] Et spørgsmål
       *[other] Spørgsmål { $number } af { $count }
    }
drill-day = Dagens stilling { $date }
drill-from = { $player }, tur { $turn }
drill-ask = Hvad gør du? (? for hjælp)
drill-next = Enter: næste spørgsmål, q: stop
drill-none = ingen
drill-help-keep = Skriv de terninger, du beholder, som cifre: { $typed } beholder { $dice }, 0 kaster alle igen.
drill-help-box = { $where ->
        [alone] Skriv et felt at skrive i
       *[with-dice] Eller skriv et felt
    }: navnet eller begyndelsen af det, fx { $box }.
drill-help-stop = Skriv q for at stoppe.
drill-best = Rigtigt: { $best }.
drill-equal = Rigtigt: ”{ $choice }” er lige så godt som ”{ $best }”.
drill-costs = Bedst: { $best }. Dit svar, ”{ $choice }”, koster { $cost }.
drill-then = I spillet: { $choice }. Det kostede { $cost }.
drill-yours = dit valg
drill-summary = { $best } af { $asked } rigtige. Point spildt: { $total } i alt, { $mean } pr. spørgsmål.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] rigtigt
       *[costs] spildte { $cost }
    }
    .guest = { $sheet }, dagens stilling { $date }: { $squares } { $result ->
        [best] rigtigt
       *[costs] spildte { $cost }
    }
drill-reviewing = Gennemgår spil
drill-no-games = Der er ingen spil at lære af endnu. Start et med yatzy play, eller importér et med yatzy games import.
drill-no-games-by = Der er ingen spil efter { $sheet } at lære af endnu. Vis dine spil med yatzy games.
drill-no-games-of = { $player } har ikke spillet nogen af { $some ->
        [yes] spillene efter { $sheet }
       *[no] de gemte spil
    }. yatzy games viser dem.
drill-no-coach = Alle dine spil er stadig i gang uden coach. Du kan lære af dem, når de er slut.
drill-no-mistakes = { $one ->
        [yes] Ingen valg af { $player }
       *[no] Ingen valg
    } kostede { $least } point eller mere. Kør yatzy drill uden --own for nye stillinger.

error-answer-empty = Skriv de terninger, du beholder, eller et felt.
error-answer-many-boxes = Flere felter begynder med ”{ $typed }”: { $boxes }. Skriv flere bogstaver.
error-drill-no-choice = Med disse regler er der aldrig noget valg: der er ikke noget at spørge om.
error-drill-which = Angiv enten en dag eller en startværdi, ikke begge.
error-drill-either = Vælg én kilde til stillinger: --own, --today, --date eller --seed.
error-drill-player = --player kan kun bruges med --own.
error-drill-answer = --answer kan kun bruges med --today, --date, --seed eller --own.
error-drill-one = --count kan ikke bruges med --today, --date eller --answer: de stiller ét spørgsmål.
error-drill-count = --count skal være et tal fra 1 til { NUMBER($most, useGrouping: 0) }, ikke { $got }.
error-drill-date = ”{ $got }” er ingen dato som { $today }.
