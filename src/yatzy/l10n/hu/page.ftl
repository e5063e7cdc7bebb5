# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Minden Yatzy a saját doboza szabályai szerint.
page-default-name = Játékos
page-opening = Egy pillanat…
page-no-script = Ehhez az oldalhoz JavaScript kell. Engedélyezd ezen a címen, és töltsd újra az oldalt.
page-away = A szerver nem válaszol. Próbáld újra kicsit később.
page-lost = Megszakadt a kapcsolat. Próbáljuk helyreállítani; a játékból semmi sem vész el.
page-back = Helyreállt a kapcsolat.
page-slow = A szerver még nem válaszolt. Várunk…
page-table-closed = A szerver üzemeltetője lezárta ezt az asztalt. Itt senki sem játszhat tovább.
page-no-table = Nincs ilyen asztal
page-no-sheet = Nincs ilyen tömb
page-no-sheet-about = Talán elírás van a címben. Minden tömb a polcon van.
page-nowhere = Itt nincs semmi
page-nowhere-about = Talán elírás van a címben. Egy asztal kódja tíz betű és számjegy.
page-close = Bezárás
page-home = A kezdőlapra
page-rules = Szabályok
page-records = Statisztika
page-between = Két játék között
page-explorer-go = Állás elemzése
page-drill-go = Edzés
page-undo = Visszavonás

page-play-now = Játék egyedül
page-again = Újra: { $names }
page-starts = { $player } kezd
page-tonight = Ma este: { $score }
page-door-computer = A gép ellen
page-door-computer-about = kezdőtől tökéletesig
page-door-here = Ezen az eszközön
page-door-here-about = kézről kézre
page-door-friends = Barátokkal
page-door-friends-about = linkkel vagy kóddal
page-door-real = Valódi kockákkal
page-door-real-about = a lap összead
page-day-about = Mindenkinek ugyanaz a dobás
page-day-play = Játék
page-day-players = { $players } játékos
page-day-best = legjobb: { $points }
page-day-streak = { $days } napja sorozatban
page-today = A nap játéka
page-join = Csatlakozás kóddal vagy linkkel
page-join-example = AB3DE-FG7HJ
page-join-go = Csatlakozás
page-join-wrong = A kód tíz betű és számjegy.
page-continue = Folytatás
page-waiting = Még senki
page-continue-all = Még { $count } mutatása
page-forget = { $title } levétele a listáról
page-look-again = Visszanézés
page-look-more = Még { $count }
page-look-at-it = A játék visszanézése
page-bring = Jegyzőkönyv betöltése
page-own = Saját szabályok
page-own-back = Vissza a szabályokhoz
page-compare = Összehasonlítás
page-no-publisher = Ahogy játszani szokás
page-sheet-counts = { $boxes } rovat · { $dice } kocka
page-sheet-tactic = Párok, sorok és full. 63 ponttól 50 bónusz.
page-sheet-tactic-da = A dán szöveg szerint: a Yatzy a kockák összege és még 50.
page-sheet-tactic-nl = A holland szöveg szerint: a bónuszhoz több kell 63 pontnál.
page-sheet-vinga = Tizenöt rovat, se ráadás, se kényszer.
page-sheet-mb-1973 = Zseton minden további Yahtzee-ért, és kötelező joker. Csapatok és sorozatok.
page-sheet-hasbro = A joker kötelező, nulla után is.
page-sheet-printworks = 100 minden további Yatzyért, és szabad joker.
page-sheet-philos = A második Yatzi 100 pontot ér a Sanszban.
page-sheet-philos-fr = A francia szöveg szerint: nulla, ha a felső rovat betelt.
page-sheet-philos-es = A spanyol szöveg szerint: nulla, ha a felső rész betelt.
page-sheet-maxi = Hat kocka, húsz rovat, 84 ponttól 100 bónusz.
page-sheet-forced-order = Felülről lefelé, választás nélkül.
page-sheet-kniffel = 50 a további Kniffelért, amíg a felső rovata szabad, aztán joker.
page-sheet-yams = Egy oszlop; a sorokhoz öt kocka kell.
page-sheet-yacht = Tizenkét rovat, bónusz nélkül, 30 minden sorért.
page-sheet-yacht-dice = Mint a videojátékban: a full a kockák összege, a sorok 15 és 30.

