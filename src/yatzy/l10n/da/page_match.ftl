# A match with the same dice, and how everyone fares in it.

page-match-about = Alle spiller alene og møder de samme kast. Højeste slutsum vinder.
page-match-won = { $count ->
        [one] { $players } vandt med { $points } point
       *[other] { $players } deler sejren med { $points } point
    }
page-match-over = Kampen er slut. Alle spil kan gennemgås.
page-match-along = Spil med
page-match-go-on = Fortsæt dit spil
page-match-nobody = Ingen spiller endnu.
page-match-invite = Den, der åbner dette, kan spille med, nu eller senere.
page-match-close = Afslut kampen
page-match-close-yes = Afslut
page-match-close-about = { $playing ->
        [0] Så kan ingen flere være med, og alle kan gennemgå alle spil.
        [one] Ét spil er ikke færdigt. Så kan ingen flere være med, og alle kan gennemgå alle spil.
       *[other] { $playing } spil er ikke færdige. Så kan ingen flere være med, og alle kan gennemgå alle spil.
    }

page-match-by = Rangeret
page-match-by-total = efter slutsum
page-match-by-cost = efter valg
page-match-cost-about = Point givet væk i forhold til de bedste valg: jo færre, jo bedre, uanset hvad terningerne gjorde.
page-match-place = Plads
page-match-name = Navn
page-match-accuracy = Bedste valg
page-match-total = I alt
page-match-cost = Givet væk
page-match-playing = { $turns } af { $boxes } omgange
page-match-count = { $players ->
        [one] Én spiller med
       *[other] { $players } spiller med
    }, { $over ->
        [0] ingen er færdig.
        [one] én er færdig.
       *[other] { $over } er færdige.
    }
page-match-later = { $count ->
        [one] Hvad én af dem gav væk, udregnes stadig.
       *[other] Hvad { $count } af dem gav væk, udregnes stadig.
    }
page-match-no-costs = Ingen er færdig endnu.
page-match-share = { $sheet }, dagens spil { $date }: { $points } point, plads { $place } af { $over }{ $known ->
        [no] {""}
       *[yes] , { $cost } givet væk
    }
page-match-until = Åben til { $day }.
page-match-apart = Nye spillere og gæster
page-match-apart-about = På ranglisten tæller dagens første spil, for dem der har spillet her i mindst en uge.
page-match-new = ny
page-match-guest = gæst
page-match-again = ikke det første
page-match-unusual = usædvanligt held
page-match-unusual-about = Usædvanligt held: for den, der ikke kender terningerne på forhånd, går højst ét ud af { $games } spil sådan.
page-match-key = Dine spil tæller på ranglisten, når du har spillet her i en uge. Til det gemmer browseren en nøgle, som til din statistik.
