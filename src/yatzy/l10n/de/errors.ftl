# One line for everything that can be wrong with what a user gives us.

error-dice-letters = „{ $text }“ ist kein Wurf. Schreib die Würfel als Ziffern, etwa 55535.
error-dice-count = „{ $text }“ hat { $got } Würfel; diese Regeln brauchen { $expected }.
error-dice-face = „{ $text }“ ist kein Wurf: Würfel zeigen 1 bis 6, nicht { $face }.
error-sheet-unknown = Regeln „{ $name }“ gibt es nicht. { $near ->
        [none] Wähle aus: { $known }. Auch der Pfad zu einer eigenen Datei geht.
       *[other] Meinst du { $near }?
    }
    .guest = Regeln „{ $name }“ gibt es nicht. { $near ->
        [none] Wähle aus: { $known }.
       *[other] Meinst du { $near }?
    }
error-option-unknown = Die Regeln { $sheet } haben keine Option „{ $option }“. { $known ->
        [none] Es gibt keine.
       *[other] Es gibt: { $known }.
    }
error-options-exclude = Wähle nur eins: { $one } und { $other } schließen sich aus.
error-sheet-missing = Diese Datei gibt es nicht.
error-sheet-unreadable = Die Datei lässt sich nicht lesen: { $problem }.
error-sheet-too-large = Die Datei ist zu groß: Regeln dürfen höchstens { $largest } kB haben.
error-sheet-encoding = Das ist keine Textdatei: Regeln sind TOML in UTF-8.
error-sheet-line = Eine Zeile ist länger als { NUMBER($longest, useGrouping: 0) } Zeichen.
error-sheet-toml = Das ist kein gültiges TOML: { $problem }
error-sheet-empty = Die Regeln sind leer.
error-sheet-not-offline = Nach diesen Regeln lässt sich nur mit einem Server spielen.
error-card-entry = „{ $part }“ ist kein ausgefülltes Feld. Schreib feld=punkte, etwa yatzy=50.
error-card-box = Ein Feld „{ $key }“ gibt es in diesen Regeln nicht. Wähle aus: { $known }.
error-card-twice = Das Feld { $key } ist doppelt ausgefüllt.
error-card-points = Im Feld { $key } können nie { $points } stehen. Möglich sind: { $possible }.
error-card-further = Im Feld { $key } können { $points } erst stehen, wenn im Feld { $needed } Punkte stehen.
error-card-order = Dieser Block wird von oben nach unten ausgefüllt, und das Feld { $key } ist noch offen.
error-card-bonus = { $most ->
        [0] Auf diesem Block kann es keinen Bonus für einen weiteren Fünferpasch geben.
       *[other] Weitere Fünferpasche bringen je { $each } Bonus, auf diesem Block höchstens { $most }, nicht { $bonus }.
    }
error-card-bonus-box = { $points } im Feld { $key } können auf diesem Block keinen Bonus von { $bonus } gebracht haben.
error-card-full = Alle Felder sind ausgefüllt: Da gibt es nichts mehr zu spielen.
error-language-unknown = Die Sprache „{ $language }“ gibt es nicht. Wähle aus: { $known }.
error-pad-columns = Ein Block hat { $least } bis { $most } Spalten, nicht { NUMBER($got, useGrouping: 0) }.

error-line = Zeile { $line }: { $told }

error-no-terminal = Das braucht ein Terminal, keine Pipe oder Datei.
error-games-sure = Das löscht { $game } endgültig. Bestätige mit --yes.
error-games-at-server = { $game } ist ein Tisch des Servers. Starte yatzy serve und spiel dort weiter.
error-games-served = { $game } ist ein Tisch eines laufenden Servers. Beende erst den Server.
error-record-which = Nenne eine Spieldatei, oder schick ein Spiel durch eine Pipe.
error-record-unwritable = Das lässt sich nicht schreiben: { $problem }.

