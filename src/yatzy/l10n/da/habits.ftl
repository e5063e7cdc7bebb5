# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = bryder par eller hus op
habit-too-many = beholder for mange terninger
habit-too-few = kaster gode terninger igen
habit-another-face = går efter en anden værdi
habit-low-pair = beholder et lavt par i stedet for en åben straight
habit-alike = beholder ens terninger i stedet for en åben straight
habit-straight = går efter en straight i stedet for ens terninger
habit-other-dice = beholder andre terninger
habit-stops = stopper, selv om et kast til kunne betale sig
habit-throws-on = kaster videre, selv om det var tid at stoppe
habit-strikes = stryger det forkerte felt
habit-chance = bruger Chancen for tidligt
habit-little-above = tager få point i et øvre felt, som bonussen har brug for
habit-fewer-points = spilder et godt kast på et felt, der giver lidt
habit-points-now = tager point nu, der koster mere senere

habit-line = { $habit }: { $times ->
        [one] én gang
        [2] to gange
       *[other] { $times } gange
    }, { $points } point
