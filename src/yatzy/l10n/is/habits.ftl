# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = brýtur upp pör eða hús
habit-too-many = geymir of marga teninga
habit-too-few = kastar aftur góðum teningum
habit-another-face = stefnir á ranga tölu
habit-low-pair = geymir lágt par í stað opinnar raðar
habit-alike = geymir eins teninga í stað opinnar raðar
habit-straight = stefnir á röð í stað eins teninga
habit-other-dice = geymir ranga teninga
habit-stops = hættir þótt annað kast borgaði sig
habit-throws-on = kastar áfram þegar best er að hætta
habit-strikes = strikar út rangan reit
habit-chance = notar Áhættu of snemma
habit-little-above = skrifar of lítið í efri reit sem bónusinn þarf
habit-fewer-points = sóar góðu kasti í reit sem gefur lítið
habit-points-now = tekur stig núna sem kosta meira síðar

habit-line = { $habit }: { $times ->
        [1] einu sinni
        [2] tvisvar
        [one] { $times } sinni
       *[other] { $times } sinnum
    }, { $points } stig
