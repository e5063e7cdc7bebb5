# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analyse
page-explorer-about = Elk blok, elke worp: wat elke keuze waard is.
page-explorer-pad = Blok
page-explorer-card = De kaart
page-explorer-whole = Hele kaart
page-explorer-strip = Als strook
page-explorer-set = { $cell }. Wijzigen
page-explorer-open = Open
page-explorer-which = Wat staat daar?
page-explorer-clear-card = Kaart leegmaken
page-explorer-anew = Met een lege kaart beginnen
page-explorer-bonuses = Bonus voor nog eens vijf dezelfde
page-explorer-dice = Dobbelstenen
page-explorer-remove = Dobbelsteen { $place }: { $face }. Weghalen
page-explorer-empty = Dobbelsteen { $place }: nog geen
page-explorer-faces = Steen erbij
page-explorer-throw = Gooien
page-explorer-clear = Wissen
page-explorer-left = Worpen over
page-explorer-link = Link kopiëren
page-explorer-copied = Gekopieerd
page-explorer-worth = Aan het eind zijn { $total } punten te verwachten.
page-explorer-full = De kaart is vol: { $total } punten.
page-explorer-more-dice = { $count ->
        [one] Nog één dobbelsteen, dan wordt elke keuze doorgerekend.
       *[other] Nog { $count } dobbelstenen, dan wordt elke keuze doorgerekend.
    }
page-explorer-ends-turn = Hoe de volgende beurt afloopt
page-explorer-ends-about = Bij perfect spel: hoe waarschijnlijk elk vak is, en de punten gemiddeld.
page-explorer-solving = Naar dit blok heeft nog niemand gevraagd: het wordt opgelost, dat duurt een paar seconden.
page-explorer-progress = { $percent } opgelost
page-explorer-best = Het best: { $choice }
page-explorer-column-choice = Keuze
page-explorer-column-value = Verwacht
page-explorer-column-cost = Kost
page-explorer-choice = { $choice }: { $value } verwacht, kost { $cost }
page-explorer-choice-best = { $choice }: { $value } verwacht, het best
page-explorer-none = alles gooien
page-explorer-yours = jouw keuze
page-explorer-all = Toon alle { $count }
page-explorer-fewer = Toon minder
page-explorer-end = { $box }: { $chance }, gemiddeld { $points } punten
page-explorer-below = < { $percent }
