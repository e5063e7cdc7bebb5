# What a server says to those at its tables.

error-table-unknown = Einen Tisch mit diesem Code gibt es nicht. Prüf den Code.
error-day-unknown = An diesem Tag hat hier niemand gespielt.
error-table-token = Ein Token hat 22 Buchstaben, Ziffern, Binde- oder Unterstriche. Das ist keines.
error-table-token-missing = Sende das Token deines Platzes oder deinen Schlüssel.
error-table-not-yours = Das ist nicht dein Platz.
error-table-not-host = Das kann nur der Gastgeber.
error-table-barred = Der Gastgeber hat dich von diesem Tisch entfernt. Bitte ihn, dich wieder hereinzulassen.
error-table-one-seat = Du hast hier schon einen Platz: An einem offenen Tisch bekommt jedes Gerät einen.
error-table-lent = Dieser Platz ist dir nur geliehen: Über ihn bestimmt, wem er gehört.
error-table-no-seat = Einen Platz { $seat } gibt es nicht: Der Tisch hat { $seats }.
error-table-no-seats = Ein Tisch braucht mindestens einen Platz.
error-table-seat-taken = Platz { $seat } ist besetzt. Nimm einen anderen.
error-table-seat-computer = Auf Platz { $seat } spielt schon ein Bot.
error-table-begun = Das Spiel läuft: Mitspielen geht nicht mehr, aber du kannst zusehen.
error-table-not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
error-table-not-over = Das Spiel ist noch nicht vorbei.
error-table-nobody = Niemand ist da, mit dem es losgehen könnte.
error-table-name = Ein Name ist eine Zeile mit höchstens { $longest } Zeichen.
error-table-name-missing = Der Spieler auf Platz { $seat } braucht einen Namen.
error-table-name-twice = Jemand am Tisch heißt schon so. Wähle einen anderen Namen.
error-table-devices = Du kannst einen Platz von höchstens { $most } Geräten spielen.
error-table-real-dice = Mit echten Würfeln kann kein Bot spielen.
error-table-not-stuck = Warte ein wenig: Vielleicht ist noch jemand da.
error-table-stand-in = Ein Bot spielt für dich. Übernimm erst wieder selbst.
error-table-late = Das Spiel ging weiter. Du siehst jetzt den aktuellen Stand.
error-table-long = Zu viele Änderungen in diesem Zug. Würfle, oder trag etwas ein.
error-table-changed = Der Tisch hat sich geändert. Du siehst jetzt den aktuellen Stand.
error-table-dice = An diesem Tisch würfelt der Server.
error-table-word-early = Mit dieser Anfrage kannst du kein Wort senden: Wer es sieht, könnte die Würfel aussuchen. Sende stattdessen „contribute“, leg dich fest, sobald du den Fingerabdruck kennst, und leg offen, wenn der Tisch „revealing“ meldet.
error-table-contribution-early = Noch haben sich nicht alle festgelegt. Lege deinen Beitrag offen, wenn der Tisch „revealing“ meldet.
error-table-contribution-late = Zu diesen Würfeln kann nichts mehr dazukommen.
error-table-contribution-wrong = Das ist nicht der Beitrag, auf den sich das Gerät festgelegt hat. Er beginnt mit 32 zufälligen Hexadezimalziffern und hat höchstens { $longest } Zeichen.
error-table-contributions-awaited = Einige Geräte haben noch nicht geantwortet. Versuch es in { $seconds } s wieder, um ohne sie zu starten.
error-table-match-open = Andere spielen noch mit diesen Würfeln: Zu sehen sind sie, wenn das Match vorbei ist.
error-table-match-closed = Das Match ist vorbei: Mitspielen geht nicht mehr.
error-table-match-full = Dieses Match ist voll: { $most } spielen mit.
error-table-match-alone = In einem Match mit gleichen Würfeln spielen alle für sich, mit den Würfeln am Bildschirm.
error-table-no-match = Das ist kein Match mit gleichen Würfeln.
error-table-no-coach = Dieser Tisch spielt ohne Coach: Den Rückblick gibt es, wenn das Spiel vorbei ist.
error-table-plain-bot = An einem Tisch ohne Coach können nur { bot-beginner } oder { bot-casual } für dich spielen.
error-table-position-live = Das ist die Stellung an deinem Tisch, an dem ihr ohne Coach spielt. Sieh sie dir an, wenn das Spiel vorbei ist.
error-table-sheet-name = Diese Regeln weichen von den gedruckten ab ({ $sheet }): Gib ihnen einen anderen Namen.
error-table-nonsense = Das versteht der Tisch nicht: { $problem }
error-table-hello-again = Du hast schon Hallo gesagt.
error-table-reaction = Diese Reaktion gibt es nicht. Wähle aus: { $known }.
error-table-turns = Das wären mehr als { $most } Züge. Nimm weniger Spieler, Felder oder Runden.
error-table-reactions = Zu viele Reaktionen auf einmal. Warte kurz.
error-player-games = Du hast { $most } Spiele, mehr geht nicht. Lösche erst welche.
error-table-store = Der Server erreicht seine Spiele nicht. Versuch es gleich noch einmal: Nichts passiert doppelt.
error-table-storage = Auf diesem Server ist kein Platz für neue Tische; laufende Spiele gehen weiter. Versuch es später, oder frag den Betreiber.

error-limit-stored = Von deiner Adresse ist vorerst genug gespeichert. Versuch es in { $minutes } Min. noch einmal.
error-limit-tables = Zu viele neue Tische von einer Adresse. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-limit-requests = Zu viele Anfragen. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-request-invalid = Die Anfrage ist nicht gültig: { $problem }
request-choices = { $problem }. Möglich sind: { $choices }.
error-request-unknown = Unter dieser Adresse ist nichts.
error-request-method = Das geht hier nicht.
error-request-large = Das ist zu viel für eine Anfrage.
error-request-host = So heißt dieser Server nicht.
error-request-origin = Diese Anfrage kommt von einer anderen Website, und das ist nicht erlaubt.
error-server-failed = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert; versuch es noch einmal.
error-review-no-step = Diese Entscheidung gibt es in diesem Spiel nicht: Zug { $turn }, Wurf { $throw }.
error-review-no-column = Diese Spalte gibt es in diesem Spiel nicht: Runde { $round }, Spalte { $column }.
