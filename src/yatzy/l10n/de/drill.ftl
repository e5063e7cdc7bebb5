# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · kein Wurf mehr
        [one] { $dice } · noch ein Wurf
       *[other] { $dice } · noch { $rolls } Würfe
    }
position-open = Offen: { $boxes }.
position-filled = Gefüllt: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] Eine Frage
       *[other] Frage { $number } von { $count }
    }
drill-day = Die Stellung vom { $date }
drill-from = { $player }, Zug { $turn }
drill-ask = Was tust du? (? für Hilfe)
drill-next = Enter: nächste Frage, q: Schluss
drill-none = nichts
drill-help-keep = Würfel, die du behältst, als Ziffern: { $typed } behält { $dice }, 0 würfelt alles neu.
drill-help-box = { $where ->
        [alone] Ein Feld zum Eintragen
       *[with-dice] Oder ein Feld zum Eintragen
    }, mit seinem Namen oder dessen Anfang, etwa { $box }.
drill-help-stop = q beendet.
drill-best = Richtig: { $best }.
drill-equal = Richtig: „{ $choice }“ ist so gut wie „{ $best }“.
drill-costs = Am besten: { $best }. Deine Wahl, „{ $choice }“, verschenkt { $cost }.
drill-then = Damals: { $choice }, verschenkt: { $cost }.
drill-yours = deine Wahl
drill-summary = { $best } von { $asked } richtig. Verschenkt: { $total } insgesamt, { $mean } pro Frage.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] richtig
       *[costs] { $cost } verschenkt
    }
    .guest = { $sheet }, die Stellung vom { $date }: { $squares } { $result ->
        [best] richtig
       *[costs] { $cost } verschenkt
    }
drill-reviewing = Spiele werden durchgesehen
drill-no-games = Noch gibt es keine Spiele zum Lernen. yatzy play beginnt eines, yatzy games import nimmt eines auf.
drill-no-games-by = Noch gibt es keine Spiele nach { $sheet } zum Lernen. yatzy games listet die gespeicherten auf.
drill-no-games-of = { $player } kommt in keinem der { $some ->
        [yes] Spiele nach { $sheet }
       *[no] gespeicherten Spiele
    } vor. yatzy games listet sie auf.
drill-no-coach = Die einzigen Spiele laufen noch, an Tischen ohne Coach. Lernen kannst du daraus, wenn sie vorbei sind.
drill-no-mistakes = { $one ->
        [yes] Keine Entscheidung von { $player }
       *[no] Keine Entscheidung
    } hat dort { $least } oder mehr verschenkt. yatzy drill ohne --own fragt nach ausgedachten Stellungen.

error-answer-empty = Die Antwort fehlt: Tippe die Würfel, die du behältst, oder ein Feld.
error-answer-many-boxes = Mehrere Felder beginnen mit „{ $typed }“: { $boxes }.
error-drill-no-choice = Nach diesem Regelblatt gibt es nie etwas zu entscheiden, also auch nichts zu fragen.
error-drill-which = Eine Frage gehört zu einem Tag oder zu einem Seed, nur eins von beiden.
error-drill-either = Stellungen kommen nur aus einer Quelle: --own, oder --today oder --date, oder --seed.
error-drill-player = --player geht nur mit --own.
error-drill-answer = --answer geht mit --today, --date, --seed oder --own: Ohne sie steht die Frage noch gar nicht fest.
error-drill-one = --count geht nicht mit --today, --date oder --answer: Da gibt es nur eine Frage.
error-drill-count = --count ist eine Zahl von 1 bis { NUMBER($most, useGrouping: 0) }, nicht { $got }.
error-drill-date = „{ $got }“ ist kein Datum wie { $today }.
