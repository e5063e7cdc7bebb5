# yatzy serve.

cli-serve = Öppna bord på webben: för mobiler i samma nätverk, eller för alla.
    .host = Adressen att lyssna på. Standard: alla nätverk på den här datorn.
    .port = Porten att lyssna på. Standard: 8250, eller nästa som är ledig.
    .database = Var partier sparas: en fil, eller postgresql://user@host/name. Standard: tillsammans med partierna från yatzy play.
    .public_url = Adressen som andra når den på, t.ex. https://yatzy.example. Standard: den i samma nätverk.
    .no_browser = Öppna inte sidan här.
    .log = Hur loggen skrivs: rader för människor, JSON för program, eller bara det som är fel. Standard: plain i en terminal, annars json.
    .check = Visa vad som skulle köras, och om det går, och gör inget mer.
    .json = Med --check: skriv JSON för program.

serve-heading = Borden är öppna.
serve-here = På den här datorn
serve-near = För andra i samma nätverk
serve-public = För alla
serve-nobody-near = Bara den här datorn
serve-not-said = inte angiven
serve-kept = Partier sparas i
serve-database = Databas
serve-log = Logg
serve-stop = Ctrl-C stänger dem. Partierna finns kvar och fortsätter nästa gång.
serve-stopped = Stängt. Partierna är sparade.
serve-next-port = Port { $wanted } är upptagen, så det blir { $port } den här gången.
serve-warning = varning
serve-unknown = Okänt här, kanske felstavat: { $names }
serve-schema = { $kind }, schema { $schema }
serve-schema-old = { $kind }, schema { $schema }: det uppgraderas till { $needs }
serve-schema-new = { $kind }: inget där än, det skapas
serve-schema-none = { $kind }

error-settings-whole = { $name } är ett heltal från { $least } till { $most }, inte ”{ $value }”.
error-settings-number = { $name } är ett tal från { $least } till { $most }, inte ”{ $value }”.
error-settings-yes = { $name } är 1 eller 0, inte ”{ $value }”.
error-settings-log = { $name } är ett av { $known }, inte ”{ $value }”.
error-settings-url = { $name } är en adress som https://yatzy.example, inte ”{ $value }”.
error-settings-proxies = { $name } listar adresser eller nätverk som 10.0.0.0/8, med kommatecken emellan, inte ”{ $value }”.
error-settings-database = { $name } är en fil, eller börjar med sqlite:/// eller postgresql://, inte med { $scheme }://.
error-settings-json = --json går ihop med --check.
error-serve-port-taken = Port { $port } används av ett annat program. --port väljer en annan.
error-serve-ports-taken = Port { $port } och de före används av andra program. --port väljer en annan.
error-serve-port-denied = Den här användaren får inte lyssna på port { $port }. --port väljer en annan, t.ex. 8250.
error-serve-host = ”{ $host }” är ingen adress på den här datorn.
error-serve-failed = Servern kan inte starta: { $problem }.
