# The command line.

cli-yatzy = Jokainen Yatzy omilla painetuilla säännöillään.
    .lang = Vastauksen kieli, esimerkiksi fi. Oletus: päätteen kieli.
    .help-flag = Näytä tämä ohje ja lopeta.
    .version-flag = Näytä versio ja lopeta.
    .completion-flag = Ota käyttöön täydennys sarkaimella: bash, zsh tai fish.
    .usage = Käyttö: { $form }
    .commands = Komennot
    .parameters = Valinnat
cli-sheets = Luettele sääntölehdet tai tarkista omasi.
    .json = Tulosta JSON ohjelmia varten.
cli-sheets-check = Tarkista oma sääntölehti.
    .file = Sääntölehti, TOML-tiedosto.
    .json = Tulosta JSON ohjelmia varten.
cli-rules = Tulosta sääntölehden säännöt.
    .sheet = Sääntölehti: nimi tai polku omaan tiedostoon.
    .json = Tulosta JSON ohjelmia varten.
cli-score = Kerro, mitä heitosta saa kuhunkin avoimeen ruutuun ja miksi.
    .dice = Nopat numeroina, esimerkiksi 55535. Jos ne puuttuvat, niitä kysytään yhä uudelleen.
    .sheet = Sääntölehti: nimi tai polku omaan tiedostoon. Oletus: { $default }.
    .filled = Jo täytetyt ruudut avaimella tai sääntölehden nimellä, esimerkiksi yatzy=50,fives=25+100 (bonus lisätään plussalla).
    .json = Tulosta JSON ohjelmia varten.

cli-play = Pelaa päätteessä. Jatkaa viimeksi kesken jäänyttä peliä tai aloittaa uuden.
    .game = Jatkettava peli: nimi yatzy games -luettelosta tai sen alku.
    .new = Aloita uusi peli, vaikka toinen olisi kesken.
    .sheet = Uuden pelin sääntölehti: nimi tai polku omaan tiedostoon.
    .players = Pelaajat, esimerkiksi Anna,Bo.
    .teams = Montako joukkuetta pelaa yhteisillä sarakkeilla: 2 tai 3.
    .rounds = Erien määrä, enintään 6.
    .counting = Miten erät lasketaan.
    .start = Kuka aloittaa: ensimmäinen nimi vai aloitusheiton voittaja.
    .computers = Tietokonepelaajat pöydässä, pilkku väliin; sama saa pelata kahdesti. Tarjolla: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Pelaa ilman valmentajaa: tässä pöydässä siltä ei saa kysyä.
cli-pad = Merkitse pisteet, kun pelaatte oikeilla nopilla, tai tulosta tyhjä lehtiö paperille.
    .game = Jatkettava lehtiö: nimi yatzy games -luettelosta tai sen alku.
    .new = Aloita uusi lehtiö, vaikka toinen olisi kesken.
    .sheet = Uuden lehtiön sääntölehti: nimi tai polku omaan tiedostoon.
    .players = Pelaajat, esimerkiksi Anna,Bo.
    .teams = Montako joukkuetta pelaa yhteisillä sarakkeilla: 2 tai 3.
    .rounds = Erien määrä, enintään 6.
    .counting = Miten erät lasketaan.
    .start = Kuka aloittaa: ensimmäinen nimi vai aloitusheiton voittaja.
    .no_coach = Pelaa ilman valmentajaa: tässä pöydässä siltä ei saa kysyä.
    .print = Tee tyhjä lehtiö tulostettavaksi verkkosivuksi, äläkä muuta.
    .columns = Montako saraketta tulostettavassa lehtiössä on. Oletus: { $default }.
cli-games = Luettele tallessa olevat pelit.
    .all = Luettele kaikki, ei vain viimeisiä.
    .json = Tulosta JSON ohjelmia varten.
