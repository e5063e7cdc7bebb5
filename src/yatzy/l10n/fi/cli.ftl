# The command line.

cli-yatzy = Pelaa ja tutki Yatzya oman rasiasi säännöillä.
    .lang = Tulosteen kieli, esimerkiksi fi. Oletus: päätteen kieli.
    .help-flag = Näytä tämä ohje ja lopeta.
    .version-flag = Näytä versio ja lopeta.
    .completion-flag = Ota käyttöön sarkaintäydennys: bash, zsh tai fish.
    .usage = Käyttö: { $form }
    .commands = Komennot
    .parameters = Valitsimet
cli-sheets = Luettele kaikki säännöt tai tarkista omasi.
    .json = Tulosta JSON-muodossa.
cli-sheets-check = Tarkista omat säännöt.
    .file = Säännöt, TOML-tiedosto.
    .json = Tulosta JSON-muodossa.
cli-rules = Tulosta säännöt.
    .sheet = Säännöt: nimi tai polku omaan tiedostoon.
    .json = Tulosta JSON-muodossa.
cli-score = Näytä, mitä heitosta saa kuhunkin avoimeen ruutuun ja miksi.
    .dice = Nopat numeroina, esimerkiksi 55535. Jos jätät ne pois, heittoja kysytään yksi kerrallaan.
    .sheet = Säännöt: nimi tai polku omaan tiedostoon. Oletus: { $default }.
    .filled = Täytetyt ruudut avaimella tai painetulla nimellä, esimerkiksi yatzy=50,fives=25+100 (bonus lisätään plussalla).
    .json = Tulosta JSON-muodossa.

cli-play = Pelaa päätteessä. Jatkaa viimeksi kesken jäänyttä peliä tai aloittaa uuden.
    .game = Jatkettava peli: nimi yatzy games -luettelosta tai sen alku.
    .new = Aloita uusi peli, vaikka toinen olisi kesken.
    .sheet = Uuden pelin säännöt: nimi tai polku omaan tiedostoon.
    .players = Pelaajat, esimerkiksi Anna,Bo.
    .teams = Joukkueiden määrä, 2 tai 3; joukkueella on yhteinen sarake.
    .rounds = Erien määrä, enintään 6.
    .counting = Miten erät lasketaan.
    .start = Kuka aloittaa: ensimmäisenä nimetty vai aloitusheiton voittaja.
    .computers = Botit pöydässä, pilkku väliin; sama saa pelata kahdesti. Valittavana: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Pelaa ilman valmentajaa.
cli-pad = Pidä kirjaa pisteistä, kun pelaatte oikeilla nopilla, tai tulosta lehtiö.
    .game = Jatkettava peli: nimi yatzy games -luettelosta tai sen alku.
    .new = Aloita uusi peli, vaikka toinen olisi kesken.
    .sheet = Uuden pelin säännöt: nimi tai polku omaan tiedostoon.
    .players = Pelaajat, esimerkiksi Anna,Bo.
    .teams = Joukkueiden määrä, 2 tai 3; joukkueella on yhteinen sarake.
    .rounds = Erien määrä, enintään 6.
    .counting = Miten erät lasketaan.
    .start = Kuka aloittaa: ensimmäisenä nimetty vai aloitusheiton voittaja.
    .no_coach = Pelaa ilman valmentajaa.
    .print = Kirjoita tyhjä lehtiö tulostettavaksi verkkosivuksi, äläkä tee muuta.
    .columns = Tulostettavan lehtiön sarakkeiden määrä. Oletus: { $default }.
cli-games = Luettele tallennetut pelit.
    .all = Luettele kaikki pelit, ei vain viimeisimpiä.
    .json = Tulosta JSON-muodossa.
cli-games-show = Näytä pelin pistelappu.
    .game = Peli: nimi yatzy games -luettelosta tai sen alku.
    .json = Tulosta JSON-muodossa.
cli-games-export = Vie peli tiedostoon.
    .game = Peli: nimi yatzy games -luettelosta tai sen alku.
    .jsonl = Kirjoita JSON Lines luettavan notaation sijaan.
    .to = Kirjoitettava tiedosto. Oletus: vakiotuloste.
