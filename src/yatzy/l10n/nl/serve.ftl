# yatzy serve.

cli-serve = Open tafels op het web: voor telefoons in hetzelfde netwerk, of voor iedereen.
    .host = Het adres waarop de server luistert. Standaard: elk netwerk van deze computer.
    .port = De poort waarop de server luistert. Standaard: 8250, of de eerste vrije erna.
    .database = Waar potjes bewaard worden: een bestand, of postgresql://user@host/name. Standaard: bij de potjes van yatzy play.
    .public_url = Het adres waarop anderen hem bereiken, zoals https://yatzy.example. Standaard: dat in hetzelfde netwerk.
    .no_browser = Open de pagina hier niet.
    .log = Hoe het log geschreven wordt: regels voor mensen, JSON voor programma’s, of alleen wat fout gaat. Standaard: plain in een terminal, anders json.
    .check = Zeg wat er zou draaien en of het kan, en doe verder niets.
    .json = Met --check: geef JSON voor programma’s.

serve-heading = De tafels zijn open.
serve-here = Op deze computer
serve-near = Voor anderen in hetzelfde netwerk
serve-public = Voor iedereen
serve-nobody-near = Alleen deze computer
serve-not-said = niet opgegeven
serve-kept = Potjes staan in
serve-database = Database
serve-log = Log
serve-stop = Ctrl-C sluit ze. Potjes blijven en gaan de volgende keer verder.
serve-stopped = Gesloten. De potjes zijn bewaard.
serve-next-port = Poort { $wanted } is bezet, dus deze keer is het { $port }.
serve-warning = waarschuwing
serve-unknown = Hier niet bekend, misschien een typefout: { $names }
serve-schema = { $kind }, schema { $schema }
serve-schema-old = { $kind }, schema { $schema }: wordt bijgewerkt naar { $needs }
serve-schema-new = { $kind }: nog niets daar, het wordt gemaakt
serve-schema-none = { $kind }

error-settings-whole = { $name } is een heel getal van { $least } t/m { $most }, niet ‘{ $value }’.
error-settings-number = { $name } is een getal van { $least } t/m { $most }, niet ‘{ $value }’.
error-settings-yes = { $name } is 1 of 0, niet ‘{ $value }’.
error-settings-log = { $name } is een van { $known }, niet ‘{ $value }’.
error-settings-url = { $name } is een adres zoals https://yatzy.example, niet ‘{ $value }’.
error-settings-proxies = { $name } noemt adressen of netwerken zoals 10.0.0.0/8, met komma’s ertussen, niet ‘{ $value }’.
error-settings-database = { $name } is een bestand, of begint met sqlite:/// of postgresql://, niet met { $scheme }://.
error-settings-json = --json kan alleen met --check.
error-serve-port-taken = Poort { $port } is in gebruik bij een ander programma. Met --port neem je een andere.
error-serve-ports-taken = Poort { $port } en die ervoor zijn in gebruik bij andere programma’s. Met --port neem je een andere.
error-serve-port-denied = Deze gebruiker mag niet op poort { $port } luisteren. Met --port neem je een andere, zoals 8250.
error-serve-host = ‘{ $host }’ is geen adres van deze computer.
error-serve-failed = De server kan niet starten: { $problem }.
