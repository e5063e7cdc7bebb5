# yatzy serve.

cli-serve = Ava lauad veebis: sama võrgu telefonidele või kõigile.
    .host = Aadress, millel kuulata. Vaikimisi kõik selle masina võrgud.
    .port = Port, millel kuulata. Vaikimisi 8250 või järgmine vaba.
    .database = Kus mänge hoitakse: fail või postgresql://user@host/name. Vaikimisi koos yatzy play mängudega.
    .public_url = Aadress, millelt teised ligi pääsevad, näiteks https://yatzy.example. Vaikimisi aadress samas võrgus.
    .no_browser = Ära ava lehte siin.
    .log = Kuidas logi kirjutatakse: read inimestele, JSON programmidele või ainult vead. Vaikimisi terminalis plain, muidu json.
    .check = Ütle, mis käivituks ja kas see õnnestuks, ja ära tee muud.
    .json = Koos valikuga --check: väljasta JSON programmide jaoks.

serve-heading = Lauad on avatud.
serve-here = Selles masinas
serve-near = Teistele samas võrgus
serve-public = Kõigile
serve-nobody-near = Ainult see masin
serve-not-said = pole öeldud
serve-kept = Mängud on siin
serve-database = Andmebaas
serve-log = Logi
serve-stop = Ctrl-C sulgeb need. Mängud jäävad alles ja jätkuvad järgmine kord.
serve-stopped = Suletud. Mängud on alles.
serve-next-port = Port { $wanted } on kasutusel, seekord on see { $port }.
serve-warning = hoiatus
serve-unknown = Tundmatu, võib-olla valesti kirjutatud: { $names }
serve-schema = { $kind }, skeem { $schema }
serve-schema-old = { $kind }, skeem { $schema }: seda uuendatakse, uus on { $needs }
serve-schema-new = { $kind }: seal pole veel midagi, see luuakse
serve-schema-none = { $kind }

error-settings-whole = { $name } on täisarv vahemikus { $least }–{ $most }, mitte „{ $value }“.
error-settings-number = { $name } on arv vahemikus { $least }–{ $most }, mitte „{ $value }“.
error-settings-yes = { $name } on 1 või 0, mitte „{ $value }“.
error-settings-log = { $name } on üks neist: { $known }, mitte „{ $value }“.
error-settings-url = { $name } on aadress nagu https://yatzy.example, mitte „{ $value }“.
error-settings-proxies = { $name } loetleb aadresse või võrke nagu 10.0.0.0/8, komad vahel, mitte „{ $value }“.
error-settings-database = { $name } on fail või algab sqlite:/// või postgresql://, mitte { $scheme }://.
error-settings-json = --json käib koos valikuga --check.
error-serve-port-taken = Porti { $port } kasutab teine programm. --port võtab mõne muu.
error-serve-ports-taken = Porti { $port } ja eelnevaid kasutavad teised programmid. --port võtab mõne muu.
error-serve-port-denied = See kasutaja ei tohi kuulata pordil { $port }. --port võtab mõne muu, näiteks 8250.
error-serve-host = „{ $host }“ ei ole selle masina aadress.
error-serve-failed = Server ei käivitu: { $problem }.