cli-games-show = Näytä pelin lehtiö.
    .game = Peli: nimi yatzy games -luettelosta tai sen alku.
    .json = Tulosta JSON ohjelmia varten.
cli-games-export = Kirjoita pelin pöytäkirja.
    .game = Peli: nimi yatzy games -luettelosta tai sen alku.
    .jsonl = Kirjoita JSON Lines ohjelmia varten, ei ihmisen luettavaa notaatiota.
    .to = Kirjoitettava tiedosto. Oletus: tuloste ruudulle.
cli-games-import = Tuo peli pöytäkirjastaan.
    .file = Pöytäkirja notaationa tai JSON Lines -muodossa. Jos se puuttuu, luetaan vakiosyöte.
cli-games-delete = Poista peli lopullisesti.
    .game = Peli: nimi yatzy games -luettelosta tai sen alku.
    .database = Missä peli on tallessa: tiedosto tai postgresql://käyttäjä@palvelin/nimi. Ilman tätä omat pelisi.
    .yes = Kyllä, poista se.
cli-records = Luettele jokaisen pelaajan paras tulos ja keskiarvo joka sääntölehdellä.
    .sheet = Vain tämä sääntölehti.
    .player = Vain tämä pelaaja, mukana osuudet ja kalliit tavat, jos sääntölehti on ratkaistu.
    .html = Kirjoita lisäksi sivu, jossa on kuvaajat, osuudet ja kalliit tavat, tähän tiedostoon.
    .json = Tulosta JSON ohjelmia varten.
cli-review = Käy peli läpi: mitä nopat antoivat, mitä kukin päätös maksoi ja mikä olisi ollut parempi.
    .file = Pelin pöytäkirja tai tallessa olevan pelin nimi. Jos se puuttuu, viimeksi pelattu peli tai putkesta tuleva pöytäkirja.
    .html = Kirjoita lisäksi sivu, jossa on kuvaajat ja jokainen päätös, tähän tiedostoon.
    .json = Tulosta JSON ohjelmia varten.
cli-verify = Laske pelin nopat uudelleen salaisuudesta, joka sinetöitiin ennen ensimmäistä heittoa.
    .file = Pelin pöytäkirja tai tallessa olevan pelin nimi. Jos se puuttuu, luetaan vakiosyöte.
    .day = Päivän pelille: tiedosto, joka todistaa sen päivän, sellaisena kuin palvelimen /api/days sen antaa.
    .anchor = Ankkuri, jonka kirjasit aiemmin muistiin, tiedostossa olevan sijaan.
    .json = Tulosta JSON ohjelmia varten.
cli-solve = Ratkaise sääntölehti: täydellisen pelin odotettu loppusumma.
    .sheet = Sääntölehti: nimi tai polku omaan tiedostoon. Oletus: { $default }.
    .fresh = Ratkaise uudelleen, vaikka ratkaisu olisi tallessa.
    .threads = Montako säiettä ratkaisee. Oletus: yksi ydintä kohti.
    .json = Tulosta JSON ohjelmia varten.
cli-advise = Kerro, mitä näillä nopilla kannattaa tehdä, mitä kaikki muu maksaa ja miksi.
    .dice = Nopat numeroina, esimerkiksi 12344.
    .rolls_left = Montako heittoa on jäljellä. Oletus: kaikki paitsi ensimmäinen.
    .sheet = Sääntölehti: nimi tai polku omaan tiedostoon. Oletus: { $default }.
    .filled = Jo täytetyt ruudut avaimella tai sääntölehden nimellä, esimerkiksi yatzy=50,fives=25+100 (bonus lisätään plussalla).
    .against = Muiden loppusummat, esimerkiksi 231,204: kerro myös, millä voittaa useimmin.
    .all = Luettele kaikki vaihtoehdot, ei vain parhaita.
    .json = Tulosta JSON ohjelmia varten.
