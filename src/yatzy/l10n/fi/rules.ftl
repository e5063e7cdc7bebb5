# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } piste.
       *[other] { $points } pistettä.
    }
pays-all = Kaikkien noppien summa.
pays-all-plus = Kaikkien noppien summa ja { $plus } päälle.
pays-matched = Niiden noppien summa.
pays-matched-plus = Niiden noppien summa ja { $plus } päälle.

rules-turn = Vuoro
rules-turn-rolls = { $dice ->
        [one] Heitä noppa.
       *[other] Heitä kaikki { $dice } noppaa.
    } { $again ->
        [0] Uudelleen ei saa heittää.
        [one] Sitten saat heittää niistä mitkä tahansa vielä kerran.
       *[other] Sitten saat heittää niistä mitkä tahansa uudelleen, enintään { $again } kertaa, myös aiemmin pitämäsi. Lopeta milloin haluat.
    }
rules-face = Niiden noppien summa, joissa on { $face }.
rules-order-free = Merkitse tulos valitsemaasi avoimeen ruutuun. Jos nopat eivät käy siihen, ruutu viivataan yli. Täytetty ruutu ei enää muutu.
rules-order-strike-last = Merkitse tulos avoimeen ruutuun, johon nopat käyvät. Vain jos ne eivät käy mihinkään, viivaa yli valitsemasi ruutu. Täytetty ruutu ei enää muutu.
rules-order-fixed = Merkitse tulos ylimpään avoimeen ruutuun, vaikka se olisi nolla. Täytetty ruutu ei enää muutu.
rules-turn-end = Peli päättyy, kun { $turns ->
        [one] { $turns } vuoro on pelattu
       *[other] { $turns } vuoroa on pelattu
    } ja joka ruutu on täynnä.

rules-upper = Yläosa
rules-lower = Alaosa
rules-upper-bonus = { $bonus }: { $points } pistettä, kun yläosan summa on vähintään { $at }.
rules-last-resort = Vain, kun mikään muu avoin ruutu ei anna pisteitä.
rules-no-last-resort = Sen saa valita aina.

rules-further = Uusi { $box }
rules-further-ordinary = Ei mitään erityistä: kun sen oma ruutu on täynnä, se on heitto siinä missä muutkin.
rules-further-bonus = Niin kauan kuin ruudussa { $box } on pisteitä, jokainen uusi tuo { $bonus } lisäpistettä, vaikka merkitsisit sillä nollan.
rules-further-bonus-after-entry = Kun ruutu { $box } on täynnä, pisteillä tai nollalla, jokainen uusi tuo { $bonus } lisäpistettä, vaikka merkitsisit sillä nollan.
rules-further-no-bonus-after-zero = Jos ruudussa { $box } on nolla, tätä bonusta ei saa.
rules-further-bonus-upper-open = Bonuksen saa vain, kun heitetyn silmäluvun yläruutu on vielä avoinna.
rules-further-chips = Bonukset ovat pelimerkkejä: niitä pidetään pistelapun vieressä, ja ne lisätään loppusummaan erän lopussa.
rules-further-joker = Kun ruutu { $box } on täynnä, pisteillä tai nollalla, ja myös heitetyn silmäluvun yläruutu on täynnä, heitto on jokeri: se käy jokaiseen alaruutuun.
rules-further-joker-highest = Jokeri antaa ruudun suurimman mahdollisen pistemäärän.
rules-further-joker-free = Mihinkään ei ole pakkoa: jokerin saa merkitä mihin tahansa avoimeen ruutuun.
rules-further-joker-forced = Jokeri on merkittävä avoimeen alaruutuun. Vasta kun yhtään ei ole avoinna, merkitset nollan yläruutuun.
rules-further-upper-always = Kun silmäluvun yläruutu on avoinna, heitto on merkittävä siihen, olipa ruudussa { $box } pisteitä tai nolla.
rules-further-upper-after-points = Kun ruudussa { $box } on pisteitä ja silmäluvun yläruutu on avoinna, heitto on merkittävä siihen. Jos ruudussa { $box } on nolla, mihinkään ei ole pakkoa niin kauan kuin yläruutu on avoinna.
rules-further-in-chance = Niin kauan kuin ruudussa { $box } on pisteitä, uudesta saa { $points } ruutuun { $chance }, jos se on avoinna.
rules-further-zero-when-closed = Kun ruudussa { $box } on pisteitä ja sekä { $chance } että silmäluvun yläruutu ovat täynnä, uusi on nolla joka ruudussa.
rules-further-zero-when-upper-box-closed = Kun ruudussa { $box } on pisteitä ja silmäluvun yläruutu on täynnä, uusi on nolla joka ruudussa, paitsi ruudussa { $chance }.
rules-further-zero-when-upper-section-closed = Kun ruudussa { $box } on pisteitä ja kaikki yläruudut ovat täynnä, uusi on nolla joka ruudussa, paitsi ruudussa { $chance }.

