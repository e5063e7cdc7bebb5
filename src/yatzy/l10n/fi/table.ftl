# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Välisumma
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Erä { $round }/{ $rounds }
table-turn = Vuoro { $turn }/{ $turns }
table-plays = Vuorossa { $player }
table-alone = Sinun vuorosi
table-throws-off = { $player } heittää siitä, kuka aloittaa
table-threw = { $player } heitti { $dice }: { $sum }.
table-begins = { $player } aloittaa.
table-throw = Heitto { $throw }/{ $throws }
table-sealed = Sormenjälki { $seal }
table-standing = { $name } { $points }
table-series = Sarja: { $standing }
table-real = Oikeat nopat
table-solving = Ratkaistaan: { $percent } %
table-just-wrote = { $player }: { $box }, { $points } p.{ $known ->
        [yes] {" "}nopilla { $dice }
       *[no] {""}
    }
table-just-struck = { $player } viivasi yli: { $box }{ $known ->
        [yes] {" "}nopilla { $dice }
       *[no] {""}
    }
table-press-space = Heitä välilyönnillä.
table-type-roll-off = Kirjoita heittämäsi { $dice } noppaa, esimerkiksi { $example }.
table-all-kept = Pidät kaikki nopat: valitse ruutu.
table-choose = Valitse ruutu; Z kumoaa nopat.
table-corrected = Korjattu.
table-unchanged = Mikään ei muuttunut.
table-looking-back = Erä { $round }, kun se päättyi. Page Down: seuraava erä.
table-small = Ikkuna on liian pieni. Suurenna se vähintään kokoon { $width } × { $height } merkkiä.
table-kept = Tallennettu. Jatka: yatzy { $command }
table-throw-again = Välilyönti: heitä uudelleen, 1–{ $dice }: pidä noppa.
table-choose-box = Ei heittoja jäljellä: valitse ruutu.
table-strike = Viivataanko { $box } yli? Paina Enter uudelleen.
table-type-dice = { $equals ->
        [no] Kirjoita { $dice } noppaa, esimerkiksi { $example }, tai ruudun pisteet.
       *[yes] Kirjoita { $dice } noppaa, esimerkiksi { $example }, tai ruudun pisteet ja niiden eteen =, esimerkiksi =12.
    }
table-typed = Kirjoitettu: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter: käytä näitä noppia, H: kysy valmentajalta.
       *[no] Enter: käytä näitä noppia.
    }
table-laid = Tämän vuoron noppasi: { $dice }. Z kumoaa ne.
table-can-take = { $box }: mahdolliset pisteet { $possible }.
table-filled = Ruutu { $box } on täytetty.
table-correcting = Korjataan { $box } ({ $player }): siirry oikeaan ruutuun, kirjoita nopat tai pisteet ja paina Enter. Esc peruu.
table-cannot-correct = Tässä ei ole korjattavaa: siirry täytettyyn ruutuun.
table-taken-back = Kumottu.
table-thinking = { $player } miettii…
table-computer-throws = { $again ->
        [yes] { $player } heittää kaikki nopat uudelleen.
       *[no] { $player } heittää nopat.
    }
table-computer-keeps = { $player } pitää { $dice }.
table-computer-takes = { $player } valitsee ruudun { $box }.
table-welcome-back = Tervetuloa takaisin. Peli jatkuu siitä, mihin jäit.

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

keys-title = Pikanäppäimet
keys-roll = heitä nopat, joita et pidä
keys-keep = pidä noppa tai vapauta se
keys-walk = siirry toiseen ruutuun; vasen ja oikea toiseen sarakkeeseen
keys-write = merkitse ruutuun
keys-back = kumoa viimeisin siirto
keys-type = kirjoita nopat tai ruudun pisteet
keys-correct = korjaa ruudun merkintä
keys-result = näytä tilanne
keys-rounds = näytä aiemmat erät
keys-rules = näytä säännöt
keys-new = uusi peli; tätä voi jatkaa myöhemmin
keys-again = pelaa uudelleen samoilla pelaajilla
keys-light = vaalea tai tumma teema
keys-quit = poistu; kaikki on tallessa
keys-mouse = Hiirellä: napsauta noppaa pitääksesi sen, ruutua siirtyäksesi siihen ja uudelleen merkitäksesi, alareunan näppäintä painaaksesi sitä.
signs-title = Mitä merkit tarkoittavat
signs-offer = mitä nämä nopat antavat tässä
signs-barred = ei käy näillä nopilla
signs-struck = viivattu yli
hint-start = aloita
hint-field = seuraava kenttä

end-title = Peli ohi
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
end-review = Tuurin ja virheet näyttää yatzy review { $game }.
end-record = { $player }: uusi oma ennätys näillä säännöillä, { $points }. Aiempi: { $before } ({ $date }).
end-best = { $player }: oma ennätys näillä säännöillä { $before } ({ $date }).
end-wrong = { $count ->
        [one] Yksi heitto ei ole se, jonka siemenluku antaa.
       *[other] { $count } heittoa ei ole niitä, jotka siemenluku antaa.
    }
end-player = Pelaaja
end-round = Erä { $round }
end-sum = Summa
end-difference = Etu
end-won = Erävoitot
end-seal-wrong = Siemenluku ei sovi sormenjälkeensä.
end-dice-good = { $dice ->
        [one] Yksi noppa laskettiin uudelleen siemenluvusta, ja se on oikein.
       *[other] { $dice } noppaa laskettiin uudelleen siemenluvusta, ja kaikki ovat oikein.
    }

new-title = Uusi peli
new-title-pad = Uusi peli oikeilla nopilla
new-sheet = Säännöt
new-options = Valinnat
new-players = Pelaajat
new-players-hint = Nimet, pilkku väliin; tyhjänä pelaat yksin
new-default-player = Pelaaja
new-computers = Botit
new-computers-hint = Ei yhtään; tai esimerkiksi harrastaja, rohkea
new-computers-known = Valittavana: { $known }.
new-computers-about = { $name }: { $about }
new-teams = Joukkueet
new-teams-none = ei joukkueita
new-teams-some = { $teams } joukkuetta
new-rounds = Erät
new-counting = Laskutapa
new-counting-totals = erien yhteispisteet
new-counting-differences = voittajan etumatka joka erässä
new-counting-rounds-won = eniten erävoittoja
new-start = Kuka aloittaa
new-start-agreed = ensimmäisenä nimetty
new-start-roll-off = suurin heitto
new-words = Onnensanat
new-words-hint = Sekoitetaan noppiin; yksi kullakin, pilkku väliin
new-seal = Tämän pelin siemenluku on jo arvottu: { $game }, sormenjälki { $seal }. Lisää onnensana, niin kukaan ei ole voinut valita noppia.
new-about = { $boxes ->
        [one] { $boxes } ruutu
       *[other] { $boxes } ruutua
    }, { $dice } noppaa, { $bonus ->
        [0] ei bonusta
       *[other] bonus { $bonus }, kun summa on vähintään { $at }
    }. { $players }
new-about-teams = Joukkueet: { $teams }.
new-start-game = Aloita
