# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · geen worp meer
        [one] { $dice } · nog één worp
       *[other] { $dice } · nog { $rolls } worpen
    }
position-open = Open: { $boxes }.
position-filled = Ingevuld: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] Eén vraag
       *[other] Vraag { $number } van { $count }
    }
drill-day = Situatie van de dag, { $date }
drill-from = { $player }, beurt { $turn }
drill-ask = Wat doe je? (? voor hulp)
drill-next = Enter: volgende vraag, q: stoppen
drill-none = niets
drill-help-keep = Typ de dobbelstenen om vast te houden als cijfers: { $typed } houdt { $dice } vast, 0 gooit alles opnieuw.
drill-help-box = { $where ->
        [alone] Typ een vak om in te schrijven
       *[with-dice] Of typ een vak om in te schrijven
    }: de naam of het begin ervan, zoals { $box }.
drill-help-stop = Typ q om te stoppen.
drill-best = Goed: { $best }.
drill-equal = Goed: ‘{ $choice }’ is even goed als ‘{ $best }’.
drill-costs = Beste keuze: { $best }. Jouw keuze, ‘{ $choice }’, kost { $cost }.
drill-then = In het potje: { $choice }. Dat kostte { $cost }.
drill-yours = jouw keuze
drill-summary = { $best } van { $asked } perfect. Weggegeven: { $total } in totaal, { $mean } per vraag.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] perfect
       *[costs] { $cost } weggegeven
    }
    .guest = { $sheet }, situatie van { $date }: { $squares } { $result ->
        [best] perfect
       *[costs] { $cost } weggegeven
    }
drill-reviewing = Potjes worden doorgenomen
drill-no-games = Er zijn nog geen potjes om van te leren. Begin er een met yatzy play, of importeer er een met yatzy games import.
drill-no-games-by = Er zijn nog geen potjes volgens { $sheet } om van te leren. Bekijk je potjes met yatzy games.
drill-no-games-of = { $player } deed niet mee in { $some ->
        [yes] potjes volgens { $sheet }
       *[no] de bewaarde potjes
    }. Bekijk ze met yatzy games.
drill-no-coach = Al je potjes zijn nog bezig, zonder coach. Je kunt ervan leren als ze afgelopen zijn.
drill-no-mistakes = { $one ->
        [yes] Geen keuze van { $player }
       *[no] Geen keuze
    } kostte { $least } punten of meer. Met yatzy drill zonder --own krijg je nieuwe situaties.

error-answer-empty = Typ de dobbelstenen om vast te houden, of een vak.
error-answer-many-boxes = Meer dan één vak begint met ‘{ $typed }’: { $boxes }. Typ meer letters.
error-drill-no-choice = Met deze regels valt er nooit iets te kiezen, en dus ook niets te vragen.
error-drill-which = Geef een dag of een startwaarde, niet allebei.
error-drill-either = Kies één bron van situaties: --own, --today, --date of --seed.
error-drill-player = --player kan alleen met --own.
error-drill-answer = --answer kan alleen met --today, --date, --seed of --own.
error-drill-one = --count kan niet met --today, --date of --answer: die stellen één vraag.
error-drill-count = --count moet een getal van 1 t/m { NUMBER($most, useGrouping: 0) } zijn, niet { $got }.
error-drill-date = ‘{ $got }’ is geen datum zoals { $today }.
