# yatzy serve.

cli-serve = Avaa pöydät verkkoon: saman verkon puhelimille tai kaikille.
    .host = Osoite, jossa kuunnellaan. Oletus: kaikki tämän koneen verkot.
    .port = Portti, jossa kuunnellaan. Oletus: 8250 tai seuraava vapaa.
    .database = Missä pelit säilytetään: tiedosto tai postgresql://user@host/name. Oletus: yatzy play -pelien kanssa.
    .public_url = Osoite, josta muut pääsevät, esimerkiksi https://yatzy.example. Oletus: saman verkon osoite.
    .no_browser = Älä avaa sivua täällä.
    .log = Miten lokia kirjoitetaan: rivejä ihmisille, JSON ohjelmille tai vain virheet. Oletus: päätteessä plain, muuten json.
    .check = Kerro, mitä käynnistyisi ja onnistuuko se, äläkä tee muuta.
    .json = Valinnan --check kanssa: tulosta JSON ohjelmia varten.

serve-heading = Pöydät ovat auki.
serve-here = Tällä koneella
serve-near = Muille samassa verkossa
serve-public = Kaikille
serve-nobody-near = Vain tämä kone
serve-not-said = ei kerrottu
serve-kept = Pelit ovat tallessa
serve-database = Tietokanta
serve-log = Loki
serve-stop = Ctrl-C sulkee ne. Pelit säilyvät ja jatkuvat ensi kerralla.
serve-stopped = Suljettu. Pelit ovat tallessa.
serve-next-port = Portti { $wanted } on käytössä, joten tällä kertaa se on { $port }.
serve-warning = varoitus
serve-unknown = Tuntematon, ehkä väärin kirjoitettu: { $names }
serve-schema = { $kind }, skeema { $schema }
serve-schema-old = { $kind }, skeema { $schema }: se päivitetään, uusi on { $needs }
serve-schema-new = { $kind }: siellä ei ole vielä mitään, se luodaan
serve-schema-none = { $kind }

error-settings-whole = { $name } on kokonaisluku väliltä { $least }–{ $most }, ei ”{ $value }”.
error-settings-number = { $name } on luku väliltä { $least }–{ $most }, ei ”{ $value }”.
error-settings-yes = { $name } on 1 tai 0, ei ”{ $value }”.
error-settings-log = { $name } on jokin näistä: { $known }, ei ”{ $value }”.
error-settings-url = { $name } on osoite kuten https://yatzy.example, ei ”{ $value }”.
error-settings-proxies = { $name } luettelee osoitteita tai verkkoja kuten 10.0.0.0/8, pilkku väliin, ei ”{ $value }”.
error-settings-database = { $name } on tiedosto tai alkaa sqlite:/// tai postgresql://, ei { $scheme }://.
error-settings-json = --json käy valinnan --check kanssa.
error-serve-port-taken = Portti { $port } on toisen ohjelman käytössä. --port ottaa toisen.
error-serve-ports-taken = Portti { $port } ja sitä edeltävät ovat muiden ohjelmien käytössä. --port ottaa toisen.
error-serve-port-denied = Tämä käyttäjä ei saa kuunnella portissa { $port }. --port ottaa toisen, esimerkiksi 8250.
error-serve-host = ”{ $host }” ei ole tämän koneen osoite.
error-serve-failed = Palvelin ei käynnisty: { $problem }.
