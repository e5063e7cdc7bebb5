# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Pelaa Yatzya oman rasiasi säännöillä.
page-default-name = Pelaaja
page-opening = Hetki…
page-no-script = Tämä sivu tarvitsee JavaScriptin. Salli se tälle sivustolle ja lataa sivu uudelleen.
page-away = Palvelin ei vastaa. Yritä hetken päästä uudelleen.
page-lost = Yhteys katkesi. Yhdistetään uudelleen… Pelisi on tallessa.
page-back = Yhteys palasi.
page-slow = Odotetaan palvelinta…
page-table-closed = Palvelimen ylläpitäjä on sulkenut tämän pöydän. Tässä ei voi enää pelata.
page-no-table = Pöytää ei ole
page-no-sheet = Sääntöjä ei ole
page-no-sheet-about = Tarkista osoite tai valitse säännöt etusivulla.
page-nowhere = Täällä ei ole mitään
page-nowhere-about = Tarkista osoite. Pöydän koodissa on kymmenen kirjainta ja numeroa.
page-close = Sulje
page-home = Etusivu
page-rules = Säännöt
page-records = Tilastot
page-between = Treeniä ja muuta
page-explorer-go = Tutki tilannetta
page-drill-go = Treeni
page-undo = Kumoa

page-play-now = Pelaa yksin
page-again = Uusi peli: { $names }
page-starts = { $player } aloittaa
page-tonight = Tänä iltana: { $score }
page-door-computer = Tietokonetta vastaan
page-door-computer-about = lempeästä täydelliseen
page-door-here = Tällä laitteella
page-door-here-about = kiertää kädestä käteen
page-door-friends = Ystävien kanssa
page-door-friends-about = linkillä tai koodilla
page-door-real = Oikeilla nopilla
page-door-real-about = lappu laskee puolestasi
page-day-about = Samat nopat kaikille
page-day-play = Pelaa
page-day-players = pelaajia: { $players }
page-day-best = paras { $points }
page-day-streak = päiviä putkeen: { $days }
page-today = Päivän peli
page-join = Liity koodilla tai linkillä
page-join-example = AB3DE-FG7HJ
page-join-go = Liity
page-join-wrong = Koodissa on kymmenen kirjainta ja numeroa.
page-continue = Jatka
page-waiting = Ei vielä ketään
page-continue-all = { $count ->
        [one] Näytä vielä yksi
       *[other] Näytä vielä { $count }
    }
page-forget = Piilota: { $title }
page-look-again = Käy läpi
page-look-more = Vielä { $count }
page-look-at-it = Käy peli läpi
page-bring = Tuo peli
page-own = Omat säännöt
page-own-back = Takaisin sääntöihin
page-compare = Vertaa sääntöjä
page-no-publisher = Kotisäännöt
page-sheet-counts = { $boxes } ruutua · { $dice } noppaa
page-sheet-tactic = Parit, suorat ja täyskäsi. Bonus 50, kun koossa on 63.
page-sheet-tactic-da = Tanskalaiset säännöt: Yatzysta saa silmäluvut ja 50.
page-sheet-tactic-nl = Hollantilaiset säännöt: bonukseen tarvitaan yli 63.
page-sheet-vinga = Ei jokeria eikä bonusta uudesta Yatzysta.
page-sheet-mb-1973 = Pelimerkki joka uudesta Yahtzeesta, pakollinen jokeri. Joukkueita ja sarjoja.
page-sheet-hasbro = Pakollinen jokeri, nollankin jälkeen.
page-sheet-printworks = 100 joka uudesta Yatzysta, vapaa jokeri.
page-sheet-philos = Toisesta Yatzista saa 100 Sattumaan.
page-sheet-philos-fr = Ranskalaiset säännöt: uusi Yatzi on nolla, kun sen yläruutu on täynnä.
page-sheet-philos-es = Espanjalaiset säännöt: uusi Yatzi on nolla, kun yläosa on täynnä.
page-sheet-maxi = Kolme paria, talo ja torni. Bonus 100, kun koossa on 84.
page-sheet-forced-order = Ruudut täytetään ylhäältä alas.
page-sheet-kniffel = 50 uudesta Kniffelistä, kun yläruutu on avoinna, sitten jokeri.
page-sheet-yams = Yksi sarake; suorat vaativat viisi noppaa.
page-sheet-yacht = Kaksitoista ruutua, ei bonusta, 30 kummastakin suorasta.
page-sheet-yacht-dice = Kuten videopeleissä: täyskäsi antaa noppiensa summan, suorat 15 ja 30.

