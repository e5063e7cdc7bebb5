# The command line.

cli-yatzy = Jedes Yatzy nach seinen eigenen gedruckten Regeln.
    .lang = Sprache der Ausgabe, etwa de. Standard: die des Terminals.
    .help-flag = Zeigt diese Hilfe.
    .version-flag = Zeigt die Version.
    .completion-flag = Vervollständigung mit Tab für bash, zsh oder fish einrichten.
    .usage = Aufruf: { $form }
    .commands = Befehle
    .parameters = Parameter
cli-sheets = Listet die Regelblätter auf oder prüft ein eigenes.
    .json = Gibt JSON für Programme aus.
cli-sheets-check = Prüft ein eigenes Regelblatt.
    .file = Das Regelblatt, eine TOML-Datei.
    .json = Gibt JSON für Programme aus.
cli-rules = Zeigt die Regeln eines Regelblatts.
    .sheet = Das Regelblatt: sein Name oder der Pfad zu einer eigenen Datei.
    .json = Gibt JSON für Programme aus.
cli-score = Sagt, was ein Wurf in jedem offenen Feld bringt, und warum.
    .dice = Die Würfel als Ziffern, etwa 55535. Ohne sie wirst du danach gefragt, immer wieder.
    .sheet = Das Regelblatt: sein Name oder der Pfad zu einer eigenen Datei. Standard: { $default }.
    .filled = Die schon gefüllten Felder, mit ihrem Schlüssel oder wie sie auf dem Regelblatt heißen, etwa yatzy=50,fives=25+100 (ein Bonus kommt mit + dazu).
    .json = Gibt JSON für Programme aus.

cli-play = Spielen im Terminal: setzt das zuletzt verlassene Spiel fort oder beginnt ein neues.
    .game = Das Spiel, das weitergeht: sein Name aus yatzy games oder dessen Anfang.
    .new = Beginnt ein neues Spiel, auch wenn noch eines offen ist.
    .sheet = Das Regelblatt für ein neues Spiel: sein Name oder der Pfad zu einer eigenen Datei.
    .players = Wer spielt, etwa Anna,Bo.
    .teams = Wie viele Teams es gibt, jedes mit einer Spalte: 2 oder 3.
    .rounds = Wie viele Runden, höchstens 6.
    .counting = Wie die Runden zählen.
    .start = Wer beginnt: der erste Name, oder wer beim Auswürfeln gewinnt.
    .computers = Computerspieler am Tisch, durch Kommas getrennt; alle dürfen mehrmals dabei sein. Es gibt: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Spiel ohne Coach: An diesem Tisch darf ihn niemand fragen.
cli-pad = Führt den Block für echte Würfel oder druckt einen auf Papier.
    .game = Der Block, der weitergeht: sein Name aus yatzy games oder dessen Anfang.
    .new = Beginnt einen neuen Block, auch wenn noch einer offen ist.
    .sheet = Das Regelblatt für einen neuen Block: sein Name oder der Pfad zu einer eigenen Datei.
    .players = Wer spielt, etwa Anna,Bo.
    .teams = Wie viele Teams es gibt, jedes mit einer Spalte: 2 oder 3.
    .rounds = Wie viele Runden, höchstens 6.
    .counting = Wie die Runden zählen.
    .start = Wer beginnt: der erste Name, oder wer beim Auswürfeln gewinnt.
    .no_coach = Spiel ohne Coach: An diesem Tisch darf ihn niemand fragen.
    .print = Gibt einen leeren Block als Webseite zum Drucken aus und tut sonst nichts.
    .columns = Wie viele Spalten der gedruckte Block hat. Standard: { $default }.
cli-games = Listet die gespeicherten Spiele auf.
    .all = Listet alle auf, nicht nur die letzten.
    .json = Gibt JSON für Programme aus.
cli-games-show = Zeigt den Block eines Spiels.
    .game = Das Spiel: sein Name aus yatzy games oder dessen Anfang.
    .json = Gibt JSON für Programme aus.
cli-games-export = Schreibt die Mitschrift eines Spiels.
    .game = Das Spiel: sein Name aus yatzy games oder dessen Anfang.
    .jsonl = Schreibt JSON Lines für Programme statt der lesbaren Notation.
    .to = Die Datei, in die geschrieben wird. Standard: Ausgabe im Terminal.
