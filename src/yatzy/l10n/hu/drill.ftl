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
       *[other] { $number }/{ $count }. kérdés
    }
drill-day = A nap állása: { $date }
drill-from = { $player }, { $turn }. kör
drill-ask = Mit teszel? (? a súgó)
drill-next = Enter: következő kérdés, q: vége
drill-none = semmi
drill-help-keep = Megtartott kockák számjegyekkel: { $typed } esetén { $dice } marad, 0 mindet újradobja.
drill-help-box = { $where ->
        [alone] Egy rovat, ahová írsz
       *[with-dice] Vagy egy rovat, ahová írsz
    }: a neve vagy a név eleje, például { $box }.
drill-help-stop = q: vége.
drill-best = Helyes: { $best }.
drill-equal = Helyes: „{ $choice }” ugyanolyan jó, mint „{ $best }”.
drill-costs = Legjobb: { $best }. A te választásod: { $choice }, veszteség { $cost }.
drill-then = Akkor: { $choice }, veszteség { $cost }.
drill-yours = a tiéd
drill-summary = Legjobb válasz: { $best }/{ $asked }. Veszteség összesen { $total }, kérdésenként { $mean }.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] legjobb
       *[costs] veszteség { $cost }
    }
    .guest = { $sheet }, a nap állása, { $date }: { $squares } { $result ->
        [best] legjobb
       *[costs] veszteség { $cost }
    }
drill-reviewing = Játékok visszanézése
drill-no-games = Még nincs játék, amelyből tanulni lehetne. A yatzy play kezd egyet, a yatzy games import betölt egyet.
drill-no-games-by = Ezen a szabálylapon ({ $sheet }) még nincs játék, amelyből tanulni lehetne. A yatzy games felsorolja, ami van.
drill-no-games-of = { $player } egyetlen { $some ->
        [yes] játékban sem szerepel ezen a szabálylapon: { $sheet }
       *[no] mentett játékban sem szerepel
    }. A yatzy games felsorolja őket.
drill-no-coach = Csak olyan játékok vannak, amelyek edző nélküli asztaloknál még tartanak. Tanulni belőlük akkor lehet, ha véget értek.
drill-no-mistakes = { $one ->
        [yes] { $player } egyetlen döntése
       *[no] Egyetlen döntés
    } sem került { $least } pontba vagy többe. A yatzy drill --own nélkül kitalált állásokat kérdez.

error-answer-empty = Nincs válasz: írd be a megtartott kockákat vagy egy rovatot.
error-answer-many-boxes = Több rovat is így kezdődik („{ $typed }”): { $boxes }.
error-drill-no-choice = Ezen a szabálylapon sosincs választás: nincs mit kérdezni.
error-drill-which = Egy kérdés vagy egy naphoz, vagy egy kezdőértékhez tartozik, nem mindkettőhöz.
error-drill-either = Az állások egy helyről jönnek: --own, vagy --today vagy --date, vagy --seed.
error-drill-player = A --player csak az --own mellett használható.
error-drill-answer = Az --answer mellé --today, --date, --seed vagy --own kell: nélkülük még senki sem tudja a kérdést.
error-drill-one = A --count nem használható a --today, --date vagy --answer mellett: csak egy kérdés van.
error-drill-count = A --count értéke 1 és { NUMBER($most, useGrouping: 0) } közötti szám lehet, nem { $got }.
error-drill-date = „{ $got }” nem dátum; így írd: { $today }.