page-other-pad = Vaihda säännöt
page-who = Pelaajat
page-name = Nimi
page-your-name = Nimesi
page-far-name = Vapaa paikka
page-add-here = Tällä laitteella
page-add-far = Omalla laitteella
page-add-computer = Botti
page-add-known = Lisää { $name }
page-change-colour = Vaihda väri: { $name }
page-which-computer = Mikä botti
page-remove = Poista { $name }
page-raise = Siirrä ylemmäs: { $name }
page-dice = Nopat
page-dice-screen = Ruudulla
page-dice-real = Oikeat nopat
page-dice-same = Samat kaikille
page-dice-screen-about = Heitetään täällä kaikkien nähden. Ne voi tarkistaa jälkikäteen.
page-dice-real-about = Heittäkää omilla nopilla; pistelappu tarkistaa ja laskee yhteen.
page-dice-same-about = Ottelu: jokainen pelaa omalla laitteellaan ja saa samat heitot. Suurin loppusumma voittaa.
page-more = Lisäasetukset
page-options = Valinnat
page-rounds = Erät
page-round = Erä { $round }
page-counting = Erien laskutapa
page-counting-totals = Erien yhteispisteet
page-counting-differences = Voittajan etumatka
page-counting-rounds-won = Eniten erävoittoja
page-counting-short = { $counting ->
        [differences] Etu
        [rounds-won] Voitot
       *[totals] Summa
    }
page-teams = Joukkueet
page-teams-none = Ei joukkueita
page-teams-some = { $number } joukkuetta
page-team = Joukkue { $team }
page-begins = Kuka aloittaa
page-begins-agreed = Ensimmäisenä nimetty
page-begins-roll-off = Suurin heitto
page-coach-on = Salli valmentaja
page-no-coach = Ilman valmentajaa tämä palvelin ei neuvo ennen kuin peli on ohi. Se ei voi estää ketään hakemasta neuvoja muualta.
page-patience = Poissa olevia odotetaan
page-start = Aloita
page-lay = Luo pöytä
page-lay-match = Luo ottelu
page-series = Sarja tähän asti

page-lobby = { $free ->
        [0] Kaikki ovat paikalla.
        [one] Yksi paikka on vapaana.
       *[other] { $free } paikkaa on vapaana.
    }
page-lobby-wait = Peli alkaa, kun joka paikka on varattu tai isäntä aloittaa.
page-lobby-patience = Jos joku on poissa näin kauan: { $time }, muut voivat antaa botin pelata hänen puolestaan.
page-remove-player = Poista
page-removed = Isäntä poisti sinut tästä pöydästä. Voit katsella. Jos haluat pelata, pyydä häntä päästämään sinut takaisin.
page-admit = Päästä takaisin: { $name }
page-lobby-sit = Istu paikalle, niin pääset mukaan.
page-lobby-screen = nopat ruudulla
page-lobby-real = oikeat nopat
page-seat-free = Vapaa
page-seat-mine = Sinä
page-sit = Istu tähän
page-stand-up = Poistu
page-begin = { $count ->
        [one] Aloita yksin
       *[other] Aloita { $count } pelaajalla
    }
page-begin-ask = Aloitetaanko ilman muita?
page-begin-ask-about = Vapaat paikat poistuvat. Myöhemmin tulevat voivat vain katsella.
page-invite = Kutsu pelaajia
page-invite-play = Linkin avaaja voi istua vapaalle paikalle.
page-invite-look = Peli on ohi: linkin avaaja voi käydä sen läpi.
page-share = Jaa tämä peli
page-invite-watch = Peli on alkanut: linkin avaaja voi katsella.
page-qr = Pöydän QR-koodi
page-code = Koodi
page-link = Linkki
page-copy = Kopioi
page-copied = Kopioitu
page-not-copied = Valitse teksti ja kopioi se
page-no-code = QR-koodi tulee näkyviin, kun palvelin vastaa.
page-device = Pelaa toisella laitteella
page-device-about = Avaa tämä linkki toisella laitteellasi, niin voit pelata paikoillasi myös siellä. Anna se vain sille, jonka haluat pelaavan puolestasi.
page-device-own = Se on oma laitteeni: sillä saa tehdä kaiken, mitä tälläkin
page-device-qr = QR-koodi toiselle laitteellesi
page-device-make = Luo linkki
page-take-over = Siirretäänkö tälle laitteelle: { $theirs }?
page-take-over-about = { $held ->
        [yes] Linkin pelaajat: { $theirs }. Jos jatkat, nämä eivät voi enää pelata tällä laitteella ilman uutta linkkiä: { $ours }.
       *[no] Linkin pelaajat: { $theirs }. Jos jatkat, tämä laite ei ole enää pöydän isäntä.
    }
