# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · inget kast kvar
        [one] { $dice } · ett kast kvar
       *[other] { $dice } · { $rolls } kast kvar
    }
position-open = Öppna: { $boxes }.
position-filled = Ifyllda: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] En fråga
       *[other] Fråga { $number } av { $count }
    }
drill-day = Dagens läge { $date }
drill-from = { $player }, omgång { $turn }
drill-ask = Vad gör du? (? för hjälp)
drill-next = Enter: nästa fråga, q: sluta
drill-none = inga
drill-help-keep = Skriv tärningarna du sparar som siffror: { $typed } sparar { $dice }, 0 kastar om alla.
drill-help-box = { $where ->
        [alone] Skriv en ruta att skriva i
       *[with-dice] Eller skriv en ruta
    }: dess namn eller början av det, t.ex. { $box }.
drill-help-stop = Skriv q för att sluta.
drill-best = Rätt: { $best }.
drill-equal = Rätt: ”{ $choice }” är lika bra som ”{ $best }”.
drill-costs = Bäst: { $best }. Ditt svar, ”{ $choice }”, kostar { $cost }.
drill-then = I partiet: { $choice }. Det kostade { $cost }.
drill-yours = ditt val
drill-summary = { $best } av { $asked } rätt. Tappade poäng: { $total } totalt, { $mean } per fråga.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] rätt
       *[costs] tappade { $cost }
    }
    .guest = { $sheet }, dagens läge { $date }: { $squares } { $result ->
        [best] rätt
       *[costs] tappade { $cost }
    }
drill-reviewing = Går igenom partier
drill-no-games = Det finns inga partier att lära av än. Börja ett med yatzy play, eller importera ett med yatzy games import.
drill-no-games-by = Det finns inga partier enligt { $sheet } att lära av än. Lista dina partier med yatzy games.
drill-no-games-of = { $player } har inte spelat något av { $some ->
        [yes] partierna enligt { $sheet }
       *[no] de sparade partierna
    }. yatzy games listar dem.
drill-no-coach = Alla dina partier pågår fortfarande utan coach. Du kan lära av dem när de är slut.
drill-no-mistakes = { $one ->
        [yes] Inget val av { $player }
       *[no] Inget val
    } kostade { $least } poäng eller mer. Kör yatzy drill utan --own för nya lägen.

error-answer-empty = Skriv tärningarna du sparar, eller en ruta.
error-answer-many-boxes = Flera rutor börjar på ”{ $typed }”: { $boxes }. Skriv fler bokstäver.
error-drill-no-choice = Med de här reglerna finns aldrig något val: det finns inget att fråga.
error-drill-which = Ange antingen en dag eller ett startvärde, inte båda.
error-drill-either = Välj en källa till lägen: --own, --today, --date eller --seed.
error-drill-player = --player kan bara användas med --own.
error-drill-answer = --answer kan bara användas med --today, --date, --seed eller --own.
error-drill-one = --count kan inte användas med --today, --date eller --answer: de ställer en fråga.
error-drill-count = --count måste vara ett tal från 1 till { NUMBER($most, useGrouping: 0) }, inte { $got }.
error-drill-date = ”{ $got }” är inget giltigt datum; skriv t.ex. { $today }.
