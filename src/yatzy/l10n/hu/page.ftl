# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Yatzy a dobozodban lévő szabályok szerint.
page-default-name = Játékos
page-opening = Egy pillanat…
page-no-script = Ehhez az oldalhoz JavaScript kell. Engedélyezd ezen a webhelyen, aztán töltsd újra.
page-away = A szerver nem válaszol. Próbáld újra kicsit később.
page-lost = Megszakadt a kapcsolat. Újracsatlakozás… A játékod el van mentve.
page-back = Újra van kapcsolat.
page-slow = Várunk a szerverre…
page-table-closed = A szerver üzemeltetője lezárta ezt az asztalt. Itt már nem lehet játszani.
page-no-table = Nincs ilyen asztal
page-no-sheet = Nincsenek ilyen szabályok
page-no-sheet-about = Ellenőrizd a címet, vagy válassz szabályokat a kezdőlapon.
page-nowhere = Itt nincs semmi
page-nowhere-about = Ellenőrizd a címet. Egy asztal kódja tíz betű és számjegy.
page-close = Bezárás
page-home = Kezdőlap
page-rules = Szabályok
page-records = Statisztika
page-between = Gyakorlás és egyebek
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
page-door-real-about = a pontozólap összead
page-day-about = Mindenkinek ugyanaz a dobás
page-day-play = Játék
page-day-players = { $players } játékos
page-day-best = legjobb: { $points }
page-day-streak = { $days } nap egymás után
page-today = A nap játéka
page-join = Csatlakozás kóddal vagy linkkel
page-join-example = AB3DE-FG7HJ
page-join-go = Csatlakozás
page-join-wrong = A kód tíz betű és számjegy.
page-continue = Folytatás
page-waiting = Még senki
page-continue-all = Még { $count } mutatása
page-forget = Elrejtés: { $title }
page-look-again = Visszanézés
page-look-more = Még { $count }
page-look-at-it = A játék visszanézése
page-bring = Játék importálása
page-own = Saját szabályok
page-own-back = Vissza a szabályokhoz
page-compare = Szabályok összevetése
page-no-publisher = Házi szabályok
page-sheet-counts = { $boxes } rovat · { $dice } kocka
page-sheet-tactic = Párok, sorok és full. 63 ponttól 50 bónusz.
page-sheet-tactic-da = A dán szabályok: a Yatzy a kockák összege és még 50.
page-sheet-tactic-nl = A holland szabályok: a bónuszhoz több kell 63 pontnál.
page-sheet-vinga = Nincs joker, és nincs bónusz a további Yatzyért.
page-sheet-mb-1973 = Zseton minden további Yahtzee-ért, kötelező joker. Csapatok és sorozatok.
page-sheet-hasbro = Kötelező joker, nulla után is.
page-sheet-printworks = 100 minden további Yatzyért, szabad joker.
page-sheet-philos = A második Yatzi 100 pontot ér a Sanszban.
page-sheet-philos-fr = A francia szabályok: a további Yatzi nulla, ha a felső rovata betelt.
page-sheet-philos-es = A spanyol szabályok: a további Yatzi nulla, ha a felső rész betelt.
page-sheet-maxi = Három pár, villa és torony. 84 ponttól 100 bónusz.
page-sheet-forced-order = A rovatokat felülről lefelé töltöd ki.
page-sheet-kniffel = 50 a további Kniffelért, amíg a felső rovata szabad, aztán joker.
page-sheet-yams = Egy oszlop; a sorokhoz öt kocka kell.
page-sheet-yacht = Tizenkét rovat, bónusz nélkül, 30 minden sorért.
page-sheet-yacht-dice = Mint a videojátékban: a full a kockák összege, a sorok 15 és 30.

page-other-pad = Más szabályok
page-who = Játékosok
page-name = Név
page-your-name = A neved
page-far-name = Szabad hely
page-add-here = Játékos ezen az eszközön
page-add-far = Játékos a saját eszközén
page-add-computer = Robot
page-add-known = Hozzáadás: { $name }
page-change-colour = Másik szín: { $name }
page-which-computer = Melyik robot
page-remove = { $name } eltávolítása
page-raise = { $name } feljebb
page-dice = Kockák
page-dice-screen = Képernyőn
page-dice-real = Valódi kockák
page-dice-same = Azonos kockák
page-dice-screen-about = Itt dobtok, mindenki látja. Utólag ellenőrizhetitek.
page-dice-real-about = A saját kockáitokkal dobtok; a pontozólap ellenőriz és összead.
page-dice-same-about = Meccs: mindenki egyedül játszik a saját eszközén, és ugyanazokat a dobásokat kapja. A legnagyobb végösszeg nyer.
page-more = További beállítások
page-options = Választható szabályok
page-rounds = Fordulók
page-round = { $round }. forduló
page-counting = Pontozás
page-counting-totals = A fordulók összpontszáma
page-counting-differences = A győztes előnye
page-counting-rounds-won = A legtöbb megnyert forduló
page-counting-short = { $counting ->
        [differences] Előny
        [rounds-won] Nyert
       *[totals] Összeg
    }
