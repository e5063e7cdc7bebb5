# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Jokainen Yatzy oman rasiansa säännöillä.
page-default-name = Pelaaja
page-opening = Hetki…
page-no-script = Tämä sivu tarvitsee JavaScriptin. Salli se tälle osoitteelle ja lataa sivu uudelleen.
page-away = Palvelin ei vastaa. Yritä hetken päästä uudelleen.
page-lost = Yhteys katkesi. Yritämme palauttaa sen; pelistä ei katoa mitään.
page-back = Yhteys palasi.
page-slow = Palvelin ei ole vielä vastannut. Odotetaan…
page-table-closed = Palvelimen ylläpitäjä on sulkenut tämän pöydän. Kukaan ei voi jatkaa tässä.
page-no-table = Pöytää ei ole
page-no-sheet = Lehtiötä ei ole
page-no-sheet-about = Osoitteessa voi olla kirjoitusvirhe. Kaikki lehtiöt ovat hyllyssä.
page-nowhere = Täällä ei ole mitään
page-nowhere-about = Osoitteessa voi olla kirjoitusvirhe. Pöydän koodissa on kymmenen kirjainta ja numeroa.
page-close = Sulje
page-home = Etusivulle
page-rules = Säännöt
page-records = Tilastot
page-between = Pelien välissä
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
page-forget = Poista listalta: { $title }
page-look-again = Käy läpi
page-look-more = Vielä { $count }
page-look-at-it = Käy peli läpi
page-bring = Tuo pöytäkirja
page-own = Omat säännöt
page-own-back = Takaisin sääntöihin
page-compare = Vertaa lehtiöitä
page-no-publisher = Niin kuin pelataan
page-sheet-counts = { $boxes } ruutua · { $dice } noppaa
page-sheet-tactic = Parit, suorat ja täyskäsi. Bonus 50, kun koossa on 63.
page-sheet-tactic-da = Tanskan teksti: Yatzysta saa silmäluvut ja 50.
page-sheet-tactic-nl = Hollannin teksti: bonukseen tarvitaan yli 63.
page-sheet-vinga = Viisitoista ruutua, ei lisiä eikä pakkoja.
page-sheet-mb-1973 = Pelimerkki joka uudesta Yahtzeesta ja pakollinen jokeri. Joukkueet ja sarjat.
page-sheet-hasbro = Jokeri on pakollinen, nollankin jälkeen.
page-sheet-printworks = 100 joka uudesta Yatzysta ja vapaa jokeri.
page-sheet-philos = Toinen Yatzi on 100 pisteen arvoinen Sattumassa.
page-sheet-philos-fr = Ranskankielisen tekstin mukaan: nolla, kun yläruutu on täynnä.
page-sheet-philos-es = Espanjankielisen tekstin mukaan: nolla, kun yläosa on täynnä.
page-sheet-maxi = Kuusi noppaa, kaksikymmentä ruutua, bonus 100, kun koossa on 84.
page-sheet-forced-order = Ylhäältä alas, ilman valintaa.
page-sheet-kniffel = 50 uudesta Kniffelistä, kun yläruutu on avoinna, sitten jokeri.
page-sheet-yams = Yksi sarake; suorat vaativat viisi noppaa.
page-sheet-yacht = Kaksitoista ruutua, ei bonusta, 30 kummastakin suorasta.
page-sheet-yacht-dice = Kuten videopeleissä: täyskäsi antaa silmänsä, suorat 15 ja 30.

page-other-pad = Vaihda lehtiö
page-who = Ketkä pelaavat
page-name = Nimi
page-your-name = Nimesi
page-far-name = Liittyjä
page-add-here = Joku tällä laitteella
page-add-far = Omalla puhelimella
page-add-computer = Tietokone
page-add-known = Lisää { $name }
page-change-colour = Vaihda väri: { $name }
page-which-computer = Mikä tietokonepelaaja
page-remove = Poista { $name }
page-raise = Siirrä ylemmäs: { $name }
page-dice = Nopat
page-dice-screen = Ruudulla
page-dice-real = Oikeat nopat
page-dice-same = Samat kaikille
page-dice-screen-about = Heitetään täällä kaikkien nähden, ja ne voi tarkistaa jälkikäteen.
page-dice-real-about = Heitätte omilla nopilla; lehtiö tarkistaa ja laskee yhteen.
page-dice-same-about = Ottelu: jokainen pelaa yksin omalla laitteellaan ja saa samat heitot. Suurin loppusumma voittaa.
page-more = Lisää sovittavaa
page-options = Valinnat
page-rounds = Erät
page-round = Erä { $round }
page-counting = Laskutapa
page-counting-totals = Erien suurin summa
page-counting-differences = Voittajan etumatka joka erässä
page-counting-rounds-won = Eniten erävoittoja
page-counting-short = { $counting ->
        [differences] Etu
        [rounds-won] Voitot
       *[totals] Summa
    }
