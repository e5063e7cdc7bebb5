# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · ingen kast igjen
        [one] { $dice } · ett kast igjen
       *[other] { $dice } · { $rolls } kast igjen
    }
position-open = Åpne: { $boxes }.
position-filled = Utfylt: { $boxes }.
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
drill-help-keep = Skriv terningene du vil beholde, som sifre: { $typed } beholder { $dice }, 0 kaster alle på nytt.
drill-help-box = { $where ->
        [alone] Skriv en rute å føre i
       *[with-dice] Eller skriv en rute å føre i
    }: navnet eller begynnelsen av det, f.eks. { $box }.
drill-help-stop = Skriv q for å slutte.
drill-best = Riktig: { $best }.
drill-equal = Riktig: «{ $choice }» er like bra som «{ $best }».
drill-costs = Best: { $best }. Ditt svar, «{ $choice }», koster { $cost }.
drill-then = I spillet: { $choice }. Det kostet { $cost }.
drill-yours = ditt valg
drill-summary = { $best } av { $asked } riktige. Poeng tapt: { $total } i alt, { $mean } per spørsmål.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] perfekt
       *[costs] tapte { $cost }
    }
    .guest = { $sheet }, dagens stilling { $date }: { $squares } { $result ->
        [best] perfekt
       *[costs] tapte { $cost }
    }
drill-reviewing = Går gjennom spill
drill-no-games = Det er ingen spill å lære av ennå. Start et med yatzy play, eller importer et med yatzy games import.
drill-no-games-by = Det er ingen spill etter { $sheet } å lære av ennå. List opp spillene dine med yatzy games.
drill-no-games-of = { $player } har ikke spilt noen av { $some ->
        [yes] spillene etter { $sheet }
       *[no] de lagrede spillene
    }. yatzy games lister dem opp.
drill-no-coach = Alle spillene dine pågår fortsatt uten coach. Du kan lære av dem når de er slutt.
drill-no-mistakes = { $one ->
        [yes] Ingen valg av { $player }
       *[no] Ingen valg
    } kostet { $least } poeng eller mer. Kjør yatzy drill uten --own for nye stillinger.

error-answer-empty = Skriv terningene du vil beholde, eller en rute.
error-answer-many-boxes = Flere ruter begynner på «{ $typed }»: { $boxes }. Skriv flere bokstaver.
error-drill-no-choice = Med disse reglene er det aldri noe valg: det er ikke noe å spørre om.
error-drill-which = Oppgi enten en dag eller en startverdi, ikke begge.
error-drill-either = Velg én kilde til stillinger: --own, --today, --date eller --seed.
error-drill-player = --player kan bare brukes med --own.
error-drill-answer = --answer kan bare brukes med --today, --date, --seed eller --own.
error-drill-one = --count kan ikke brukes med --today, --date eller --answer: de stiller ett spørsmål.
error-drill-count = --count må være et tall fra 1 til { NUMBER($most, useGrouping: 0) }, ikke { $got }.
error-drill-date = «{ $got }» er ingen dato som { $today }.
