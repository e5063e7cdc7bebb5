# One line for everything that can be wrong with what a user gives us.

error-dice-letters = ”{ $text }” ei ole heitto. Kirjoita nopat numeroina, esimerkiksi 55535.
error-dice-count = Heitossa ”{ $text }” on { $got ->
        [one] { $got } noppa
       *[other] { $got } noppaa
    }; näissä säännöissä noppia on { $expected }.
error-dice-face = ”{ $text }” ei ole heitto: nopissa on silmälukuja 1–6, ei { $face }.
error-sheet-unknown = Sääntöjä ”{ $name }” ei ole. { $near ->
        [none] Valitse jokin näistä: { $known }. Myös polku omaan tiedostoon käy.
       *[other] Tarkoititko: { $near }?
    }
    .guest = Sääntöjä ”{ $name }” ei ole. { $near ->
        [none] Valitse jokin näistä: { $known }.
       *[other] Tarkoititko: { $near }?
    }
error-option-unknown = Säännöissä { $sheet } ei ole valintaa ”{ $option }”. { $known ->
        [none] Niitä ei ole.
       *[other] Valittavana on: { $known }.
    }
error-options-exclude = Valitse vain toinen: { $one } ja { $other } sulkevat toisensa pois.
error-sheet-missing = Sellaista tiedostoa ei ole.
error-sheet-unreadable = Tiedostoa ei voi lukea: { $problem }.
error-sheet-too-large = Tiedosto on liian suuri: säännöissä saa olla enintään { $largest } kt.
error-sheet-encoding = Tämä ei ole tekstitiedosto: säännöt ovat TOML-muodossa, merkistö UTF-8.
error-sheet-line = Jokin rivi on pidempi kuin { NUMBER($longest, useGrouping: 0) } merkkiä.
error-sheet-toml = Tämä ei ole kelvollista TOMLia: { $problem }
error-sheet-empty = Säännöt ovat tyhjät.
error-sheet-not-offline = Näillä säännöillä voi pelata vain palvelimen kanssa.
error-card-entry = ”{ $part }” ei ole täytetty ruutu. Kirjoita ruutu=pisteet, esimerkiksi yatzy=50.
error-card-box = Näissä säännöissä ei ole ruutua ”{ $key }”. Valitse jokin näistä: { $known }.
error-card-twice = Ruutu { $key } on täytetty kahdesti.
error-card-points = Ruudussa { $key } ei voi koskaan olla { $points }. Mahdollisia: { $possible }.
error-card-further = Ruudussa { $key } voi olla { $points } vasta, kun tässä ruudussa on pisteitä: { $needed }.
error-card-order = Tämä pistelappu täytetään ylhäältä alas, ja ruutu { $key } on vielä avoinna.
error-card-bonus = { $most ->
        [0] Tällä pistelapulla ei voi olla bonusta uudesta viidestä samasta.
       *[other] Bonus uudesta viidestä samasta on aina { $each }, ja tällä pistelapulla bonuksia kertyy enintään { $most }, ei { $bonus }.
    }
error-card-bonus-box = { $points } ruudussa { $key } ei ole voinut tuoda bonusta { $bonus } tällä pistelapulla.
error-card-full = Kaikki ruudut on täytetty: pelattavaa ei ole jäljellä.
error-language-unknown = Kieltä ”{ $language }” ei ole. Valitse jokin näistä: { $known }.
error-pad-columns = Lehtiössä on { $least }–{ $most } saraketta, ei { NUMBER($got, useGrouping: 0) }.

error-line = rivi { $line }: { $told }

error-no-terminal = Tähän tarvitaan pääte, ei putki eikä tiedosto.
error-games-sure = Tämä poistaa pelin { $game } lopullisesti. Vahvista lisäämällä --yes.
error-games-at-server = { $game } on palvelimen pöytä. Käynnistä yatzy serve ja pelaa siellä.
error-games-served = { $game } on käynnissä olevan palvelimen pöytä. Pysäytä palvelin ensin.
error-record-which = Nimeä pelitallenne tai lähetä peli putkesta.
error-record-unwritable = Sitä ei voi kirjoittaa: { $problem }.

error-setup-players = Näillä säännöillä pelaajia on { $least }–{ $most }, tai yksi harjoittelee; nimesit { $got }.
error-setup-name = ”{ $name }” ei kelpaa nimeksi: käytä 1–{ $longest } merkkiä yhdellä rivillä.
error-setup-name-twice = Kahdella pelaajalla on sama nimi: { $name }. Vaihda toinen.
error-setup-teams = Joukkueita voi olla { $allowed }, ei { $got }.
error-setup-team-seats = Jokainen pelaaja tarvitsee joukkueen ja jokainen joukkue pelaajan.
error-setup-tag = ”{ $text }” ei ole { $tag ->
        [date] päivämäärä kuten 2026-11-15
        [seal] sormenjälki: 64 heksadesimaalinumeroa
        [match] ottelun nimi: kirjaimia ja numeroita, enintään 40
       *[game_id] pelin nimi: kirjaimia ja numeroita, enintään 40
    }.
