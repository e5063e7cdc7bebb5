# One line for everything that can be wrong with what a user gives us.

error-dice-letters = „{ $text }“ ist kein Wurf: Schreib die Würfel als Ziffern, etwa 55535.
error-dice-count = „{ $text }“ hat { $got } Würfel; nach diesem Regelblatt spielt man mit { $expected }.
error-dice-face = „{ $text }“ ist kein Wurf: Würfel zeigen 1 bis 6, nicht { $face }.
error-sheet-unknown = Ein Regelblatt „{ $name }“ gibt es nicht. { $near ->
        [none] Es gibt: { $known }. Auch der Pfad zu einer eigenen Datei geht.
       *[other] Meinst du { $near }?
    }
    .guest = Ein Regelblatt „{ $name }“ gibt es nicht. { $near ->
        [none] Es gibt: { $known }.
       *[other] Meinst du { $near }?
    }
error-option-unknown = Die Regeln { $sheet } haben keine Option „{ $option }“. { $known ->
        [none] Es gibt keine.
       *[other] Es gibt: { $known }.
    }
error-options-exclude = Wähle nur eins: { $one } und { $other } schließen sich aus.
error-sheet-missing = Diese Datei gibt es nicht.
error-sheet-unreadable = Die Datei lässt sich nicht lesen: { $problem }.
error-sheet-too-large = Die Datei ist zu groß für ein Regelblatt: Erlaubt sind { $largest } kB.
error-sheet-encoding = Das ist keine Textdatei: Ein Regelblatt ist TOML in UTF-8.
error-sheet-line = Eine Zeile ist länger als { NUMBER($longest, useGrouping: 0) } Zeichen.
error-sheet-toml = Das ist kein gültiges TOML: { $problem }
error-sheet-empty = Das Regelblatt ist leer.
error-sheet-not-offline = Nach diesen Regeln lässt sich nur mit einem Server spielen.
error-card-entry = „{ $part }“ ist kein gefülltes Feld: Schreib es als feld=punkte, etwa yatzy=50.
error-card-box = Ein Feld „{ $key }“ hat dieses Regelblatt nicht. Es hat: { $known }.
error-card-twice = Das Feld { $key } ist doppelt gefüllt.
error-card-points = In { $key } können nie { $points } stehen. Möglich sind: { $possible }.
error-card-further = In { $key } können { $points } erst stehen, wenn in { $needed } Punkte stehen.
error-card-order = Dieses Regelblatt wird von oben nach unten gefüllt, und { $key } ist noch offen.
error-card-bonus = { $most ->
        [0] Auf diesem Zettel kann es keinen Bonus für einen weiteren Fünferpasch geben.
       *[other] Weitere Fünferpasche bringen je { $each } Bonus, auf diesem Zettel höchstens { $most }, nicht { $bonus }.
    }
error-card-bonus-box = { $points } in { $key } können auf diesem Zettel keinen Bonus von { $bonus } gebracht haben.
error-card-full = Alle Felder sind gefüllt: Da gibt es nichts mehr zu spielen.
error-language-unknown = Die Sprache „{ $language }“ gibt es nicht. Es gibt: { $known }.
error-pad-columns = Ein Block hat { $least } bis { $most } Spalten, nicht { NUMBER($got, useGrouping: 0) }.

error-line = Zeile { $line }: { $told }

error-no-terminal = Zum Spielen braucht es ein Terminal, keine Pipe oder Datei.
error-games-sure = { $game } wäre endgültig weg. Wenn du das willst, ergänze --yes.
error-games-at-server = { $game } ist ein Tisch des Servers und wird dort gespielt: yatzy serve öffnet ihn.
error-games-served = { $game } ist ein Tisch des Servers, der gerade läuft. Beende ihn erst.
error-record-which = Nenne die Datei einer Mitschrift, oder schick eine durch eine Pipe.
error-record-unwritable = Das lässt sich nicht schreiben: { $problem }.

