# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = spezza coppie o un full
habit-too-many = tiene troppi dadi
habit-too-few = rilancia dadi buoni
habit-another-face = punta sul numero sbagliato
habit-low-pair = tiene una coppia bassa invece di puntare alla scala
habit-alike = tiene dadi uguali invece di puntare alla scala
habit-straight = punta alla scala invece che ai dadi uguali
habit-other-dice = tiene i dadi sbagliati
habit-stops = si ferma quando conviene rilanciare
habit-throws-on = rilancia quando conviene fermarsi
habit-strikes = segna zero nella casella sbagliata
habit-chance = usa Chance troppo presto
habit-little-above = segna troppo poco in una casella superiore utile al bonus
habit-fewer-points = spreca un buon lancio in una casella che vale poco
habit-points-now = prende subito punti che dopo costano di più

habit-line = { $habit }: { $times ->
        [one] una volta
       *[other] { $times } volte
    }, { $points } punti
