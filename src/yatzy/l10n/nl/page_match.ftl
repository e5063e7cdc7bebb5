# A match with the same dice, and how everyone fares in it.

page-match-about = Iedereen speelt alleen en krijgt dezelfde worpen. Het hoogste totaal wint.
page-match-won = { $count ->
        [one] Winst voor { $players } met { $points } punten
       *[other] { $players } delen de winst met { $points } punten
    }
page-match-over = De wedstrijd is afgelopen. Alle potjes zijn te bekijken.
page-match-along = Meespelen
page-match-go-on = Verder met je potje
page-match-nobody = Er speelt nog niemand.
page-match-invite = Wie dit opent, kan meespelen, nu of later.
page-match-close = Wedstrijd beëindigen
page-match-close-yes = Beëindigen
page-match-close-about = { $playing ->
        [0] Niemand kan dan nog meedoen, en iedereen kan alle potjes bekijken.
        [one] Eén potje is niet af. Niemand kan dan nog meedoen, en iedereen kan alle potjes bekijken.
       *[other] { $playing } potjes zijn niet af. Niemand kan dan nog meedoen, en iedereen kan alle potjes bekijken.
    }

page-match-by = Ranglijst
page-match-by-total = op totaal
page-match-by-cost = op keuzes
page-match-cost-about = Punten weggegeven vergeleken met de beste keuzes: hoe minder hoe beter, wat de dobbelstenen ook deden.
page-match-place = Plek
page-match-name = Naam
page-match-accuracy = Beste keuzes
page-match-total = Totaal
page-match-cost = Weggegeven
page-match-playing = { $turns }/{ $boxes } beurten
page-match-count = { $players ->
        [one] Eén speelt mee
       *[other] { $players } spelen mee
    }, { $over ->
        [0] nog niemand is klaar.
        [one] één is klaar.
       *[other] { $over } zijn klaar.
    }
page-match-later = { $count ->
        [one] Van één potje wordt nog berekend wat er weggegeven is.
       *[other] Van { $count } potjes wordt nog berekend wat er weggegeven is.
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
page-match-apart-about = In de ranglijst telt het eerste potje van de dag, van wie hier minstens een week speelt.
page-match-new = nieuw
page-match-guest = gast
page-match-again = niet het eerste
page-match-unusual = ongewoon geluk
page-match-unusual-about = Ongewoon geluk: wie de worpen niet vooraf kent, heeft hooguit één op de { $games } potjes zo’n verloop.
page-match-key = Je potjes tellen mee in de ranglijst als je hier een week speelt. Daarvoor bewaart deze browser een sleutel, net als voor je statistieken.