error-setup-match = Samojen noppien ottelussa jokainen pelaa yksin, nopat ruudulla ja ilman aloitusheittoa.
error-setup-rounds = Sarjassa on 1–{ $most } erää, ei { $got }.
error-setup-words = Onnensanoja on { $got }, pelaajia { $players }. Anna yksi kullekin tai ei yhtään.
error-setup-computers = Kun botteja on mukana, kerro joka paikasta, pelaako siinä botti: paikkoja on { $players }, annoit { $got }.
error-setup-computer = ”{ $computer }” ei kelpaa botin nimeksi: käytä pieniä kirjaimia, numeroita ja yhdysmerkkejä.
error-setup-computer-dice = Botit tarvitsevat nopat ruudulle: oikeita ne eivät osaa heittää.
error-setup-choice = { $tag }: sallittuja ovat { $choices }, ei ”{ $text }”.
error-setup-word = ”{ $word }” ei kelpaa onnensanaksi: käytä enintään { $longest } merkkiä yhdellä rivillä.

error-move-not-your-turn = Nyt ei ole sinun vuorosi: vuorossa on { $player }.
error-move-game-over = Peli on ohi.
error-move-roll-off = Ensin kaikki heittävät siitä, kuka aloittaa.
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
error-move-not-yours = Tämä on toinen sarake ({ $other }): vuorossa on { $player }.
error-game-and-options = Nimeä jatkettava peli tai anna uuden pelin valitsimet, älä molempia.
error-move-dice-lie = Tämän vuoron nopat on jo annettu: valitse ruutu.
error-move-no-box = Näissä säännöissä ei ole ruutua ”{ $box }”.{ $near ->
        [none] {""}
       *[other] {" "}Tarkoititko: { $near }?
    }
error-move-box-filled = Ruutu { $box } on jo täytetty. Valitse toinen.
error-move-box-forbidden = Ruutua { $box } ei voi nyt valita. Valitse toinen.
error-move-typed = ”{ $typed }” ei ole noppia eikä pisteitä: kirjoita nopat tai pisteet, esimerkiksi 28 tai 30+100.
error-move-points-needed = { $box }: montako pistettä?
error-move-points = Ruutuun { $box } ei nyt käy { $points }. Mahdollisia: { $possible }.
error-move-points-differ = { $box }: nopat antavat { $right }, eivät { $points }.
error-move-only-real-dice = Se käy vain oikeilla nopilla.
error-move-across-dice = Heittoa ei voi kumota.
error-move-computers = Et voi kumota sitä, minkä { $player } pelasi: vain ihmisten siirrot voi kumota.
error-move-nothing-done = Kumottavaa ei ole.
error-move-no-turn = Vuoroa { $turn } ei ole korjattavaksi.
error-move-conflict = Se ei sovi: { $player } merkitsi myöhemmin { $points } ruutuun { $box }. Korjaa se ensin.
error-move-not-over = Siemenluku pysyy salassa, kunnes peli on ohi.
error-move-no-secret = Näillä nopilla ei ole siemenlukua näytettäväksi.
error-move-rolls-left = Heiton jälkeen jäljellä on 0–{ $most } heittoa, ei { $got }.
error-move-shown = Peli on suljettu: sen siemenluku on näytetty.

