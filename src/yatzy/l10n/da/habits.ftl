# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = bryder par eller hus op
habit-too-many = beholder for mange terninger
habit-too-few = kaster gode terninger igen
habit-another-face = samler på det forkerte tal
habit-low-pair = beholder et lavt par i stedet for en åben straight
habit-alike = beholder ens terninger i stedet for en åben straight
habit-straight = går efter straight i stedet for ens terninger
habit-other-dice = beholder de forkerte terninger
habit-stops = stopper, selv om et kast til kunne betale sig
habit-throws-on = kaster videre, selv om det var på tide at stoppe
habit-strikes = stryger det forkerte felt
habit-chance = bruger Chancen for tidligt
habit-little-above = skriver for lidt i et felt, som bonussen har brug for
habit-fewer-points = spilder et godt kast på et felt, der ikke giver meget
habit-points-now = tager point nu, der koster mere senere

habit-line = { $habit }: { $times ->
        [one] én gang
        [2] to gange
       *[other] { $times } gange
    }, { $points } point
