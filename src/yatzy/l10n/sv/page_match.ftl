# A match with the same dice, and how everyone fares in it.

page-match-about = Alla spelar ensamma och får samma kast. Högsta slutsumman vinner.
page-match-won = { $count ->
        [one] { $players } vann med { $points } poäng
       *[other] { $players } delar segern med { $points } poäng
    }
page-match-over = Matchen är slut. Du kan gå igenom alla partier.
page-match-along = Gå med
page-match-go-on = Fortsätt ditt parti
page-match-nobody = Ingen spelar än.
page-match-invite = Den som öppnar det här kan gå med, nu eller senare.
page-match-close = Avsluta matchen
page-match-close-yes = Avsluta
page-match-close-about = { $playing ->
        [0] Ingen kan gå med efter det här, och alla kan gå igenom alla partier.
        [one] 1 parti är inte färdigt. Ingen kan gå med efter det här, och alla kan gå igenom alla partier.
       *[other] { $playing } partier är inte färdiga. Ingen kan gå med efter det här, och alla kan gå igenom alla partier.
    }

page-match-by = Rankning
page-match-by-total = efter slutsumma
page-match-by-cost = efter tappade poäng
page-match-cost-about = Tappade poäng jämfört med de bästa valen: färre är bättre, vad tärningarna än blev.
page-match-place = Plats
page-match-name = Namn
page-match-accuracy = Bästa val
page-match-total = Totalt
page-match-cost = Tappade poäng
page-match-playing = { $turns } av { $boxes } omgångar
page-match-count = { $players ->
        [one] 1 spelare
       *[other] { $players } spelare
    }, { $over ->
        [0] ingen är klar.
        [one] 1 är klar.
       *[other] { $over } är klara.
    }
page-match-later = { $count ->
        [one] Räknar ut tappade poäng i 1 parti.
       *[other] Räknar ut tappade poäng i { $count } partier.
    }
page-match-no-costs = Ingen är klar än.
page-match-share = { $sheet }, dagens parti { $date }: { $points } poäng, plats { $place } av { $over }{ $known ->
        [no] {""}
       *[yes] , { $cost } poäng tappade
    }
page-match-until = Öppen till { $day }.
page-match-apart = Nya spelare och gäster
page-match-apart-about = Rankningen räknar varje spelares första parti för dagen, när spelaren har spelat här i en vecka.
page-match-new = ny
page-match-guest = gäst
page-match-again = inte det första
page-match-unusual = ovanlig tur
page-match-unusual-about = Ovanlig tur: för den som inte känner till tärningarna i förväg går högst ett parti på { $games } så här.
page-match-key = Dina partier räknas i rankningen när du har spelat här i en vecka. För det sparar den här webbläsaren en nyckel, som för din statistik.
