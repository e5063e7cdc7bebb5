# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analyse
page-explorer-about = Valgfri blok, valgfrie terninger: hvad hvert valg er værd.
page-explorer-pad = Blok
page-explorer-card = Skemaet
page-explorer-whole = Hele skemaet
page-explorer-strip = Som strimmel
page-explorer-set = { $cell }. Ret
page-explorer-open = Åbent
page-explorer-which = Hvad står der?
page-explorer-clear-card = Tøm skemaet
page-explorer-anew = Begynd med tomt skema
page-explorer-bonuses = Bonus for fem ens igen
page-explorer-dice = Terninger
page-explorer-remove = Terning { $place }: { $face }. Tag den væk
page-explorer-empty = Terning { $place }: ingen endnu
page-explorer-faces = Tilføj en terning
page-explorer-throw = Kast dem
page-explorer-clear = Ryd
page-explorer-left = Kast tilbage
page-explorer-link = Kopiér linket
page-explorer-copied = Kopieret
page-explorer-worth = Forventet slutsum: { $total } point.
page-explorer-full = Skemaet er fuldt: { $total } point.
page-explorer-more-dice = { $count ->
        [one] Tilføj én terning, så vurderes alle valg.
       *[other] Tilføj { $count } terninger, så vurderes alle valg.
    }
page-explorer-ends-turn = Sådan ender næste omgang
page-explorer-ends-about = Ved perfekt spil: hvor sandsynligt hvert felt er, og dets point i snit.
page-explorer-solving = Ingen har spurgt om denne blok før: den løses nu, og det tager nogle sekunder.
page-explorer-progress = { $percent } løst
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
