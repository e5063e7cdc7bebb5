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
drill-help-keep = Ievadi paturamos kauliņus cipariem: { $typed } patur { $dice }, 0 met visus vēlreiz.
drill-help-box = { $where ->
        [alone] Ievadi lauciņu, kurā rakstīt
       *[with-dice] Vai ievadi lauciņu, kurā rakstīt
    }: tā nosaukumu vai nosaukuma sākumu, piem., { $box }.
drill-help-stop = Ar q var beigt.
drill-best = Pareizi – { $best }.
drill-equal = Pareizi: „{ $choice }” ir tikpat labi kā „{ $best }”.
drill-costs = Vislabāk – { $best }. Tava izvēle ({ $choice }) zaudē { $cost }.
drill-then = Toreiz – { $choice }, zaudēts { $cost }.
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
drill-no-games = Vēl nav spēļu, no kurām mācīties. Sāc jaunu ar yatzy play vai importē ar yatzy games import.
drill-no-games-by = Pēc noteikumiem „{ $sheet }” vēl nav spēļu, no kurām mācīties. Savas spēles redzi ar yatzy games.
drill-no-games-of = { $player } nav starp spēlētājiem nevienā spēlē { $some ->
        [yes] pēc noteikumiem „{ $sheet }”
       *[no] no saglabātajām
    }. Tās redzi ar yatzy games.
drill-no-coach = Visas tavas spēles vēl notiek bez trenera. No tām varēsi mācīties, kad tās beigsies.
drill-no-mistakes = { $one ->
        [yes] { $player }: neviena izvēle
       *[no] Neviena izvēle
    } nav zaudējusi { $least } punktus vai vairāk. Jaunas pozīcijas uzdod yatzy drill bez --own.

error-answer-empty = Ievadi kauliņus, ko paturēt, vai lauciņu.
error-answer-many-boxes = Ar „{ $typed }” sākas vairāki lauciņi: { $boxes }. Ievadi vairāk burtu.
error-drill-no-choice = Pēc šiem noteikumiem nekad nav izvēles, tāpēc nav ko jautāt.
error-drill-which = Norādi vai nu dienu, vai sākumvērtību, bet ne abas.
error-drill-either = Izvēlies vienu pozīciju avotu: --own, --today, --date vai --seed.
error-drill-player = --player der tikai ar --own.
error-drill-answer = --answer der tikai ar --today, --date, --seed vai --own.
error-drill-one = --count neder ar --today, --date vai --answer: jautājums ir viens.
error-drill-count = --count jābūt skaitlim no 1 līdz { NUMBER($most, useGrouping: 0) }, nevis { $got }.
error-drill-date = „{ $got }” nav datums. Raksti tā: { $today }.
