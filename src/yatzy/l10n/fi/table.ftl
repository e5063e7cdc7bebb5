# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Välisumma
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Erä { $round }/{ $rounds }
table-turn = Vuoro { $turn }/{ $turns }
table-plays = Vuorossa { $player }
table-alone = Sinun vuorosi
table-throws-off = { $player } heittää aloitusvuorosta
table-threw = { $player } heitti { $dice }: { $sum }.
table-begins = { $player } aloittaa.
table-throw = Heitto { $throw }/{ $throws }
table-sealed = Noppien sinetti { $seal }
table-standing = { $name } { $points }
table-series = Sarja: { $standing }
table-real = Oikeilla nopilla
table-solving = Ratkaistaan sääntölehteä: { $percent } %
table-just-wrote = { $player }: { $box }, { $points } p.{ $known ->
        [yes] {" "}nopilla { $dice }
       *[no] {""}
    }
table-just-struck = { $player } veti yli: { $box }{ $known ->
        [yes] {" "}nopilla { $dice }
       *[no] {""}
    }
table-press-space = Välilyönti heittää nopat.
table-type-roll-off = Kirjoita heittämäsi { $dice } noppaa, esimerkiksi { $example }.
table-all-kept = Pidät kaikki nopat: valitse ruutu.
table-choose = Valitse ruutu; Z ottaa nopat takaisin.
table-corrected = Korjattu.
table-unchanged = Mikään ei muuttunut.
table-looking-back = Erä { $round } sellaisena kuin se päättyi. Page Down jatkaa.
table-small = Ikkuna on liian pieni pelaamiseen. { $width } × { $height } merkkiä riittää.
table-kept = Tallessa. Jatka: yatzy { $command }
table-throw-again = Välilyönti heittää uudelleen; 1–{ $dice } pitää nopan.
table-choose-box = Ei heittoja jäljellä: valitse ruutu.
table-strike = Vedetäänkö { $box } yli? Enter uudelleen merkitsee nollan.
table-type-dice = { $equals ->
        [no] Kirjoita { $dice } noppaa, esimerkiksi { $example }, tai ruudun pisteet.
       *[yes] Kirjoita { $dice } noppaa, esimerkiksi { $example }, tai ruudun pisteet, edessä =, esimerkiksi =12.
    }
table-typed = Kirjoitettu: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter vie nopat lehtiöön, H kysyy valmentajalta.
       *[no] Enter vie nopat lehtiöön.
    }
table-laid = Tämän vuoron nopat ovat lehtiössä: { $dice }. Z ottaa ne takaisin.
table-can-take = { $box }: mahdollisia ovat { $possible }.
table-filled = { $box } on täytetty.
table-correcting = Korjataan { $box } ({ $player }): siirry oikeaan ruutuun, kirjoita nopat tai pisteet, Enter merkitsee, Esc jättää ennalleen.
table-cannot-correct = Tässä ei ole korjattavaa: siirry täytettyyn ruutuun.
table-taken-back = Kumottu.
table-thinking = { $player } miettii…
table-computer-throws = { $again ->
        [yes] { $player } heittää kaikki nopat uudelleen.
       *[no] { $player } heittää nopat.
    }
table-computer-keeps = { $player } pitää { $dice }.
table-computer-takes = { $player } ottaa ruudun { $box }.
table-welcome-back = Tervetuloa takaisin: peli on siinä, mihin jäit.

hint-roll = heitä
hint-keep = pidä
hint-hurry = jatka heti
hint-walk = ruutu
hint-write = merkitse
hint-back = kumoa
hint-correct = korjaa
hint-rules = säännöt
hint-verify = tarkista nopat
hint-new = uusi
hint-again = uudelleen
hint-light = vaalea
hint-result = tulos
hint-scroll = vieritä
hint-quit = poistu
hint-close = sulje
hint-keys = ohje
hint-rounds = erät

