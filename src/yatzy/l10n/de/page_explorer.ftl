# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analyse
page-explorer-about = Jeder Block, alle Würfel: Sieh, was jede Wahl wert ist.
page-explorer-pad = Regeln
page-explorer-card = Block
page-explorer-whole = Ganzer Block
page-explorer-strip = Als Streifen
page-explorer-set = { $cell }. Ändern
page-explorer-open = Offen
page-explorer-which = Wie viele Punkte?
page-explorer-clear-card = Block leeren
page-explorer-anew = Mit leerem Block beginnen
page-explorer-bonuses = Bonus für weitere Fünferpasche
page-explorer-dice = Würfel
page-explorer-remove = Würfel { $place }: { $face }. Entfernen
page-explorer-empty = Würfel { $place }: noch keiner
page-explorer-faces = Würfel hinzufügen
page-explorer-throw = Würfeln
page-explorer-clear = Leeren
page-explorer-left = Würfe übrig
page-explorer-link = Link kopieren
page-explorer-copied = Kopiert
page-explorer-worth = Erwartetes Endergebnis: { $total }
page-explorer-full = Der Block ist voll: { $total } Punkte.
page-explorer-more-dice = { $count ->
        [one] Füg noch einen Würfel hinzu, um alle Möglichkeiten zu sehen.
       *[other] Füg noch { $count } Würfel hinzu, um alle Möglichkeiten zu sehen.
    }
page-explorer-ends-turn = So endet der nächste Zug
page-explorer-ends-about = Bei perfektem Spiel: wie wahrscheinlich jedes Feld ist, und seine Punkte im Schnitt.
page-explorer-solving = Zum ersten Mal mit diesen Regeln: Sie werden durchgerechnet, das dauert ein paar Sekunden.
page-explorer-progress = { $percent } durchgerechnet
page-explorer-best = Am besten: { $choice }
page-explorer-column-choice = Wahl
page-explorer-column-value = Erwartet
page-explorer-column-cost = Kostet
page-explorer-choice = { $choice }: { $value } erwartet, kostet { $cost }
page-explorer-choice-best = { $choice }: { $value } erwartet, am besten
page-explorer-none = alle neu würfeln
page-explorer-yours = deine Wahl
page-explorer-all = Alle { $count } Möglichkeiten zeigen
page-explorer-fewer = Weniger zeigen
page-explorer-end = { $box }: { $chance }, im Schnitt { $points } Punkte
page-explorer-below = < { $percent }