error-setup-players = Dieses Regelblatt ist für { $least } bis { $most } Personen, oder für eine zum Üben; hier sind es { $got }.
error-setup-name = „{ $name }“ ist kein Name: Ein Name hat 1 bis { $longest } Zeichen in einer Zeile.
error-setup-name-twice = Den Namen { $name } gibt es zweimal.
error-setup-teams = Möglich sind { $allowed } Teams, nicht { $got }.
error-setup-team-seats = Alle gehören zu genau einem Team, und kein Team ist leer.
error-setup-tag = „{ $text }“ ist { $tag ->
        [date] kein Datum wie 2026-11-15
        [seal] kein Siegel: 64 Hexadezimalziffern
        [match] kein Name für ein Match: Buchstaben und Ziffern, höchstens 40
       *[game_id] kein Name für ein Spiel: Buchstaben und Ziffern, höchstens 40
    }.
error-setup-match = In einem Match mit gleichen Würfeln spielen alle für sich, mit Würfeln am Bildschirm und ohne Auswürfeln.
error-setup-rounds = Eine Serie hat 1 bis { $most } Runden, nicht { $got }.
error-setup-words = Glückswörter: { $got }, bei { $players } am Tisch. Entweder alle haben eines oder niemand.
error-setup-computers = Spielt ein Computer mit, muss für jeden Platz feststehen, ob dort einer sitzt: für { $players }, nicht für { $got }.
error-setup-computer = „{ $computer }“ ist kein Name eines Computerspielers: Kleinbuchstaben, Ziffern und Bindestriche.
error-setup-computer-dice = Computerspieler brauchen Würfel am Bildschirm: Echte können sie nicht werfen.
error-setup-choice = { $tag } muss eines von { $choices } sein, nicht „{ $text }“.
error-setup-word = „{ $word }“ ist kein Glückswort: Ein Glückswort hat höchstens { $longest } Zeichen in einer Zeile.

error-move-not-your-turn = Du bist nicht dran: { $player } spielt.
error-move-game-over = Das Spiel ist vorbei.
error-move-roll-off = Erst würfeln alle aus, wer beginnt.
error-move-before-roll = Erst würfeln.
error-move-no-roll-left = { $rolls ->
        [one] Es gibt nur einen Wurf
       *[other] Es gibt nur { $rolls } Würfe
    } pro Zug: Wähle ein Feld.
error-move-all-kept = Du behältst alle Würfel: Wähle ein Feld, oder behalte weniger.
error-move-not-there = { $there ->
        [0] Kein Würfel zeigt { $face }.
       *[other] So viele Würfel mit { $face } gibt es nicht, nur { $there }.
    }
error-move-dice-count = { $expected ->
        [one] Hier wird ein Würfel
       *[other] Hier werden { $expected } Würfel
    } geworfen, nicht { $got }.
error-move-dice-face = Würfel zeigen 1 bis 6, nicht { $face }.
error-move-not-yours = Diese Spalte gehört zu { $other }; am Zug ist { $player }.
error-game-and-options = Entweder ein Spiel fortsetzen, oder sagen, wie ein neues sein soll.
error-move-dice-lie = Die Würfel für diesen Zug liegen schon: Wähle ein Feld.
error-move-no-box = Ein Feld „{ $box }“ hat dieses Regelblatt nicht.{ $near ->
        [none] {""}
       *[other] {" "}Meinst du { $near }?
    }
error-move-box-filled = Das Feld { $box } ist schon gefüllt.
error-move-box-forbidden = Das Feld { $box } ist jetzt nicht erlaubt.
error-move-typed = „{ $typed }“ sind weder Würfel noch Punkte: Tippe die Würfel, oder Punkte wie 28 oder 30+100.
error-move-points-needed = Wie viele Punkte in { $box }?
error-move-points = Im Feld { $box } können jetzt keine { $points } stehen. Möglich sind: { $possible }.
error-move-points-differ = Die Würfel geben { $right } in { $box }, nicht { $points }.
error-move-only-real-dice = Das geht nur mit echten Würfeln.
error-move-across-dice = Gewürfelt ist gewürfelt.
error-move-computers = Was { $player } geschrieben hat, bleibt stehen: Zurücknehmen lässt sich nur, was Menschen tun.
error-move-nothing-done = Da gibt es nichts zurückzunehmen.
error-move-no-turn = Einen Zug { $turn } zum Korrigieren gibt es nicht.
error-move-conflict = Das kann nicht sein: { $player } hat später { $points } in { $box } eingetragen. Korrigiere das zuerst.
error-move-not-over = Die Würfel bleiben versiegelt, bis das Spiel vorbei ist.
error-move-no-secret = Diese Würfel waren nie versiegelt.
error-move-rolls-left = Nach einem Wurf sind noch 0 bis { $most } Würfe übrig, nicht { $got }.
error-move-shown = Das Spiel ist abgeschlossen: Seine Würfel wurden offengelegt.