keys-title = Näppäimet
keys-roll = heitä nopat, joita et pidä
keys-keep = pidä noppa tai vapauta se
keys-walk = siirry toiseen ruutuun; vasen ja oikea toiseen sarakkeeseen
keys-write = merkitse ruutuun
keys-back = kumoa viimeisin siirto
keys-type = kirjoita nopat tai ruudun pisteet
keys-correct = korjaa ruudun merkintä
keys-result = tilanne
keys-rounds = katso aiempia eriä
keys-rules = tämän sääntölehden säännöt
keys-new = uusi peli; tämä voi jatkua myöhemmin
keys-again = pelaa uudelleen samalla porukalla
keys-light = vaalea tai tumma
keys-quit = poistu; kaikki jää talteen
keys-mouse = Hiirellä: napsauta noppaa pitääksesi sen, ruutua siirtyäksesi siihen ja uudelleen merkitäksesi, alareunan näppäintä painaaksesi sitä.
signs-title = Mitä merkit tarkoittavat
signs-offer = tämän verran nopat antavat tässä
signs-barred = ei käy näillä nopilla
signs-struck = vedetty yli: 0 pistettä
hint-start = aloita
hint-field = seuraava kenttä

end-title = Loppu
end-one = Voittaja on { $player }: { $counting ->
        [differences] etua { $points ->
            [one] { $points } piste.
           *[other] { $points } pistettä.
        }
        [rounds-won] { $points ->
            [one] { $points } erä, enemmän kuin muilla.
           *[other] { $points } erää, enemmän kuin muilla.
        }
       *[totals] { $points ->
            [one] { $points } piste.
           *[other] { $points } pistettä.
        }
    }
end-shared = Voiton jakavat { $players }: { $counting ->
        [differences] kullakin etua { $points ->
            [one] { $points } piste.
           *[other] { $points } pistettä.
        }
        [rounds-won] kullakin { $points ->
            [one] { $points } erä.
           *[other] { $points } erää.
        }
       *[totals] kullakin { $points ->
            [one] { $points } piste.
           *[other] { $points } pistettä.
        }
    }
end-alone = { $points ->
        [one] { $points } piste.
       *[other] { $points } pistettä.
    }
end-so-far = Tähän asti
end-review = yatzy review { $game } erottaa tuurin valinnoista.
end-record = Uusi ennätys tällä sääntölehdellä: { $player }, { $points }. Aiempi oli { $before } ({ $date }).
end-best = Tämän sääntölehden ennätys: { $player }, { $before } ({ $date }).
end-wrong = { $count ->
        [one] Yksi heitto ei vastaa sinetöityä salaisuutta.
       *[other] { $count } heittoa ei vastaa sinetöityä salaisuutta.
    }
end-player = Pelaaja
end-round = Erä { $round }
end-sum = Summa
end-difference = Etu
end-won = Erävoitot
end-seal-wrong = Salaisuus ei vastaa sinettiä.
end-dice-good = { $dice ->
        [one] Yksi noppa laskettiin uudelleen sinetöidystä salaisuudesta, ja se on oikein.
       *[other] { $dice } noppaa laskettiin uudelleen sinetöidystä salaisuudesta, ja kaikki ovat oikein.
    }

new-title = Uusi peli
new-title-pad = Uusi lehtiö
new-sheet = Sääntölehti
new-options = Valinnat
new-players = Pelaajat
new-players-hint = Nimet, pilkku väliin; tyhjänä pelaat yksin
new-default-player = Pelaaja
new-computers = Tietokoneet
new-computers-hint = Ei ketään; tai esimerkiksi harrastaja, rohkea
new-computers-known = Tarjolla ovat { $known }.
new-computers-about = { $name }: { $about }
new-teams = Joukkueet
new-teams-none = kukin omillaan
new-teams-some = { $teams } joukkuetta
new-rounds = Erät
new-counting = Laskutapa
new-counting-totals = erien suurin summa
new-counting-differences = voittajan etumatka joka erässä
new-counting-rounds-won = eniten erävoittoja
new-start = Kuka aloittaa
new-start-agreed = ensimmäinen nimi
new-start-roll-off = suurimman heittänyt
new-words = Onnensanat
new-words-hint = Sekoitetaan noppiin; yksi kullakin, pilkku väliin
new-seal = Tämän pelin nopat on jo määrätty ja sinetöity: { $game }, { $seal }. Onnensana sekoittaa ne vielä kerran, joten kukaan ei ole voinut valita niitä.
new-about = { $boxes ->
        [one] { $boxes } ruutu
       *[other] { $boxes } ruutua
    }, { $dice } noppaa, { $bonus ->
        [0] ei bonusta
       *[other] bonus { $bonus }, kun summa on vähintään { $at }
    }. { $players }
new-about-teams = Joukkueet: { $teams }.
new-start-game = Aloita
