# yatzy serve.

cli-serve = Åpne bord på nettet: for mobiler i samme nettverk, eller for alle.
    .host = Adressen å lytte på. Standard: alle nettverk på denne maskinen.
    .port = Porten å lytte på. Standard: 8250, eller den neste som er ledig.
    .database = Hvor spill lagres: en fil, eller postgresql://user@host/name. Standard: sammen med spillene fra yatzy play.
    .public_url = Adressen andre når den på, f.eks. https://yatzy.example. Standard: den i samme nettverk.
    .no_browser = Ikke åpne siden her.
    .log = Hvordan loggen skrives: linjer for folk, JSON for programmer, eller bare det som er galt. Standard: plain i en terminal, ellers json.
    .check = Vis hva som ville kjøre, og om det går, og ikke noe mer.
    .json = Med --check: skriv JSON for programmer.

serve-heading = Bordene er åpne.
serve-here = På denne maskinen
serve-near = For andre i samme nettverk
serve-public = For alle
serve-nobody-near = Bare denne maskinen
serve-not-said = ikke oppgitt
serve-kept = Spill lagres i
serve-database = Database
serve-log = Logg
serve-stop = Ctrl-C lukker dem. Spillene blir værende og fortsetter neste gang.
serve-stopped = Lukket. Spillene er lagret.
serve-next-port = Port { $wanted } er i bruk, så det blir { $port } denne gangen.
serve-warning = advarsel
serve-unknown = Ukjent her, kanskje feilstavet: { $names }
serve-schema = { $kind }, skjemaversjon { $schema }
serve-schema-old = { $kind }, skjemaversjon { $schema }: den oppgraderes til { $needs }
serve-schema-new = { $kind }: ingenting der ennå, det opprettes
serve-schema-none = { $kind }

error-settings-whole = { $name } er et heltall fra { $least } til { $most }, ikke «{ $value }».
error-settings-number = { $name } er et tall fra { $least } til { $most }, ikke «{ $value }».
error-settings-yes = { $name } er 1 eller 0, ikke «{ $value }».
error-settings-log = { $name } er en av { $known }, ikke «{ $value }».
error-settings-url = { $name } er en adresse som https://yatzy.example, ikke «{ $value }».
error-settings-proxies = { $name } lister adresser eller nettverk som 10.0.0.0/8, med komma mellom, ikke «{ $value }».
error-settings-database = { $name } er en fil, eller begynner med sqlite:/// eller postgresql://, ikke med { $scheme }://.
error-settings-json = --json går sammen med --check.
error-serve-port-taken = Port { $port } brukes av et annet program. --port velger en annen.
error-serve-ports-taken = Port { $port } og de før den brukes av andre programmer. --port velger en annen.
error-serve-port-denied = Denne brukeren får ikke lytte på port { $port }. --port velger en annen, f.eks. 8250.
error-serve-host = «{ $host }» er ingen adresse på denne maskinen.
error-serve-failed = Serveren kan ikke starte: { $problem }.
