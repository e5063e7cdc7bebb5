# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Részösszeg
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Forduló: { $round }/{ $rounds }
table-turn = Kör: { $turn }/{ $turns }
table-plays = { $player } jön
table-alone = Te jössz
table-throws-off = { $player } dob a kezdésért
table-threw = { $player } dobása: { $dice }, összesen { $sum }.
table-begins = { $player } kezd.
table-throw = Dobás: { $throw }/{ $throws }
table-sealed = Ujjlenyomat: { $seal }
table-standing = { $name } { $points }
table-series = Sorozat: { $standing }
table-real = Valódi kockák
table-solving = Kiszámítás: { $percent }%
table-just-wrote = { $player }: { $box }, { $points } pont{ $known ->
        [yes] {" "}({ $dice })
       *[no] {""}
    }
table-just-struck = { $player } kihúzta: { $box }{ $known ->
        [yes] {" "}({ $dice })
       *[no] {""}
    }
table-press-space = Dobás: szóköz.
table-type-roll-off = Írd be, mit dobtál ({ $dice } kocka), például { $example }.
table-all-kept = Minden kockát megtartasz: válassz rovatot.
table-choose = Válassz rovatot; a Z visszavonja a kockákat.
table-corrected = Javítva.
table-unchanged = Semmi sem változott.
table-looking-back = { $round }. forduló, ahogy végződött. Page Down: a következő forduló.
table-small = Ez az ablak túl kicsi. Legyen legalább { $width } × { $height } karakter.
table-kept = Elmentve. Folytatás: yatzy { $command }
table-throw-again = Szóköz: új dobás, 1–{ $dice }: egy kocka megtartása.
table-choose-box = Nincs több dobás: válassz rovatot.
table-strike = Kihúzod: { $box }? Nyomj még egy Entert.
table-type-dice = { $equals ->
        [no] Írj be { $dice } kockát, például { $example }, vagy egy rovat pontját.
       *[yes] Írj be { $dice } kockát, például { $example }, vagy egy rovat pontját, előtte =, például =12.
    }
table-typed = Beírva: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter: ezek a kockák jók, H: kérdés az edzőhöz.
       *[no] Enter: ezek a kockák jók.
    }
table-laid = A kockáid ebben a körben: { $dice }. A Z visszavonja őket.
table-can-take = { $box }: lehetséges { $possible }.
table-filled = Kitöltve: { $box }.
table-correcting = Javítás: { $player }, { $box }. Menj a jó rovatra, írd be a kockákat vagy a pontot, aztán Enter. Mégse: Esc.
table-cannot-correct = Itt nincs mit javítani: menj egy kitöltött rovatra.
table-taken-back = Visszavonva.
table-thinking = { $player } gondolkodik…
table-computer-throws = { $again ->
        [yes] { $player } minden kockával újra dob.
       *[no] { $player } dob.
    }
table-computer-keeps = { $player } megtartja: { $dice }.
table-computer-takes = { $player } választása: { $box }.
table-welcome-back = Üdv újra: a játék ott van, ahol hagytad.

hint-roll = dobás
hint-keep = megtart
hint-hurry = átugrik
hint-walk = rovat
hint-write = beír
hint-back = vissza
hint-correct = javít
hint-rules = szabályok
hint-verify = ellenőriz
hint-new = új
hint-again = újra
hint-light = világos
hint-result = eredmény
hint-scroll = görget
hint-quit = kilép
hint-close = bezár
hint-keys = súgó
hint-rounds = fordulók

keys-title = Billentyűparancsok
keys-roll = dobás a nem megtartott kockákkal
keys-keep = kocka megtartása vagy elengedése
keys-walk = másik rovatra; balra és jobbra másik oszlopra
keys-write = beírás a rovatba
keys-back = az utolsó lépés visszavonása
keys-type = a kockák vagy egy rovat pontjának beírása
keys-correct = a rovat javítása
keys-result = az állás mutatása
keys-rounds = korábbi fordulók mutatása
keys-rules = a szabályok mutatása
keys-new = új játék; ez később folytatható
keys-again = új játék ugyanazokkal a játékosokkal
keys-light = világos vagy sötét téma
keys-quit = kilépés; minden el van mentve
keys-mouse = Egérrel: kattints egy kockára, hogy megtartsd, egy rovatra, hogy odalépj, még egyszer, hogy beírd, és egy lenti billentyűre, hogy lenyomd.
signs-title = Mit jelentenek a jelek
signs-offer = ennyit érnek itt a kockák
signs-barred = ezekkel a kockákkal nem szabad
signs-struck = kihúzva: 0 pont
hint-start = kezdés
hint-field = következő mező

end-title = Vége a játéknak
end-one = { $player } nyert { $counting ->
        [differences] { $points } pont előnnyel.
        [rounds-won] { $points } megnyert fordulóval, többel, mint bárki más.
       *[totals] { $points } ponttal.
    }
end-shared = { $players } közösen nyert, { $counting ->
        [differences] egyenként { $points } pont előnnyel.
        [rounds-won] egyenként { $points } megnyert fordulóval.
       *[totals] egyenként { $points } ponttal.
    }
end-alone = { $points } pont.
end-so-far = Eddig
end-review = Szerencse és hibák: yatzy review { $game }
end-record = { $player }: új egyéni csúcs ezekkel a szabályokkal: { $points }. Eddig: { $before } ({ $date }).
end-best = { $player }: egyéni csúcs ezekkel a szabályokkal: { $before } ({ $date }).
end-wrong = { $count ->
        [one] Egy dobás nem az, amit a kezdőérték ad.
       *[other] { $count } dobás nem az, amit a kezdőérték ad.
    }
end-player = Játékos
end-round = { $round }. forduló
end-sum = Összeg
end-difference = Előny
end-won = Nyert fordulók
end-seal-wrong = A kezdőérték nem illik az ujjlenyomatához.
end-dice-good = { $dice ->
        [one] Egy kocka újraszámolva a kezdőértékből, és helyes.
       *[other] { $dice } kocka újraszámolva a kezdőértékből, és mind helyes.
    }

new-title = Új játék
new-title-pad = Új játék valódi kockákkal
new-sheet = Szabályok
new-options = Választható szabályok
new-players = Játékosok
new-players-hint = Nevek, vesszővel elválasztva; üresen egyedül játszol
new-default-player = Játékos
new-computers = Robotok
new-computers-hint = Senki; vagy például hobbijátékos, merész
new-computers-known = Választható: { $known }.
new-computers-about = { $name }: { $about }
new-teams = Csapatok
new-teams-none = nincsenek csapatok
new-teams-some = { $teams } csapat
new-rounds = Fordulók
new-counting = Pontozás
new-counting-totals = a fordulók összpontszáma
new-counting-differences = a győztes előnye fordulónként
new-counting-rounds-won = a legtöbb megnyert forduló
new-start = Ki kezd
new-start-agreed = az első név
new-start-roll-off = aki a legnagyobbat dobja
new-words = Szerencseszavak
new-words-hint = A kockákba keverve; fejenként egy, vesszővel
new-seal = Ennek a játéknak a kezdőértéke már rögzítve van: { $game }, ujjlenyomat: { $seal }. Adj hozzá egy szerencseszót, és senki sem választhatta meg a kockákat.
new-about = { $boxes } rovat, { $dice } kocka, { $bonus ->
        [0] nincs bónusz
       *[other] { $bonus } bónusz, ha legalább { $at }
    }. { $players }
new-about-teams = Csapatok: { $teams }.
new-start-game = Kezdés
