# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, genomgång · Yatzy
page-review-opening = Går igenom partiet …
page-review-queued = Servern har mycket att göra. Genomgången öppnas av sig själv om en stund …
page-review-table = Till bordet
page-review-overview = Till hela partiet
page-review-so-far = Så här långt
page-review-everyone = Alla sida vid sida
page-review-partners = Lagkamrater
page-review-meaning = Vad siffrorna betyder
page-review-step = Stega igenom partiet
page-review-skill = { $best } av { $decisions } val var bäst ({ $share }), { $cost } poäng tappade.
page-review-unknown = Inget är känt om valen här.
page-review-worst = { $count ->
        [one] Det dyraste valet
       *[other] De { $count } dyraste valen
    }
page-review-all-best = Varje känt val var det bästa.
page-review-chosen = valt
page-review-better = bättre

page-review-early = Inget att gå igenom än
page-review-early-about = När en omgång är slut kan partiet gås igenom.
page-review-coach = Inte före slutet
page-review-coach-about = Det här bordet spelar utan coach: partiet kan gås igenom när det är slut.
page-review-refused = Partiet kan inte gås igenom
page-review-refused-about = Försök igen om en stund.

page-review-told = { $place }. Tärningar { $dice }. { $player }: { $choice }. { $was ->
        [best] Det var det bästa valet.
       *[costly] Det kostade { $cost }. Bättre: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Bättre: { $choice }
page-review-dice = { $gave ->
        [gave] Tärningarna gav { $luck }.
        [took] Tärningarna tog { $luck }.
       *[nothing] Tärningarna ändrade inget.
    }
page-review-turn-changed = Det är { $luck } mot vad som väntades.
page-review-points-about = Bara omgångens poäng är kända. Val och tur går inte att skilja åt.
page-review-more = { $count ->
        [one] Ett val till
       *[other] { $count } val till
    }
page-review-fewer = Färre val
page-review-expected = Väntad slutsumma: { $before } före omgången, { $after } efter.
page-review-explore = Analysera läget
page-review-turns = Omgångar
page-review-slider = Omgång { $turn } av { $turns }, { $cost } tappat
page-review-back = Föregående val
page-review-on = Nästa val

page-bring-title = Hämta in en partifil
page-bring-about = Ett parti i notation eller som JSON Lines, så som varje bord ger det vid slutet. Det får en egen adress och kan gås igenom av den som har den.
page-bring-file = Välj en fil
page-bring-text = eller klistra in den här
page-bring-go = Gå igenom
page-bring-waiting = Läser …
page-bring-empty = Det finns inget i den än.
