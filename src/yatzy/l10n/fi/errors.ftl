# One line for everything that can be wrong with what a user gives us.

error-dice-letters = ”{ $text }” ei ole heitto: kirjoita nopat numeroina, esimerkiksi 55535.
error-dice-count = Heitossa ”{ $text }” on { $got ->
        [one] { $got } noppa
       *[other] { $got } noppaa
    }; tällä sääntölehdellä noppia on { $expected }.
error-dice-face = ”{ $text }” ei ole heitto: nopissa on silmälukuja 1–6, ei { $face }.
error-sheet-unknown = Sääntölehteä ”{ $name }” ei ole. { $near ->
        [none] Tarjolla: { $known }. Myös polku omaan tiedostoon käy.
       *[other] Tarkoititko: { $near }?
    }
    .guest = Sääntölehteä ”{ $name }” ei ole. { $near ->
        [none] Tarjolla: { $known }.
       *[other] Tarkoititko: { $near }?
    }
error-option-unknown = Säännöissä { $sheet } ei ole valintaa ”{ $option }”. { $known ->
        [none] Niitä ei ole.
       *[other] Valittavana on: { $known }.
    }
error-options-exclude = Valitse vain toinen: { $one } ja { $other } sulkevat toisensa pois.
error-sheet-missing = Tiedostoa ei ole.
error-sheet-unreadable = Tiedostoa ei voi lukea: { $problem }.
error-sheet-too-large = Tiedosto on liian suuri sääntölehdeksi: raja on { $largest } kt.
error-sheet-encoding = Tämä ei ole tekstitiedosto: sääntölehti on TOML-muotoa, merkistö UTF-8.
error-sheet-line = Jokin rivi on liian pitkä: raja on { NUMBER($longest, useGrouping: 0) } merkkiä.
error-sheet-toml = Tämä ei ole kelvollista TOMLia: { $problem }
error-sheet-empty = Sääntölehti on tyhjä.
error-sheet-not-offline = Näillä säännöillä voi pelata vain palvelimen kanssa.
error-card-entry = ”{ $part }” ei ole täytetty ruutu: kirjoita ruutu=pisteet, esimerkiksi yatzy=50.
error-card-box = Tällä sääntölehdellä ei ole ruutua ”{ $key }”. Sillä on: { $known }.
error-card-twice = Ruutu { $key } on täytetty kahdesti.
error-card-points = { $key }: { $points } ei ole koskaan mahdollinen. Mahdollisia: { $possible }.
error-card-further = { $key }: { $points } on mahdollinen vasta, kun tässä ruudussa on pisteitä: { $needed }.
error-card-order = Tämä sääntölehti täytetään ylhäältä alas, ja ruutu { $key } on vielä avoinna.
error-card-bonus = { $most ->
        [0] Tällä pistelapulla ei voi olla bonusta uudesta viidestä samasta.
       *[other] Bonus uudesta viidestä samasta on aina { $each }, ja tällä pistelapulla bonuksia kertyy enintään { $most }, ei { $bonus }.
    }
error-card-bonus-box = { $key }: { $points } ei ole voinut tuoda tällä pistelapulla bonusta { $bonus }.
error-card-full = Kaikki ruudut on täytetty: pelattavaa ei ole jäljellä.
error-language-unknown = Kieltä ”{ $language }” ei ole. Tarjolla: { $known }.
error-pad-columns = Lehtiössä on { $least }–{ $most } saraketta, ei { NUMBER($got, useGrouping: 0) }.

error-line = rivi { $line }: { $told }

error-no-terminal = Pelaamiseen tarvitaan pääte, ei putki eikä tiedosto.
error-games-sure = { $game } katoaisi lopullisesti. Lisää --yes, jos haluat sitä.
error-games-at-server = { $game } on palvelimen pöytä. Se pelataan siellä: yatzy serve avaa sen.
error-games-served = { $game } on palvelimen pöytä, ja palvelin on parhaillaan käynnissä. Pysäytä se ensin.
error-record-which = Nimeä pöytäkirjan tiedosto tai lähetä pöytäkirja putkesta.
error-record-unwritable = Sitä ei voi kirjoittaa: { $problem }.

