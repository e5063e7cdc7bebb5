# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistik
page-records-whose = Wessen Statistik
page-records-none = Ergebnisse, Verlauf und teure Gewohnheiten aus jedem Spiel, das du hier beendest, neben dem, was perfektes Spiel bringt. Es gibt kein Konto: Der Schlüssel dazu bleibt in diesem Browser.
page-records-start = Statistik führen
page-records-name = Name, unter dem du spielst
page-records-add = Jemand anderes
page-records-add-about = Spiele an diesem Gerät unter diesem Namen zählen ab jetzt, und die, an die es sich noch erinnert.
page-records-empty = Noch nichts zu zeigen
page-records-empty-about = Spiel als { $name } ein Spiel zu Ende, dann erscheint es hier.
page-records-play = Ein Spiel spielen
page-records-playing = { $count ->
        [one] Ein Spiel läuft.
       *[other] { $count } Spiele laufen.
    }
page-records-later = { $count ->
        [one] Ein Spiel wird noch durchgesehen …
       *[other] { $count } Spiele werden noch durchgesehen …
    }
page-records-opening = Wird geladen …
page-records-sheet = Block
page-records-games = { $rounds ->
        [one] Ein Spiel
       *[other] { $rounds } Spiele
    }
page-records-best = Bestwert
page-records-worst = Tiefstwert
page-records-mean = Schnitt
page-records-perfect = perfekt: { $number }
page-records-odds-later = Was perfektes Spiel bringt, wird berechnet …
page-records-rates = Wie oft
page-records-upper-bonus = Bonus oben
page-records-five-alike = Fünferpasch
page-records-rate = { $made } von { $of }
page-records-you = du
page-records-best-play = perfekt
page-records-further = Weitere Fünferpasche bringen dir im Schnitt { $own } Punkte pro Spiel, bei perfektem Spiel { $perfect }.
page-records-choices = Deine Entscheidungen
page-records-accuracy = Beste Wahl
page-records-cost-each = Verschenkt pro Wahl
page-records-cost-game = Verschenkt pro Spiel
page-records-luck = Würfelglück pro Spiel
page-records-habits = Teure Gewohnheiten
page-records-habit = { $times ->
        [one] einmal
        [2] zweimal
       *[other] { $times }-mal
    }, { $points } Punkte
page-records-more-habits = { $count ->
        [one] Noch eine
       *[other] Noch { $count }
    }
page-records-no-habits = Keine Entscheidung hat etwas verschenkt.
page-records-trend = Von Spiel zu Spiel
page-records-yours = Deine Daten
page-records-device = Auf ein anderes Gerät
page-records-device-about = Wer diesen Link öffnet, hat diese Statistik und kann sie löschen. Öffne ihn nur auf deinem anderen Gerät.
page-records-device-qr = QR-Code, der diese Statistik auf ein anderes Gerät bringt
page-records-export = Alles herunterladen
page-records-remove = Von diesem Gerät entfernen
page-records-remove-about = Die Statistik bleibt auf dem Server und auf anderen Geräten mit dem Schlüssel. Ohne den Schlüssel findet sie niemand wieder.
page-records-remove-yes = Entfernen
page-records-delete = Alles löschen
page-records-delete-about = Was unter { $name } erreicht wurde, wird für immer gelöscht, auf allen Geräten, und in diesen Spielen steht statt des Namens eine Nummer. Die Spiele selbst bleiben bei denen, die ihre Codes haben.
page-records-delete-yes = Löschen
page-records-take = Statistik von einem anderen Gerät
page-records-take-about = Dieser Link enthält eine Statistik. Spiele, die hier unter dem Namen darin gespielt werden, zählen dann dazu; übernimm also nur, was von dir selbst stammt.
page-records-take-yes = Übernehmen
