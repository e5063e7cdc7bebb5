# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · ingen kast igjen
        [one] { $dice } · ett kast igjen
       *[other] { $dice } · { $rolls } kast igjen
    }
position-open = Åpne: { $boxes }.
position-filled = Fylt: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] Et spørsmål
       *[other] Spørsmål { $number } av { $count }
    }
drill-day = Dagens stilling { $date }
drill-from = { $player }, omgang { $turn }
drill-ask = Hva gjør du? (? for hjelp)
drill-next = Enter: neste spørsmål, q: avslutt
drill-none = ingen
drill-help-keep = Terninger å beholde, som sifre: { $typed } beholder { $dice }, 0 kaster alle terningene på nytt.
drill-help-box = { $where ->
        [alone] En rute å skrive i
       *[with-dice] Eller en rute å skrive i
    }, med navnet eller begynnelsen av det, f.eks. { $box }.
drill-help-stop = q avslutter.
drill-best = Riktig: { $best }.
drill-equal = Riktig: «{ $choice }» er like bra som «{ $best }».
drill-costs = Best: { $best }. Ditt svar, «{ $choice }», koster { $cost }.
drill-then = Den gangen: { $choice }. Det kostet { $cost }.
drill-yours = ditt valg
drill-summary = { $best } av { $asked } perfekte. Gitt bort: { $total } i alt, { $mean } per spørsmål.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] perfekt
       *[costs] ga bort { $cost }
    }
    .guest = { $sheet }, dagens stilling { $date }: { $squares } { $result ->
        [best] perfekt
       *[costs] ga bort { $cost }
    }
drill-reviewing = Går gjennom spill
drill-no-games = Det er ingen spill å lære av ennå. yatzy play starter et, yatzy games import henter inn et.
drill-no-games-by = Det er ingen spill etter { $sheet } å lære av ennå. yatzy games lister opp de lagrede.
drill-no-games-of = { $player } har ikke spilt noen av { $some ->
        [yes] spillene etter { $sheet }
       *[no] de lagrede spillene
    }. yatzy games lister dem opp.
drill-no-coach = De eneste spillene som finnes, pågår ved bord uten coach. Du kan lære av dem når de er slutt.
drill-no-mistakes = { $one ->
        [yes] Ingen valg av { $player } der
       *[no] Ingen valg der
    } kostet { $least } eller mer. yatzy drill uten --own spør om konstruerte stillinger.

error-answer-empty = Svaret er tomt: skriv terninger å beholde, eller en rute.
error-answer-many-boxes = Flere ruter begynner på «{ $typed }»: { $boxes }.
error-drill-no-choice = På dette arket er det aldri noe valg: det er ikke noe å spørre om.
error-drill-which = Et spørsmål hører til en dag eller en startverdi, én av de to.
error-drill-either = Stillinger kommer fra ett sted: --own, eller --today eller --date, eller --seed.
error-drill-player = --player går bare sammen med --own.
error-drill-answer = --answer går sammen med --today, --date, --seed eller --own: uten dem vet ingen spørsmålet ennå.
error-drill-one = --count går ikke sammen med --today, --date eller --answer: der er det bare ett spørsmål.
error-drill-count = --count er et tall fra 1 til { NUMBER($most, useGrouping: 0) }, ikke { $got }.
error-drill-date = «{ $got }» er ingen dato som { $today }.
