# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · metienu vairs nav
        [zero] { $dice } · vēl { $rolls } metienu
        [one] { $dice } · vēl { $rolls } metiens
       *[other] { $dice } · vēl { $rolls } metieni
    }
position-open = Brīvi: { $boxes }.
position-filled = Aizpildīti: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [1] Jautājums
       *[other] { $number }. jautājums no { $count }
    }
drill-day = Dienas pozīcija, { $date }
drill-from = { $player }, { $turn }. gājiens
drill-ask = Ko darīsi? (? – palīdzība)
drill-next = Enter: nākamais jautājums, q: beigt
drill-none = nav
drill-help-keep = Kauliņi, ko paturēt, cipariem: { $typed } patur { $dice }, 0 met visus vēlreiz.
drill-help-box = { $where ->
        [alone] Lauciņš, kurā rakstīt
       *[with-dice] Vai lauciņš, kurā rakstīt
    }: tā nosaukums vai nosaukuma sākums, piem., { $box }.
drill-help-stop = q beidz.
drill-best = Pareizi: { $best }.
drill-equal = Pareizi: „{ $choice }” ir tikpat labi kā „{ $best }”.
drill-costs = Vislabāk – { $best }. Tava izvēle ({ $choice }) zaudē { $cost }.
drill-then = Toreiz izvēle bija „{ $choice }”, un tā zaudēja { $cost }.
drill-yours = tava
drill-summary = Labākās izvēles: { $best } no { $asked }. Zaudēts: kopā { $total }, vidēji { $mean } jautājumā.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] vislabāk
       *[costs] zaudēts { $cost }
    }
    .guest = { $sheet }, dienas pozīcija { $date }: { $squares } { $result ->
        [best] vislabāk
       *[costs] zaudēts { $cost }
    }
drill-reviewing = Pārskata spēles
drill-no-games = Vēl nav spēļu, no kurām mācīties. Jaunu sāk yatzy play, citur spēlētu pievieno yatzy games import.
drill-no-games-by = Pēc lapas „{ $sheet }” vēl nav spēļu, no kurām mācīties. Saglabātās uzskaita yatzy games.
drill-no-games-of = { $player } nav starp spēlētājiem nevienā spēlē { $some ->
        [yes] pēc lapas „{ $sheet }”
       *[no] no saglabātajām
    }. Tās uzskaita yatzy games.
drill-no-coach = Visas spēles vēl notiek pie galdiem bez trenera. No tām varēs mācīties, kad tās beigsies.
drill-no-mistakes = { $one ->
        [yes] { $player }: neviena izvēle
       *[no] Neviena izvēle
    } nav maksājusi { $least } vai vairāk. yatzy drill bez --own uzdod izdomātas pozīcijas.

error-answer-empty = Nav atbildes: ievadi kauliņus, ko paturēt, vai lauciņu.
error-answer-many-boxes = Ar „{ $typed }” sākas vairāki lauciņi: { $boxes }.
error-drill-no-choice = Pēc šīs lapas nekad nav no kā izvēlēties: nav ko jautāt.
error-drill-which = Jautājumu nosaka vai nu diena, vai skaitlis (seed), bet ne abi.
error-drill-either = Pozīcijas nāk no vienas vietas: --own, vai --today vai --date, vai --seed.
error-drill-player = --player der tikai ar --own.
error-drill-answer = --answer der ar --today, --date, --seed vai --own: bez tiem jautājumu vēl neviens nezina.
error-drill-one = --count neder ar --today, --date vai --answer: jautājums ir viens.
error-drill-count = --count ir skaitlis no 1 līdz { NUMBER($most, useGrouping: 0) }, nevis { $got }.
error-drill-date = „{ $got }” nav datums. To raksta tā: { $today }.