cli-games-import = Tuo peli.
    .file = Peli notaationa tai JSON Lines -muodossa. Oletus: vakiosyöte.
cli-games-delete = Poista peli lopullisesti.
    .game = Peli: nimi yatzy games -luettelosta tai sen alku.
    .database = Tietokanta: tiedosto tai postgresql://käyttäjä@palvelin/nimi. Oletus: omat pelisi.
    .yes = Vahvista poisto.
cli-records = Näytä joka pelaajan paras tulos ja keskiarvo kaikilla säännöillä.
    .sheet = Vain nämä säännöt.
    .player = Vain tämä pelaaja; osuudet ja kalliit tavat näkyvät, kun säännöt on ratkaistu.
    .html = Kirjoita tähän tiedostoon myös sivu, jossa on kuvaajat, osuudet ja kalliit tavat.
    .json = Tulosta JSON-muodossa.
cli-review = Käy peli läpi: tuuri, joka valinnan hukkaamat pisteet ja mikä olisi ollut parempi.
    .file = Pelitallenne tai tallennetun pelin nimi. Oletus: viimeisin pelisi tai se, mitä putkesta tulee.
    .html = Kirjoita tähän tiedostoon myös sivu, jossa on kuvaajat ja joka valinta.
    .json = Tulosta JSON-muodossa.
cli-verify = Tarkista pelin nopat: laske ne uudelleen siemenluvusta.
    .file = Pelitallenne tai tallennetun pelin nimi. Oletus: vakiosyöte.
    .day = Päivän pelille: tiedosto, joka todistaa päivän, sellaisena kuin palvelimen /api/days sen antaa.
    .anchor = Aiemmin muistiin kirjoittamasi ankkuri tiedostossa olevan sijaan.
    .json = Tulosta JSON-muodossa.
cli-solve = Ratkaise säännöt: loppusumman odotusarvo täydellisellä pelillä.
    .sheet = Säännöt: nimi tai polku omaan tiedostoon. Oletus: { $default }.
    .fresh = Ratkaise uudelleen, vaikka ratkaisu olisi tallennettu.
    .threads = Säikeiden määrä. Oletus: yksi ydintä kohti.
    .json = Tulosta JSON-muodossa.
cli-advise = Näytä paras valinta näillä nopilla, mitä muut valinnat hukkaavat ja miksi.
    .dice = Nopat numeroina, esimerkiksi 12344.
    .rolls_left = Montako heittoa on jäljellä. Oletus: kaikki paitsi ensimmäinen.
    .sheet = Säännöt: nimi tai polku omaan tiedostoon. Oletus: { $default }.
    .filled = Täytetyt ruudut avaimella tai painetulla nimellä, esimerkiksi yatzy=50,fives=25+100 (bonus lisätään plussalla).
    .against = Muiden loppusummat, esimerkiksi 231,204: näytä myös, mikä voittaa useimmin.
    .all = Luettele kaikki valinnat, ei vain parhaita.
    .json = Tulosta JSON-muodossa.
cli-drill = Treenaa: valitse siirto ja katso, mitä se hukkaa.
    .sheet = Säännöt: nimi tai polku omaan tiedostoon. Oletus: tactic; kun --own on annettu, kaikki säännöt.
    .own = Kysy omien peliesi tilanteita, joissa joku hukkasi pisteitä.
    .player = Kun --own on annettu: vain tämän pelaajan pelit.
    .today = Kysy päivän tilanne, joka on kaikille sama.
    .date = Kysy toisen päivän tilanne, esimerkiksi 2026-11-15.
    .count = Kysymysten määrä. Oletus: 10.
    .seed = Luku, jolla tilanteet ovat joka kerta samat.
    .answer = Vastaa yhteen kysymykseen saman tien: pidettävät nopat, esimerkiksi 44, tai ruutu.
    .json = Tulosta JSON-muodossa, kysymys riville, mukana kaikki valinnat.