cli-drill = Treenaa: mitä tekisit tässä tilanteessa, ja mitä vastauksesi maksaa?
    .sheet = Sääntölehti: nimi tai polku omaan tiedostoon. Oletus: tactic, valinnalla --own kaikki.
    .own = Kysy tilanteita omista peleistäsi: niitä, joissa joku hukkasi pisteitä.
    .player = Vain tämän pelaajan pelit, valinnan --own kanssa.
    .today = Kysy päivän tilanne, joka on kaikille sama.
    .date = Kysy toisen päivän tilanne, esimerkiksi 2026-11-15.
    .count = Kysymysten määrä. Oletus: 10.
    .seed = Luku, jolla tilanteet ovat joka kerta samat.
    .answer = Vastaa saman tien yhteen kysymykseen: pidettävät nopat, esimerkiksi 44, tai ruutu.
    .json = Tulosta JSON ohjelmia varten: kysymys joka rivillä, mukana kaikki vaihtoehdot.
cli-odds = Kerro, miten täydelliset pelit päättyvät: jokaisen loppusumman ja ruudun tarkat todennäköisyydet.
    .sheets = Sääntölehti: nimi tai polku omaan tiedostoon; tai useita vertailtavaksi. Oletus: tactic.
    .filled = Jo täytetyt ruudut avaimella tai sääntölehden nimellä, esimerkiksi yatzy=50,fives=25+100 (bonus lisätään plussalla).
    .games = Selvitä ne pelaamalla näin monta peliä tarkan laskun sijaan.
    .svg = Kirjoita lisäksi kuvaaja tähän tiedostoon; usea sääntölehti samaan kuvaan.
    .json = Tulosta JSON ohjelmia varten.
cli-compare = Aseta sääntölehtiä rinnakkain: mikä eroaa, mitä täydellinen peli tuottaa ja mitä samasta heitosta saa kullakin.
    .sheets = Vähintään kaksi sääntölehteä: nimet tai polut omiin tiedostoihin. Yhdellä: minkä arvoisia sen valinnat ovat.
    .dice = Heitto, jonka pisteet kukin laskee, esimerkiksi 55566.
    .json = Tulosta JSON ohjelmia varten.
cli-simulate = Anna tietokonepelaajien pelata monta peliä ja kerro, paljonko ne saavat ja kuinka usein ne voittavat.
    .players = Pelaajat, pilkku väliin; sama saa pelata kahdesti. Tarjolla: beginner, casual, strong, perfect, cautious, bold, winner. Oletus: { $default }.
    .sheet = Sääntölehti: nimi tai polku omaan tiedostoon. Oletus: { $default }.
    .games = Pelien määrä. Oletus: 10000, mutta 500, jos mukana on winner, joka pelaa kymmenisen peliä sekunnissa.
    .seed = Luku noppia varten: samalla luvulla syntyvät samat pelit. Oletus: { $default }.
    .json = Tulosta JSON ohjelmia varten.
cli-export = Kirjoita sääntölehden tietoja peliä tutkiville, muotona Parquet tai CSV.
    .what = Mitä kirjoitetaan: kaikki tilat kahden vuoron välillä; pisteet, jotka kustakin ovat täydellisellä pelillä vielä odotettavissa; kaikki vaihtoehdot ja mitä ne maksavat; tai tietokonepelaajan pelejä.
    .sheet = Sääntölehti: nimi tai polku omaan tiedostoon. Oletus: { $default }.
    .to = Kirjoitettava tiedosto; nimen lopussa on .parquet tai .csv. Oletus: CSV vakiotulosteeseen.
    .states = Kuvaa joka rivillä myös tila.
    .filled = Jo täytetyt ruudut avaimella tai sääntölehden nimellä, esimerkiksi yatzy=50,fives=25+100 (bonus lisätään plussalla).
    .dice = Kun valitaan advice: vain nämä nopat, esimerkiksi 12344. Oletus: kaikki heitot.
    .rolls_left = Kun valitaan advice: vain näin monen heiton ollessa jäljellä. Oletus: kaikki määrät.
    .games = Montako peliä pelataan. Oletus: 1000. Jos annetaan --games, --player tai --seed, advice koskee pelejä, muuten yhtä pistelappua.
    .player = Kuka pelaa: beginner, casual, strong, perfect, cautious, bold, winner. Oletus: perfect.
    .seed = Luku noppia varten: samalla luvulla syntyvät samat pelit. Oletus: 0.