error-record-page = Die Seite würde die Mitschrift überschreiben.
error-record-empty = Da ist kein Spiel drin.
error-record-empty-input = Auf der Standardeingabe kam kein Spiel an. Nenne die Datei einer Mitschrift, oder schick eine durch eine Pipe.
error-record-unreadable = Das lässt sich nicht lesen: { $problem }.
error-record-missing = Diese Datei gibt es nicht.
error-record-nowhere = Unter diesem Namen gibt es weder eine Datei noch ein gespeichertes Spiel. yatzy games listet die Spiele auf.
error-record-none-played = In den gespeicherten Spielen wurde noch kein Zug gespielt. Nenne die Datei einer Mitschrift, oder schick eine durch eine Pipe.
error-record-too-large = Zu groß für die Mitschrift eines Spiels: Erlaubt sind { $largest } MB.
error-record-encoding = Das ist keine Textdatei: Eine Mitschrift ist Text in UTF-8.
error-record-json = Das ist kein gültiges JSON: { $problem }
error-record-data = Das ist kein Ereignis eines Spiels: { $problem }
error-record-seq = Ereignis { $expected } fehlt; hier steht { $got }.
error-record-moment = „{ $got }“ ist kein Zeitpunkt wie 2026-11-15T19:30:00Z.
error-record-newer = Das ist Version { $version }, und dieses yatzy liest Version 1 bis { $known }. Vielleicht stammt es von einem neueren.
error-record-no-start = Am Anfang fehlt der Beginn eines Spiels.
error-record-started-twice = Das Spiel beginnt ein zweites Mal.
error-record-event = So kann es nicht gewesen sein.
error-record-digest = Die Regeln von { $sheet } hier ({ $found }) sind nicht die, nach denen gespielt wurde ({ $digest }).
error-record-tag = „{ $text }“ ist kein Tag. Es gibt: { $known }.
error-record-tag-twice = Das Tag { $tag } kommt doppelt vor.
error-record-no-tag = Das Tag { $tag } fehlt.
error-record-number = „{ $text }“ ist keine Zahl.
error-record-choice = { $tag } muss eines von { $choices } sein, nicht „{ $text }“.
error-record-computer = „{ $text }“ ist kein Computerspieler an diesem Tisch: Schreib den Platz und einen Namen, etwa 2 casual.
error-record-sheet = Ein Regelblatt „{ $sheet }“ steht nicht im Regal. Es gibt: { $known }. Ein eigenes Regelblatt kommt im Tag Rules mit, so wie yatzy games export es schreibt.
    .guest = Ein Regelblatt „{ $sheet }“ steht nicht im Regal. Es gibt: { $known }. Ein eigenes Regelblatt kommt im Tag Rules mit.
error-record-rules = Das sind nicht die Regeln von { $sheet }.
error-record-heading = Hier müsste „{ $expected }“ stehen, nicht „{ $text }“.
error-record-name = „{ $text }“ spielt hier nicht: Am Zug ist { $player }.
error-record-unfinished = Der Zug von { $player } hat kein Ende.
error-record-part = „{ $text }“ lässt sich nicht lesen: Ein Zug besteht aus Würfeln, was behalten wurde, einem Feld und seinen Punkten.
error-record-kept = { $kept } wurde behalten, kommt in { $dice } aber nicht vor.
error-verify-real-dice = Gespielt wurde mit echten Würfeln: Da gibt es nichts nachzurechnen.
error-verify-no-seal = Die Würfel waren nie versiegelt, also kann sie niemand nachrechnen.
error-verify-no-secret = Die Würfel sind noch versiegelt: Das Geheimnis wird offengelegt, wenn das Spiel vorbei ist.
error-verify-bad-secret = Das Geheimnis besteht nicht aus Hexadezimalziffern.
error-verify-day-open = Das Spiel vom { $day } läuft noch: Der Startwert wird gezeigt, wenn niemand es mehr spielen kann.
error-verify-day-file = Diese Datei belegt keinen Tag. Sichere die Antwort von /api/days so, wie sie ist.