rules-case-when = { $held ->
        [zero] Ruudussa { $box } on nolla
       *[points] Ruudussa { $box } on pisteitä
    }{ $upper ->
        [none] {""}
       *[other] , ruutu { $upper } on { $open ->
            [yes] avoinna
           *[no] täynnä
        }
    }{ $full ->
        [chance] {" "}ja samoin { $chance }
        [lower] {" "}ja samoin joka alaruutu
        [upper-and-chance] , samoin { $chance } ja kaikki muut yläruudut
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}ja bonus { $bonus }
    }.

rules-table = Pöydässä
rules-players-any = { $least ->
        [one] Pelaajia voi olla kuinka monta tahansa; yksinkin voi pelata.
       *[other] Pelaajia on vähintään { $least }.
    }
rules-players-range = Pelaajia on { $least }–{ $most }.
rules-start-roll-off = Jokainen heittää kaikki nopat kerran. Suurin summa aloittaa, sitten jatketaan myötäpäivään.
rules-start-agreed = Pelaajat sopivat, kuka aloittaa.
rules-clockwise = Vuoro kiertää myötäpäivään.
rules-scorekeeper-one = Yksi pelaaja merkitsee kaikkien pisteet.
rules-scorekeeper-each = Jokainen täyttää omaa pistelappuaan.
rules-teams = Joukkueinkin voi pelata; joukkueita on { $numbers }, ja joukkuetoverit jakavat sarakkeen.
rules-series = Sarjassa on enintään { $rounds } erää.
rules-series-chosen = Pelaajat päättävät itse, montako erää pelataan.
rules-counting-totals = Erät voi laskea yhteispisteinä: suurin kaikkien erien summa voittaa.
rules-counting-differences = Erät voi laskea erotuksina: vain erän voittaja saa pisteitä, etumatkansa verran.
rules-counting-rounds-won = Jokainen erä on oma pelinsä.
rules-winner = Suurin loppusumma voittaa.

rules-notes = Huomautuksia
rules-options = Valinnat
rules-options-how = Lisää ne nimen perään, esimerkiksi { $sheet }.
rules-ours = (meidän tulkintamme)
rules-elsewhere = Mitä muut käännökset sanovat
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Painettu kielillä: { $languages }.
rules-not-printed = Näitä sääntöjä ei ole painettu tällä kielellä ({ $language }): ruutujen nimet ovat tavalliset.
rules-instead = Tässä tekstissä ({ $language }) on oma sääntönsä. Sen mukaan pelataan säännöillä { $sheet }.
rules-own-text = Tässä tekstissä ({ $language }) on oma sääntönsä. Pelaat sen mukaan, ellet valitse muita sääntöjä.
rules-guessed = * ei painettu tai ei luettavissa kappaleestamme: pelaajien käyttämä nimi
rules-highest = Suurin mahdollinen loppusumma: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Suurin mahdollinen loppusumma: { NUMBER($total, useGrouping: 0) }, tai { $card } ilman lisäbonuksia (uusi { $box })