error-setup-players = Diese Regeln sind für { $least } bis { $most } Spieler, oder für einen zum Üben; du hast { $got } genannt.
error-setup-name = „{ $name }“ ist kein Name: Nimm 1 bis { $longest } Zeichen in einer Zeile.
error-setup-name-twice = Zwei Spieler heißen { $name }. Ändere einen der Namen.
error-setup-teams = Möglich sind { $allowed } Teams, nicht { $got }.
error-setup-team-seats = Jeder Spieler braucht ein Team, und jedes Team einen Spieler.
error-setup-tag = „{ $text }“ ist { $tag ->
        [date] kein Datum wie 2026-11-15
        [seal] kein Fingerabdruck: 64 Hexadezimalziffern
        [match] kein Name für ein Match: Buchstaben und Ziffern, höchstens 40
       *[game_id] kein Name für ein Spiel: Buchstaben und Ziffern, höchstens 40
    }.
error-setup-match = In einem Match mit gleichen Würfeln spielen alle für sich, mit Würfeln am Bildschirm und ohne Auswürfeln.
error-setup-rounds = Eine Serie hat 1 bis { $most } Runden, nicht { $got }.
error-setup-words = Glückswörter: { $got } für { $players } Spieler. Gib jedem eines, oder keines.
error-setup-computers = Spielen Bots mit, sag für jeden der { $players } Plätze, ob dort ein Bot sitzt; angegeben sind { $got }.
error-setup-computer = „{ $computer }“ ist kein Name eines Bots: Nimm Kleinbuchstaben, Ziffern und Bindestriche.
error-setup-computer-dice = Bots brauchen Würfel am Bildschirm: Mit echten können sie nicht würfeln.
error-setup-choice = { $tag } muss eines von { $choices } sein, nicht „{ $text }“.
error-setup-word = „{ $word }“ ist kein Glückswort: Nimm höchstens { $longest } Zeichen in einer Zeile.

error-move-not-your-turn = Du bist nicht dran: { $player } spielt.
error-move-game-over = Das Spiel ist vorbei.
error-move-roll-off = Erst würfeln alle aus, wer beginnt.
error-move-before-roll = Würfle erst.
error-move-no-roll-left = { $rolls ->
        [one] Du hast nur 1 Wurf
       *[other] Du hast nur { $rolls } Würfe
    } pro Zug: Wähle ein Feld.
error-move-all-kept = Du behältst alle Würfel: Wähle ein Feld, oder behalte weniger.
error-move-not-there = { $there ->
        [0] Kein Würfel zeigt { $face }.
       *[other] So viele Würfel mit { $face } gibt es nicht, nur { $there }.
    }
error-move-dice-count = { $expected ->
        [one] Du würfelst hier mit 1 Würfel
       *[other] Du würfelst hier mit { $expected } Würfeln
    }, nicht mit { $got }.
error-move-dice-face = Würfel zeigen 1 bis 6, nicht { $face }.
error-move-not-yours = Das ist die Spalte von { $other }; am Zug ist { $player }.
error-game-and-options = Nenne ein Spiel zum Fortsetzen oder Optionen für ein neues, nicht beides.
error-move-dice-lie = Die Würfel dieses Zugs hast du schon eingegeben: Wähle ein Feld.
error-move-no-box = Ein Feld „{ $box }“ gibt es in diesen Regeln nicht.{ $near ->
        [none] {""}
       *[other] {" "}Meinst du { $near }?
    }
