# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · nincs több dobás
        [one] { $dice } · még egy dobás
       *[other] { $dice } · még { $rolls } dobás
    }
position-open = Szabad: { $boxes }.
position-filled = Kitöltve: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] Egy kérdés
       *[other] Kérdés: { $number }/{ $count }
    }
drill-day = A nap állása: { $date }
drill-from = { $player }, { $turn }. kör
drill-ask = Mit teszel? (súgó: ?)
drill-next = Enter: következő kérdés, q: vége
drill-none = semmi
drill-help-keep = Írd be számjegyekkel, mit tartasz meg: { $typed } esetén { $dice } marad, 0: újra minden kockával.
drill-help-box = { $where ->
        [alone] Írj be egy rovatot
       *[with-dice] Vagy írj be egy rovatot
    }: a nevét vagy a név elejét, például { $box }.
drill-help-stop = q: vége.
drill-best = Helyes: { $best }.
drill-equal = Helyes: „{ $choice }” ugyanolyan jó, mint „{ $best }”.
drill-costs = Legjobb: { $best }. A te választásod: { $choice }, veszteség { $cost }.
drill-then = A játékban: { $choice }, veszteség { $cost }.
drill-yours = a tiéd
drill-summary = Legjobb válasz: { $best }/{ $asked }; veszteség összesen { $total }, kérdésenként { $mean }.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] legjobb
       *[costs] veszteség { $cost }
    }
    .guest = { $sheet }, a nap állása, { $date }: { $squares } { $result ->
        [best] legjobb
       *[costs] veszteség { $cost }
    }
drill-reviewing = Játékok visszanézése
drill-no-games = Még nincs játék, amelyből tanulhatnál. Kezdj egyet (yatzy play), vagy importálj egyet (yatzy games import).
drill-no-games-by = Ezekkel a szabályokkal ({ $sheet }) még nincs játék, amelyből tanulhatnál. A játékaid: yatzy games
drill-no-games-of = { $player } egyetlen { $some ->
        [yes] játékban sem szerepel ezekkel a szabályokkal: { $sheet }
       *[no] mentett játékban sem szerepel
    }. A játékok: yatzy games
drill-no-coach = Minden játékod még tart, edző nélkül. Tanulni belőlük akkor lehet, ha véget értek.
drill-no-mistakes = { $one ->
        [yes] { $player } egyetlen döntése
       *[no] Egyetlen döntés
    } sem veszített { $least } vagy több pontot. Új állásokhoz futtasd a yatzy drill parancsot --own nélkül.

error-answer-empty = Írd be a megtartott kockákat vagy egy rovatot.
error-answer-many-boxes = Több rovat is így kezdődik („{ $typed }”): { $boxes }. Írj be több betűt.
error-drill-no-choice = Ezekkel a szabályokkal sosincs választás, így nincs mit kérdezni.
error-drill-which = Napot vagy kezdőértéket adj meg, ne mindkettőt.
error-drill-either = Egyetlen forrást válassz az állásokhoz: --own, --today, --date vagy --seed.
error-drill-player = A --player csak az --own mellett használható.
error-drill-answer = Az --answer csak --today, --date, --seed vagy --own mellett használható.
error-drill-one = A --count nem használható a --today, --date vagy --answer mellett: csak egy kérdés van.
error-drill-count = A --count értéke 1 és { NUMBER($most, useGrouping: 0) } közötti szám lehet, nem { $got }.
error-drill-date = „{ $got }” nem dátum. Így írd: { $today }.
