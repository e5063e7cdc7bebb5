# The command line.

cli-yatzy = Spiel und erforsche Yatzy nach den Regeln aus deiner Schachtel.
    .lang = Sprache der Ausgabe, etwa de. Standard: die des Terminals.
    .help-flag = Zeigt diese Hilfe und endet.
    .version-flag = Zeigt die Version und endet.
    .completion-flag = Vervollständigung mit Tab für bash, zsh oder fish einrichten.
    .usage = Aufruf: { $form }
    .commands = Befehle
    .parameters = Parameter
cli-sheets = Listet alle Regeln auf oder prüft eigene.
    .json = Gibt JSON aus.
cli-sheets-check = Prüft eigene Regeln.
    .file = Die Regeln, eine TOML-Datei.
    .json = Gibt JSON aus.
cli-rules = Gibt die Regeln aus.
    .sheet = Die Regeln: ein Name oder der Pfad zu einer eigenen Datei.
    .json = Gibt JSON aus.
cli-score = Zeigt, was ein Wurf in jedem offenen Feld bringt, und warum.
    .dice = Die Würfel als Ziffern, etwa 55535. Ohne sie wirst du nach einem Wurf nach dem anderen gefragt.
    .sheet = Die Regeln: ein Name oder der Pfad zu einer eigenen Datei. Standard: { $default }.
    .filled = Die schon ausgefüllten Felder, mit Schlüssel oder gedrucktem Namen, etwa yatzy=50,fives=25+100 (ein Bonus kommt mit + dazu).
    .json = Gibt JSON aus.

cli-play = Spielen im Terminal: setzt dein letztes Spiel fort oder beginnt ein neues.
    .game = Das Spiel zum Fortsetzen: sein Name aus yatzy games oder dessen Anfang.
    .new = Beginnt ein neues Spiel, auch wenn noch eines läuft.
    .sheet = Die Regeln für ein neues Spiel: ein Name oder der Pfad zu einer eigenen Datei.
    .players = Die Spieler, etwa Anna,Bo.
    .teams = Wie viele Teams, 2 oder 3; jedes Team teilt sich eine Spalte.
    .rounds = Wie viele Runden, höchstens 6.
    .counting = Wie die Runden gewertet werden.
    .start = Wer beginnt: wer zuerst genannt ist, oder wer beim Auswürfeln gewinnt.
    .computers = Bots am Tisch, durch Kommas getrennt; einer darf auch zweimal spielen. Zur Wahl: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Spielt ohne Coach.
cli-pad = Führt den Block für echte Würfel oder druckt einen leeren.
    .game = Das Spiel zum Fortsetzen: sein Name aus yatzy games oder dessen Anfang.
    .new = Beginnt ein neues Spiel, auch wenn noch eines läuft.
    .sheet = Die Regeln für ein neues Spiel: ein Name oder der Pfad zu einer eigenen Datei.
    .players = Die Spieler, etwa Anna,Bo.
    .teams = Wie viele Teams, 2 oder 3; jedes Team teilt sich eine Spalte.
    .rounds = Wie viele Runden, höchstens 6.
    .counting = Wie die Runden gewertet werden.
    .start = Wer beginnt: wer zuerst genannt ist, oder wer beim Auswürfeln gewinnt.
    .no_coach = Spielt ohne Coach.
    .print = Schreibt einen leeren Block als Webseite zum Drucken und tut sonst nichts.
    .columns = Wie viele Spalten der gedruckte Block hat. Standard: { $default }.
cli-games = Listet deine gespeicherten Spiele auf.
    .all = Listet alle Spiele auf, nicht nur die letzten.
    .json = Gibt JSON aus.
cli-games-show = Zeigt den Block eines Spiels.
    .game = Das Spiel: sein Name aus yatzy games oder dessen Anfang.
    .json = Gibt JSON aus.
cli-games-export = Exportiert ein Spiel.
    .game = Das Spiel: sein Name aus yatzy games oder dessen Anfang.
    .jsonl = Schreibt JSON Lines statt der lesbaren Notation.
    .to = Die Datei zum Schreiben. Standard: Standardausgabe.