error-move-box-filled = Das Feld { $box } ist schon ausgefüllt. Wähle ein anderes.
error-move-box-forbidden = Das Feld { $box } ist jetzt nicht erlaubt. Wähle ein anderes.
error-move-typed = „{ $typed }“ sind weder Würfel noch Punkte: Tippe die Würfel, oder Punkte wie 28 oder 30+100.
error-move-points-needed = Wie viele Punkte im Feld { $box }?
error-move-points = Im Feld { $box } können jetzt keine { $points } stehen. Möglich sind: { $possible }.
error-move-points-differ = Die Würfel geben { $right } in { $box }, nicht { $points }.
error-move-only-real-dice = Das geht nur mit echten Würfeln.
error-move-across-dice = Gewürfelt ist gewürfelt.
error-move-computers = Was { $player } gespielt hat, bleibt stehen: Rückgängig machen lässt sich nur, was Menschen tun.
error-move-nothing-done = Da gibt es nichts rückgängig zu machen.
error-move-no-turn = Einen Zug { $turn } zum Korrigieren gibt es nicht.
error-move-conflict = Das passt nicht: { $player } hat später { $points } in { $box } eingetragen. Korrigiere das zuerst.
error-move-not-over = Der Startwert bleibt verborgen, bis das Spiel vorbei ist.
error-move-no-secret = Diese Würfel haben keinen Startwert zum Zeigen.
error-move-rolls-left = Nach einem Wurf sind noch 0 bis { $most } Würfe übrig, nicht { $got }.
error-move-shown = Das Spiel ist abgeschlossen: Sein Startwert wurde gezeigt.

error-record-page = Die Seite würde die Spieldatei überschreiben. Wähle einen anderen Namen.
error-record-empty = Da ist kein Spiel drin.
error-record-empty-input = Auf der Standardeingabe kam kein Spiel an. Nenne eine Spieldatei, oder schick ein Spiel durch eine Pipe.
error-record-unreadable = Das lässt sich nicht lesen: { $problem }.
error-record-missing = Diese Datei gibt es nicht.
error-record-nowhere = Unter diesem Namen gibt es weder eine Datei noch ein gespeichertes Spiel. Deine Spiele listet yatzy games auf.
error-record-none-played = In keinem deiner gespeicherten Spiele ist ein Zug zu Ende. Nenne eine Spieldatei, oder schick ein Spiel durch eine Pipe.
error-record-too-large = Zu groß für ein Spiel: Erlaubt sind { $largest } MB.
error-record-encoding = Das ist keine Textdatei: Eine Spieldatei ist Text in UTF-8.
error-record-json = Das ist kein gültiges JSON: { $problem }
error-record-data = Das ist kein Ereignis eines Spiels: { $problem }
error-record-seq = Ereignis { $expected } fehlt; hier steht { $got }.
error-record-moment = „{ $got }“ ist kein Zeitpunkt wie 2026-11-15T19:30:00Z.
error-record-newer = Das ist Version { $version }; dieses yatzy liest Version 1 bis { $known }. Aktualisiere yatzy, um es zu lesen.
error-record-no-start = Am Anfang fehlt der Beginn eines Spiels.
error-record-started-twice = Das Spiel beginnt ein zweites Mal.
error-record-event = So kann es nicht gewesen sein.
error-record-digest = Die Regeln von { $sheet } hier ({ $found }) sind nicht die, nach denen gespielt wurde ({ $digest }).
error-record-tag = „{ $text }“ ist kein Tag. Es gibt: { $known }.
error-record-tag-twice = Das Tag { $tag } kommt doppelt vor.
error-record-no-tag = Das Tag { $tag } fehlt.
error-record-number = „{ $text }“ ist keine Zahl.
error-record-choice = { $tag } muss eines von { $choices } sein, nicht „{ $text }“.
error-record-computer = „{ $text }“ ist kein Bot an diesem Tisch: Schreib den Platz und einen Namen, etwa 2 casual.
error-record-sheet = Regeln „{ $sheet }“ gibt es nicht. Wähle aus: { $known }. Eigene Regeln kommen im Tag Rules mit, so wie yatzy games export es schreibt.
    .guest = Regeln „{ $sheet }“ gibt es nicht. Wähle aus: { $known }. Eigene Regeln kommen im Tag Rules mit.
