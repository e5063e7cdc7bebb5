# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analyse
page-explorer-about = Enhver blok, alle terninger: se, hvad hvert valg er værd.
page-explorer-pad = Regler
page-explorer-card = Blok
page-explorer-whole = Hele blokken
page-explorer-strip = Som strimmel
page-explorer-set = { $cell }. Ret
page-explorer-open = Åbent
page-explorer-which = Hvor mange point?
page-explorer-clear-card = Tøm blokken
page-explorer-anew = Begynd med tom blok
page-explorer-bonuses = Bonus for nye fem ens
page-explorer-dice = Terninger
page-explorer-remove = Terning { $place }: { $face }. Fjern den
page-explorer-empty = Terning { $place }: ingen endnu
page-explorer-faces = Tilføj en terning
page-explorer-throw = Kast dem
page-explorer-clear = Ryd
page-explorer-left = Kast tilbage
page-explorer-link = Kopiér linket
page-explorer-copied = Kopieret
page-explorer-worth = Forventet slutsum: { $total }
page-explorer-full = Blokken er fuld: { $total } point.
page-explorer-more-dice = { $count ->
        [one] Tilføj 1 terning for at se alle valg.
       *[other] Tilføj { $count } terninger for at se alle valg.
    }
page-explorer-ends-turn = Sådan ender næste tur
page-explorer-ends-about = Ved perfekt spil: hvor sandsynligt hvert felt er, og dets gennemsnitlige point.
page-explorer-solving = Første gang med disse regler: de gennemregnes, og det tager nogle sekunder.
page-explorer-progress = { $percent } gennemregnet
page-explorer-best = Bedst: { $choice }
page-explorer-column-choice = Valg
page-explorer-column-value = Forventet
page-explorer-column-cost = Koster
page-explorer-choice = { $choice }: forventet { $value }, koster { $cost }
page-explorer-choice-best = { $choice }: forventet { $value }, det bedste
page-explorer-none = kast alle
page-explorer-yours = dit valg
page-explorer-all = Vis alle { $count } valg
page-explorer-fewer = Vis færre
page-explorer-end = { $box }: { $chance }, { $points } point i snit
page-explorer-below = < { $percent }