error-setup-players = Tällä sääntölehdellä pelaajia on { $least }–{ $most } tai yksi, joka harjoittelee; nyt niitä on { $got }.
error-setup-name = ”{ $name }” ei kelpaa nimeksi: nimessä on 1–{ $longest } merkkiä yhdellä rivillä.
error-setup-name-twice = Kahdella pelaajalla on sama nimi: { $name }.
error-setup-teams = Joukkueita voi olla { $allowed }, ei { $got }.
error-setup-team-seats = Jokainen pelaaja kuuluu yhteen joukkueeseen, eikä mikään joukkue ole tyhjä.
error-setup-tag = ”{ $text }” ei ole { $tag ->
        [date] päivämäärä kuten 2026-11-15
        [seal] sinetti: 64 heksadesimaalinumeroa
        [match] ottelun nimi: kirjaimia ja numeroita, enintään 40
       *[game_id] pelin nimi: kirjaimia ja numeroita, enintään 40
    }.
error-setup-match = Samojen noppien ottelussa jokainen pelaa yksin, nopat ruudulla ja ilman aloitusheittoa.
error-setup-rounds = Sarjassa on 1–{ $most } erää, ei { $got }.
error-setup-words = Onnensanoja on { $got }, pelaajia { $players }. Yksi kullekin tai ei yhtään.
error-setup-computers = Kun tietokone pelaa, joka paikasta kerrotaan, pelaako se siinä: paikkoja on { $players }, ei { $got }.
error-setup-computer = ”{ $computer }” ei kelpaa tietokonepelaajan nimeksi: pieniä kirjaimia, numeroita ja yhdysmerkkejä.
error-setup-computer-dice = Tietokonepelaajat tarvitsevat nopat ruudulle: oikeita ne eivät osaa heittää.
error-setup-choice = { $tag }: sallittuja ovat { $choices }, ei ”{ $text }”.
error-setup-word = ”{ $word }” ei kelpaa onnensanaksi: enintään { $longest } merkkiä yhdellä rivillä.

error-move-not-your-turn = Nyt ei ole sinun vuorosi: vuorossa on { $player }.
error-move-game-over = Peli on ohi.
error-move-roll-off = Ensin kaikki heittävät aloitusvuorosta.
error-move-before-roll = Heitä ensin nopat.
error-move-no-roll-left = { $rolls ->
        [one] Vuorossa on vain yksi heitto
       *[other] Vuorossa on vain { $rolls } heittoa
    }: valitse ruutu.
error-move-all-kept = Pidät kaikki nopat: valitse ruutu tai pidä vähemmän.
error-move-not-there = { $there ->
        [0] Missään nopassa ei ole silmälukua { $face }.
       *[other] Silmäluku { $face } on vain { $there } nopassa.
    }
error-move-dice-count = { $expected ->
        [one] Tässä heitetään yksi noppa
       *[other] Tässä heitetään { $expected } noppaa
    }, ei { $got }.
error-move-dice-face = Nopissa on silmälukuja 1–6, ei { $face }.
error-move-not-yours = Tämä sarake ei ole vuorossa ({ $other }): vuorossa on { $player }.
error-game-and-options = Joko jatka peliä tai kerro, millainen uusi peli on.
error-move-dice-lie = Tämän vuoron nopat ovat jo pöydällä: valitse ruutu.
error-move-no-box = Tällä sääntölehdellä ei ole ruutua ”{ $box }”.{ $near ->
        [none] {""}
       *[other] {" "}Tarkoititko: { $near }?
    }
error-move-box-filled = { $box } on jo täytetty.
error-move-box-forbidden = Ruutua { $box } ei saa nyt ottaa.
error-move-typed = ”{ $typed }” ei ole noppia eikä pisteitä: kirjoita nopat tai pisteet, esimerkiksi 28 tai 30+100.
error-move-points-needed = { $box }: montako pistettä?
error-move-points = { $box }: { $points } ei nyt käy. Mahdollisia: { $possible }.
error-move-points-differ = { $box }: nopat antavat { $right }, eivät { $points }.
error-move-only-real-dice = Se käy vain oikeilla nopilla.
error-move-across-dice = Minkä on heittänyt, sen on heittänyt.
error-move-computers = { $player } on tietokone, ja sen merkintä pysyy: kumota voi vain ihmisten siirtoja.
error-move-nothing-done = Mitään kumottavaa ei ole.
error-move-no-turn = Vuoroa { $turn } ei ole korjattavaksi.
error-move-conflict = Se ei ole mahdollista: { $player } merkitsi myöhemmin { $points } ruutuun { $box }. Korjaa se ensin.
error-move-not-over = Nopat pysyvät sinetöityinä, kunnes peli on ohi.
error-move-no-secret = Näitä noppia ei ole sinetöity.
error-move-rolls-left = Heiton jälkeen jäljellä on 0–{ $most } heittoa, ei { $got }.
error-move-shown = Peli on suljettu: sen nopat on paljastettu.

