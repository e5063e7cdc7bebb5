# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = reißt Paare oder ein Full House auseinander
habit-too-many = behält zu viele Würfel
habit-too-few = würfelt gute Würfel noch einmal
habit-another-face = setzt auf die falsche Augenzahl
habit-low-pair = behält ein kleines Paar statt einer offenen Straße
habit-alike = behält gleiche Würfel statt einer offenen Straße
habit-straight = setzt auf eine Straße statt auf gleiche Würfel
habit-other-dice = behält die falschen Würfel
habit-stops = hört auf, obwohl sich ein Wurf noch lohnt
habit-throws-on = würfelt weiter, obwohl Aufhören besser ist
habit-strikes = streicht das falsche Feld
habit-chance = nimmt Chance zu früh
habit-little-above = trägt oben zu wenig ein, wo der Bonus mehr braucht
habit-fewer-points = vergeudet einen guten Wurf in einem schwachen Feld
habit-points-now = nimmt Punkte, die später mehr kosten

habit-line = { $habit }: { $times ->
        [one] einmal
        [2] zweimal
       *[other] { $times }-mal
    }, { $points } Punkte