cli-games-import = Importiert ein Spiel.
    .file = Das Spiel, in Notation oder JSON Lines. Standard: Standardeingabe.
cli-games-delete = Löscht ein Spiel endgültig.
    .game = Das Spiel: sein Name aus yatzy games oder dessen Anfang.
    .database = Die Datenbank: eine Datei oder postgresql://benutzer@rechner/name. Standard: deine eigenen Spiele.
    .yes = Bestätigt das Löschen.
cli-records = Zeigt Bestwert und Schnitt jedes Spielers, für alle Regeln.
    .sheet = Nur diese Regeln.
    .player = Nur dieser Spieler, mit Quoten und teuren Gewohnheiten, sobald die Regeln durchgerechnet sind.
    .html = Schreibt außerdem eine Seite mit Diagrammen, Quoten und teuren Gewohnheiten in diese Datei.
    .json = Gibt JSON aus.
cli-review = Blickt auf ein Spiel zurück: Glück, verschenkte Punkte jeder Entscheidung, und was besser war.
    .file = Eine Spieldatei oder der Name eines gespeicherten Spiels. Standard: dein letztes Spiel, oder was durch eine Pipe kommt.
    .html = Schreibt außerdem eine Seite mit Diagrammen und allen Entscheidungen in diese Datei.
    .json = Gibt JSON aus.
cli-verify = Prüft die Würfel eines Spiels: rechnet sie aus ihrem Startwert nach.
    .file = Eine Spieldatei oder der Name eines gespeicherten Spiels. Standard: Standardeingabe.
    .day = Für ein Spiel des Tages: die Datei, die diesen Tag belegt, wie /api/days eines Servers sie gibt.
    .anchor = Der Anker, den du dir früher notiert hast, statt des Ankers in dieser Datei.
    .json = Gibt JSON aus.
cli-solve = Rechnet Regeln durch: das erwartete Ergebnis bei perfektem Spiel.
    .sheet = Die Regeln: ein Name oder der Pfad zu einer eigenen Datei. Standard: { $default }.
    .fresh = Rechnet neu, auch wenn eine Lösung gespeichert ist.
    .threads = Wie viele Threads. Standard: einer je Kern.
    .json = Gibt JSON aus.
cli-advise = Zeigt die beste Wahl für diese Würfel, was jede andere kostet, und warum.
    .dice = Die Würfel als Ziffern, etwa 12344.
    .rolls_left = Wie viele Würfe noch übrig sind. Standard: alle bis auf den ersten.
    .sheet = Die Regeln: ein Name oder der Pfad zu einer eigenen Datei. Standard: { $default }.
    .filled = Die schon ausgefüllten Felder, mit Schlüssel oder gedrucktem Namen, etwa yatzy=50,fives=25+100 (ein Bonus kommt mit + dazu).
    .against = Endergebnisse der anderen, etwa 231,204: zeigt auch, was am häufigsten gewinnt.
    .all = Listet alle Möglichkeiten auf, nicht nur die besten.
    .json = Gibt JSON aus.
cli-drill = Training: Wähle einen Zug und sieh, was er kostet.
    .sheet = Die Regeln: ein Name oder der Pfad zu einer eigenen Datei. Standard: tactic, mit --own alle.
    .own = Nimmt Stellungen aus deinen eigenen Spielen, in denen jemand Punkte verschenkt hat.
    .player = Mit --own: nur Spiele dieses Spielers.
    .today = Fragt nach der Stellung des Tages, die für alle dieselbe ist.
    .date = Fragt nach der Stellung eines anderen Tages, etwa 2026-11-15.
    .count = Wie viele Fragen. Standard: 10.
    .seed = Eine Zahl, mit der jedes Mal dieselben Stellungen kommen.
    .answer = Beantwortet eine Frage sofort: Würfel, die du behältst, etwa 44, oder ein Feld.
    .json = Gibt JSON aus, jede Frage in einer Zeile mit allen Möglichkeiten.