error-record-rules = Das sind nicht die Regeln von { $sheet }.
error-record-heading = Hier müsste „{ $expected }“ stehen, nicht „{ $text }“.
error-record-name = „{ $text }“ spielt hier nicht: Am Zug ist { $player }.
error-record-unfinished = Der Zug von { $player } hat kein Ende.
error-record-part = „{ $text }“ lässt sich nicht lesen: Ein Zug besteht aus Würfeln, was behalten wurde, einem Feld und seinen Punkten.
error-record-kept = { $kept } wurde behalten, kommt in { $dice } aber nicht vor.
error-verify-real-dice = Gespielt wurde mit echten Würfeln: Da gibt es nichts nachzurechnen.
error-verify-no-seal = Dieses Spiel hat keinen Fingerabdruck seiner Würfel, darum kann sie niemand nachrechnen.
error-verify-no-secret = Der Startwert ist noch verborgen: Er wird gezeigt, wenn das Spiel vorbei ist.
error-verify-bad-secret = Der Startwert besteht nicht aus Hexadezimalziffern.
error-verify-day-open = Das Spiel vom { $day } läuft noch: Der Startwert wird gezeigt, wenn niemand es mehr spielen kann.
error-verify-day-file = Diese Datei belegt keinen Tag. Sichere die Antwort von /api/days so, wie sie ist.

error-solve-threads = Die Zahl der Threads muss 1 bis { NUMBER($most, useGrouping: 0) } sein, nicht { $got }.
error-solver-too-large = Diese Regeln haben mindestens { $states } Zustände: Sie durchzurechnen braucht { $needed } GiB Speicher, und { $free } GiB sind frei.
error-solver-not-offline = Diese Regeln sind auf diesem Gerät nicht durchgerechnet. Frag auf einem Computer, auf dem yatzy installiert ist: Der kann es.
error-solver-odds-too-large = Die exakten Wahrscheinlichkeiten brauchen mindestens { $needed } GiB Speicher, und { $free } sind frei. Schätze sie mit --games 1000000.
error-solver-games = Mindestens ein Spiel muss gespielt werden, nicht { $got }.
error-advise-dice = Welche { $dice } Würfel? Zum Beispiel: yatzy advise 12344
error-advise-against = --against erwartet Endergebnisse, etwa 231,204, nicht „{ $text }“.
error-odds-filled = --filled geht nur mit einem Satz Regeln; du hast mehrere genannt.
error-odds-sheets = Du kannst höchstens { $most } auf einmal vergleichen, nicht { $got }.
error-odds-games = --games muss eine Zahl von 1 bis { $most } sein, nicht { $got }.
error-solver-no-memory = Dafür reicht der Speicher nicht.
error-solver-threads = Mindestens ein Thread muss es sein, nicht { $got }.
error-solver-other-array = Das sind keine Werte für diese Regeln: Es müssen { $expected } in einer Reihe sein, nicht { $got }.
error-solver-other-sheet = Der Block gehört zu anderen Regeln ({ $card }) als die Lösung ({ $values }).
error-race-too-early = Bei { $open } offenen Feldern ist es zu früh, nur auf Sieg zu spielen: Das beginnt bei { $most }. Bis dahin geht perfektes Spiel auf Punkte.
error-race-too-large = Auf Sieg zu spielen braucht mit diesen Regeln { $needed } GiB Speicher, und { $free } GiB sind frei.
error-file-no-folder = Diesen Ordner gibt es nicht.
error-file-unwritable = Das lässt sich nicht schreiben: { $problem }.
error-export-suffix = Der Name der Datei muss auf eines davon enden: { $known }
error-export-option = { $option } geht nicht mit { $what }.
error-export-either = --filled, --dice und --rolls-left sind für einen Block; --games, --player und --seed sind für Spiele.
error-export-player = --player nennt einen Bot, nicht { $got }.