cli-games-import = Nimmt ein Spiel aus seiner Mitschrift auf.
    .file = Die Mitschrift, in Notation oder JSON Lines. Ohne sie wird die Standardeingabe gelesen.
cli-games-delete = Löscht ein Spiel endgültig.
    .game = Das Spiel: sein Name aus yatzy games oder dessen Anfang.
    .database = Wo das Spiel liegt: eine Datei oder postgresql://benutzer@rechner/name. Ohne Angabe: deine eigenen Spiele.
    .yes = Ja, wirklich löschen.
cli-records = Listet Bestwert und Schnitt von allen auf, die gespielt haben, für jedes Regelblatt.
    .sheet = Nur dieses Regelblatt.
    .player = Nur dieser Name, mit Quoten und teuren Gewohnheiten, wo das Regelblatt gelöst ist.
    .html = Schreibt außerdem eine Seite mit Diagrammen, Quoten und teuren Gewohnheiten in diese Datei.
    .json = Gibt JSON für Programme aus.
cli-review = Blickt auf ein Spiel zurück: was die Würfel gaben, was jede Entscheidung kostete und was besser gewesen wäre.
    .file = Die Mitschrift eines Spiels oder der Name eines gespeicherten. Ohne Angabe das zuletzt gespielte, oder eine Mitschrift aus einer Pipe.
    .html = Schreibt außerdem eine Seite mit Diagrammen und allen Entscheidungen in diese Datei.
    .json = Gibt JSON für Programme aus.
cli-verify = Rechnet die Würfel eines Spiels nach, aus dem Geheimnis, das vor dem ersten Wurf versiegelt wurde.
    .file = Die Mitschrift eines Spiels oder der Name eines gespeicherten. Ohne Angabe wird die Standardeingabe gelesen.
    .day = Für ein Spiel des Tages: die Datei, die diesen Tag belegt, wie /api/days eines Servers sie gibt.
    .anchor = Der Anker, den du dir früher notiert hast, statt dem in dieser Datei.
    .json = Gibt JSON für Programme aus.
cli-solve = Löst ein Regelblatt: das erwartete Ergebnis bei perfektem Spiel.
    .sheet = Das Regelblatt: sein Name oder der Pfad zu einer eigenen Datei. Standard: { $default }.
    .fresh = Löst es neu, auch wenn die Lösung schon gespeichert ist.
    .threads = Wie viele Threads daran rechnen. Standard: einer je Kern.
    .json = Gibt JSON für Programme aus.
cli-advise = Sagt, was mit diesen Würfeln am besten ist, was alles andere kostet, und warum.
    .dice = Die Würfel als Ziffern, etwa 12344.
    .rolls_left = Wie viele Würfe noch übrig sind. Standard: alle bis auf den ersten.
    .sheet = Das Regelblatt: sein Name oder der Pfad zu einer eigenen Datei. Standard: { $default }.
    .filled = Die schon gefüllten Felder, mit ihrem Schlüssel oder wie sie auf dem Regelblatt heißen, etwa yatzy=50,fives=25+100 (ein Bonus kommt mit + dazu).
    .against = Endergebnisse der anderen, etwa 231,204: sagt auch, was am häufigsten gewinnt.
    .all = Listet alle Möglichkeiten auf, nicht nur die besten.
    .json = Gibt JSON für Programme aus.
cli-drill = Training: Was tust du in dieser Stellung, und was kostet deine Antwort?
    .sheet = Das Regelblatt: sein Name oder der Pfad zu einer eigenen Datei. Standard: tactic, mit --own alle.
    .own = Fragt nach Stellungen aus deinen eigenen Spielen, in denen Punkte verschenkt wurden.
    .player = Nur Spiele unter diesem Namen, mit --own.
    .today = Fragt nach der Stellung des Tages, die für alle dieselbe ist.
    .date = Fragt nach der Stellung eines anderen Tages, etwa 2026-11-15.
    .count = Wie viele Fragen. Standard: 10.
    .seed = Eine Zahl, mit der jedes Mal dieselben Stellungen kommen.
    .answer = Beantwortet eine Frage sofort: Würfel, die du behältst, etwa 44, oder ein Feld.
    .json = Gibt JSON für Programme aus, jede Frage in einer Zeile mit allen Möglichkeiten.