cli-odds = Zeigt, wie Spiele bei perfektem Spiel enden: die exakten Wahrscheinlichkeiten jedes Ergebnisses und jedes Felds.
    .sheets = Die Regeln: ein Name oder der Pfad zu einer eigenen Datei; oder mehrere zum Vergleich. Standard: tactic.
    .filled = Die schon ausgefüllten Felder, mit Schlüssel oder gedrucktem Namen, etwa yatzy=50,fives=25+100 (ein Bonus kommt mit + dazu).
    .games = Schätzt aus so vielen simulierten Spielen, statt exakt zu rechnen.
    .svg = Schreibt außerdem ein Diagramm in diese Datei.
    .json = Gibt JSON aus.
cli-compare = Vergleicht Regeln: die Unterschiede, den Schnitt bei perfektem Spiel und was dieselben Würfel jeweils bringen.
    .sheets = Zwei oder mehr: Namen oder Pfade zu eigenen Dateien. Mit einem: was die Optionen wert sind.
    .dice = Würfel zum Vergleichen, etwa 55566.
    .json = Gibt JSON aus.
cli-simulate = Lässt Bots viele Spiele spielen; zeigt ihren Schnitt und wie oft sie gewinnen.
    .players = Die Bots, durch Kommas getrennt; einer darf auch zweimal spielen. Zur Wahl: beginner, casual, strong, perfect, cautious, bold, winner. Standard: { $default }.
    .sheet = Die Regeln: ein Name oder der Pfad zu einer eigenen Datei. Standard: { $default }.
    .games = Wie viele Spiele. Standard: 10000, oder 500 mit winner, der etwa zehn pro Sekunde schafft.
    .seed = Eine Zahl für die Würfel: Derselbe Startwert gibt dieselben Spiele. Standard: { $default }.
    .json = Gibt JSON aus.
cli-export = Exportiert Daten zu den Regeln für die Forschung, als Parquet oder CSV.
    .what = Was geschrieben wird: alle Zustände zwischen zwei Zügen; die Punkte, die bei perfektem Spiel aus jedem noch zu erwarten sind; alle Möglichkeiten und was sie kosten; oder Spiele eines Bots.
    .sheet = Die Regeln: ein Name oder der Pfad zu einer eigenen Datei. Standard: { $default }.
    .to = Die Datei zum Schreiben, mit der Endung .parquet oder .csv. Standard: CSV auf die Standardausgabe.
    .states = Beschreibt in jeder Zeile auch den Zustand.
    .filled = Die schon ausgefüllten Felder, mit Schlüssel oder gedrucktem Namen, etwa yatzy=50,fives=25+100 (ein Bonus kommt mit + dazu).
    .dice = Für advice: nur diese Würfel, etwa 12344. Standard: alle Würfe.
    .rolls_left = Für advice: nur mit so vielen übrigen Würfen. Standard: mit jeder Anzahl.
    .games = Wie viele Spiele. Standard: 1000. Mit --games, --player oder --seed geht es bei advice um Spiele, sonst um einen Block.
    .player = Der Bot: beginner, casual, strong, perfect, cautious, bold, winner. Standard: perfect.
    .seed = Eine Zahl für die Würfel: Derselbe Startwert gibt dieselben Spiele. Standard: 0.

