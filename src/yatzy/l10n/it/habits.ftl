# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = spezza coppie o un full
habit-too-many = tiene troppi dadi
habit-too-few = rilancia dadi buoni
habit-another-face = punta su un’altra faccia
habit-low-pair = tiene una coppia bassa invece di puntare alla scala
habit-alike = tiene dadi uguali invece di puntare alla scala
habit-straight = punta alla scala invece che ai dadi uguali
habit-other-dice = tiene altri dadi
habit-stops = si ferma quando un altro lancio conveniva
habit-throws-on = rilancia quando era ora di fermarsi
habit-strikes = azzera la casella sbagliata
habit-chance = spende Chance troppo presto
habit-little-above = segna poco in alto, in una casella utile al bonus
habit-fewer-points = spreca un buon lancio in una casella che vale poco
habit-points-now = prende subito punti che dopo costano di più

habit-line = { $habit }: { $times ->
        [one] una volta
       *[other] { $times } volte
    }, { $points } punti