page-other-pad = Másik tömb
page-who = Kik játszanak
page-name = Név
page-your-name = A neved
page-far-name = Aki csatlakozik
page-add-here = Valaki ezen az eszközön
page-add-far = Saját telefonon
page-add-computer = Gép
page-add-known = Hozzáadás: { $name }
page-change-colour = Másik szín: { $name }
page-which-computer = Melyik gépi játékos
page-remove = { $name } eltávolítása
page-raise = { $name } feljebb
page-dice = Kockák
page-dice-screen = Képernyőn
page-dice-real = Valódi kockák
page-dice-same = Azonos kockák
page-dice-screen-about = Itt dobjátok, mindenki látja, és utólag ellenőrizhető.
page-dice-real-about = A saját kockáitokkal dobtok; a tömb ellenőriz és összead.
page-dice-same-about = Meccs: mindenki egyedül játszik a saját eszközén, és ugyanazokat a dobásokat kapja. A legnagyobb végösszeg nyer.
page-more = További megállapodás
page-options = Választható szabályok
page-rounds = Fordulók
page-round = { $round }. forduló
page-counting = Számítás
page-counting-totals = A fordulók összege
page-counting-differences = A győztes előnye fordulónként
page-counting-rounds-won = A legtöbb megnyert forduló
page-counting-short = { $counting ->
        [differences] Előny
        [rounds-won] Nyert
       *[totals] Összeg
    }
page-teams = Csapatok
page-teams-none = Mindenki magáért
page-teams-some = { $number } csapat
page-team = { $team }. csapat
page-begins = Ki kezd
page-begins-agreed = Az első név
page-begins-roll-off = A legnagyobb dobás
page-coach-on = Az edzőt meg lehet kérdezni
page-no-coach = Edző nélkül ez a szerver játék közben nem ad tanácsot. Azt nem akadályozhatja meg, hogy valaki máshol kérjen tanácsot.
page-patience = Meddig vártok arra, aki nincs itt
page-start = Kezdés
page-lay = Asztal nyitása
page-lay-match = Meccs nyitása
page-series = A sorozat eddig

page-lobby = { $free ->
        [0] Mindenki itt van.
        [one] Egy hely szabad.
       *[other] { $free } hely szabad.
    }
page-lobby-wait = A játék akkor kezdődik, ha minden hely betelt, vagy ha a házigazda elindítja.
page-lobby-patience = Ha valaki ennyi ideig nincs itt: { $time }, a többiek géppel játszathatnak helyette.
page-remove-player = Eltávolítás
page-removed = A házigazda eltávolított az asztaltól. Nézni nézheted. Ha játszani akarsz, kérd meg, hogy engedjen vissza.
page-admit = { $name } visszaengedése
page-lobby-sit = Foglalj helyet, és játssz velünk.
page-lobby-screen = kockák a képernyőn
page-lobby-real = valódi kockák
page-seat-free = Szabad
page-seat-mine = Te
page-sit = Ideülök
page-stand-up = Felállok
page-begin = { $count ->
        [one] Kezdés egyedül
       *[other] Kezdés { $count } játékossal
    }
page-begin-ask = Kezdjük a többiek nélkül?
page-begin-ask-about = Az üres helyek megszűnnek. Aki később jön, csak nézheti.
page-invite = Hívj meg valakit
page-invite-play = Aki ezt megnyitja, leülhet egy szabad helyre.
page-invite-look = Vége a játéknak: aki ezt megnyitja, láthatja, hogyan zajlott.
page-share = Játék megosztása
page-invite-watch = A játék elkezdődött: aki ezt megnyitja, nézheti.
page-qr = Az asztal QR-kódja
page-code = Kód
page-link = Link
page-copy = Másolás
page-copied = Másolva
page-not-copied = Jelöld ki és másold kézzel
page-no-code = A QR-kód nem rajzolható meg, amíg a szerver nem válaszol.
page-device = Játék másik eszközön
page-device-about = Nyisd meg ezt a linket a másik eszközön: mindkettőn lehet játszani a helyeiden. Csak annak add oda, akinek helyetted kell játszania.
page-device-own = Ez a saját eszközöm: mindent megtehet, amit ez
page-device-qr = QR-kód a másik eszközödhöz
page-device-make = Link készítése
page-take-over = Ide kerüljön { $theirs } helye?
page-take-over-about = { $held ->
        [yes] A megnyitott link ehhez a helyhez tartozik: { $theirs }. Ezen az eszközön most { $ours } játszik, és saját link nélkül ezt utána már nem tehetné.
       *[no] A megnyitott link ehhez a helyhez tartozik: { $theirs }. Erről az eszközről nyitották az asztalt, és utána ott már semmit sem lehetne róla elindítani vagy lezárni.
    }