page-teams = Csapatok
page-teams-none = Nincsenek csapatok
page-teams-some = { $number } csapat
page-team = { $team }. csapat
page-begins = Ki kezd
page-begins-agreed = Az első név
page-begins-roll-off = A legnagyobb dobás
page-coach-on = Az edző kérdezhető
page-no-coach = Edző nélkül ez a szerver a játék végéig nem ad tanácsot. Azt nem akadályozhatja meg, hogy valaki máshol kérjen.
page-patience = Várakozás a távollévőkre
page-start = Kezdés
page-lay = Asztal létrehozása
page-lay-match = Meccs létrehozása
page-series = A sorozat eddig

page-lobby = { $free ->
        [0] Mindenki itt van.
        [one] Egy hely szabad.
       *[other] { $free } hely szabad.
    }
page-lobby-wait = A játék akkor kezdődik, ha minden hely betelt, vagy ha a házigazda elindítja.
page-lobby-patience = Ha valaki ennyi ideig nincs itt: { $time }, a többiek robottal játszathatnak helyette.
page-remove-player = Eltávolítás
page-removed = A házigazda eltávolított az asztaltól. Nézheted a játékot. Ha játszani akarsz, kérd meg, hogy engedjen vissza.
page-admit = { $name } visszaengedése
page-lobby-sit = Foglalj helyet a játékhoz.
page-lobby-screen = kockák a képernyőn
page-lobby-real = valódi kockák
page-seat-free = Szabad
page-seat-mine = Te
page-sit = Ideülök
page-stand-up = Hely elhagyása
page-begin = { $count ->
        [one] Kezdés egyedül
       *[other] Kezdés { $count } játékossal
    }
page-begin-ask = Kezdjük a többiek nélkül?
page-begin-ask-about = Az üres helyek megszűnnek. Aki később jön, csak nézheti.
page-invite = Játékosok meghívása
page-invite-play = Aki ezt megnyitja, leülhet egy szabad helyre.
page-invite-look = Vége a játéknak: aki ezt megnyitja, visszanézheti.
page-share = Játék megosztása
page-invite-watch = A játék elkezdődött: aki ezt megnyitja, nézheti.
page-qr = Az asztal QR-kódja
page-code = Kód
page-link = Link
page-copy = Másolás
page-copied = Másolva
page-not-copied = Jelöld ki és másold kézzel
page-no-code = A QR-kód megjelenik, amint a szerver válaszol.
page-device = Játék másik eszközön
page-device-about = Nyisd meg ezt a linket a másik eszközödön, és a helyeiden ott is játszhatsz. Csak annak add oda, akinek helyetted kell játszania.
page-device-own = Ez a saját eszközöm: mindent tudhat, amit ez
page-device-qr = QR-kód a másik eszközödhöz
page-device-make = Link készítése
page-take-over = Játsszon ez az eszköz ezen a helyen: { $theirs }?
page-take-over-about = { $held ->
        [yes] Ez a link ehhez a helyhez tartozik: { $theirs }. Ha folytatod, ez az eszköz új link nélkül már nem játszhat itt: { $ours }.
       *[no] Ez a link ehhez a helyhez tartozik: { $theirs }. Ha folytatod, ez az eszköz már nem az asztal házigazdája.
    }
page-take-over-yes = Folytatás
page-take-over-no = Mégse
page-take-over-none = A megnyitott linknek nincs helye ennél az asztalnál.

