# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = breekt paren of een full house op
habit-too-many = houdt te veel dobbelstenen vast
habit-too-few = gooit goede dobbelstenen opnieuw
habit-another-face = gaat voor het verkeerde aantal ogen
habit-low-pair = houdt een laag paar vast in plaats van een open straat
habit-alike = houdt gelijke dobbelstenen vast in plaats van een open straat
habit-straight = gaat voor een straat in plaats van gelijke dobbelstenen
habit-other-dice = houdt de verkeerde dobbelstenen vast
habit-stops = stopt terwijl nog een worp loont
habit-throws-on = gooit door terwijl stoppen beter is
habit-strikes = streept het verkeerde vak weg
habit-chance = gebruikt Kans te vroeg
habit-little-above = schrijft te weinig in een vak bovenin dat de bonus nodig heeft
habit-fewer-points = verspilt een goede worp aan een vak dat weinig geeft
habit-points-now = neemt nu punten die later meer kosten

habit-line = { $habit }: { $times ->
        [one] één keer
        [2] twee keer
       *[other] { $times } keer
    }, { $points } punten
