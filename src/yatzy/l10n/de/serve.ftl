# yatzy serve.

cli-serve = Öffnet Tische im Web: für Handys im selben Netz, oder für alle.
    .host = Die Adresse, auf der der Server lauscht. Standard: jedes Netz dieses Rechners.
    .port = Der Port, auf dem der Server lauscht. Standard: 8250, oder der nächste freie.
    .database = Wo Spiele gespeichert werden: eine Datei, oder postgresql://user@host/name. Standard: bei den Spielen von yatzy play.
    .public_url = Die Adresse, unter der andere ihn erreichen, etwa https://yatzy.example. Standard: die im selben Netz.
    .no_browser = Öffnet die Seite hier nicht.
    .log = Wie das Log geschrieben wird: Zeilen für Menschen, JSON für Programme, oder nur Fehler. Standard: plain im Terminal, sonst json.
    .check = Sagt, was laufen würde und ob es das kann, und tut sonst nichts.
    .json = Mit --check: gibt JSON für Programme aus.

serve-heading = Die Tische sind offen.
serve-here = Auf diesem Rechner
serve-near = Für andere im selben Netz
serve-public = Für alle
serve-nobody-near = Nur dieser Rechner
serve-not-said = nicht angegeben
serve-kept = Spiele liegen in
serve-database = Datenbank
serve-log = Log
serve-stop = Strg-C schließt sie. Spiele bleiben und gehen beim nächsten Mal weiter.
serve-stopped = Geschlossen. Die Spiele sind gespeichert.
serve-next-port = Port { $wanted } ist belegt, darum ist es diesmal { $port }.
serve-warning = Warnung
serve-unknown = Hier nicht bekannt, vielleicht vertippt: { $names }
serve-schema = { $kind }, Schema { $schema }
serve-schema-old = { $kind }, Schema { $schema }: wird auf { $needs } gebracht
serve-schema-new = { $kind }: noch nichts da, wird angelegt
serve-schema-none = { $kind }

error-settings-whole = { $name } ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
error-settings-number = { $name } ist eine Zahl von { $least } bis { $most }, nicht „{ $value }“.
error-settings-yes = { $name } ist 1 oder 0, nicht „{ $value }“.
error-settings-log = { $name } ist eines von { $known }, nicht „{ $value }“.
error-settings-url = { $name } ist eine Adresse wie https://yatzy.example, nicht „{ $value }“.
error-settings-proxies = { $name } listet Adressen oder Netze wie 10.0.0.0/8 auf, durch Kommas getrennt, nicht „{ $value }“.
error-settings-database = { $name } ist eine Datei oder beginnt mit sqlite:/// oder postgresql://, nicht mit { $scheme }://.
error-settings-json = --json geht nur mit --check.
error-serve-port-taken = Port { $port } ist von einem anderen Programm belegt. Mit --port nimmst du einen anderen.
error-serve-ports-taken = Port { $port } und die davor sind von anderen Programmen belegt. Mit --port nimmst du einen anderen.
error-serve-port-denied = Mit diesem Benutzerkonto geht Port { $port } nicht. Mit --port nimmst du einen anderen, etwa 8250.
error-serve-host = „{ $host }“ ist keine Adresse dieses Rechners.
error-serve-failed = Der Server kann nicht starten: { $problem }.