page-menu = Menü
page-pad = Pontozólap
page-story = Legutóbb
page-pad-of = Pontozólap: { $player }
page-whole-pad = Teljes lap
page-people = Játékosok
page-computer = robot
page-turn = soron
page-turn-of = { $player } jön
page-turn-number = kör: { $turn }/{ $turns }
page-table-code = asztal: { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: eddig { $sum }/{ $at }.
page-pace = { $way ->
        [ahead] A bónuszhoz kellőnél { $points } ponttal több.
        [behind] A bónuszhoz kellőnél { $points } ponttal kevesebb.
       *[even] Pontosan annyi, amennyi a bónuszhoz kell.
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
page-box-about = Hogyan pontoz: { $box }
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
page-button-again = Dobás { $count } kockával
page-button-choose = Válassz rovatot
page-button-all-kept = Mind megtartva
page-button-theirs = { $player } játszik
page-rolled-off = { $player } dobta a legnagyobbat, és kezd.
page-roll-off = A legnagyobb dobás kezd: most { $player } dob.
page-do-roll = { $several ->
        [yes] { $player }, dobj a kockákkal.
       *[no] Te jössz: dobj a kockákkal.
    }
page-do-tell = { $several ->
        [yes] { $player }: írd be a kockáidat, vagy koppints egy rovatra, és írd be a pontját.
       *[no] Írd be a kockáidat, vagy koppints egy rovatra, és írd be a pontját.
    }
page-do-keep = Koppints azokra a kockákra, amelyeket megtartasz, vagy válassz rovatot.
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
        [yes] A dobásod: { $dice }.
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
        [yes] Beírtad: { $box }, { $points } pont.
       *[no] { $player } beírta: { $box }, { $points } pont.
    }
page-told-struck = { $you ->
        [yes] Kihúztad: { $box }.
       *[no] { $player } kihúzta: { $box }.
    }
page-told-took-back = { $you ->
        [yes] Visszavonva.
       *[no] { $player } visszavonta az utolsó lépést.
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
page-hand-over = Játsszon robot { $player } helyett…
page-hand-over-who = Ki játsszon { $player } helyett?
page-hand-over-own = Addig játszik, amíg vissza nem jössz. Bármikor átveheted.
page-hand-over-another = Játsszon robot { $player } helyett?
page-hand-over-about = Egy erős robot játszik, amíg { $player } vissza nem jön.
page-hand-over-go = Játsszon
page-has-left = { $player } elhagyta az asztalt.
page-waits = { $player } egy ideje nem válaszol.
page-absent = { $player } nincs itt. Ennyi idő múlva játszathatsz robottal: { $time }.
page-hand-over-yes = Játsszon { $computer }
page-not-now = Most nem
page-figure-numbers = Számok mutatása
page-plays-for = { $computer } játszik { $player } helyett
page-for = { $computer } ({ $player } helyett)
page-come-back = { $player } visszaveszi
page-come-back-self = Visszaveszem

page-keys = Billentyűparancsok
page-key-space = Szóköz
page-key-enter = Enter
page-keys-roll = dobás, vagy a kockák megállítása
page-keys-keep = kocka megtartása vagy elengedése
page-keys-tell = egy kocka beírása
page-keys-walk = mozgás a pontozólapon
page-keys-write = beírás a rovatba
page-keys-hint = kérdés az edzőhöz
page-keys-undo = visszavonás
page-keys-card = ez a súgó

page-match-go = A meccshez
page-match-compare = Hogy ment a többieknek?
page-match-sealed = A kockákat a meccs végén ellenőrizheted.

page-hint = Tipp
page-coach = Edző
page-coach-idle = Dobj, aztán kérdezd meg, mit tegyél.
page-coach-thinks = Az edző gondolkodik…
page-coach-says = Edző: { $choice }. { $why }
page-coach-second = { $less ->
        [no] Ugyanolyan jó: { $choice }.
       *[yes] A következő legjobb: { $choice }, { $cost } ponttal kevesebb.
    }
page-coach-best = legjobb
page-coach-keep = Tartsd meg ezeket
page-ask-explorer = Az állás elemzése
page-percent = { $number }%
page-chances = Nyerési esély
page-chances-round = Esély a fordulóra

page-real-dice = Kockák: { $dice }
page-real-keys = Írd be a kockáidat
page-points-which = Hány pont?
page-points-none = Ebbe a rovatba most nem írhatsz.
page-correct = { $box } javítása
page-correct-was = { $player } itt: { $points } pont.
page-correct-box = Rovat

page-end = Vége a játéknak
page-end-alone = { $points } pont
page-end-won = { $players } nyert { $counting ->
        [differences] { $points } pont előnnyel
        [rounds-won] { $points } megnyert fordulóval
       *[totals] { $points } ponttal
    }
page-end-shared = { $players } közösen nyert
page-rematch = Még egy játék
page-rematch-go = A visszavágóhoz
page-end-more = Egyéb
page-tonight-title = Ma este, { $games }. játék
page-evening-end = Az este lezárása
page-evening-won = Az este győztese: { $player }
page-fair-dice = Becsületes kockák
page-record-notation = Lejegyzés
page-record-jsonl = JSON Lines
page-record-csv = CSV