column-game = Peli
column-games = Pelit
column-when = Päivä
column-state = Tulos
column-player = Pelaaja
column-best = Paras
column-average = Keskiarvo
games-none = Ei vielä pelejä: yatzy play aloittaa ensimmäisen.
games-more = { $count ->
        [one] Vielä yksi: yatzy games --all
       *[other] Vielä { $count }: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, lehtiö
games-under-way = { $percent } % pelattu
games-exported = { $game } on tiedostossa { $file }.
export-rows = Kirjoitettavia rivejä: { $rows }
export-writing = Kirjoitetaan
export-written = Rivejä tiedostossa { $file }: { $rows }
games-imported = { $game } on nyt täällä. Näet sen komennolla yatzy games show { $game }.
games-known = { $game } oli täällä jo.
games-deleted = { $game } on poistettu.
records-reading = Luetaan pelejä
records-none = Yhtään erää ei ole vielä pelattu loppuun.
records-no-match = Kukaan sellainen ei ole pelannut erää loppuun sellaisella sääntölehdellä.
verify-good = Salaisuus vastaa sinettiään ja antaa täsmälleen nämä nopat: { $throws ->
        [one] yksi heitto
       *[other] { $throws } heittoa
    }, { $dice ->
        [one] yksi noppa
       *[other] { $dice } noppaa
    }.
verify-seal-wrong = Salaisuus ei vastaa sinettiä: se ei ole se, joka sinetöitiin ennen peliä.
verify-mismatch = Heitto { $number } ({ $place }): pöytäkirjassa on { $recorded }, salaisuus antaa { $right }.
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

column-sheet = Sääntölehti
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
column-struck = Vedetty yli

score-heading = { $dice } – { $sheet }
score-forbidden = ei käy
score-none-open = Kaikki ruudut on täytetty.
score-ask = Nopat (tyhjä rivi lopettaa): 
score-asking = Kirjoita heitto, niin näet, mitä siitä saa kuhunkin ruutuun. Sääntölehti: { $sheet }. Oman rasiasi säännöt: yatzy score --sheet NIMI; luettelo: yatzy sheets.
players-any = vapaa
players-from = { $least } tai enemmän
players-range = { $least }–{ $most }
sheets-hint = yatzy rules NIMI selittää sääntölehden, yatzy score 55535 --sheet NIMI laskee heiton.
check-good = { $file } on kelvollinen sääntölehti: { $title }, { $boxes ->
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
usage-unknown-command = Komentoa ”{ $name }” ei ole. yatzy --help luettelee komennot.
usage-unknown-option = Valintaa ”{ $name }” ei tässä ole. Lisää --help, niin näet, mitä on.
usage-did-you-mean = Tarkoititko: { $name }?
usage-missing = { $name } tarvitsee arvon. Lisää --help, niin näet, millaisen.
usage-too-many = ”{ $name }” on liikaa. Lisää --help, niin näet, mitä tarvitaan.
usage-bad-value = ”{ $value }” ei kelpaa: { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Tarjolla: { $choices }.
    }
usage-too-large = { $name } on liian suuri luku.
usage-repeated = { $name } on annettu kahdesti.
completion-installed = Täydennys ({ $shell }) on tiedostossa { $file }. Avaa uusi pääte, niin se toimii.
stopped = Keskeytetty.
out-of-memory = Muisti ei riitä tähän.
output-lost = Tulostetta ei voi kirjoittaa: { $problem }.
