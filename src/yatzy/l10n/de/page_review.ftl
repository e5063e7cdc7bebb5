# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, Rückblick · Yatzy
page-review-opening = Das Spiel wird durchgesehen …
page-review-queued = Der Server hat viel zu tun. Die Durchsicht öffnet sich gleich von selbst …
page-review-table = Zum Tisch
page-review-overview = Zurück zum ganzen Spiel
page-review-so-far = Zwischenstand
page-review-everyone = Alle nebeneinander
page-review-partners = Im Team
page-review-meaning = Was die Zahlen bedeuten
page-review-step = Schritt für Schritt
page-review-skill = { $best } von { $decisions } Entscheidungen waren die besten ({ $share }), { $cost } Punkte verschenkt.
page-review-unknown = Über die Entscheidungen hier ist nichts bekannt.
page-review-worst = { $count ->
        [one] Die teuerste Entscheidung
       *[other] Die { $count } teuersten Entscheidungen
    }
page-review-all-best = Jede bekannte Entscheidung war die beste.
page-review-chosen = gewählt
page-review-better = besser

page-review-early = Noch nichts zu sehen
page-review-early-about = Sobald ein Zug vorbei ist, gibt es einen Rückblick.
page-review-coach = Erst nach dem Ende
page-review-coach-about = Dieser Tisch spielt ohne Coach: Einen Rückblick gibt es erst nach dem Ende.
page-review-refused = Kein Rückblick möglich
page-review-refused-about = Versuch es gleich noch einmal.

page-review-told = { $place }. Würfel { $dice }. { $player }: { $choice }, { $was ->
        [best] das war am besten.
       *[costly] das hat { $cost } gekostet. Besser: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Besser: { $choice }
page-review-dice = { $gave ->
        [gave] Die Würfel gaben { $luck }.
        [took] Die Würfel nahmen { $luck }.
       *[nothing] Die Würfel änderten nichts.
    }
page-review-turn-changed = Das sind { $luck } gegenüber dem Erwarteten.
page-review-points-about = Von diesem Zug sind nur die Punkte bekannt. Entscheidungen und Glück lassen sich nicht trennen.
page-review-more = { $count ->
        [one] Noch eine Möglichkeit
       *[other] Noch { $count } Möglichkeiten
    }
page-review-fewer = Weniger zeigen
page-review-expected = Erwartetes Ergebnis: { $before } vor diesem Zug, { $after } danach.
page-review-explore = Stellung analysieren
page-review-turns = Züge
page-review-slider = Zug { $turn } von { $turns }, { $cost } verschenkt
page-review-back = Vorige Entscheidung
page-review-on = Nächste Entscheidung

page-bring-title = Mitschrift laden
page-bring-about = Ein Spiel in Notation oder als JSON Lines, wie es jeder Tisch am Ende ausgibt. Es bekommt eine eigene Adresse, unter der es alle ansehen können, die sie haben.
page-bring-file = Datei wählen
page-bring-text = oder hier einfügen
page-bring-go = Ansehen
page-bring-waiting = Wird gelesen …
page-bring-empty = Da ist noch nichts drin.