error-extra-missing = Dafür fehlt ein Paket: { $package }. Installiere es mit: { $command }
error-store-no-game = Ein Spiel „{ $game }“ gibt es nicht. Deine Spiele listet yatzy games auf.
error-store-many-games = Mehrere Spiele beginnen mit „{ $beginning }“: { $games }. Tippe mehr vom Namen.
error-store-known = Das Spiel { $game } hast du schon.
error-store-moved-on = Das Spiel ging anderswo weiter, vielleicht in einem anderen Terminal. Du siehst den neuen Stand.
error-store-no-secret = Der Startwert von { $game } liegt auf einem anderen Rechner: Hier lässt sich das Spiel nicht fortsetzen.
error-store-full = Der Datenträger ist voll, darum wurde nichts geschrieben. Was vorher gespeichert war, ist sicher: { $place }
error-store-not-taken = Nach { $place } lässt sich nicht schreiben ({ $problem }): Der Datenträger ist vielleicht voll oder defekt, oder dein Kontingent aufgebraucht. Was vorher gespeichert war, ist sicher.
error-store-read-only = Nach { $place } lässt sich nichts schreiben: Dort ist nur Lesen erlaubt.
error-store-cannot-open = In { $place } lassen sich keine Spiele speichern: { $problem }.
error-store-busy = Ein anderes Programm schreibt gerade nach { $place }. Versuch es noch einmal.
error-store-damaged = { $place } ist keine Spieldatenbank oder ist beschädigt: { $problem }.
error-store-gone = { $place } wurde verschoben, gelöscht oder ersetzt, während es offen war; es wurde nichts geschrieben. Starte neu.
error-store-foreign = { $place } ist die Datenbank eines anderen Programms: Es wurde nichts hineingeschrieben.
error-store-newer = { $place } stammt von einem neueren yatzy. Aktualisiere dieses.
error-store-failed = { $place } ließ sich nicht benutzen: { $problem }.
error-store-served = { $place } wird schon von einem anderen yatzy serve benutzt. Beende es, oder wähle mit --database einen anderen Ort.
error-store-no-home = Dieser Benutzer hat kein Home-Verzeichnis. Nenne einen Ordner: { $variable }=/a/folder
error-store-other-log = Die Datei { $log } neben { $place } gehört zu anderen Spielen: Nur die Datei selbst wurde durch eine Sicherung ersetzt. Nichts wurde geändert. Ist { $place } die richtige, lösche { $log }; yatzy host restore macht das von selbst.
error-store-closed = { $place } ist hier geschlossen: Es wird nichts mehr hineingeschrieben.
error-store-address = Das ist keine Adresse einer Datenbank. Möglich ist eine Datei oder etwa postgresql://name:passwort@host/datenbank; in Name oder Passwort schreibt man Zeichen wie @ / : # als %40 %2F %3A %23.
error-store-unreachable = { $place } ist nicht erreichbar: { $problem }.
error-store-away = { $place } antwortet nicht. Was vorher gespeichert war, ist sicher; versuch es gleich noch einmal.
error-store-locked = { $place } lehnt diesen Benutzernamen und dieses Passwort ab.
error-store-no-right = { $place } lässt diese Anmeldung keine Tabellen anlegen oder benutzen. Wer die Datenbank betreibt, kann das erlauben: GRANT CREATE ON SCHEMA …
error-store-no-database = Eine Datenbank { $place } gibt es nicht. Leg sie erst an, etwa mit createdb.

fault-whole-sheet = die Regeln
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
fault-too-many-dice = braucht { $needed } Würfel, und diese Regeln haben { $dice }.
fault-no-upper-box = Im oberen Teil gibt es kein Feld.
fault-not-five-alike = muss ein Feld mit dem Muster groups = [{ $dice }] nennen.
fault-needs-forced-joker = geht nur mit joker = "forced".
fault-against-joker = geht nicht zusammen mit einem Joker.
fault-against-order = geht nicht zusammen mit order = "fixed".
fault-needs-chance = braucht genau ein Feld mit dem Muster "any"; hier sind es { $got }.
fault-less-than-chance = muss mindestens das sein, was Chance für denselben Wurf bringt: { $least }.
fault-id-taken = { $id } heißen schon Regeln, die zu yatzy gehören. Wähle einen anderen Namen.