cli-odds = Näytä, miten täydelliset pelit päättyvät: joka loppusumman ja ruudun tarkka todennäköisyys.
    .sheets = Säännöt: nimi tai polku omaan tiedostoon; tai useita vertailtavaksi. Oletus: tactic.
    .filled = Täytetyt ruudut avaimella tai painetulla nimellä, esimerkiksi yatzy=50,fives=25+100 (bonus lisätään plussalla).
    .games = Arvioi näin monesta simuloidusta pelistä tarkan laskun sijaan.
    .svg = Kirjoita tähän tiedostoon myös kuvaaja.
    .json = Tulosta JSON-muodossa.
cli-compare = Vertaa sääntöjä: mikä eroaa, täydellisen pelin keskiarvo ja samojen noppien pisteet kullakin.
    .sheets = Vähintään kahdet säännöt: nimiä tai polkuja omiin tiedostoihin. Yksillä: minkä arvoisia niiden lisäsäännöt ovat.
    .dice = Nopat, joiden pisteet lasketaan kaikilla, esimerkiksi 55566.
    .json = Tulosta JSON-muodossa.
cli-simulate = Anna bottien pelata monta peliä ja näytä keskiarvot ja voitto-osuudet.
    .players = Botit, pilkku väliin; sama saa pelata kahdesti. Valittavana: beginner, casual, strong, perfect, cautious, bold, winner. Oletus: { $default }.
    .sheet = Säännöt: nimi tai polku omaan tiedostoon. Oletus: { $default }.
    .games = Pelien määrä. Oletus: 10000, tai 500, jos mukana on winner, joka pelaa kymmenisen peliä sekunnissa.
    .seed = Noppien siemenluku: samalla luvulla tulevat samat pelit. Oletus: { $default }.
    .json = Tulosta JSON-muodossa.
cli-export = Vie sääntöjen tiedot tutkittaviksi, Parquet- tai CSV-muodossa.
    .what = Mitä kirjoitetaan: kaikki tilat kahden vuoron välillä; pisteet, jotka kustakin ovat täydellisellä pelillä vielä tulossa; kaikki valinnat ja niiden hukkaamat pisteet; tai botin pelaamia pelejä.
    .sheet = Säännöt: nimi tai polku omaan tiedostoon. Oletus: { $default }.
    .to = Kirjoitettava tiedosto, pääte .parquet tai .csv. Oletus: CSV vakiotulosteeseen.
    .states = Kuvaa joka rivillä myös tila.
    .filled = Täytetyt ruudut avaimella tai painetulla nimellä, esimerkiksi yatzy=50,fives=25+100 (bonus lisätään plussalla).
    .dice = Kun viedään advice: vain nämä nopat, esimerkiksi 12344. Oletus: kaikki heitot.
    .rolls_left = Kun viedään advice: vain näin monta heittoa jäljellä. Oletus: mikä tahansa määrä.
    .games = Pelattavien pelien määrä. Oletus: 1000. Jos annat --games, --player tai --seed, advice koskee pelejä, muuten yhtä pistelappua.
    .player = Botti: beginner, casual, strong, perfect, cautious, bold, winner. Oletus: perfect.
    .seed = Noppien siemenluku: samalla luvulla tulevat samat pelit. Oletus: 0.

