# The rule page of a sheet.

pays-fixed = { $points } pont.
pays-all = Az összes kocka összege.
pays-all-plus = Az összes kocka összege és még { $plus }.
pays-matched = Ezeknek a kockáknak az összege.
pays-matched-plus = Ezeknek a kockáknak az összege és még { $plus }.

rules-turn = Egy kör
rules-turn-rolls = { $dice ->
        [one] Dobj a kockával.
       *[other] Dobj az összes kockával ({ $dice }).
    } { $again ->
        [0] Második dobás nincs.
        [one] Utána bármelyikkel még egyszer dobhatsz.
       *[other] Utána bármelyikkel újra dobhatsz, legfeljebb { $again } alkalommal, azzal is, amelyet korábban megtartottál. Bármikor megállhatsz.
    }
rules-face = Azoknak a kockáknak az összege, amelyeken { $face } áll.
rules-order-free = Az eredményt egy tetszőleges szabad rovatba írod. Ha a kockák nem illenek oda, nullát kapsz. A kitöltött rovat többé nem változik.
rules-order-strike-last = Az eredményt olyan szabad rovatba írod, amelyhez a kockák illenek. Csak ha egyikhez sem illenek, írsz nullát egy tetszőleges rovatba. A kitöltött rovat többé nem változik.
rules-order-fixed = Az eredményt a legfelső szabad rovatba írod, akkor is, ha nulla. A kitöltött rovat többé nem változik.
rules-turn-end = A játék { $turns } kör után ér véget, amikor minden rovat betelt.

rules-upper = Felső rész
rules-lower = Alsó rész
rules-upper-bonus = { $bonus }: { $points } pont, ha a felső rész összege legalább { $at }.
rules-last-resort = Csak ha más szabad rovat nem érne pontot.
rules-no-last-resort = Mindig választható.

rules-further = További { $box }
rules-further-ordinary = Semmi különös: ha a saját rovata betelt, olyan dobás, mint a többi.
rules-further-bonus = Amíg a saját rovatában ({ $box }) pont áll, minden további { $bonus } ráadáspontot hoz, akkor is, ha nullát írsz vele.
rules-further-bonus-after-entry = Ha a saját rovata ({ $box }) betelt, akár ponttal, akár nullával, minden további { $bonus } ráadáspontot hoz, akkor is, ha nullát írsz vele.
rules-further-no-bonus-after-zero = Ha a saját rovatában ({ $box }) nulla áll, nincs ilyen bónusz.
rules-further-bonus-upper-open = Ez a bónusz csak addig jár, amíg a dobott szám felső rovata szabad.
rules-further-chips = A bónuszok zsetonok: a pontozólap mellett gyűlnek, és a forduló végén adódnak a végösszeghez.
rules-further-joker = Ha a saját rovata ({ $box }) betelt, akár ponttal, akár nullával, és a dobott szám felső rovata is, akkor a dobás joker: minden alsó rovatba beillik.
rules-further-joker-highest = A joker annyit ér, amennyit a rovat legfeljebb adhat.
rules-further-joker-free = Nincs kényszer: a joker bármelyik szabad rovatba mehet.
rules-further-joker-forced = A jokert szabad alsó rovatba kell írni. Csak ha nincs ilyen, akkor írsz nullát egy felső rovatba.
rules-further-upper-always = Amíg a szám felső rovata szabad, a dobást oda kell írni, akár pont, akár nulla áll a saját rovatában ({ $box }).
rules-further-upper-after-points = Amíg a saját rovatában ({ $box }) pont áll, és a szám felső rovata szabad, a dobást oda kell írni. Ha ott ({ $box }) nulla áll, nincs kényszer, amíg az a felső rovat szabad.
rules-further-in-chance = Amíg a saját rovatában ({ $box }) pont áll, minden további { $points } pontot ér itt, ha ez szabad: { $chance }.
rules-further-zero-when-closed = Amíg a saját rovatában ({ $box }) pont áll, és betelt a szám felső rovata meg ez is: { $chance }, minden további nullát ér, bárhová írod.
rules-further-zero-when-upper-box-closed = Amíg a saját rovatában ({ $box }) pont áll, és a szám felső rovata betelt, minden további mindenhol nullát ér, kivéve itt: { $chance }.
rules-further-zero-when-upper-section-closed = Amíg a saját rovatában ({ $box }) pont áll, és minden felső rovat betelt, minden további mindenhol nullát ér, kivéve itt: { $chance }.

rules-case-when = { $held ->
        [zero] Nulla áll itt: { $box }
       *[points] Pont áll itt: { $box }
    }{ $upper ->
        [none] {""}
       *[other] ; { $open ->
            [yes] szabad rovat: { $upper }
           *[no] betelt rovat: { $upper }
        }
    }{ $full ->
        [chance] , valamint { $chance }
        [lower] , valamint minden alsó rovat
        [upper-and-chance] , valamint { $chance } és az összes többi felső rovat
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}és { $bonus } bónusz
    }.

rules-table = Az asztalnál
rules-players-any = { $least ->
        [one] Bármennyi játékos, akár egyvalaki egyedül is.
       *[other] Legalább { $least } játékos.
    }
rules-players-range = { $least }–{ $most } játékos.
rules-start-roll-off = Mindenki egyszer dob az összes kockával. A legnagyobb összeg kezd, azután az óramutató járása szerint megy tovább.
rules-start-agreed = A játékosok megegyeznek, ki kezd.
rules-clockwise = A játékosok az óramutató járása szerint követik egymást.
rules-scorekeeper-one = Egy játékos vezeti mindenki pontjait.
rules-scorekeeper-each = Mindenki a saját pontozólapját vezeti.
rules-teams = { $numbers } csapatban is játszhattok; a csapattársaknak közös oszlopuk van.
rules-series = Egy sorozat legfeljebb { $rounds } forduló.
rules-series-chosen = A játékosok döntik el, hány fordulót játszanak.
rules-counting-totals = A fordulók végösszeg szerint is számíthatnak: az összes forduló legnagyobb összege nyer.
rules-counting-differences = A fordulók különbség szerint is számíthatnak: csak a forduló győztese kap pontot, annyit, amennyi az előnye.
rules-counting-rounds-won = Minden forduló külön dől el.
rules-winner = A legnagyobb végösszeg nyer.

rules-notes = Megjegyzések
rules-options = Választható szabályok
rules-options-how = Írd őket a név után, például így: { $sheet }.
rules-ours = (a mi olvasatunk)
rules-elsewhere = Mit mondanak más fordítások
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Megjelent { $languages } nyelven.
rules-not-printed = Ezek a szabályok nem jelentek meg { $language } nyelven: a rovatok nevei a szokásosak.
rules-instead = A szövegnek { $language } nyelven saját szabálya van. Ezek a szabályok játszanak aszerint: { $sheet }.
rules-own-text = A szövegnek { $language } nyelven saját szabálya van. Aszerint játszol, hacsak nem választasz más szabályokat.
rules-guessed = * nincs nyomtatva, vagy a példányunkon olvashatatlan: a játékosok által használt név
rules-highest = A legnagyobb lehetséges végösszeg: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = A legnagyobb lehetséges végösszeg: { NUMBER($total, useGrouping: 0) }, a ráadásbónuszok nélkül (további { $box }) { $card }