error-solve-threads = Möglich sind 1 bis { NUMBER($most, useGrouping: 0) } Threads, nicht { $got }.
error-solver-too-large = Dieses Regelblatt hat mindestens { $states } Zustände: Die Lösung braucht { $needed } GiB Speicher, und { $free } GiB sind frei.
error-solver-odds-too-large = Die exakten Wahrscheinlichkeiten brauchen mindestens { $needed } GiB Speicher, und hier sind { $free } frei. --games 1000000 ermittelt sie durch Spielen.
error-solver-games = Mindestens ein Spiel muss gespielt werden, nicht { $got }.
error-advise-dice = Welche { $dice } Würfel? Zum Beispiel: yatzy advise 12344
error-advise-against = --against erwartet Endergebnisse, etwa 231,204, nicht „{ $text }“.
error-odds-filled = --filled gehört zu einem Regelblatt, und hier sind mehrere genannt.
error-odds-sheets = Höchstens { $most } Regelblätter lassen sich auf einmal vergleichen, nicht { $got }.
error-odds-games = --games ist eine Zahl von 1 bis { $most }, nicht { $got }.
error-solver-no-memory = Dafür reicht der Speicher nicht.
error-solver-threads = Mindestens ein Thread muss es sein, nicht { $got }.
error-solver-other-array = Das sind keine Werte dieses Regelblatts: Es müssen { $expected } in einer Reihe sein, nicht { $got }.
error-solver-other-sheet = Der Zettel gehört zu einem anderen Regelblatt ({ $card }) als die Lösung ({ $values }).
error-race-too-early = Bei { $open } offenen Feldern ist es zu früh, nur auf Sieg zu spielen: Das beginnt bei { $most }. Bis dahin geht perfektes Spiel auf Punkte.
error-race-too-large = Auf Sieg zu spielen braucht bei diesem Regelblatt { $needed } GiB Speicher, und { $free } GiB sind frei.
error-file-no-folder = Diesen Ordner gibt es nicht.
error-file-unwritable = Das lässt sich nicht schreiben: { $problem }.
error-export-suffix = Der Name der Datei muss auf eines davon enden: { $known }
error-export-option = { $option } hat mit { $what } nichts zu tun.
error-export-either = --filled, --dice und --rolls-left gehören zu einem Zettel, --games, --player und --seed zu Spielen.
error-export-player = --player nennt einen Computerspieler, nicht { $got }.

