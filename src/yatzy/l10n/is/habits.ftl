# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = brýtur upp pör eða hús
habit-too-many = geymir of marga teninga
habit-too-few = kastar góðum teningum aftur
habit-another-face = veðjar á ranga tölu
habit-low-pair = geymir lágt par í stað opinnar raðar
habit-alike = geymir eins teninga í stað opinnar raðar
habit-straight = veðjar á röð í stað eins teninga
habit-other-dice = geymir aðra teninga
habit-stops = hættir þótt annað kast borgi sig
habit-throws-on = kastar áfram þótt betra sé að hætta
habit-strikes = strikar út rangan reit
habit-chance = notar Áhættu of snemma
habit-little-above = tekur lítið uppi þar sem bónusinn þarf meira
habit-fewer-points = sóar góðu kasti í reit sem gefur lítið
habit-points-now = tekur stig núna sem kosta meira síðar

habit-line = { $habit }: { $times ->
        [1] einu sinni
        [2] tvisvar
        [one] { $times } sinni
       *[other] { $times } sinnum
    }, { $points } stig
