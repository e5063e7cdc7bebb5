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
drill-help-keep = Tärningar att behålla, som siffror: { $typed } behåller { $dice }, 0 kastar om alla tärningar.
drill-help-box = { $where ->
        [alone] En ruta att skriva i
       *[with-dice] Eller en ruta att skriva i
    }, med sitt namn eller början av det, t.ex. { $box }.
drill-help-stop = q slutar.
drill-best = Rätt: { $best }.
drill-equal = Rätt: ”{ $choice }” är lika bra som ”{ $best }”.
drill-costs = Bäst: { $best }. Ditt svar, ”{ $choice }”, kostar { $cost }.
drill-then = Den gången: { $choice }. Det kostade { $cost }.
drill-yours = ditt
drill-summary = { $best } av { $asked } rätt. Tappat: { $total } totalt, { $mean } per fråga.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] rätt
       *[costs] tappade { $cost }
    }
    .guest = { $sheet }, dagens läge { $date }: { $squares } { $result ->
        [best] rätt
       *[costs] tappade { $cost }
    }
drill-reviewing = Går igenom partier
drill-no-games = Det finns inga partier att lära av än. yatzy play börjar ett, yatzy games import hämtar in ett.
drill-no-games-by = Det finns inga partier enligt { $sheet } att lära av än. yatzy games listar de sparade.
drill-no-games-of = { $player } har inte spelat något av { $some ->
        [yes] partierna enligt { $sheet }
       *[no] de sparade partierna
    }. yatzy games listar dem.
drill-no-coach = De enda partier som finns pågår vid bord utan coach. Du kan lära av dem när de är slut.
drill-no-mistakes = { $one ->
        [yes] Inget val av { $player } där
       *[no] Inget val där
    } kostade { $least } eller mer. yatzy drill utan --own frågar om påhittade lägen.

error-answer-empty = Svaret är tomt: skriv tärningar att behålla, eller en ruta.
error-answer-many-boxes = Flera rutor börjar på ”{ $typed }”: { $boxes }.
error-drill-no-choice = På det här bladet finns aldrig något val: det finns inget att fråga.
error-drill-which = En fråga hör till en dag eller till ett startvärde, inte till båda.
error-drill-either = Lägen kommer från ett ställe: --own, eller --today eller --date, eller --seed.
error-drill-player = --player går bara ihop med --own.
error-drill-answer = --answer går ihop med --today, --date, --seed eller --own: utan dem vet ingen frågan än.
error-drill-one = --count går inte ihop med --today, --date eller --answer: där finns bara en fråga.
error-drill-count = --count är ett tal från 1 till { NUMBER($most, useGrouping: 0) }, inte { $got }.
error-drill-date = ”{ $got }” är inget giltigt datum; skriv t.ex. { $today }.
