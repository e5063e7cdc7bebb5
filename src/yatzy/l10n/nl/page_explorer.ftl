# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analyse
page-explorer-about = Elke scorekaart, elke worp: zie wat elke keuze waard is.
page-explorer-pad = Regels
page-explorer-card = Scorekaart
page-explorer-whole = Hele scorekaart
page-explorer-strip = Als strook
page-explorer-set = { $cell }. Wijzigen
page-explorer-open = Open
page-explorer-which = Welke score?
page-explorer-clear-card = Scorekaart leegmaken
page-explorer-anew = Met een lege scorekaart beginnen
page-explorer-bonuses = Bonus voor nog eens vijf dezelfde
page-explorer-dice = Dobbelstenen
page-explorer-remove = Dobbelsteen { $place }: { $face }. Weghalen
page-explorer-empty = Dobbelsteen { $place }: nog geen
page-explorer-faces = Dobbelsteen toevoegen
page-explorer-throw = Gooien
page-explorer-clear = Wissen
page-explorer-left = Worpen over
page-explorer-link = Link kopiëren
page-explorer-copied = Gekopieerd
page-explorer-worth = Verwacht eindtotaal: { $total }
page-explorer-full = De scorekaart is vol: { $total } punten.
page-explorer-more-dice = { $count ->
        [one] Voeg nog 1 dobbelsteen toe om elke keuze te zien.
       *[other] Voeg { $count } dobbelstenen toe om elke keuze te zien.
    }
page-explorer-ends-turn = Hoe de volgende beurt afloopt
page-explorer-ends-about = Bij perfect spel: hoe waarschijnlijk elk vak is, en hoeveel punten gemiddeld.
page-explorer-solving = De eerste keer met deze regels: doorrekenen duurt een paar seconden.
page-explorer-progress = { $percent } doorgerekend
page-explorer-best = Beste keuze: { $choice }
page-explorer-column-choice = Keuze
page-explorer-column-value = Verwacht
page-explorer-column-cost = Kost
page-explorer-choice = { $choice }: { $value } verwacht, kost { $cost }
page-explorer-choice-best = { $choice }: { $value } verwacht, de beste keuze
page-explorer-none = alles gooien
page-explorer-yours = jouw keuze
page-explorer-all = Toon alle { $count } keuzes
page-explorer-fewer = Toon minder
page-explorer-end = { $box }: { $chance }, gemiddeld { $points } punten
page-explorer-below = < { $percent }