page-teams = Joukkueet
page-teams-none = Kukin omillaan
page-teams-some = { $number } joukkuetta
page-team = Joukkue { $team }
page-begins = Kuka aloittaa
page-begins-agreed = Ensimmäinen nimi
page-begins-roll-off = Suurin heitto
page-coach-on = Valmentajalta saa kysyä
page-no-coach = Ilman valmentajaa tämä palvelin ei anna neuvoja pelin aikana. Se ei voi estää ketään hakemasta neuvoja muualta.
page-patience = Kuinka kauan poissa olevaa odotetaan
page-start = Aloita
page-lay = Avaa pöytä
page-lay-match = Avaa ottelu
page-series = Sarja tähän asti

page-lobby = { $free ->
        [0] Kaikki ovat paikalla.
        [one] Yksi paikka on vapaana.
       *[other] { $free } paikkaa on vapaana.
    }
page-lobby-wait = Peli alkaa, kun joka paikka on varattu tai pöydän avaaja aloittaa.
page-lobby-patience = Jos joku on poissa näin kauan: { $time }, muut voivat antaa tietokoneen pelata.
page-remove-player = Poista
page-removed = Pöydän isäntä on poistanut sinut pöydästä. Voit katsella. Jos haluat pelata, pyydä häntä päästämään sinut takaisin.
page-admit = Päästä takaisin: { $name }
page-lobby-sit = Ota paikka, niin pääset mukaan.
page-lobby-screen = nopat ruudulla
page-lobby-real = oikeat nopat
page-seat-free = Vapaa
page-seat-mine = Sinä
page-sit = Istu tähän
page-stand-up = Nouse
page-begin = { $count ->
        [one] Aloita yksin
       *[other] Aloita { $count } pelaajalla
    }
page-begin-ask = Aloitetaanko ilman muita?
page-begin-ask-about = Vapaat paikat poistuvat. Myöhemmin tulevat voivat vain katsoa.
page-invite = Kutsu mukaan
page-invite-play = Tästä pääsee vapaalle paikalle.
page-invite-look = Peli on ohi: tästä näkee, miten kävi.
page-share = Jaa tämä peli
page-invite-watch = Peli on alkanut: tästä pääsee katsomaan.
page-qr = Pöydän QR-koodi
page-code = Koodi
page-link = Linkki
page-copy = Kopioi
page-copied = Kopioitu
page-not-copied = Valitse ja kopioi käsin
page-no-code = QR-koodia ei voi piirtää, kun palvelin ei vastaa.
page-device = Pelaa toisella laitteella
page-device-about = Avaa tämä linkki toisella laitteella: molemmilla voi pelata sinun paikoillasi. Anna se vain sille, jonka on tarkoitus pelata puolestasi.
page-device-own = Se on oma laitteeni: sillä voi tehdä kaiken, minkä tälläkin
page-device-qr = QR-koodi toiselle laitteellesi
page-device-make = Tee linkki
page-take-over = Siirretäänkö tänne: { $theirs }?
page-take-over-about = { $held ->
        [yes] Avaamasi linkin paikka: { $theirs }. Tällä laitteella pelaa nyt { $ours }, eikä se enää onnistuisi ilman omaa linkkiä.
       *[no] Avaamasi linkin paikka: { $theirs }. Tämä laite avasi pöydän, eikä se voisi enää aloittaa tai lopettaa siellä mitään.
    }
page-take-over-yes = Siirrä
page-take-over-no = Pidä ennallaan
page-take-over-none = Avaamassasi linkissä ei ole paikkaa tässä pöydässä.

