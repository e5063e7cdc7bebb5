# A match with the same dice, and how everyone fares in it.

page-match-about = Alla spelar ensamma och möter samma kast. Högsta slutsumman vinner.
page-match-won = { $count ->
        [one] { $players } vann med { $points } poäng
       *[other] { $players } delar segern med { $points } poäng
    }
page-match-over = Matchen är slut. Alla partier kan gås igenom.
page-match-along = Spela med
page-match-go-on = Fortsätt ditt parti
page-match-nobody = Ingen spelar än.
page-match-invite = Den som öppnar det här kan spela med, nu eller senare.
page-match-close = Avsluta matchen
page-match-close-yes = Avsluta
page-match-close-about = { $playing ->
        [0] Ingen kan längre ansluta, och alla kan gå igenom alla partier.
        [one] Ett parti är inte färdigt. Ingen kan längre ansluta, och alla kan gå igenom alla partier.
       *[other] { $playing } partier är inte färdiga. Ingen kan längre ansluta, och alla kan gå igenom alla partier.
    }

page-match-by = Rangordning
page-match-by-total = efter slutsumma
page-match-by-cost = efter val
page-match-cost-about = Tappade poäng mot de bästa valen: ju färre desto bättre, vad tärningarna än gjorde.
page-match-place = Plats
page-match-name = Namn
page-match-accuracy = Bästa val
page-match-total = Totalt
page-match-cost = Tappat
page-match-playing = { $turns } av { $boxes } omgångar
page-match-count = { $players ->
        [one] En spelar med
       *[other] { $players } spelar med
    }, { $over ->
        [0] ingen är klar.
        [one] en är klar.
       *[other] { $over } är klara.
    }
page-match-later = { $count ->
        [one] Räknar ännu ut vad en av dem tappade.
       *[other] Räknar ännu ut vad { $count } av dem tappade.
    }
page-match-no-costs = Ingen är klar än.
page-match-share = { $sheet }, dagens parti { $date }: { $points } poäng, plats { $place } av { $over }{ $known ->
        [no] {""}
       *[yes] , { $cost } tappade
    }
page-match-until = Öppen till { $day }.
page-match-apart = Nya spelare och gäster
page-match-apart-about = I rankningen räknas dagens första parti, för den som har spelat här i minst en vecka.
page-match-new = ny
page-match-guest = gäst
page-match-again = inte det första
page-match-unusual = ovanlig tur
page-match-unusual-about = Ovanlig tur: för den som inte känner till tärningarna i förväg går högst ett parti på { $games } så här.
page-match-key = Dina partier räknas i rankningen när du har spelat här i en vecka. För det sparar den här webbläsaren en nyckel, som för din statistik.
