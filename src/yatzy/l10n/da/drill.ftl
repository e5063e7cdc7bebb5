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
drill-from = { $player }, omgang { $turn }
drill-ask = Hvad gør du? (? for hjælp)
drill-next = Enter: næste spørgsmål, q: stop
drill-none = ingen
drill-help-keep = Terninger at beholde, som cifre: { $typed } beholder { $dice }, 0 kaster alle terninger igen.
drill-help-box = { $where ->
        [alone] Et felt at skrive i
       *[with-dice] Eller et felt at skrive i
    }, med navnet eller begyndelsen af det, fx { $box }.
drill-help-stop = q stopper.
drill-best = Rigtigt: { $best }.
drill-equal = Rigtigt: ”{ $choice }” er lige så godt som ”{ $best }”.
drill-costs = Bedst: { $best }. Dit svar, ”{ $choice }”, koster { $cost }.
drill-then = Dengang: { $choice }. Det kostede { $cost }.
drill-yours = dit valg
drill-summary = { $best } af { $asked } perfekte. Givet væk: { $total } i alt, { $mean } pr. spørgsmål.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] perfekt
       *[costs] gav { $cost } væk
    }
    .guest = { $sheet }, dagens stilling { $date }: { $squares } { $result ->
        [best] perfekt
       *[costs] gav { $cost } væk
    }
drill-reviewing = Gennemgår spil
drill-no-games = Der er ingen spil at lære af endnu. yatzy play starter et, yatzy games import henter et ind.
drill-no-games-by = Der er ingen spil efter { $sheet } at lære af endnu. yatzy games viser de gemte.
drill-no-games-of = { $player } har ikke spillet nogen af { $some ->
        [yes] spillene efter { $sheet }
       *[no] de gemte spil
    }. yatzy games viser dem.
drill-no-coach = De eneste spil, der er, er i gang ved borde uden coach. Du kan lære af dem, når de er slut.
drill-no-mistakes = { $one ->
        [yes] Ingen valg af { $player } dér
       *[no] Ingen valg dér
    } kostede { $least } eller mere. yatzy drill uden --own spørger om konstruerede stillinger.

error-answer-empty = Svaret er tomt: skriv terninger at beholde, eller et felt.
error-answer-many-boxes = Flere felter begynder med ”{ $typed }”: { $boxes }.
error-drill-no-choice = På dette ark er der aldrig noget valg: der er ikke noget at spørge om.
error-drill-which = Et spørgsmål hører til en dag eller en startværdi, én af de to.
error-drill-either = Stillinger kommer ét sted fra: --own, eller --today eller --date, eller --seed.
error-drill-player = --player går kun sammen med --own.
error-drill-answer = --answer går sammen med --today, --date, --seed eller --own: uden dem kender ingen spørgsmålet endnu.
error-drill-one = --count går ikke sammen med --today, --date eller --answer: dér er kun ét spørgsmål.
error-drill-count = --count er et tal fra 1 til { NUMBER($most, useGrouping: 0) }, ikke { $got }.
error-drill-date = ”{ $got }” er ingen dato som { $today }.
