# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = bryter opp par eller hus
habit-too-many = beholder for mange terninger
habit-too-few = kaster gode terninger på nytt
habit-another-face = samler på feil tall
habit-low-pair = beholder et lavt par i stedet for en åpen straight
habit-alike = beholder like terninger i stedet for en åpen straight
habit-straight = satser på straight i stedet for like terninger
habit-other-dice = beholder feil terninger
habit-stops = stopper selv om et kast til hadde lønt seg
habit-throws-on = kaster videre selv om det var på tide å stoppe
habit-strikes = stryker feil rute
habit-chance = bruker Sjanse for tidlig
habit-little-above = fører for lite i en øvre rute som bonusen trenger
habit-fewer-points = sløser bort et godt kast på en rute som gir lite
habit-points-now = tar poeng nå som koster mer senere

habit-line = { $habit }: { $times ->
        [one] én gang
        [2] to ganger
       *[other] { $times } ganger
    }, { $points } poeng
