# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = hajottaa parit tai täyskäden
habit-too-many = pitää liian monta noppaa
habit-too-few = heittää hyviä noppia uudelleen
habit-another-face = tavoittelee väärää silmälukua
habit-low-pair = pitää pienen parin avoimen suoran sijaan
habit-alike = pitää samanlaiset nopat avoimen suoran sijaan
habit-straight = tavoittelee suoraa samanlaisten noppien sijaan
habit-other-dice = pitää väärät nopat
habit-stops = lopettaa, vaikka uusi heitto kannattaisi
habit-throws-on = heittää vielä, vaikka olisi aika lopettaa
habit-strikes = viivaa yli väärän ruudun
habit-chance = käyttää Sattuman liian aikaisin
habit-little-above = merkitsee liian vähän yläruutuun, jota bonus tarvitsee
habit-fewer-points = tuhlaa hyvän heiton halpaan ruutuun
habit-points-now = ottaa nyt pisteet, jotka maksavat myöhemmin enemmän

habit-line = { $habit }: { $times ->
        [one] kerran
        [2] kahdesti
       *[other] { $times } kertaa
    }, { $points } pistettä
