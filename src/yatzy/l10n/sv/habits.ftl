# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = bryter upp par eller kåk
habit-too-many = sparar för många tärningar
habit-too-few = kastar om bra tärningar
habit-another-face = satsar på fel siffra
habit-low-pair = sparar ett lågt par i stället för en öppen straight
habit-alike = sparar lika tärningar i stället för en öppen straight
habit-straight = satsar på en straight i stället för lika tärningar
habit-other-dice = sparar fel tärningar
habit-stops = slutar fast ett kast till hade lönat sig
habit-throws-on = kastar vidare fast det var dags att sluta
habit-strikes = stryker fel ruta
habit-chance = använder Chans för tidigt
habit-little-above = skriver för lite i en övre ruta som bonusen behöver
habit-fewer-points = slösar ett bra kast på en ruta som ger lite
habit-points-now = tar poäng nu som kostar mer senare

habit-line = { $habit }: { $times ->
        [one] en gång
        [2] två gånger
       *[other] { $times } gånger
    }, { $points } poäng
