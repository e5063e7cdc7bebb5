# A match with the same dice, and how everyone fares in it.

page-match-about = Iedereen speelt alleen en krijgt dezelfde worpen. Het hoogste totaal wint.
page-match-won = { $count ->
        [one] Winst voor { $players } met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
       *[other] { $players } delen de overwinning met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
    }
page-match-over = De wedstrijd is afgelopen. Je kunt op alle potjes terugkijken.
page-match-along = Meedoen
page-match-go-on = Verder spelen
page-match-nobody = Er speelt nog niemand.
page-match-invite = Wie dit opent, kan meedoen, nu of later.
page-match-close = Wedstrijd beëindigen
page-match-close-yes = Beëindigen
page-match-close-about = { $playing ->
        [0] Niemand kan hierna nog meedoen, en iedereen kan op alle potjes terugkijken.
        [one] Eén potje is niet af. Niemand kan hierna nog meedoen, en iedereen kan op alle potjes terugkijken.
       *[other] { $playing } potjes zijn niet af. Niemand kan hierna nog meedoen, en iedereen kan op alle potjes terugkijken.
    }

page-match-by = Ranglijst
page-match-by-total = op totaal
page-match-by-cost = op puntverlies
page-match-cost-about = Weggegeven punten vergeleken met de beste keuzes: hoe minder hoe beter, wat de dobbelstenen ook deden.
page-match-place = Plek
page-match-name = Naam
page-match-accuracy = Beste keuzes
page-match-total = Totaal
page-match-cost = Weggegeven
page-match-playing = { $turns } van { $boxes } beurten
page-match-count = { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }, { $over ->
        [0] nog niemand is klaar.
        [one] 1 is klaar.
       *[other] { $over } zijn klaar.
    }
page-match-later = { $count ->
        [one] De weggegeven punten in 1 potje worden nog berekend.
       *[other] De weggegeven punten in { $count } potjes worden nog berekend.
    }
page-match-no-costs = Er is nog niemand klaar.
page-match-share = { $sheet }, het potje van { $date }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, plek { $place } van { $over }{ $known ->
        [no] {""}
       *[yes] , { $cost } weggegeven
    }
page-match-until = Open tot { $day }.
page-match-apart = Nieuwe spelers en gasten
page-match-apart-about = In de ranglijst telt van elke speler het eerste potje van de dag, na een week spelen hier.
page-match-new = nieuw
page-match-guest = gast
page-match-again = niet het eerste
page-match-unusual = ongewoon geluk
page-match-unusual-about = Ongewoon geluk: wie de worpen niet vooraf kent, heeft dit hooguit in één op de { $games } potjes.
page-match-key = Je potjes tellen mee in de ranglijst zodra je hier een week speelt. Daarvoor bewaart deze browser een sleutel, net als voor je statistieken.
