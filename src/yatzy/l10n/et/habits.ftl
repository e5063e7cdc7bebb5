# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = lõhub paarid või maja
habit-too-many = jätab alles liiga palju täringuid
habit-too-few = viskab häid täringuid uuesti
habit-another-face = püüab teist numbrit
habit-low-pair = jätab avatud rea asemel alles väikese paari
habit-alike = jätab avatud rea asemel alles ühesugused täringud
habit-straight = püüab ühesuguste täringute asemel rida
habit-other-dice = jätab alles teised täringud
habit-stops = lõpetab, kuigi veel üks vise oleks ära tasunud
habit-throws-on = viskab edasi, kuigi oli aeg lõpetada
habit-strikes = tõmbab maha vale lahtri
habit-chance = kulutab lahtri Juhuslik liiga vara
habit-little-above = lepib vähesega ülemises lahtris, mida on boonuseks vaja
habit-fewer-points = raiskab hea viske odavasse lahtrisse
habit-points-now = võtab kohe punkte, mis lähevad hiljem rohkem maksma

habit-line = { $habit }: { $times ->
        [one] üks kord
        [2] kaks korda
       *[other] { $times } korda
    }, { $points } punkti
