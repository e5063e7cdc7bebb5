# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · geen worp meer
        [one] { $dice } · nog één worp
       *[other] { $dice } · nog { $rolls } worpen
    }
position-open = Open: { $boxes }.
position-filled = Gevuld: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] Een vraag
       *[other] Vraag { $number } van { $count }
    }
drill-day = De stelling van { $date }
drill-from = { $player }, beurt { $turn }
drill-ask = Wat doe je? (? voor hulp)
drill-next = Enter: volgende vraag, q: stoppen
drill-none = niets
drill-help-keep = Dobbelstenen om te houden, als cijfers: { $typed } houdt { $dice }, 0 gooit alles opnieuw.
drill-help-box = { $where ->
        [alone] Een vak om in te schrijven
       *[with-dice] Of een vak om in te schrijven
    }, met zijn naam of het begin ervan, zoals { $box }.
drill-help-stop = q stopt.
drill-best = Goed: { $best }.
drill-equal = Goed: ‘{ $choice }’ is even goed als ‘{ $best }’.
drill-costs = Het best: { $best }. Jouw keuze, ‘{ $choice }’, geeft { $cost } weg.
drill-then = Destijds: { $choice }, weggegeven: { $cost }.
drill-yours = jouw keuze
drill-summary = { $best } van { $asked } perfect. Weggegeven: { $total } in totaal, { $mean } per vraag.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] perfect
       *[costs] { $cost } weggegeven
    }
    .guest = { $sheet }, de stelling van { $date }: { $squares } { $result ->
        [best] perfect
       *[costs] { $cost } weggegeven
    }
drill-reviewing = Potjes worden bekeken
drill-no-games = Er zijn nog geen potjes om van te leren. yatzy play begint er een, yatzy games import haalt er een binnen.
drill-no-games-by = Er zijn nog geen potjes volgens { $sheet } om van te leren. yatzy games toont welke bewaard zijn.
drill-no-games-of = { $player } deed niet mee in { $some ->
        [yes] potjes volgens { $sheet }
       *[no] de bewaarde potjes
    }. yatzy games toont ze.
drill-no-coach = De enige potjes zijn nog bezig, aan tafels zonder coach. Als ze afgelopen zijn, kun je ervan leren.
drill-no-mistakes = { $one ->
        [yes] Geen keuze van { $player }
       *[no] Geen keuze
    } gaf daar { $least } of meer weg. yatzy drill zonder --own vraagt verzonnen stellingen.

error-answer-empty = Er is geen antwoord: typ dobbelstenen om te houden, of een vak.
error-answer-many-boxes = Meer dan één vak begint met ‘{ $typed }’: { $boxes }.
error-drill-no-choice = Volgens dit regelblad valt er nooit iets te kiezen, en dus ook niets te vragen.
error-drill-which = Een vraag hoort bij een dag of bij een seed, een van de twee.
error-drill-either = Stellingen komen uit één bron: --own, of --today of --date, of --seed.
error-drill-player = --player kan alleen met --own.
error-drill-answer = --answer kan met --today, --date, --seed of --own: anders kent nog niemand de vraag.
error-drill-one = --count kan niet met --today, --date of --answer: er is maar één vraag.
error-drill-count = --count is een getal van 1 t/m { NUMBER($most, useGrouping: 0) }, niet { $got }.
error-drill-date = ‘{ $got }’ is geen datum zoals { $today }.