cli-odds = Sagt, wie Spiele bei perfektem Spiel ausgehen: exakte Wahrscheinlichkeiten für jedes Ergebnis und jedes Feld.
    .sheets = Das Regelblatt: sein Name oder der Pfad zu einer eigenen Datei; oder mehrere zum Vergleich. Standard: tactic.
    .filled = Die schon gefüllten Felder, mit ihrem Schlüssel oder wie sie auf dem Regelblatt heißen, etwa yatzy=50,fives=25+100 (ein Bonus kommt mit + dazu).
    .games = Ermittelt sie aus so vielen gespielten Spielen statt exakt.
    .svg = Schreibt außerdem ein Diagramm in diese Datei, bei mehreren Regelblättern ein gemeinsames.
    .json = Gibt JSON für Programme aus.
cli-compare = Stellt Regelblätter nebeneinander: die Unterschiede, was perfektes Spiel bringt und was derselbe Wurf überall wert ist.
    .sheets = Zwei oder mehr Regelblätter: ihre Namen oder die Pfade zu eigenen Dateien. Mit einem Regelblatt: was seine Optionen wert sind.
    .dice = Ein Wurf, den alle werten sollen, etwa 55566.
    .json = Gibt JSON für Programme aus.
cli-simulate = Lässt Computerspieler viele Spiele spielen und sagt, wie viel sie holen und wie oft sie gewinnen.
    .players = Wer spielt, durch Kommas getrennt; alle dürfen mehrmals dabei sein. Es gibt: beginner, casual, strong, perfect, cautious, bold, winner. Standard: { $default }.
    .sheet = Das Regelblatt: sein Name oder der Pfad zu einer eigenen Datei. Standard: { $default }.
    .games = Wie viele Spiele. Standard: 10000, aber 500 mit einem winner, der etwa zehn pro Sekunde schafft.
    .seed = Eine Zahl für die Würfel: dieselbe Zahl, dieselben Spiele. Standard: { $default }.
    .json = Gibt JSON für Programme aus.
cli-export = Schreibt Daten zu einem Regelblatt für alle, die das Spiel erforschen, als Parquet oder CSV.
    .what = Was geschrieben wird: alle Zustände zwischen zwei Zügen; die Punkte, die bei perfektem Spiel aus jedem noch zu erwarten sind; alle Möglichkeiten und was sie kosten; oder Spiele eines Computerspielers.
    .sheet = Das Regelblatt: sein Name oder der Pfad zu einer eigenen Datei. Standard: { $default }.
    .to = Die Datei, in die geschrieben wird; ihr Name endet auf .parquet oder .csv. Standard: CSV auf die Standardausgabe.
    .states = Beschreibt in jeder Zeile auch den Zustand.
    .filled = Die schon gefüllten Felder, mit ihrem Schlüssel oder wie sie auf dem Regelblatt heißen, etwa yatzy=50,fives=25+100 (ein Bonus kommt mit + dazu).
    .dice = Für advice: nur diese Würfel, etwa 12344. Standard: alle Würfe.
    .rolls_left = Für advice: nur mit so vielen übrigen Würfen. Standard: mit jeder Anzahl.
    .games = Wie viele Spiele gespielt werden. Standard: 1000. Mit --games, --player oder --seed geht es bei advice um Spiele, sonst um einen Zettel.
    .player = Wer spielt: beginner, casual, strong, perfect, cautious, bold, winner. Standard: perfect.
    .seed = Eine Zahl für die Würfel: dieselbe Zahl, dieselben Spiele. Standard: 0.