error-record-page = Sivu korvaisi pelitallenteen. Valitse toinen nimi.
error-record-empty = Siinä ei ole peliä.
error-record-empty-input = Vakiosyötteestä ei tullut peliä. Nimeä pelitallenne tai lähetä peli putkesta.
error-record-unreadable = Sitä ei voi lukea: { $problem }.
error-record-missing = Sellaista tiedostoa ei ole.
error-record-nowhere = Sen nimistä tiedostoa tai tallennettua peliä ei ole. Pelisi luettelee yatzy games.
error-record-none-played = Yhdessäkään tallennetussa pelissä ei ole vielä pelattu vuoroa loppuun. Nimeä pelitallenne tai lähetä peli putkesta.
error-record-too-large = Se on liian suuri peliksi: raja on { $largest } Mt.
error-record-encoding = Tämä ei ole tekstitiedosto: pelitallenne on tekstiä, merkistö UTF-8.
error-record-json = Tämä ei ole kelvollista JSONia: { $problem }
error-record-data = Tämä ei ole pelin tapahtuma: { $problem }
error-record-seq = Tapahtuma { $expected } puuttuu; sen paikalla on { $got }.
error-record-moment = ”{ $got }” ei ole ajankohta kuten 2026-11-15T19:30:00Z.
error-record-newer = Sen versio on { $version }, ja tämä yatzy lukee versioita 1–{ $known }. Päivitä yatzy.
error-record-no-start = Se ei ala pelin alusta.
error-record-started-twice = Peli alkaa toisen kerran.
error-record-event = Näin ei ole voinut käydä.
error-record-digest = Säännöt { $sheet } ovat täällä toiset ({ $found }) kuin ne, joilla pelattiin ({ $digest }).
error-record-tag = ”{ $text }” ei ole tunniste. Valitse jokin näistä: { $known }.
error-record-tag-twice = Tunniste { $tag } on kahdesti.
error-record-no-tag = Tunniste { $tag } puuttuu.
error-record-number = ”{ $text }” ei ole luku.
error-record-choice = { $tag }: sallittuja ovat { $choices }, ei ”{ $text }”.
error-record-computer = ”{ $text }” ei ole tämän pöydän botti: kirjoita paikka ja nimi, esimerkiksi 2 casual.
error-record-sheet = Sääntöjä ”{ $sheet }” ei ole. Valitse jokin näistä: { $known }. Omat säännöt kulkevat mukana tunnisteessa Rules, kuten yatzy games export sen kirjoittaa.
    .guest = Sääntöjä ”{ $sheet }” ei ole. Valitse jokin näistä: { $known }. Omat säännöt kulkevat mukana tunnisteessa Rules.
error-record-rules = Säännöt eivät ole nämä: { $sheet }.
error-record-heading = Tässä pitäisi olla ”{ $expected }”, ei ”{ $text }”.
error-record-name = ”{ $text }” ei voi pelata tässä: vuorossa on { $player }.
error-record-unfinished = Vuorolta puuttuu loppu: { $player }.
error-record-part = Tätä ei voi lukea: ”{ $text }”. Vuorossa on nopat, pidetyt nopat, ruutu ja pisteet.
error-record-kept = Pidettiin { $kept }, mutta sitä ei ole heitossa { $dice }.
error-verify-real-dice = Tämä peli pelattiin oikeilla nopilla: uudelleen laskettavaa ei ole.
error-verify-no-seal = Tämän pelin nopilla ei ole sormenjälkeä, joten kukaan ei voi laskea niitä uudelleen.
error-verify-no-secret = Siemenluku on vielä salassa: se näytetään, kun peli on ohi.
error-verify-bad-secret = Siemenlukua ei ole kirjoitettu heksadesimaalinumeroin.
error-verify-day-open = Päivän { $day } peli on vielä auki: siemenluku näytetään, kun kukaan ei voi enää pelata sitä.
error-verify-day-file = Tämä tiedosto ei todista mitään päivää. Tallenna vastaus osoitteesta /api/days sellaisenaan.

error-solve-threads = Säikeitä voi olla 1–{ NUMBER($most, useGrouping: 0) }, ei { $got }.
error-solver-too-large = Näissä säännöissä on vähintään { $states } tilaa: ratkaisu vaatii muistia { $needed } GiB, ja vapaana on { $free } GiB.
error-solver-not-offline = Tällä laitteella ei ole näiden sääntöjen ratkaisua. Kysy tietokoneella, johon yatzy on asennettu: se osaa ratkaista ne.
error-solver-odds-too-large = Tarkat todennäköisyydet vaativat muistia vähintään { $needed } GiB, ja vapaana on { $free }. Arvioi ne valitsimella --games 1000000.
error-solver-games = Pelejä pitää olla vähintään yksi, ei { $got }.
error-advise-dice = Mitkä nopat? Niitä on { $dice }. Esimerkiksi: yatzy advise 12344
error-advise-against = --against tarvitsee loppusummia, esimerkiksi 231,204, ei ”{ $text }”.
error-odds-filled = --filled käy yksillä säännöillä; nimesit useammat.
error-odds-sheets = Vertailtavia voi olla kerralla enintään { $most }, ei { $got }.
error-odds-games = --games on luku väliltä 1–{ $most }, ei { $got }.
error-solver-no-memory = Muisti ei riitä tähän.
error-solver-threads = Säikeitä pitää olla vähintään yksi, ei { $got }.
error-solver-other-array = Nämä eivät ole näiden sääntöjen arvoja: niitä pitää olla { $expected } yhdessä rivissä, ei { $got }.
error-solver-other-sheet = Pistelappu on eri sääntöjen ({ $card }) kuin ratkaisu ({ $values }).
error-race-too-early = Avoimia ruutuja on { $open }: pelkkään voittoon voi tähdätä vasta, kun niitä on { $most }. Siihen asti täydellinen peli kerää pisteitä.
error-race-too-large = Voittoon tähtääminen vaatii näillä säännöillä muistia { $needed } GiB, ja vapaana on { $free } GiB.
error-file-no-folder = Sellaista kansiota ei ole.
error-file-unwritable = Sitä ei voi kirjoittaa: { $problem }.
error-export-suffix = Tiedoston nimen lopussa on oltava jokin näistä: { $known }
error-export-option = { $option } ei käy, kun viedään { $what }.
error-export-either = --filled, --dice ja --rolls-left koskevat yhtä pistelappua, --games, --player ja --seed pelejä.
error-export-player = --player nimeää yhden botin, ei { $got }.