page-take-over-yes = Jatka
page-take-over-no = Peruuta
page-take-over-none = Avaamassasi linkissä ei ole paikkaa tässä pöydässä.

page-menu = Valikko
page-pad = Pistelappu
page-story = Viimeksi
page-pad-of = Pistelappu: { $player }
page-whole-pad = Koko pistelappu
page-people = Pelaajat
page-computer = botti
page-turn = vuorossa
page-turn-of = Vuorossa { $player }
page-turn-number = vuoro { $turn }/{ $turns }
page-table-code = pöytä { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: tähän mennessä { $sum }/{ $at }.
page-pace = { $way ->
        [ahead] { $points ->
            [one] { $points } pisteen edellä bonusvauhtia.
           *[other] { $points } pistettä edellä bonusvauhtia.
        }
        [behind] { $points ->
            [one] { $points } pisteen jäljessä bonusvauhdista.
           *[other] { $points } pistettä jäljessä bonusvauhdista.
        }
       *[even] Tasan bonusvauhdissa.
    }
page-chips = { $count ->
        [0] Ei pelimerkkejä
        [one] Yksi pelimerkki, { $points } pistettä
       *[other] { $count } pelimerkkiä, { $points } pistettä
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: viivattu yli
page-cell-offered = { $box } { $points }: tarjolla{ $advised ->
        [yes] , valmentajan valinta
        [best] , nyt paras ruutu
       *[no] {""}
    }
page-cell-zero = { $box } 0: viivattaisiin yli
page-cell-barred = { $box }: ei nyt. { $why }
page-cell-open = { $box }: avoinna
page-box-about = Näin pisteet lasketaan: { $box }
page-box-example = Esimerkiksi
page-box-now = Nämä nopat
page-box-write = Merkitse { $points } tähän
page-cheer-box = { $box }!
page-cheer-best = Oma ennätys!
page-sound = Ääni
page-pass-on = Sinun vuorosi. Aloita napauttamalla.
page-die = Noppa { $place }: { $face }{ $kept ->
        [yes] , pidetty
       *[no] {""}
    }
page-keep-line = Pidetyt nopat
page-face = { $face }
page-throws-left = { $count ->
        [0] Ei heittoja jäljellä
        [one] Yksi heitto jäljellä
       *[other] { $count } heittoa jäljellä
    }
page-button-roll = Heitä
page-button-roll-named = { $player }, heitä
page-button-again = { $count ->
        [one] Heitä 1 noppa
       *[other] Heitä { $count } noppaa
    }
page-button-choose = Valitse ruutu
page-button-all-kept = Pidät kaikki nopat
page-button-theirs = { $player } pelaa
page-rolled-off = { $player } heitti eniten ja aloittaa.
page-roll-off = Suurin heitto aloittaa. Heittovuorossa { $player }.
page-do-roll = { $several ->
        [yes] { $player }, heitä nopat.
       *[no] Sinun vuorosi: heitä nopat.
    }
page-do-tell = { $several ->
        [yes] { $player }: anna noppasi, tai napauta ruutua ja anna sen pisteet.
       *[no] Anna noppasi, tai napauta ruutua ja anna sen pisteet.
    }
page-do-keep = Napauta pidettäviä noppia tai valitse ruutu.
page-do-choose = Ei enää heittoja: valitse ruutu.
page-do-take = Valitse ruutu tai korjaa nopat.
page-your-turn = { $several ->
        [yes] Vuorossa { $player }.
       *[no] Sinun vuorosi.
    }
page-zero = Viivataanko { $box } yli?
page-zero-yes = Viivaa yli
page-zero-no = Ei vielä

page-told-rolled = { $you ->
        [yes] Heitit { $dice }.
       *[no] { $player } heitti { $dice }.
    }
page-told-laid = { $you ->
        [yes] Noppasi: { $dice }.
       *[no] { $player } sai nopat { $dice }.
    }
page-told-kept = { $you ->
        [yes] Pidät { $dice }.
       *[no] { $player } pitää { $dice }.
    }
page-told-wrote = { $you ->
        [yes] { $box }: { $points } sinulle.
       *[no] { $player }: { $box }, { $points } p.
    }
page-told-struck = { $you ->
        [yes] Viivasit yli: { $box }.
       *[no] { $player } viivasi yli: { $box }.
    }
page-told-took-back = { $you ->
        [yes] Kumottu.
       *[no] { $player } kumosi viimeisimmän siirron.
    }
page-told-corrected = Korjattu: { $box }, { $points } p.
page-told-reacts = { $player }: { $text }

page-react = Reagoi
page-reaction-bravo = Hienoa!
page-reaction-laugh = Hahhah!
page-reaction-ouch = Auts!
page-reaction-luck = Onnea!
page-reaction-hurry = No niin…
page-reaction-thanks = Kiitos!
page-hand-over = Botti pelaajan { $player } tilalle…
page-hand-over-who = Kuka pelaa pelaajan { $player } puolesta?
page-hand-over-own = Se pelaa, kunnes palaat. Voit jatkaa itse milloin vain.
page-hand-over-another = Pelaako botti pelaajan { $player } puolesta?
page-hand-over-about = Vahva botti pelaa, kunnes { $player } palaa.
page-hand-over-go = Anna sen pelata
page-has-left = { $player } poistui pöydästä.
page-waits = { $player } ei ole vastannut hetkeen.
page-absent = { $player } on poissa. Botin voi päästää pelaamaan, kun on kulunut { $time }.
page-hand-over-yes = Pelaajaksi: { $computer }
page-not-now = Ei nyt
page-figure-numbers = Näytä luvut
page-plays-for = { $computer } pelaa pelaajan { $player } puolesta
page-for = { $computer } ({ $player })
page-come-back = { $player } jatkaa itse
page-come-back-self = Jatka itse

page-keys = Pikanäppäimet
page-key-space = Välilyönti
page-key-enter = Enter
page-keys-roll = heitä, tai pysäytä nopat
page-keys-keep = pidä noppa tai vapauta se
page-keys-tell = anna noppa
page-keys-walk = liiku pistelapulla
page-keys-write = merkitse ruutuun
page-keys-hint = kysy valmentajalta
page-keys-undo = kumoa
page-keys-card = näytä nämä näppäimet

page-match-go = Otteluun
page-match-compare = Katso, miten muilla meni
page-match-sealed = Nopat voi tarkistaa, kun ottelu on ohi.

page-hint = Vihje
page-coach = Valmentaja
page-coach-idle = Heitä ja kysy sitten, mitä tehdä.
page-coach-thinks = Valmentaja miettii…
page-coach-says = Valmentaja: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Yhtä hyvä: { $choice }.
   *[yes] Toiseksi paras: { $choice }, { $cost } vähemmän.
}
page-coach-best = paras
page-coach-keep = Pidä nämä nopat
page-ask-explorer = Tutki tätä tilannetta
page-percent = { $number } %
page-chances = Voittomahdollisuus
page-chances-round = Mahdollisuus voittaa erä

page-real-dice = Nopat: { $dice }
page-real-keys = Anna noppasi
page-points-which = Montako pistettä?
page-points-none = Tähän ruutuun ei voi nyt merkitä.
page-correct = Korjaa { $box }
page-correct-was = Siinä on nyt { $points } ({ $player }).
page-correct-box = Ruutu

page-end = Peli ohi
page-end-alone = { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
page-end-won = Voittaja on { $players }: { $counting ->
        [differences] etu { $points ->
            [one] { $points } piste
           *[other] { $points } pistettä
        }
        [rounds-won] { $points ->
            [one] { $points } erä
           *[other] { $points } erää
        }
       *[totals] { $points ->
            [one] { $points } piste
           *[other] { $points } pistettä
        }
    }
page-end-shared = Voiton jakavat { $players }
page-rematch = Pelaa uudelleen
page-rematch-go = Uusintapeliin
page-end-more = Lisää
page-tonight-title = Tänä iltana, peli { $games }
page-evening-end = Lopeta ilta
page-evening-won = Illan voittaja: { $player }
page-fair-dice = Reilut nopat
page-record-notation = Notaatio
page-record-jsonl = JSON Lines
page-record-csv = CSV
