# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistik
page-records-whose = Spieler
page-records-none = Sieh deine Ergebnisse, deinen Verlauf und deine teuersten Fehler neben perfektem Spiel. Kein Konto: Dein Schlüssel bleibt in diesem Browser.
page-records-start = Meine Statistik führen
page-records-name = Dein Spielername
page-records-add = Spieler hinzufügen
page-records-add-about = Spiele unter diesem Namen an diesem Gerät zählen ab jetzt, dazu die, die es noch kennt.
page-records-empty = Noch keine Spiele
page-records-empty-about = Spiel als { $name } ein Spiel zu Ende, dann siehst du es hier.
page-records-play = Ein Spiel spielen
page-records-playing = { $count ->
        [one] Ein Spiel läuft.
       *[other] { $count } Spiele laufen.
    }
page-records-later = { $count ->
        [one] 1 Spiel wird durchgesehen …
       *[other] { $count } Spiele werden durchgesehen …
    }
page-records-opening = Wird geladen …
page-records-sheet = Regeln
page-records-games = { $rounds ->
        [one] Ein Spiel
       *[other] { $rounds } Spiele
    }
page-records-best = Bestwert
page-records-worst = Tiefstwert
page-records-mean = Schnitt
page-records-perfect = perfektes Spiel: { $number }
page-records-odds-later = Perfektes Spiel wird berechnet …
page-records-rates = Häufigkeit
page-records-upper-bonus = Bonus oben
page-records-five-alike = Fünferpasch
page-records-rate = { $made } von { $of }
page-records-you = du
page-records-best-play = perfektes Spiel
page-records-further = Weitere Fünferpasche bringen dir im Schnitt { $own } Punkte pro Spiel, bei perfektem Spiel { $perfect }.
page-records-choices = Deine Entscheidungen
page-records-accuracy = Beste Wahl
page-records-cost-each = Verschenkte Punkte pro Wahl
page-records-cost-game = Verschenkte Punkte pro Spiel
page-records-luck = Glück pro Spiel
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
page-records-no-habits = Du hast keine Punkte verschenkt.
page-records-trend = Von Spiel zu Spiel
page-records-yours = Deine Daten
page-records-device = Auf ein anderes Gerät übertragen
page-records-device-about = Wer diesen Link öffnet, bekommt diese Statistik und kann sie löschen. Öffne ihn nur auf deinem anderen Gerät.
page-records-device-qr = QR-Code, der diese Statistik auf ein anderes Gerät bringt
page-records-export = Alles herunterladen
page-records-remove = Von diesem Gerät entfernen
page-records-remove-about = Deine Statistik bleibt auf dem Server und auf anderen Geräten mit dem Schlüssel. Ohne den Schlüssel findet sie niemand wieder.
page-records-remove-yes = Entfernen
page-records-delete = Alles löschen
page-records-delete-about = Löscht die Statistik von { $name } endgültig auf allen Geräten und ersetzt den Namen in diesen Spielen durch eine Nummer. Wer den Code eines Spiels hat, kann es weiterhin öffnen.
page-records-delete-yes = Löschen
page-records-take = Statistik von einem anderen Gerät
page-records-take-about = Dieser Link enthält die Statistik eines Spielers. Spiele unter diesem Namen an diesem Gerät zählen dann dazu. Mach nur weiter, wenn du den Link selbst erstellt hast.
page-records-take-yes = Zu diesem Gerät hinzufügen