column-game = Peli
column-games = Pelit
column-when = Päivä
column-state = Tulos
column-player = Pelaaja
column-best = Paras
column-average = Keskiarvo
games-none = Ei vielä pelejä. Aloita komennolla yatzy play.
games-more = { $count ->
        [one] Vielä yksi: yatzy games --all
       *[other] Vielä { $count }: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, oikeat nopat
games-under-way = { $percent } % pelattu
games-exported = Peli { $game } vietiin tiedostoon { $file }.
export-rows = Kirjoitettavia rivejä: { $rows }
export-writing = Kirjoitetaan
export-written = Rivejä tiedostossa { $file }: { $rows }
games-imported = Peli { $game } on tuotu. Katso sitä komennolla yatzy games show { $game }.
games-known = Sinulla on jo peli { $game }.
games-deleted = Peli { $game } on poistettu.
records-reading = Luetaan pelejä
records-none = Yhtään erää ei ole vielä pelattu loppuun.
records-no-match = Tällä pelaajalla ei ole loppuun pelattuja eriä näillä säännöillä.
verify-good = Nopat ovat oikein: siemenluku sopii sormenjälkeensä ja antaa juuri { $throws ->
        [one] tämän heiton
       *[other] nämä { $throws } heittoa
    } ({ $dice ->
        [one] yksi noppa
       *[other] { $dice } noppaa
    }).
verify-seal-wrong = Siemenluku ei sovi sormenjälkeensä: se ei ole se, joka arvottiin ennen peliä.
verify-mismatch = Heitto { $number } ({ $place }): tallenteessa on { $recorded }, siemenluku antaa { $right }.
verify-in-roll-off = { $player }, aloitusheitto
verify-in-turn = erä { $round }, vuoro { $turn }, { $player }, vuoron heitto { $roll }
verify-day-good = { $day }: siemenluku on se, joka ketjussa oli tälle päivälle, ja edellisen päivän pelit ovat mukana nopissa.
verify-day-wrong = { $fault ->
        [chain] Siemenluku ei johda ketjun ankkuriin.
        [seal] Siemenluku ei sovi päivän sormenjälkeen.
        [mix] Sekoitus ei seuraa edellisen päivän peleistä.
        [table] Ottelun koodi ei seuraa siemenluvusta.
       *[record] Tallenne ei ole tämän päivän peli.
    }

column-sheet = Säännöt
column-name = Nimi
column-boxes = Ruudut
column-players = Pelaajat
column-languages = Kielet
languages-many = { $count } kieltä
column-highest = Enintään
column-box = Ruutu
column-points = Pisteet
column-bonus = Bonus
column-why = Miksi
column-rule = Vaatii ja antaa
column-example = Esimerkki
column-mean = Keskiarvo
column-struck = Viivattu yli

score-heading = { $dice } – { $sheet }
score-forbidden = ei käy
score-none-open = Kaikki ruudut on täytetty.
score-ask = Nopat (tyhjä rivi lopettaa): 
score-asking = Kirjoita heitto, niin näet, mitä siitä saa kuhunkin ruutuun. Säännöt: { $sheet }. Muut säännöt: yatzy score --sheet NIMI; luettelon näyttää yatzy sheets.
players-any = vapaa
players-from = { $least } tai enemmän
players-range = { $least }–{ $most }
sheets-hint = Lue säännöt komennolla yatzy rules NIMI; laske heitto komennolla yatzy score 55535 --sheet NIMI.
check-good = { $file } kelpaa: { $title }, { $boxes ->
        [one] { $boxes } ruutu
       *[other] { $boxes } ruutua
    }, suurin loppusumma { $highest }, tiiviste { $digest }.
check-more = { $count ->
        [one] ja vielä yksi
       *[other] ja vielä { $count }
    }
check-bad = { $file }: { $count ->
        [one] yksi virhe
       *[other] { $count } virhettä
    }

labelled = { $label }: { $text }
error-label = virhe: { $told }
usage-unknown-command = Komentoa ”{ $name }” ei ole. Luettelon näyttää yatzy --help.
usage-unknown-option = Valitsinta ”{ $name }” ei tässä ole. Lisää --help, niin näet, mitä on.
usage-did-you-mean = Tarkoititko: { $name }?
usage-missing = { $name } tarvitsee arvon. Lisää --help, niin näet, millaisen.
usage-too-many = Ylimääräinen ”{ $name }”. Lisää --help, niin näet, mitä tarvitaan.
usage-bad-value = ”{ $value }” ei kelpaa: { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Valitse jokin näistä: { $choices }.
    }
usage-too-large = { $name } on liian suuri luku.
usage-repeated = { $name } on annettu kahdesti.
completion-installed = Täydennys ({ $shell }) on tiedostossa { $file }. Avaa uusi pääte ottaaksesi sen käyttöön.
stopped = Keskeytetty.
out-of-memory = Muisti ei riitä tähän.
output-lost = Tulostetta ei voi kirjoittaa: { $problem }.