page-menu = Valikko
page-pad = Lehtiö
page-story = Äsken
page-pad-of = Lehtiö: { $player }
page-whole-pad = Koko lehtiö
page-people = Pelaajat
page-computer = tietokone
page-turn = vuorossa
page-turn-of = Vuorossa { $player }
page-turn-number = vuoro { $turn }/{ $turns }
page-table-code = pöytä { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: tähän mennessä { $sum }/{ $at }.
page-pace = { $way ->
        [ahead] { $points ->
            [one] Bonuksen tahdista { $points } pisteen edellä.
           *[other] Bonuksen tahdista { $points } pistettä edellä.
        }
        [behind] { $points ->
            [one] Bonuksen tahdista { $points } pisteen jäljessä.
           *[other] Bonuksen tahdista { $points } pistettä jäljessä.
        }
       *[even] Täsmälleen bonuksen tahdissa.
    }
page-chips = { $count ->
        [0] Ei pelimerkkejä
        [one] Yksi pelimerkki, { $points } pistettä
       *[other] { $count } pelimerkkiä, { $points } pistettä
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: vedetty yli
page-cell-offered = { $box } { $points }: tarjolla{ $advised ->
        [yes] , valmentajan valinta
        [best] , nyt paras ruutu
       *[no] {""}
    }
page-cell-zero = { $box } 0: vedettäisiin yli
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
page-rolled-off = Suurin heitto ratkaisi: { $player } aloittaa.
page-roll-off = Suurin heitto aloittaa. Heittovuorossa { $player }.
page-do-roll = { $several ->
        [yes] { $player } heittää.
       *[no] Sinun vuorosi: heitä nopat.
    }
page-do-tell = { $several ->
        [yes] { $player }: napauta heittämäsi silmäluvut, tai ruutua, jos merkitset vain pisteet.
       *[no] Napauta heittämäsi silmäluvut, tai ruutua, jos merkitset vain pisteet.
    }
page-do-keep = Napauta pidettäviä noppia tai ota ruutu.
page-do-choose = Ei heittoja jäljellä: ota ruutu.
page-do-take = Ota ruutu tai korjaa noppia.
page-your-turn = { $several ->
        [yes] Vuorossa { $player }.
       *[no] Sinun vuorosi.
    }
page-zero = Vedetäänkö { $box } yli?
page-zero-yes = Vedä yli
page-zero-no = Ei vielä

page-told-rolled = { $you ->
        [yes] Heitit { $dice }.
       *[no] { $player } heitti { $dice }.
    }
page-told-laid = { $you ->
        [yes] Noppasi ovat { $dice }.
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
        [yes] Vedit yli: { $box }.
       *[no] { $player } veti yli: { $box }.
    }
page-told-took-back = { $you ->
        [yes] Kumottu.
       *[no] { $player } kumosi siirtonsa.
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
page-hand-over = Tietokone tilalle: { $player }…
page-hand-over-who = Kuka pelaa pelaajan { $player } puolesta?
page-hand-over-own = Se pelaa, kunnes jatkat itse, ja jatkaa voit milloin vain.
page-hand-over-another = Pelaako tietokone pelaajan { $player } puolesta?
page-hand-over-about = Hyvin pelaava tietokone jatkaa, kunnes { $player } palaa.
page-hand-over-go = Anna sen pelata
page-has-left = { $player } on lähtenyt pöydästä.
page-waits = { $player } ei ole vastannut hetkeen.
page-absent = { $player } on poissa. Aikaa siihen, että voit antaa tietokoneen pelata: { $time }.
page-hand-over-yes = { $computer } pelaamaan
page-not-now = Ei nyt
page-figure-numbers = Näytä luvut
page-plays-for = { $computer } pelaa ({ $player })
page-for = { $computer } ({ $player })
page-come-back = { $player } jatkaa
page-come-back-self = Jatka itse

page-keys = Näppäimet
page-key-space = Välilyönti
page-key-enter = Enter
page-keys-roll = heitä, tai pysäytä nopat heti
page-keys-keep = pidä noppa tai vapauta se
page-keys-tell = kerro nopan silmäluku
page-keys-walk = liiku lehtiössä
page-keys-write = merkitse ruutuun
page-keys-hint = kysy valmentajalta
page-keys-undo = kumoa
page-keys-card = tämä ohje

page-match-go = Otteluun
page-match-compare = Katso, miten muilla meni
page-match-sealed = Nopat voi tarkistaa, kun ottelu on ohi.

page-hint = Vihje
page-coach = Valmentaja
page-coach-idle = Kysy heiton jälkeen, mitä tehdä.
page-coach-thinks = Valmentaja miettii…
page-coach-says = Valmentaja: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Yhtä hyvä: { $choice }.
   *[yes] Toiseksi paras: { $choice }, { $cost } vähemmän.
}
page-coach-best = paras
page-coach-keep = Pidä nämä nopat
page-ask-explorer = Kysy tästä tilanteesta
page-percent = { $number } %
page-chances = Voittomahdollisuus
page-chances-round = Mahdollisuus erävoittoon

page-real-dice = Nopat: { $dice }
page-real-keys = Heitetyt silmäluvut
page-points-which = Montako pistettä?
page-points-none = Tähän ruutuun ei nyt voi merkitä mitään.
page-correct = Korjaa { $box }
page-correct-was = Siinä on nyt { $points } ({ $player }).
page-correct-box = Ruutu

page-end = Loppu
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
