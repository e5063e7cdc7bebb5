# What a server says to those at its tables.

error-table-unknown = Tällä koodilla ei ole pöytää.
error-table-token = Tunnisteessa on 22 kirjainta, numeroa, yhdysmerkkiä tai alaviivaa. Tämä ei ole sellainen.
error-table-token-missing = Näytä paikkasi tunniste tai avaimesi.
error-table-not-yours = Tämä ei ole sinun paikkasi.
error-table-not-host = Vain pöydän avaaja voi tehdä sen.
error-table-no-seat = Paikkaa { $seat } ei ole: pöydässä paikkoja on { $seats }.
error-table-no-seats = Pöydässä pitää olla vähintään yksi paikka.
error-table-seat-taken = Paikalla { $seat } istuu jo joku.
error-table-seat-computer = Paikalla { $seat } pelaa joka tapauksessa tietokone.
error-table-begun = Peli on alkanut: enää ei voi istua pöytään.
error-table-not-begun = Peli ei ole alkanut: paikkoja on vielä vapaana.
error-table-not-over = Peli ei ole ohi.
error-table-nobody = Ei ole ketään, jonka kanssa aloittaa.
error-table-name = Nimi on yksi rivi, enintään { $longest } merkkiä.
error-table-name-missing = Paikalla { $seat } istuva tarvitsee nimen.
error-table-name-twice = Jollakulla pöydässä on jo tämä nimi.
error-table-devices = Samalla paikalla voi pelata enintään näin monelta laitteelta: { $most }.
error-table-real-dice = Oikeilla nopilla tietokone ei voi jatkaa: sillä ei ole käsiä.
error-table-not-stuck = Sen aika ei ole vielä: odota hetki, pelaaja voi olla yhä paikalla.
error-table-stand-in = Tietokone jatkaa puolestasi. Ota ensin paikkasi takaisin.
error-table-late = Peli on jo edennyt. Näet sen sellaisena kuin se nyt on.
error-table-long = Olet siirtänyt noppia, kumonnut ja korjannut niin paljon, ettei pöytä ota enempää. Heitä tai merkitse.
error-table-changed = Pöytä on muuttunut. Näet sen sellaisena kuin se nyt on.
error-table-dice = Tämän pöydän nopat heittää palvelin.
error-table-match-open = Muut pelaavat vielä näillä nopilla: ne näkee, kun ottelu on ohi.
error-table-match-closed = Ottelu on ohi: mukaan ei enää pääse.
error-table-match-full = Tässä ottelussa pelaa jo { $most } ihmistä, eikä enempää mahdu.
error-table-match-alone = Samojen noppien ottelussa jokainen pelaa yksin, nopat ruudulla.
error-table-no-match = Tämä ei ole samojen noppien ottelu.
error-table-no-coach = Tässä pöydässä valmentajalta ei saa kysyä.
error-table-sheet-name = Säännöt eroavat painetusta sääntölehdestä { $sheet }: anna niille oma nimi.
error-table-nonsense = Pöytä ei ymmärrä tätä: { $problem }
error-table-hello-again = Olet jo tervehtinyt.
error-table-reaction = Sellaista reaktiota ei ole. Tarjolla: { $known }.
error-table-turns = Näin monesta pelaajasta, ruudusta ja erästä tulisi yli { $most } vuoroa. Ota vähemmän.
error-table-reactions = Ei niin monta kerralla: odota hetki.
error-player-games = Sinulla on jo { $most } peliä, eikä yhdelle pelaajalle säilytetä enempää. Luovu ensin joistakin.
error-table-store = Palvelin ei juuri nyt pääse peleihinsä. Yritä hetken päästä uudelleen: mitään ei tehdä kahdesti.

error-limit-tables = Samasta osoitteesta tulee monta uutta pöytää. Yritä uudelleen { $seconds } sekunnin päästä.
error-limit-requests = Liian paljon kerralla. Yritä uudelleen { $seconds ->
        [one] sekunnin
       *[other] { $seconds } sekunnin
    } päästä.
error-request-invalid = Pyyntö ei kelpaa: { $problem }
request-choices = { $problem }. Tarjolla: { $choices }.
error-request-unknown = Tässä osoitteessa ei ole mitään.
error-request-method = Sitä ei voi tehdä täällä.
error-request-large = Se on liikaa yhdelle pyynnölle.
error-request-host = Tällä palvelimella ei ole sitä nimeä.
error-request-origin = Sitä pyytää toinen sivu, eikä se saa.
error-server-failed = Palvelimella meni jotain vikaan. Mikään ei muuttunut; yritä uudelleen.
error-review-no-step = Tässä pelissä ei ole sellaista päätöstä: vuoro { $turn }, heitto { $throw }.
error-review-no-column = Tässä pelissä ei ole sellaista saraketta: erä { $round }, sarake { $column }.