column-game = Spiel
column-games = Spiele
column-when = Datum
column-state = Ergebnis
column-player = Spieler
column-best = Bestwert
column-average = Schnitt
games-none = Noch keine Spiele. Starte eines mit yatzy play.
games-more = { $count ->
        [one] Noch eines: yatzy games --all
       *[other] Noch { $count }: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, echte Würfel
games-under-way = zu { $percent } % gespielt
games-exported = { $game } ist nach { $file } exportiert.
export-rows = Zu schreibende Zeilen: { $rows }
export-writing = Wird geschrieben
export-written = Zeilen in { $file }: { $rows }
games-imported = { $game } ist importiert. Sieh es dir an mit yatzy games show { $game }.
games-known = { $game } hast du schon.
games-deleted = { $game } ist gelöscht.
records-reading = Spiele werden gelesen
records-none = Noch keine Runde zu Ende gespielt.
records-no-match = Zu diesem Spieler und diesen Regeln gibt es noch keine fertige Runde.
verify-good = Die Würfel stimmen: Der Startwert passt zum Fingerabdruck und ergibt genau { $throws ->
        [one] diesen Wurf
       *[other] diese { $throws } Würfe
    } ({ $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }).
verify-seal-wrong = Der Startwert passt nicht zum Fingerabdruck: Er ist nicht der, der vor dem Spiel feststand.
verify-mismatch = Wurf { $number } ({ $place }): Aufgezeichnet ist { $recorded }, der Startwert ergibt { $right }.
verify-in-roll-off = { $player }, beim Auswürfeln
verify-in-turn = Runde { $round }, Zug { $turn }, { $player }, Wurf { $roll } des Zugs
verify-day-good = { $day }: Der Startwert ist der, den die Kette für diesen Tag hatte, und die Spiele des Vortags stecken in den Würfeln.
verify-day-wrong = { $fault ->
        [chain] Der Startwert führt nicht zum Anker der Kette.
        [seal] Der Startwert passt nicht zum Fingerabdruck des Tages.
        [mix] Die Mischung folgt nicht aus den Spielen des Vortags.
        [table] Der Code des Matchs folgt nicht aus dem Startwert.
       *[record] Die Datei ist kein Spiel dieses Tages.
    }

column-sheet = Regeln
column-name = Name
column-boxes = Felder
column-players = Spieler
column-languages = Sprachen
languages-many = { $count } Sprachen
column-highest = Höchstwert
column-box = Feld
column-points = Punkte
column-bonus = Bonus
column-why = Warum
column-rule = Was es braucht und bringt
column-example = Beispiel
column-mean = Schnitt
column-struck = Null

score-heading = { $dice } nach { $sheet }
score-forbidden = nicht erlaubt
score-none-open = Alle Felder sind ausgefüllt.
score-ask = Würfel (leere Zeile beendet):
score-asking = Tippe einen Wurf ein, um zu sehen, was er in jedem Feld bringt, nach { $sheet }. Für andere Regeln: yatzy score --sheet NAME; yatzy sheets listet sie auf.
players-any = beliebig
players-from = { $least } oder mehr
players-range = { $least } bis { $most }
sheets-hint = Lies die Regeln mit yatzy rules NAME; werte einen Wurf mit yatzy score 55535 --sheet NAME.
check-good = { $file } ist gültig: { $title }, { $boxes ->
        [one] { $boxes } Feld
       *[other] { $boxes } Felder
    }, höchstes Ergebnis { $highest }, Prüfsumme { $digest }.
check-more = { $count ->
        [one] und 1 weiteres
       *[other] und { $count } weitere
    }
check-bad = { $file }: { $count ->
        [one] 1 Problem
       *[other] { $count } Probleme
    }

labelled = { $label }: { $text }
error-label = Fehler: { $told }
usage-unknown-command = Einen Befehl „{ $name }“ gibt es nicht. yatzy --help listet alle auf.
usage-unknown-option = Eine Option „{ $name }“ gibt es hier nicht. Mit --help siehst du, was es gibt.
usage-did-you-mean = Meinst du { $name }?
usage-missing = { $name } braucht einen Wert. Mit --help siehst du, welchen.
usage-too-many = „{ $name }“ wird hier nicht erwartet. Mit --help siehst du, was gebraucht wird.
usage-bad-value = „{ $value }“ passt nicht zu { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Wähle aus: { $choices }.
    }
usage-too-large = Die Zahl für { $name } ist zu groß.
usage-repeated = { $name } ist doppelt angegeben.
completion-installed = Die Vervollständigung für { $shell } steht in { $file }. Öffne ein neues Terminal, um sie zu nutzen.
stopped = Abgebrochen.
out-of-memory = Dafür reicht der Speicher nicht.
output-lost = Die Ausgabe lässt sich nicht schreiben: { $problem }.
