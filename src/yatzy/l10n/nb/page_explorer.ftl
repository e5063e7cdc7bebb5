# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analyse
page-explorer-about = Enhver blokk, alle terninger: se hva hvert valg er verdt.
page-explorer-pad = Regler
page-explorer-card = Blokk
page-explorer-whole = Hele blokken
page-explorer-strip = Som stripe
page-explorer-set = { $cell }. Endre
page-explorer-open = Åpen
page-explorer-which = Hvor mange poeng?
page-explorer-clear-card = Tøm blokken
page-explorer-anew = Begynn med tom blokk
page-explorer-bonuses = Bonus for nye fem like
page-explorer-dice = Terninger
page-explorer-remove = Terning { $place }: { $face }. Fjern den
page-explorer-empty = Terning { $place }: ingen ennå
page-explorer-faces = Legg til en terning
page-explorer-throw = Kast dem
page-explorer-clear = Tøm
page-explorer-left = Kast igjen
page-explorer-link = Kopier lenken
page-explorer-copied = Kopiert
page-explorer-worth = Forventet sluttsum: { $total }
page-explorer-full = Blokken er full: { $total } poeng.
page-explorer-more-dice = { $count ->
        [one] Legg til 1 terning for å se alle valg.
       *[other] Legg til { $count } terninger for å se alle valg.
    }
page-explorer-ends-turn = Slik ender neste omgang
page-explorer-ends-about = Ved perfekt spill: hvor sannsynlig hver rute er, og poengene der i snitt.
page-explorer-solving = Første gang med disse reglene: de regnes ut, og det tar noen sekunder.
page-explorer-progress = { $percent } regnet ut
page-explorer-best = Best: { $choice }
page-explorer-column-choice = Valg
page-explorer-column-value = Forventet
page-explorer-column-cost = Koster
page-explorer-choice = { $choice }: forventet { $value }, koster { $cost }
page-explorer-choice-best = { $choice }: forventet { $value }, det beste
page-explorer-none = kast alle
page-explorer-yours = ditt valg
page-explorer-all = Vis alle { $count } valg
page-explorer-fewer = Vis færre
page-explorer-end = { $box }: { $chance }, { $points } poeng i snitt
page-explorer-below = < { $percent }
