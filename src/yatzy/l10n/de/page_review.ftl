# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, Rückblick · Yatzy
page-review-opening = Das Spiel wird durchgesehen …
page-review-queued = Der Server hat viel zu tun. Der Rückblick öffnet sich gleich von selbst …
page-review-table = Zum Tisch
page-review-overview = Zurück zum ganzen Spiel
page-review-so-far = Bisher
page-review-everyone = Spieler vergleichen
page-review-partners = Partner
page-review-meaning = Was die Zahlen bedeuten
page-review-step = Schritt für Schritt durchs Spiel
page-review-skill = { $best } von { $decisions } Entscheidungen waren optimal ({ $share }); verschenkte Punkte: { $cost }
page-review-unknown = Hier wurden keine Entscheidungen aufgezeichnet.
page-review-worst = { $count ->
        [one] Die teuerste Entscheidung
       *[other] Die { $count } teuersten Entscheidungen
    }
page-review-all-best = Alle aufgezeichneten Entscheidungen waren optimal.
page-review-chosen = gewählt
page-review-better = besser

page-review-early = Noch nichts für einen Rückblick
page-review-early-about = Spiel erst einen Zug zu Ende.
page-review-coach = Nach dem Spiel verfügbar
page-review-coach-about = Dieser Tisch spielt ohne Coach: Den Rückblick gibt es, wenn das Spiel vorbei ist.
page-review-refused = Kein Rückblick möglich
page-review-refused-about = Versuch es gleich noch einmal.

page-review-told = { $place }. Würfel { $dice }. { $player }: { $choice }, { $was ->
        [best] die beste Wahl.
       *[costly] das hat { $cost } gekostet. Besser: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Besser: { $choice }
page-review-dice = { $gave ->
        [gave] Glück: +{ $luck }.
        [took] Glück: −{ $luck }.
       *[nothing] Glück: 0.
    }
page-review-turn-changed = Das sind { $luck } gegenüber dem Erwarteten.
page-review-points-about = Von diesem Zug wurden nur die Punkte aufgezeichnet, darum lassen sich Können und Glück nicht trennen.
page-review-more = { $count ->
        [one] 1 weitere Möglichkeit
       *[other] { $count } weitere Möglichkeiten
    }
page-review-fewer = Weniger zeigen
page-review-expected = Erwartetes Ergebnis: { $before } vor diesem Zug, { $after } danach.
page-review-explore = Stellung analysieren
page-review-turns = Züge
page-review-slider = Zug { $turn } von { $turns }, verschenkte Punkte: { $cost }
page-review-back = Vorige Entscheidung
page-review-on = Nächste Entscheidung

page-bring-title = Spiel importieren
page-bring-about = Öffne ein gespeichertes Spiel, als Notation oder JSON Lines. Wer seinen Link hat, kann es ansehen.
page-bring-file = Datei wählen
page-bring-text = oder hier einfügen
page-bring-go = Importieren
page-bring-waiting = Das Spiel wird gelesen …
page-bring-empty = Wähle erst eine Datei, oder füg ein Spiel ein.