page-take-over-yes = Jöjjön ide
page-take-over-no = Maradjon így
page-take-over-none = A megnyitott linkhez nem tartozik hely ennél az asztalnál.

page-menu = Menü
page-pad = Tömb
page-story = Az imént
page-pad-of = { $player } tömbje
page-whole-pad = Az egész tömb
page-people = Játékosok
page-computer = gép
page-turn = soron
page-turn-of = { $player } jön
page-turn-number = { $turn }/{ $turns }. kör
page-table-code = asztal: { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: eddig { $sum }/{ $at }.
page-pace = { $way ->
        [ahead] { $points } ponttal a bónusz üteme előtt.
        [behind] { $points } ponttal a bónusz üteme mögött.
       *[even] Pontosan a bónusz ütemében.
    }
page-chips = { $count ->
        [0] Nincs zseton
        [one] Egy zseton, { $points } pont
       *[other] { $count } zseton, { $points } pont
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: kihúzva
page-cell-offered = { $box } { $points }: választható{ $advised ->
        [yes] , az edző is ezt mondja
        [best] , most a legjobb rovat
       *[no] {""}
    }
page-cell-zero = { $box } 0: ki lenne húzva
page-cell-barred = { $box }: most nem. { $why }
page-cell-open = { $box }: szabad
page-box-about = Így pontoz: { $box }
page-box-example = Például
page-box-now = Ezek a kockák
page-box-write = { $points } beírása ide
page-cheer-box = { $box }!
page-cheer-best = Egyéni csúcs!
page-sound = Hang
page-pass-on = Te jössz. Koppints a kezdéshez.
page-die = { $place }. kocka: { $face }{ $kept ->
        [yes] , megtartva
       *[no] {""}
    }
page-keep-line = Megtartott kockák
page-face = { $face }
page-throws-left = { $count ->
        [0] Nincs több dobás
        [one] Még egy dobás
       *[other] Még { $count } dobás
    }
page-button-roll = Dobás
page-button-roll-named = { $player }, dobj
page-button-again = { $count } kocka dobása
page-button-choose = Válassz rovatot
page-button-all-kept = Minden kocka marad
page-button-theirs = { $player } játszik
page-rolled-off = { $player } dobta a legnagyobbat, és kezd.
page-roll-off = A legnagyobb dobás kezd: most { $player } dob.
page-do-roll = { $several ->
        [yes] { $player } dob.
       *[no] Te jössz: dobj.
    }
page-do-tell = { $several ->
        [yes] { $player }: koppints a dobott számokra, vagy egy rovatra, ha csak a pontját írod be.
       *[no] Koppints a dobott számokra, vagy egy rovatra, ha csak a pontját írod be.
    }
page-do-keep = Koppints a megtartandó kockákra, vagy válassz rovatot.
page-do-choose = Nincs több dobás: válassz rovatot.
page-do-take = Válassz rovatot, vagy javítsd a kockákat.
page-your-turn = { $several ->
        [yes] { $player } jön.
       *[no] Te jössz.
    }
page-zero = Kihúzod: { $box }?
page-zero-yes = Kihúzom
page-zero-no = Még nem

page-told-rolled = { $you ->
        [yes] Dobásod: { $dice }.
       *[no] { $player } dobása: { $dice }.
    }
page-told-laid = { $you ->
        [yes] A kockáid: { $dice }.
       *[no] { $player } kockái: { $dice }.
    }
page-told-kept = { $you ->
        [yes] Megtartod: { $dice }.
       *[no] { $player } megtartja: { $dice }.
    }
page-told-wrote = { $you ->
        [yes] { $box }: { $points } pont neked.
       *[no] { $player }: { $box }, { $points } pont.
    }
page-told-struck = { $you ->
        [yes] Kihúztad: { $box }.
       *[no] { $player } kihúzta: { $box }.
    }
page-told-took-back = { $you ->
        [yes] Visszavonva.
       *[no] { $player } visszavonta.
    }
page-told-corrected = Javítva: { $box }, { $points } pont.
page-told-reacts = { $player }: { $text }

page-react = Reakció
page-reaction-bravo = Bravó!
page-reaction-laugh = Haha!
page-reaction-ouch = Jaj!
page-reaction-luck = Sok szerencsét!
page-reaction-hurry = Na, gyerünk…
page-reaction-thanks = Köszi!
page-hand-over = Játsszon gép { $player } helyett…
page-hand-over-who = Ki játsszon { $player } helyett?
page-hand-over-own = Addig játszik, amíg te nem folytatod, és ezt bármikor megteheted.
page-hand-over-another = Játsszon gép { $player } helyett?
page-hand-over-about = Egy jól játszó gép folytatja, amíg { $player } vissza nem jön.
page-hand-over-go = Játsszon
page-has-left = { $player } felállt az asztaltól.
page-waits = { $player } egy ideje nem válaszol.
page-absent = { $player } nincs itt. Ennyi idő múlva játszathatsz géppel: { $time }.
page-hand-over-yes = Játsszon { $computer }
page-not-now = Most nem
page-figure-numbers = Számok mutatása
page-plays-for = { $computer } játszik { $player } helyett
page-for = { $computer } ({ $player } helyett)
page-come-back = { $player } folytatja
page-come-back-self = Folytatom én

page-keys = Billentyűk
page-key-space = Szóköz
page-key-enter = Enter
page-keys-roll = dobás, vagy a kockák azonnali megállítása
page-keys-keep = kocka megtartása vagy elengedése
page-keys-tell = egy dobott szám megadása
page-keys-walk = mozgás a tömbön
page-keys-write = beírás a rovatba
page-keys-hint = az edző kérdezése
page-keys-undo = visszavonás
page-keys-card = ez a súgó

page-match-go = A meccshez
page-match-compare = Hogy ment a többieknek
page-match-sealed = A kockák a meccs végén ellenőrizhetők.

page-hint = Tipp
page-coach = Az edző
page-coach-idle = Dobás után kérdezd meg, mit tegyél.
page-coach-thinks = Az edző gondolkodik…
page-coach-says = Az edző: { $choice }. { $why }
page-coach-second = { $less ->
        [no] Ugyanolyan jó: { $choice }.
       *[yes] Második legjobb: { $choice }, { $cost } ponttal kevesebb.
    }
page-coach-best = legjobb
page-coach-keep = Ezek megtartása
page-ask-explorer = Az állás elemzése
page-percent = { $number }%
page-chances = Nyerési esély
page-chances-round = Esély a fordulóra

page-real-dice = Kockák: { $dice }
page-real-keys = A dobott számok
page-points-which = Hány pont?
page-points-none = Ebbe a rovatba most semmit sem lehet írni.
page-correct = { $box } javítása
page-correct-was = { $player } ide { $points } pontot írt.
page-correct-box = Rovat

page-end = Vége
page-end-alone = { $points } pont
page-end-won = { $players } nyert { $counting ->
        [differences] { $points } pont előnnyel
        [rounds-won] { $points } megnyert fordulóval
       *[totals] { $points } ponttal
    }
page-end-shared = { $players } közösen nyert
page-rematch = Újra
page-rematch-go = A visszavágóhoz
page-end-more = Több
page-tonight-title = Ma este, { $games }. játék
page-evening-end = Mára elég
page-evening-won = Az este győztese: { $player }
page-fair-dice = Tiszta kockák
page-record-notation = Lejegyzés
page-record-jsonl = JSON Lines
page-record-csv = CSV
