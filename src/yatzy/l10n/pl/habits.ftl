# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = rozbija pary albo fulla
habit-too-many = zostawia za dużo kości
habit-too-few = przerzuca dobre kości
habit-another-face = poluje na złą liczbę
habit-low-pair = zostawia niską parę zamiast zaczątku strita
habit-alike = zostawia jednakowe kości zamiast zaczątku strita
habit-straight = idzie na strita zamiast na jednakowe kości
habit-other-dice = zostawia nie te kości
habit-stops = kończy, choć kolejny rzut by się opłacił
habit-throws-on = rzuca dalej, choć pora kończyć
habit-strikes = skreśla nie to pole
habit-chance = za wcześnie zużywa Szansę
habit-little-above = wpisuje za mało w górne pole potrzebne do bonusu
habit-fewer-points = marnuje dobry rzut na pole, które mało daje
habit-points-now = bierze punkty teraz, a później traci więcej

habit-line = { $habit }: { $times ->
        [1] raz
       *[other] { $times } razy
    }, { $points } punktu