error-extra-missing = Dafür fehlt ein Paket: { $package }. Installiere es mit: { $command }
error-store-no-game = Ein Spiel „{ $game }“ gibt es nicht. yatzy games listet alle auf.
error-store-many-games = Mehrere Spiele beginnen mit „{ $beginning }“: { $games }.
error-store-known = Das Spiel { $game } ist schon hier.
error-store-moved-on = Das Spiel ging anderswo weiter, vielleicht in einem anderen Terminal. Du siehst den neuen Stand.
error-store-no-secret = Die Würfel von { $game } wurden auf einem anderen Rechner versiegelt: Hier kann es nicht weitergehen.
error-store-full = Der Datenträger ist voll, darum wurde nichts geschrieben. Was vorher gespeichert war, ist sicher: { $place }
error-store-not-taken = Der Datenträger hat nicht angenommen, was nach { $place } sollte ({ $problem }): Vielleicht ist er voll, dein Anteil aufgebraucht, oder er ist defekt. Was vorher gespeichert war, ist sicher.
error-store-read-only = Nach { $place } lässt sich nichts schreiben: Dort ist nur Lesen erlaubt.
error-store-cannot-open = In { $place } lassen sich keine Spiele speichern: { $problem }.
error-store-busy = Ein anderes Programm schreibt gerade nach { $place }. Versuch es noch einmal.
error-store-damaged = { $place } ist kein Speicher für Spiele oder ist beschädigt: { $problem }.
error-store-gone = { $place } wurde verschoben, gelöscht oder ersetzt, während es offen war; es wurde nichts geschrieben. Starte neu.
error-store-foreign = { $place } ist die Datenbank eines anderen Programms: Es wurde nichts hineingeschrieben.
error-store-newer = { $place } stammt von einem neueren yatzy. Bring dieses hier auf den neuesten Stand.
error-store-failed = { $place } ließ sich nicht benutzen: { $problem }.
error-store-served = { $place } wird schon von einem anderen yatzy serve benutzt. Beende es, oder speichere die Spiele woanders: --database
error-store-no-home = Dieser Benutzer hat kein Home-Verzeichnis zum Speichern. Nenne einen Ordner: { $variable }=/a/folder
error-store-other-log = Die Datei { $log } neben { $place } gehört zu anderen Spielen: Nur die Datei selbst wurde durch eine Sicherung ersetzt. Nichts wurde geändert. Ist { $place } die richtige, lösche { $log }; yatzy host restore macht das von selbst.
error-store-closed = { $place } ist hier geschlossen: Es wird nichts mehr hineingeschrieben.
error-store-address = Das ist keine Adresse einer Datenbank. Möglich ist eine Datei oder etwa postgresql://name:passwort@host/datenbank; in Name oder Passwort schreibt man Zeichen wie @ / : # als %40 %2F %3A %23.
error-store-unreachable = { $place } ist nicht erreichbar: { $problem }.
error-store-away = { $place } antwortet nicht. Was vorher gespeichert war, ist sicher; versuch es gleich noch einmal.
error-store-locked = { $place } lässt mit diesem Namen und Passwort niemanden hinein.
error-store-no-right = { $place } lässt diese Anmeldung keine Tabellen anlegen oder benutzen. Wer die Datenbank betreibt, kann das erlauben: GRANT CREATE ON SCHEMA …
error-store-no-database = Diese Datenbank gibt es nicht: { $place }. Sie muss erst angelegt werden, etwa mit createdb.

fault-whole-sheet = das Regelblatt
fault-more = (und { $count } weitere: siehe yatzy sheets check)
    .guest = (und { $count } weitere)
fault-missing = fehlt.
fault-unknown-key = ist hier nicht bekannt. Bekannt: { $known }.
fault-not-table = muss eine Tabelle sein, nicht { $got }.
fault-not-list = muss eine Liste sein, nicht { $got }.
fault-list-length = muss 1 bis { $most } Einträge haben, nicht { $got }.
fault-twice = enthält etwas doppelt.
fault-not-whole = muss eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } sein, nicht { $got }.
fault-not-flag = muss true oder false sein, nicht { $got }.
fault-not-text = muss Text sein, nicht { $got }.
fault-bad-text = muss eine Zeile Text mit 1 bis { $longest } Zeichen sein.
fault-not-key = muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen, höchstens { $longest } und ein Buchstabe zuerst, etwa "full-house", nicht { $got }.
fault-not-choice = muss eines von { $choices } sein, nicht { $got }.
fault-not-language = muss ein Sprachcode wie "de" sein, nicht { $got }.
fault-not-pattern = muss "any" sein oder eine Tabelle mit einem von { $known }, nicht { $got }.
fault-not-pays = muss "all", "matched", eines davon mit einer Zahl dazu ("all+50") oder eine Zahl bis { $most } sein, nicht { $got }.
fault-key-taken = Der Name { $key } ist vergeben.
fault-upper-box = Ein Feld im oberen Teil zählt eine Augenzahl, bringt "matched" und ist kein letzter Ausweg.
fault-too-many-dice = braucht { $needed } Würfel, und das Regelblatt hat { $dice }.
fault-no-upper-box = Im oberen Teil gibt es kein Feld.
fault-not-five-alike = muss ein Feld mit dem Muster groups = [{ $dice }] nennen.
fault-needs-forced-joker = geht nur mit joker = "forced".
fault-against-joker = geht nicht zusammen mit einem Joker.
fault-against-order = geht nicht zusammen mit order = "fixed".
fault-needs-chance = braucht genau ein Feld mit dem Muster "any"; hier sind es { $got }.
fault-less-than-chance = muss mindestens das sein, was Chance für denselben Wurf bringt: { $least }.
fault-id-taken = { $id } heißt schon ein Regelblatt, das zu yatzy gehört und andere Regeln hat. Wähle einen anderen Namen.
