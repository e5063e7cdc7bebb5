# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = hajottaa parit tai täyskäden
habit-too-many = pitää liian monta noppaa
habit-too-few = heittää hyviä noppia uudelleen
habit-another-face = tavoittelee toista silmälukua
habit-low-pair = pitää pienen parin avoimen suoran sijaan
habit-alike = pitää samat nopat avoimen suoran sijaan
habit-straight = tavoittelee suoraa samojen noppien sijaan
habit-other-dice = pitää muut nopat
habit-stops = lopettaa, vaikka heitto olisi kannattanut
habit-throws-on = heittää vielä, vaikka oli aika lopettaa
habit-strikes = vetää yli väärän ruudun
habit-chance = käyttää Sattuman liian aikaisin
habit-little-above = tyytyy vähään yläruudussa, jota bonukseen tarvitaan
habit-fewer-points = tuhlaa hyvän heiton halpaan ruutuun
habit-points-now = ottaa nyt pisteet, jotka maksavat myöhemmin enemmän

habit-line = { $habit }: { $times ->
        [one] kerran
        [2] kahdesti
       *[other] { $times } kertaa
    }, { $points } pistettä
