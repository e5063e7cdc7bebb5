# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analyse
page-explorer-about = Valgfri blokk, valgfrie terninger: hva hvert valg er verdt.
page-explorer-pad = Blokk
page-explorer-card = Skjemaet
page-explorer-whole = Hele skjemaet
page-explorer-strip = Som stripe
page-explorer-set = { $cell }. Endre
page-explorer-open = Åpen
page-explorer-which = Hva står der?
page-explorer-clear-card = Tøm skjemaet
page-explorer-anew = Begynn med tomt skjema
page-explorer-bonuses = Bonus for fem like igjen
page-explorer-dice = Terninger
page-explorer-remove = Terning { $place }: { $face }. Ta den bort
page-explorer-empty = Terning { $place }: ingen ennå
page-explorer-faces = Legg til en terning
page-explorer-throw = Kast dem
page-explorer-clear = Tøm
page-explorer-left = Kast igjen
page-explorer-link = Kopier lenken
page-explorer-copied = Kopiert
page-explorer-worth = Forventet sluttsum: { $total } poeng.
page-explorer-full = Skjemaet er fullt: { $total } poeng.
page-explorer-more-dice = { $count ->
        [one] Legg til én terning, så vurderes alle valg.
       *[other] Legg til { $count } terninger, så vurderes alle valg.
    }
page-explorer-ends-turn = Slik ender neste omgang
page-explorer-ends-about = Ved perfekt spill: hvor sannsynlig hver rute er, og poengene der i snitt.
page-explorer-solving = Ingen har spurt om denne blokken før: den løses nå, og det tar noen sekunder.
page-explorer-progress = { $percent } løst
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
