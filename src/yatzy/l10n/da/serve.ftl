# yatzy serve.

cli-serve = Åbn borde på nettet: for mobiler på samme netværk, eller for alle.
    .host = Adressen at lytte på. Standard: alle denne maskines netværk.
    .port = Porten at lytte på. Standard: 8250, eller den næste ledige.
    .database = Hvor spil gemmes: en fil, eller postgresql://user@host/name. Standard: sammen med spillene fra yatzy play.
    .public_url = Adressen, andre når den på, fx https://yatzy.example. Standard: den på samme netværk.
    .no_browser = Åbn ikke siden her.
    .log = Hvordan loggen skrives: linjer til mennesker, JSON til programmer, eller kun det, der er galt. Standard: plain i en terminal, ellers json.
    .check = Vis, hvad der ville køre, og om det går, og gør ikke andet.
    .json = Med --check: skriv JSON til programmer.

serve-heading = Bordene er åbne.
serve-here = På denne maskine
serve-near = For andre på samme netværk
serve-public = For alle
serve-nobody-near = Kun denne maskine
serve-not-said = ikke angivet
serve-kept = Spil gemmes i
serve-database = Database
serve-log = Log
serve-stop = Ctrl-C lukker dem. Spillene bliver og fortsætter næste gang.
serve-stopped = Lukket. Spillene er gemt.
serve-next-port = Port { $wanted } er i brug, så det bliver { $port } denne gang.
serve-warning = advarsel
serve-unknown = Ukendt her, måske stavet forkert: { $names }
serve-schema = { $kind }, skemaversion { $schema }
serve-schema-old = { $kind }, skemaversion { $schema }: den opgraderes til { $needs }
serve-schema-new = { $kind }: intet dér endnu, det oprettes
serve-schema-none = { $kind }

error-settings-whole = { $name } er et helt tal fra { $least } til { $most }, ikke ”{ $value }”.
error-settings-number = { $name } er et tal fra { $least } til { $most }, ikke ”{ $value }”.
error-settings-yes = { $name } er 1 eller 0, ikke ”{ $value }”.
error-settings-log = { $name } er en af { $known }, ikke ”{ $value }”.
error-settings-url = { $name } er en adresse som https://yatzy.example, ikke ”{ $value }”.
error-settings-proxies = { $name } er en liste af adresser eller netværk som 10.0.0.0/8, med komma imellem, ikke ”{ $value }”.
error-settings-database = { $name } er en fil, eller begynder med sqlite:/// eller postgresql://, ikke med { $scheme }://.
error-settings-json = --json går sammen med --check.
error-serve-port-taken = Port { $port } bruges af et andet program. --port vælger en anden.
error-serve-ports-taken = Port { $port } og dem før den bruges af andre programmer. --port vælger en anden.
error-serve-port-denied = Denne bruger må ikke lytte på port { $port }. --port vælger en anden, fx 8250.
error-serve-host = ”{ $host }” er ikke en adresse på denne maskine.
error-serve-failed = Serveren kan ikke starte: { $problem }.
