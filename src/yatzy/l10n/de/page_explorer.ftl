# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analyse
page-explorer-about = Beliebiger Block, beliebige Würfel: was jede Wahl wert ist.
page-explorer-pad = Block
page-explorer-card = Der Zettel
page-explorer-whole = Ganzer Zettel
page-explorer-strip = Als Streifen
page-explorer-set = { $cell }. Ändern
page-explorer-open = Offen
page-explorer-which = Was steht dort?
page-explorer-clear-card = Zettel leeren
page-explorer-anew = Mit leerem Zettel beginnen
page-explorer-bonuses = Bonus für weitere Fünferpasche
page-explorer-dice = Würfel
page-explorer-remove = Würfel { $place }: { $face }. Wegnehmen
page-explorer-empty = Würfel { $place }: noch keiner
page-explorer-faces = Würfel hinzufügen
page-explorer-throw = Werfen
page-explorer-clear = Leeren
page-explorer-left = Würfe übrig
page-explorer-link = Link kopieren
page-explorer-copied = Kopiert
page-explorer-worth = Am Ende sind { $total } Punkte zu erwarten.
page-explorer-full = Der Zettel ist voll: { $total } Punkte.
page-explorer-more-dice = { $count ->
        [one] Noch ein Würfel, dann wird jede Wahl bewertet.
       *[other] Noch { $count } Würfel, dann wird jede Wahl bewertet.
    }
page-explorer-ends-turn = Wo der nächste Zug endet
page-explorer-ends-about = Bei perfektem Spiel: wie wahrscheinlich jedes Feld ist, und seine Punkte im Schnitt.
page-explorer-solving = Nach diesem Block hat noch niemand gefragt: Er wird gelöst, das dauert ein paar Sekunden.
page-explorer-progress = { $percent } gelöst
page-explorer-best = Am besten: { $choice }
page-explorer-column-choice = Wahl
page-explorer-column-value = Erwartet
page-explorer-column-cost = Kostet
page-explorer-choice = { $choice }: { $value } erwartet, kostet { $cost }
page-explorer-choice-best = { $choice }: { $value } erwartet, am besten
page-explorer-none = alles neu
page-explorer-yours = deine Wahl
page-explorer-all = Alle { $count } zeigen
page-explorer-fewer = Weniger zeigen
page-explorer-end = { $box }: { $chance }, im Schnitt { $points } Punkte
page-explorer-below = < { $percent }
