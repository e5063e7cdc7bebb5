# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · kein Wurf mehr
        [one] { $dice } · noch ein Wurf
       *[other] { $dice } · noch { $rolls } Würfe
    }
position-open = Offen: { $boxes }.
position-filled = Ausgefüllt: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] Eine Frage
       *[other] Frage { $number } von { $count }
    }
drill-day = Stellung des Tages, { $date }
drill-from = { $player }, Zug { $turn }
drill-ask = Was tust du? (? für Hilfe)
drill-next = Enter: nächste Frage, q: Schluss
drill-none = nichts
drill-help-keep = Tippe die Würfel, die du behältst, als Ziffern: { $typed } behält { $dice }, 0 würfelt alle neu.
drill-help-box = { $where ->
        [alone] Tippe ein Feld zum Eintragen
       *[with-dice] Oder tippe ein Feld zum Eintragen
    }: seinen Namen oder dessen Anfang, etwa { $box }.
drill-help-stop = Mit q hörst du auf.
drill-best = Richtig: { $best }.
drill-equal = Richtig: „{ $choice }“ ist so gut wie „{ $best }“.
drill-costs = Am besten: { $best }. Deine Wahl, „{ $choice }“, kostet { $cost }.
drill-then = Im Spiel: { $choice }, das hat { $cost } gekostet.
drill-yours = deine Wahl
drill-summary = { $best } von { $asked } richtig. Verschenkte Punkte: { $total } insgesamt, { $mean } pro Frage.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] richtig
       *[costs] { $cost } verschenkt
    }
    .guest = { $sheet }, die Stellung vom { $date }: { $squares } { $result ->
        [best] richtig
       *[costs] { $cost } verschenkt
    }
drill-reviewing = Spiele werden durchgesehen
drill-no-games = Noch gibt es keine Spiele zum Lernen. Starte eines mit yatzy play, oder importiere eines mit yatzy games import.
drill-no-games-by = Noch gibt es keine Spiele nach { $sheet } zum Lernen. Deine Spiele listet yatzy games auf.
drill-no-games-of = { $player } kommt in keinem der { $some ->
        [yes] Spiele nach { $sheet }
       *[no] gespeicherten Spiele
    } vor. yatzy games listet sie auf.
drill-no-coach = Alle deine Spiele laufen noch, ohne Coach. Lernen kannst du daraus, wenn sie vorbei sind.
drill-no-mistakes = { $one ->
        [yes] { $player } hat
       *[no] Niemand hat
    } mit einer Entscheidung { $least } Punkte oder mehr verschenkt. Neue Stellungen gibt es mit yatzy drill ohne --own.

error-answer-empty = Tippe die Würfel, die du behältst, oder ein Feld.
error-answer-many-boxes = Mehrere Felder beginnen mit „{ $typed }“: { $boxes }. Tippe mehr Buchstaben.
error-drill-no-choice = Nach diesen Regeln gibt es nie etwas zu entscheiden, also auch nichts zu fragen.
error-drill-which = Gib entweder einen Tag oder einen Startwert an, nicht beides.
error-drill-either = Wähle eine Quelle für Stellungen: --own, --today, --date oder --seed.
error-drill-player = --player geht nur mit --own.
error-drill-answer = --answer geht nur mit --today, --date, --seed oder --own.
error-drill-one = --count geht nicht mit --today, --date oder --answer: Da gibt es nur eine Frage.
error-drill-count = --count muss eine Zahl von 1 bis { NUMBER($most, useGrouping: 0) } sein, nicht { $got }.
error-drill-date = „{ $got }“ ist kein Datum wie { $today }.