column-game = Spiel
column-games = Spiele
column-when = Datum
column-state = Ergebnis
column-player = Spieler
column-best = Bestwert
column-average = Schnitt
games-none = Noch keine Spiele: yatzy play beginnt eines.
games-more = { $count ->
        [one] Noch eines: yatzy games --all
       *[other] Noch { $count }: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, Block
games-under-way = zu { $percent } % gespielt
games-exported = { $game } steht in { $file }.
export-rows = Zu schreibende Zeilen: { $rows }
export-writing = Wird geschrieben
export-written = Zeilen in { $file }: { $rows }
games-imported = { $game } ist jetzt hier. yatzy games show { $game } zeigt es.
games-known = { $game } war schon hier.
games-deleted = { $game } ist gelöscht.
records-reading = Spiele werden gelesen
records-none = Noch keine Runde wurde zu Ende gespielt.
records-no-match = Unter diesem Namen wurde auf einem solchen Regelblatt noch keine Runde zu Ende gespielt.
verify-good = Das Geheimnis passt zum Siegel und ergibt genau diese Würfel: { $throws ->
        [one] ein Wurf
       *[other] { $throws } Würfe
    }, { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }.
verify-seal-wrong = Das Geheimnis passt nicht zum Siegel: Es ist nicht das, was vor dem Spiel versiegelt wurde.
verify-mismatch = Wurf { $number } ({ $place }): In der Mitschrift steht { $recorded }, das Geheimnis ergibt { $right }.
verify-in-roll-off = { $player }, beim Auswürfeln
verify-in-turn = Runde { $round }, Zug { $turn }, { $player }, Wurf { $roll } des Zugs
verify-day-good = { $day }: Der Startwert ist der, den die Kette für diesen Tag hatte, und die Spiele des Vortags stecken in den Würfeln.
verify-day-wrong = { $fault ->
        [chain] Der Startwert führt nicht zum Anker der Kette.
        [seal] Der Startwert passt nicht zum Fingerabdruck des Tages.
        [mix] Die Mischung folgt nicht aus den Spielen des Vortags.
        [table] Der Code des Matchs folgt nicht aus dem Startwert.
       *[record] Die Mitschrift ist kein Spiel dieses Tages.
    }

column-sheet = Regelblatt
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
column-rule = Braucht und bringt
column-example = Beispiel
column-mean = Schnitt
column-struck = Gestrichen

score-heading = { $dice } nach { $sheet }
score-forbidden = gesperrt
score-none-open = Alle Felder sind gefüllt.
score-ask = Würfel (leere Zeile beendet):
score-asking = Tippe einen Wurf ein und sieh, was jedes Feld daraus macht, nach { $sheet }. Für dein eigenes Spiel: yatzy score --sheet NAME; yatzy sheets listet alle auf.
players-any = beliebig
players-from = { $least } oder mehr
players-range = { $least } bis { $most }
sheets-hint = yatzy rules NAME erklärt ein Regelblatt, yatzy score 55535 --sheet NAME wertet einen Wurf.
check-good = { $file } ist ein gutes Regelblatt: { $title }, { $boxes ->
        [one] { $boxes } Feld
       *[other] { $boxes } Felder
    }, höchstes Ergebnis { $highest }, Prüfsumme { $digest }.
check-more = { $count ->
        [one] und noch einer
       *[other] und noch { $count }
    }
check-bad = { $file }: { $count ->
        [one] ein Fehler
       *[other] { $count } Fehler
    }

labelled = { $label }: { $text }
error-label = Fehler: { $told }
usage-unknown-command = Einen Befehl „{ $name }“ gibt es nicht. yatzy --help listet alle auf.
usage-unknown-option = Eine Option „{ $name }“ gibt es hier nicht. Mit --help siehst du, was es gibt.
usage-did-you-mean = Meinst du { $name }?
usage-missing = { $name } braucht einen Wert. Mit --help siehst du, welchen.
usage-too-many = „{ $name }“ ist zu viel. Mit --help siehst du, was gebraucht wird.
usage-bad-value = „{ $value }“ passt nicht zu { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Möglich sind: { $choices }.
    }
usage-too-large = Die Zahl für { $name } ist zu groß.
usage-repeated = { $name } ist doppelt angegeben.
completion-installed = Die Vervollständigung für { $shell } steht in { $file }. Öffne ein neues Terminal, um sie zu nutzen.
stopped = Abgebrochen.
out-of-memory = Dafür reicht der Speicher nicht.
output-lost = Die Ausgabe lässt sich nicht schreiben: { $problem }.