error-record-page = Sivu korvaisi pöytäkirjan.
error-record-empty = Siinä ei ole peliä.
error-record-empty-input = Vakiosyötteestä ei tullut peliä. Nimeä pöytäkirjan tiedosto tai lähetä pöytäkirja putkesta.
error-record-unreadable = Sitä ei voi lukea: { $problem }.
error-record-missing = Tiedostoa ei ole.
error-record-nowhere = Sen nimistä tiedostoa tai tallessa olevaa peliä ei ole. yatzy games luettelee pelit.
error-record-none-played = Tallessa olevissa peleissä ei ole vielä pelattu yhtään vuoroa. Nimeä pöytäkirjan tiedosto tai lähetä pöytäkirja putkesta.
error-record-too-large = Se on liian suuri pelin pöytäkirjaksi: raja on { $largest } Mt.
error-record-encoding = Tämä ei ole tekstitiedosto: pöytäkirja on tekstiä, merkistö UTF-8.
error-record-json = Tämä ei ole kelvollista JSONia: { $problem }
error-record-data = Tämä ei ole pelin tapahtuma: { $problem }
error-record-seq = Tapahtuma { $expected } puuttuu; tässä on { $got }.
error-record-moment = ”{ $got }” ei ole ajankohta kuten 2026-11-15T19:30:00Z.
error-record-newer = Se on versiota { $version }, ja tämä yatzy lukee versioita 1–{ $known }. Ehkä sen kirjoitti uudempi.
error-record-no-start = Se ei ala pelin alusta.
error-record-started-twice = Peli alkaa toisen kerran.
error-record-event = Niin ei ole voinut käydä.
error-record-digest = Sääntölehti { $sheet } on täällä toinen ({ $found }) kuin se, jolla pelattiin ({ $digest }).
error-record-tag = ”{ $text }” ei ole tunniste. Tunnisteet: { $known }.
error-record-tag-twice = Tunniste { $tag } on kahdesti.
error-record-no-tag = Tunniste { $tag } puuttuu.
error-record-number = ”{ $text }” ei ole luku.
error-record-choice = { $tag }: sallittuja ovat { $choices }, ei ”{ $text }”.
error-record-computer = ”{ $text }” ei ole tämän pöydän tietokonepelaaja: kirjoita paikka ja nimi, esimerkiksi 2 casual.
error-record-sheet = Sääntölehteä ”{ $sheet }” ei ole hyllyssä. Tarjolla: { $known }. Oma sääntölehti kulkee mukana tunnisteessa Rules, kuten yatzy games export sen kirjoittaa.
    .guest = Sääntölehteä ”{ $sheet }” ei ole hyllyssä. Tarjolla: { $known }. Oma sääntölehti kulkee mukana tunnisteessa Rules.
error-record-rules = Säännöt eivät ole tämän sääntölehden: { $sheet }.
error-record-heading = Tässä pitäisi olla ”{ $expected }”, ei ”{ $text }”.
error-record-name = ”{ $text }” ei pelaa tässä: vuorossa on { $player }.
error-record-unfinished = Vuoro jää kesken: { $player }.
error-record-part = ”{ $text }” ei ole luettavissa: vuorossa on nopat, pidetyt nopat, ruutu ja pisteet.
error-record-kept = Pidettiin { $kept }, mutta sitä ei ole heitossa { $dice }.
error-verify-real-dice = Pelattiin oikeilla nopilla: uudelleen laskettavaa ei ole.
error-verify-no-seal = Noppia ei sinetöity, joten kukaan ei voi laskea niitä uudelleen.
error-verify-no-secret = Nopat ovat vielä sinetöityjä: salaisuus näytetään, kun peli on ohi.
error-verify-bad-secret = Salaisuutta ei ole kirjoitettu heksadesimaalinumeroin.
error-verify-day-open = Päivän { $day } peli on vielä auki: siemenluku näytetään, kun kukaan ei voi enää pelata sitä.
error-verify-day-file = Tämä tiedosto ei todista mitään päivää. Tallenna vastaus osoitteesta /api/days sellaisenaan.

