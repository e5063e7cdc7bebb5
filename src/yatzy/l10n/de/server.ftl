# What a server says to those at its tables.

error-table-unknown = Einen Tisch mit diesem Code gibt es nicht.
error-day-unknown = An diesem Tag hat hier niemand gespielt.
error-table-token = Ein Token hat 22 Buchstaben, Ziffern, Binde- oder Unterstriche. Das ist keines.
error-table-token-missing = Zeig das Token deines Platzes oder deinen Schlüssel.
error-table-not-yours = Das ist nicht dein Platz.
error-table-not-host = Das kann nur, wer den Tisch leitet.
error-table-barred = Die Tischleitung hat dich von diesem Tisch entfernt. Bitte sie, dich wieder hereinzulassen.
error-table-one-seat = Du hast hier schon einen Platz: An einem offenen Tisch bekommt jedes Gerät einen.
error-table-lent = Dieser Platz ist dir nur geliehen: Über ihn bestimmt, wem er gehört.
error-table-no-seat = Einen Platz { $seat } gibt es nicht: Der Tisch hat { $seats }.
error-table-no-seats = Ein Tisch braucht mindestens einen Platz.
error-table-seat-taken = Auf Platz { $seat } sitzt schon jemand.
error-table-seat-computer = Auf Platz { $seat } spielt ohnehin ein Computerspieler.
error-table-begun = Das Spiel läuft schon: Niemand kann sich mehr setzen.
error-table-not-begun = Das Spiel läuft noch nicht: Es sind noch Plätze frei.
error-table-not-over = Das Spiel ist noch nicht vorbei.
error-table-nobody = Niemand ist da, mit dem es losgehen könnte.
error-table-name = Ein Name ist eine Zeile mit höchstens { $longest } Zeichen.
error-table-name-missing = Wer auf Platz { $seat } sitzt, braucht einen Namen.
error-table-name-twice = Jemand am Tisch heißt schon so.
error-table-devices = Ein Platz lässt sich von höchstens { $most } Geräten spielen.
error-table-real-dice = Mit echten Würfeln kann kein Computerspieler weitermachen: Er hat keine Hände.
error-table-not-stuck = Dafür ist es noch zu früh: Warte ein wenig, vielleicht ist noch jemand da.
error-table-stand-in = Ein Computerspieler macht für dich weiter. Nimm erst deinen Platz zurück.
error-table-late = Das Spiel ist inzwischen weitergegangen. Du siehst den neuen Stand.
error-table-long = Du hast so viel zur Seite gelegt, zurückgenommen und korrigiert, dass der Tisch nichts mehr davon annimmt. Würfle, oder trag etwas ein.
error-table-changed = Der Tisch hat sich inzwischen geändert. Du siehst den neuen Stand.
error-table-dice = Die Würfel dieses Tischs wirft der Server.
error-table-word-early = Ein Wort kann mit dieser Anfrage nicht kommen: Wer es sieht, könnte die Würfel aussuchen. Sende stattdessen „contribute“, lege dich fest, sobald du das Siegel kennst, und lege offen, wenn der Tisch „revealing“ meldet.
error-table-contribution-early = Noch haben sich nicht alle festgelegt. Lege deinen Beitrag offen, wenn der Tisch „revealing“ meldet.
error-table-contribution-late = Zu diesen Würfeln kann nichts mehr dazukommen.
error-table-contribution-wrong = Das ist nicht der Beitrag, auf den sich das Gerät festgelegt hat. Er beginnt mit 32 zufälligen Hexadezimalziffern und hat höchstens { $longest } Zeichen.
error-table-contributions-awaited = Einige Geräte haben noch nicht geantwortet. Versuch es in { $seconds } s wieder, um ohne sie zu starten.
error-table-match-open = Andere spielen noch mit diesen Würfeln: Zu sehen sind sie, wenn das Match vorbei ist.
error-table-match-closed = Das Match ist vorbei: Niemand kann mehr dazukommen.
error-table-match-full = In diesem Match spielen schon { $most }, mehr geht nicht.
error-table-match-alone = In einem Match mit gleichen Würfeln spielen alle für sich, mit den Würfeln am Bildschirm.
error-table-no-match = Das ist kein Match mit gleichen Würfeln.
error-table-no-coach = Dieser Tisch spielt ohne Coach: Einen Rückblick gibt es erst nach dem Ende.
error-table-plain-bot = An einem Tisch ohne Coach können nur { bot-beginner } oder { bot-casual } für dich spielen.
error-table-position-live = Das ist die Stellung an deinem Tisch, an dem ihr ohne Coach spielt. Sieh sie dir an, wenn das Spiel vorbei ist.
error-table-sheet-name = Die Regeln weichen vom gedruckten Regelblatt { $sheet } ab: Gib ihnen einen eigenen Namen.
error-table-nonsense = Das versteht der Tisch nicht: { $problem }
error-table-hello-again = Du hast schon Hallo gesagt.
error-table-reaction = Diese Reaktion gibt es nicht. Es gibt: { $known }.
error-table-turns = Mit so vielen Leuten, Feldern und Runden wären es mehr als { $most } Züge. Nimm weniger.
error-table-reactions = Nicht so viele auf einmal: Warte kurz.
error-player-games = Du hast schon { $most } Spiele, mehr werden für niemanden aufbewahrt. Gib erst welche auf.
error-table-store = Der Server kommt gerade nicht an seine Spiele. Versuch es gleich noch einmal: Nichts passiert doppelt.
error-table-storage = Auf diesem Server ist gerade kein Platz für neue Tische. Begonnene Spiele gehen weiter: Versuch es später noch einmal, oder frag, wer ihn betreibt.

error-limit-stored = Von deiner Adresse ist für den Moment genug gespeichert. Versuch es in { $minutes } Min. noch einmal.
error-limit-tables = Das sind viele neue Tische von einer Adresse. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-limit-requests = Das ist viel auf einmal. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-request-invalid = Die Anfrage passt nicht: { $problem }
request-choices = { $problem }. Möglich sind: { $choices }.
error-request-unknown = Unter dieser Adresse ist nichts.
error-request-method = Das geht hier nicht.
error-request-large = Das ist zu viel für eine Anfrage.
error-request-host = So heißt dieser Server nicht.
error-request-origin = Danach fragt eine andere Seite, und die darf das nicht.
error-server-failed = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert; versuch es noch einmal.
error-review-no-step = Diese Entscheidung gibt es in diesem Spiel nicht: Zug { $turn }, Wurf { $throw }.
error-review-no-column = Diese Spalte gibt es in diesem Spiel nicht: Runde { $round }, Spalte { $column }.
