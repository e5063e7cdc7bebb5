# A match with the same dice, and how everyone fares in it.

page-match-about = Alle spiller alene og får de samme kast. Højeste slutsum vinder.
page-match-won = { $count ->
        [one] { $players } vandt med { $points } point
       *[other] { $players } deler sejren med { $points } point
    }
page-match-over = Kampen er slut. Du kan gennemgå alle spil.
page-match-along = Deltag
page-match-go-on = Fortsæt dit spil
page-match-nobody = Ingen spiller endnu.
page-match-invite = Den, der åbner dette, kan deltage, nu eller senere.
page-match-close = Afslut kampen
page-match-close-yes = Afslut
page-match-close-about = { $playing ->
        [0] Ingen kan deltage herefter, og alle kan gennemgå alle spil.
        [one] 1 spil er ikke færdigt. Ingen kan deltage herefter, og alle kan gennemgå alle spil.
       *[other] { $playing } spil er ikke færdige. Ingen kan deltage herefter, og alle kan gennemgå alle spil.
    }

page-match-by = Rangliste
page-match-by-total = efter slutsum
page-match-by-cost = efter spildte point
page-match-cost-about = Point spildt i forhold til de bedste valg: færre er bedre, uanset terningerne.
page-match-place = Plads
page-match-name = Navn
page-match-accuracy = Bedste valg
page-match-total = I alt
page-match-cost = Point spildt
page-match-playing = { $turns } af { $boxes } ture
page-match-count = { $players ->
        [one] 1 spiller
       *[other] { $players } spillere
    }, { $over ->
        [0] ingen er færdig.
        [one] 1 er færdig.
       *[other] { $over } er færdige.
    }
page-match-later = { $count ->
        [one] Spildte point i 1 spil regnes stadig ud.
       *[other] Spildte point i { $count } spil regnes stadig ud.
    }
page-match-no-costs = Ingen er færdig endnu.
page-match-share = { $sheet }, dagens spil { $date }: { $points } point, plads { $place } af { $over }{ $known ->
        [no] {""}
       *[yes] , { $cost } point spildt
    }
page-match-until = Åben til { $day }.
page-match-apart = Nye spillere og gæster
page-match-apart-about = Ranglisten tæller hver spillers første spil om dagen, når spilleren har spillet her i en uge.
page-match-new = ny
page-match-guest = gæst
page-match-again = ikke det første
page-match-unusual = usædvanligt held
page-match-unusual-about = Usædvanligt held: for den, der ikke kender terningerne på forhånd, går højst ét ud af { $games } spil sådan.
page-match-key = Dine spil tæller på ranglisten, når du har spillet her i en uge. Til det gemmer browseren en nøgle, som til din statistik.