error-solve-threads = Säikeitä voi olla 1–{ NUMBER($most, useGrouping: 0) }, ei { $got }.
error-solver-too-large = Tässä sääntölehdessä on vähintään { $states } tilaa: ratkaisu vaatii muistia { $needed } GiB, ja vapaana on { $free } GiB.
error-solver-not-offline = Tällä laitteella ei ole näiden sääntöjen ratkaisua. Kysy tietokoneella, johon yatzy on asennettu: se osaa ratkaista ne.
error-solver-odds-too-large = Tarkat todennäköisyydet vaativat muistia vähintään { $needed } GiB, ja vapaana on { $free }. --games 1000000 selvittää ne pelaamalla.
error-solver-games = Pelejä pitää olla vähintään yksi, ei { $got }.
error-advise-dice = Mitkä nopat? Niitä on { $dice }. Esimerkiksi: yatzy advise 12344
error-advise-against = --against ottaa loppusummia, esimerkiksi 231,204, ei ”{ $text }”.
error-odds-filled = --filled koskee yhtä sääntölehteä, ja nimettyjä on useita.
error-odds-sheets = Kerralla voi vertailla enintään { $most } sääntölehteä, ei { $got }.
error-odds-games = --games on luku väliltä 1–{ $most }, ei { $got }.
error-solver-no-memory = Muisti ei riitä tähän.
error-solver-threads = Säikeitä pitää olla vähintään yksi, ei { $got }.
error-solver-other-array = Nämä eivät ole tämän sääntölehden arvoja: niitä pitää olla { $expected } yhdessä rivissä, ei { $got }.
error-solver-other-sheet = Pistelappu on eri sääntölehdeltä ({ $card }) kuin ratkaisu ({ $values }).
error-race-too-early = Avoimia ruutuja on { $open }: pelkästä voitosta voi pelata vasta, kun niitä on enintään { $most }. Siihen asti täydellinen peli tähtää pisteisiin.
error-race-too-large = Voitosta pelaaminen vaatii tällä sääntölehdellä muistia { $needed } GiB, ja vapaana on { $free } GiB.
error-file-no-folder = Kansiota ei ole.
error-file-unwritable = Sitä ei voi kirjoittaa: { $problem }.
error-export-suffix = Tiedoston nimen lopussa on oltava jokin näistä: { $known }
error-export-option = { $option } ei liity asiaan, kun valittuna on { $what }.
error-export-either = --filled, --dice ja --rolls-left koskevat yhtä pistelappua, --games, --player ja --seed pelejä.
error-export-player = --player nimeää yhden tietokonepelaajan, ei { $got }.

