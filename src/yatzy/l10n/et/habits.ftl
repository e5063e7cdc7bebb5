# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = lõhub paarid või maja
habit-too-many = jätab alles liiga palju täringuid
habit-too-few = viskab häid täringuid uuesti
habit-another-face = püüab valet numbrit
habit-low-pair = jätab vaba rea asemel alles väikese paari
habit-alike = jätab vaba rea asemel alles ühesugused täringud
habit-straight = püüab ühesuguste täringute asemel rida
habit-other-dice = jätab alles valed täringud
habit-stops = lõpetab, kuigi tasuks veel visata
habit-throws-on = viskab edasi, kuigi aeg on lõpetada
habit-strikes = tõmbab maha vale lahtri
habit-chance = kasutab lahtri Juhuslik liiga vara
habit-little-above = kirjutab liiga vähe ülemisse lahtrisse, mida boonus vajab
habit-fewer-points = raiskab hea viske odavasse lahtrisse
habit-points-now = võtab kohe punkte, mis hiljem rohkem maksma lähevad

habit-line = { $habit }: { $times ->
        [one] üks kord
        [2] kaks korda
       *[other] { $times } korda
    }, { $points } punkti