error-extra-missing = Tähän puuttuu paketti: { $package }. Asenna se näin: { $command }
error-store-no-game = Peliä ”{ $game }” ei ole. Pelisi luettelee yatzy games.
error-store-many-games = Usean pelin alussa on ”{ $beginning }”: { $games }. Kirjoita enemmän nimestä.
error-store-known = Sinulla on jo peli { $game }.
error-store-moved-on = Peli jatkui muualla, ehkä toisessa päätteessä. Näet nyt sen nykyisen tilanteen.
error-store-no-secret = Pelin { $game } siemenluku on toisella koneella: peliä ei voi jatkaa täällä.
error-store-full = Levy on täynnä, joten mitään ei kirjoitettu. Aiemmin tallennettu on turvassa: { $place }
error-store-not-taken = Levylle ei voi kirjoittaa: { $place } ({ $problem }). Se voi olla täynnä tai viallinen, tai kiintiösi on käytetty. Aiemmin tallennettu on turvassa.
error-store-read-only = Tänne ei voi kirjoittaa, vain lukea: { $place }.
error-store-cannot-open = Pelejä ei voi tallentaa paikkaan { $place }: { $problem }.
error-store-busy = Toinen ohjelma kirjoittaa juuri nyt: { $place }. Yritä uudelleen.
error-store-damaged = { $place } ei ole pelitietokanta tai on vioittunut: { $problem }.
error-store-gone = { $place } siirrettiin, poistettiin tai korvattiin kesken käytön, joten mitään ei kirjoitettu. Aloita uudelleen.
error-store-foreign = { $place } on toisen ohjelman tietokanta: siihen ei kirjoitettu mitään.
error-store-newer = { $place } on uudemman yatzyn tekemä. Päivitä tämä.
error-store-failed = { $place } ei ole käytettävissä: { $problem }.
error-store-served = { $place } on jo toisen yatzy serve -palvelimen käytössä. Pysäytä se tai valitse toinen paikka: --database
error-store-no-home = Tällä käyttäjällä ei ole kotikansiota. Nimeä kansio: { $variable }=/a/folder
error-store-other-log = Tiedosto { $log } tiedoston { $place } vieressä kuuluu muihin peleihin: vain itse tiedosto korvattiin varmuuskopiolla. Mitään ei muutettu. Jos { $place } on se, jonka haluat, poista { $log }; yatzy host restore tekee sen itse.
error-store-closed = { $place } on suljettu: siihen ei enää kirjoiteta.
error-store-address = Tämä ei ole tietokannan osoite. Anna tiedosto tai osoite kuten postgresql://name:password@host/database; kirjoita nimessä ja salasanassa merkit @ / : # muodossa %40 %2F %3A %23.
error-store-unreachable = Tietokantaan ei saada yhteyttä: { $place } ({ $problem }).
error-store-away = { $place } ei vastaa. Aiemmin tallennettu on turvassa; yritä hetken päästä uudelleen.
error-store-locked = { $place } ei hyväksy tätä käyttäjänimeä ja salasanaa.
error-store-no-right = { $place } ei anna tämän käyttäjän luoda eikä käyttää tauluja. Ylläpitäjä voi sallia sen: GRANT CREATE ON SCHEMA …
error-store-no-database = Tietokantaa ei ole: { $place }. Luo se ensin, esimerkiksi komennolla createdb.

fault-whole-sheet = säännöt
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
fault-too-many-dice = tarvitaan { $needed } noppaa, ja näissä säännöissä niitä on { $dice }.
fault-no-upper-box = yläosassa ei ole ruutua.
fault-not-five-alike = pitää olla ruutu, jonka kuvio on groups = [{ $dice }].
fault-needs-forced-joker = käy vain, kun joker = "forced".
fault-against-joker = ei käy yhdessä jokerin kanssa.
fault-against-order = ei käy, kun order = "fixed".
fault-needs-chance = tarvitaan täsmälleen yksi ruutu, jonka kuvio on "any"; niitä on { $got }.
fault-less-than-chance = pitää olla vähintään se, mitä Sattuma antaa samasta heitosta: { $least }.
fault-id-taken = { $id } on yatzyn mukana tulevien sääntöjen nimi. Valitse toinen.
