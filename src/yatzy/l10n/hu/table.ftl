# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Részösszeg
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = { $round }/{ $rounds }. forduló
table-turn = { $turn }/{ $turns }. kör
table-plays = { $player } jön
table-alone = Te jössz
table-throws-off = { $player } dob a kezdésért
table-threw = { $player } dobása: { $dice }, összesen { $sum }.
table-begins = { $player } kezd.
table-throw = { $throw }/{ $throws }. dobás
table-sealed = A kockák pecsétje: { $seal }
table-standing = { $name } { $points }
table-series = Sorozat: { $standing }
table-real = Valódi kockákkal
table-solving = A szabálylap megoldása: { $percent }%
table-just-wrote = { $player }: { $box }, { $points } pont{ $known ->
        [yes] {" "}({ $dice })
       *[no] {""}
    }
table-just-struck = { $player } kihúzta: { $box }{ $known ->
        [yes] {" "}({ $dice })
       *[no] {""}
    }
table-press-space = A szóköz dob a kockákkal.
table-type-roll-off = Írd be a dobásodat, { $dice } kockát, például { $example }.
table-all-kept = Minden kockát megtartasz: válassz rovatot.
table-choose = Válassz rovatot; a Z visszaveszi a kockákat.
table-corrected = Javítva.
table-unchanged = Semmi sem változott.
table-looking-back = { $round }. forduló, ahogy végződött. A Page Down továbbvisz.
table-small = Ez az ablak túl kicsi a játékhoz. { $width } × { $height } karakter elég.
table-kept = Elmentve. Folytatás: yatzy { $command }
table-throw-again = A szóköz újra dob; 1–{ $dice }: egy kocka megtartása.
table-choose-box = Nincs több dobás: válassz rovatot.
table-strike = Kihúzod nullával: { $box }? Még egy Enter beírja.
table-type-dice = { $equals ->
        [no] Írj be { $dice } kockát, például { $example }, vagy egy rovat pontját.
       *[yes] Írj be { $dice } kockát, például { $example }, vagy egy rovat pontját, előtte =, például =12.
    }
table-typed = Beírva: { $typed }
table-typed-dice = { $coach ->
        [yes] Az Enter a tömbre teszi ezeket a kockákat, a H az edzőt kérdezi.
       *[no] Az Enter a tömbre teszi ezeket a kockákat.
    }
table-laid = Ennek a körnek a kockái a tömbön vannak: { $dice }. A Z visszaveszi őket.
table-can-take = { $box }: lehetséges { $possible }.
table-filled = { $box } ki van töltve.
table-correcting = Javítás: { $player }, { $box }. Menj a jó rovatra, írd be a kockákat vagy a pontot; Enter: beírás, Esc: marad.
table-cannot-correct = Itt nincs mit javítani: menj egy kitöltött rovatra.
table-taken-back = Visszavonva.
table-thinking = { $player } gondolkodik…
table-computer-throws = { $again ->
        [yes] { $player } minden kockát újradob.
       *[no] { $player } dob.
    }
table-computer-keeps = { $player } megtartja: { $dice }.
table-computer-takes = { $player } választása: { $box }.
table-welcome-back = Üdv újra: a játék ott van, ahol hagytad.

hint-roll = dobás
hint-keep = megtart
hint-hurry = rögtön tovább
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

keys-title = Billentyűk
keys-roll = dobás a nem megtartott kockákkal
keys-keep = kocka megtartása vagy elengedése
keys-walk = másik rovatra; balra és jobbra másik oszlopra
keys-write = beírás a rovatba
keys-back = az utolsó lépés visszavonása
keys-type = a kockák vagy egy rovat pontjának beírása
keys-correct = a rovat tartalmának javítása
keys-result = hogy áll a játék
keys-rounds = korábbi fordulók
keys-rules = a szabálylap szabályai
keys-new = új játék; ez később folytatható
keys-again = újra, ugyanazokkal
keys-light = világos vagy sötét
keys-quit = kilépés; minden megmarad
keys-mouse = Egérrel: kattints egy kockára, hogy megtartsd, egy rovatra, hogy odalépj, még egyszer, hogy beírd, és egy lenti billentyűre, hogy lenyomd.
signs-title = Mit jelentenek a jelek
signs-offer = ennyit érnek itt a kockák
signs-barred = ezekkel a kockákkal nem szabad
signs-struck = kihúzva: 0 pont
hint-start = kezdés
hint-field = következő mező

end-title = Vége
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
end-review = A yatzy review { $game } elválasztja a szerencsét a döntésektől.
end-record = { $player } új rekordja ezen a szabálylapon: { $points }. Eddig { $before } volt ({ $date }).
end-best = { $player } rekordja ezen a szabálylapon { $before } ({ $date }).
end-wrong = { $count ->
        [one] Egy dobás nem az, amit a lepecsételt titok ad.
       *[other] { $count } dobás nem az, amit a lepecsételt titok ad.
    }
end-player = Játékos
end-round = { $round }. forduló
end-sum = Összeg
end-difference = Előny
end-won = Nyert fordulók
end-seal-wrong = A titok nem felel meg a pecsétnek.
end-dice-good = { $dice ->
        [one] Egy kocka újraszámolva a lepecsételt titokból, és helyes.
       *[other] { $dice } kocka újraszámolva a lepecsételt titokból, és mind helyes.
    }

new-title = Új játék
new-title-pad = Új tömb
new-sheet = Szabálylap
new-options = Választható szabályok
new-players = Játékosok
new-players-hint = Nevek, vesszővel elválasztva; üresen egyedül játszol
new-default-player = Játékos
new-computers = Gépek
new-computers-hint = Senki; vagy például alkalmi, merész
new-computers-known = Választható: { $known }.
new-computers-about = { $name }: { $about }
new-teams = Csapatok
new-teams-none = mindenki magáért
new-teams-some = { $teams } csapat
new-rounds = Fordulók
new-counting = Számítás
new-counting-totals = a fordulók legnagyobb összege
new-counting-differences = a győztes előnye fordulónként
new-counting-rounds-won = a legtöbb megnyert forduló
new-start = Ki kezd
new-start-agreed = az első név
new-start-roll-off = aki a legnagyobbat dobja
new-words = Szerencseszavak
new-words-hint = A kockákba keverve; fejenként egy, vesszővel
new-seal = Ennek a játéknak a kockái már eldőltek, és le vannak pecsételve: { $game }, { $seal }. Egy szerencseszó még egyszer megkeveri őket, így senki sem választhatta meg.
new-about = { $boxes } rovat, { $dice } kocka, { $bonus ->
        [0] nincs bónusz
       *[other] { $bonus } bónusz, ha legalább { $at }
    }. { $players }
new-about-teams = Csapatok: { $teams }.
new-start-game = Kezdés