error-extra-missing = Tähän puuttuu paketti: { $package }. Asenna se näin: { $command }
error-store-no-game = Peliä ”{ $game }” ei ole. yatzy games luettelee pelit.
error-store-many-games = Usean pelin alussa on ”{ $beginning }”: { $games }.
error-store-known = Peli { $game } on täällä jo.
error-store-moved-on = Peli jatkui muualla, ehkä toisessa päätteessä. Näet sen sellaisena kuin se nyt on.
error-store-no-secret = Pelin { $game } nopat sinetöitiin toisella koneella: se ei voi jatkua täällä.
error-store-full = Levy on täynnä, joten mitään ei kirjoitettu. Aiempi on tallessa: { $place }
error-store-not-taken = Levy ei ottanut vastaan kirjoitettavaa: { $place } ({ $problem }). Se voi olla täynnä tai viallinen, tai osuutesi siitä on käytetty. Aiempi on tallessa.
error-store-read-only = Kirjoittaa ei voi, vain lukea: { $place }.
error-store-cannot-open = Pelejä ei voi säilyttää paikassa { $place }: { $problem }.
error-store-busy = Toinen ohjelma kirjoittaa juuri nyt: { $place }. Yritä uudelleen.
error-store-damaged = { $place } ei ole pelivarasto tai on vioittunut: { $problem }.
error-store-gone = { $place } siirrettiin, poistettiin tai korvattiin kesken käytön, joten mitään ei kirjoitettu. Aloita uudelleen.
error-store-foreign = { $place } on toisen ohjelman tietokanta: siihen ei kirjoitettu mitään.
error-store-newer = { $place } on uudemman yatzyn tekemä. Päivitä tämä.
error-store-failed = { $place } ei ole käytettävissä: { $problem }.
error-store-served = { $place } on jo toisen yatzy serve -palvelimen käytössä. Pysäytä se tai säilytä pelit muualla: --database
error-store-no-home = Tällä käyttäjällä ei ole kotikansiota, johon tallentaa. Nimeä kansio: { $variable }=/a/folder
error-store-other-log = Tiedosto { $log } tiedoston { $place } vieressä kuuluu muihin peleihin: vain itse tiedosto korvattiin varmuuskopiolla. Mitään ei muutettu. Jos { $place } on se, jonka haluat, poista { $log }; yatzy host restore tekee sen itse.
error-store-closed = { $place } on suljettu: siihen ei enää kirjoiteta.
error-store-address = Tämä ei ole tietokannan osoite. Se on tiedosto tai esimerkiksi postgresql://name:password@host/database; nimessä ja salasanassa merkit @ / : # kirjoitetaan %40 %2F %3A %23.
error-store-unreachable = { $place } ei ole tavoitettavissa: { $problem }.
error-store-away = { $place } ei vastaa. Aiempi on tallessa; yritä hetken päästä uudelleen.
error-store-locked = { $place } ei päästä sisään tällä nimellä ja salasanalla.
error-store-no-right = { $place } ei anna tämän käyttäjän tehdä eikä käyttää tauluja. Ylläpitäjä voi sallia sen: GRANT CREATE ON SCHEMA …
error-store-no-database = Tietokantaa ei ole: { $place }. Se pitää ensin luoda, esimerkiksi komennolla createdb.

fault-whole-sheet = sääntölehti
fault-more = (ja vielä { $count }: katso yatzy sheets check)
    .guest = (ja vielä { $count })
fault-missing = puuttuu.
fault-unknown-key = tuntematon tässä. Tunnetaan: { $known }.
fault-not-table = pitää olla taulu, ei { $got }.
fault-not-list = pitää olla luettelo, ei { $got }.
fault-list-length = kohtia pitää olla 1–{ $most }, ei { $got }.
fault-twice = sisältää jotain kahdesti.
fault-not-whole = pitää olla kokonaisluku väliltä { NUMBER($least, useGrouping: 0) }–{ NUMBER($most, useGrouping: 0) }, ei { $got }.
fault-not-flag = pitää olla true tai false, ei { $got }.
fault-not-text = pitää olla tekstiä, ei { $got }.
fault-bad-text = pitää olla yksi rivi tekstiä, 1–{ $longest } merkkiä.
fault-not-key = saa olla vain pieniä kirjaimia, numeroita ja yhdysmerkkejä, enintään { $longest } ja kirjain ensin, esimerkiksi "full-house", ei { $got }.
fault-not-choice = pitää olla jokin näistä: { $choices }, ei { $got }.
fault-not-language = pitää olla kielitunnus, esimerkiksi "fi", ei { $got }.
fault-not-pattern = pitää olla "any" tai taulu, jossa on jokin näistä: { $known }, ei { $got }.
fault-not-pays = pitää olla "all" tai "matched", kumpikin myös lisäluvulla ("all+50"), tai luku, enintään { $most }, ei { $got }.
fault-key-taken = nimi { $key } on jo käytössä.
fault-upper-box = yläosan ruutu laskee yhden silmäluvun, antaa arvon "matched" eikä ole viimeinen keino.
fault-too-many-dice = tarvitaan { $needed } noppaa, ja sääntölehdellä niitä on { $dice }.
fault-no-upper-box = yläosassa ei ole ruutua.
fault-not-five-alike = pitää olla ruutu, jonka kuvio on groups = [{ $dice }].
fault-needs-forced-joker = käy vain, kun joker = "forced".
fault-against-joker = ei käy yhdessä jokerin kanssa.
fault-against-order = ei käy, kun order = "fixed".
fault-needs-chance = tarvitaan täsmälleen yksi ruutu, jonka kuvio on "any"; niitä on { $got }.
fault-less-than-chance = pitää olla vähintään se, mitä Sattuma antaa samasta heitosta: { $least }.
fault-id-taken = { $id } on yatzyn mukana tuleva sääntölehti, jolla on muut säännöt. Valitse toinen nimi.
