# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, genomgång · Yatzy
page-review-opening = Går igenom partiet …
page-review-queued = Servern är upptagen. Genomgången öppnas av sig själv om en stund …
page-review-table = Till bordet
page-review-overview = Tillbaka till hela partiet
page-review-so-far = Hittills
page-review-everyone = Jämför spelare
page-review-partners = Lagkamrater
page-review-meaning = Vad siffrorna betyder
page-review-step = Gå igenom partiet steg för steg
page-review-skill = { $best } av { $decisions } val var de bästa ({ $share }); tappade poäng: { $cost }
page-review-unknown = Inga val är registrerade här.
page-review-worst = { $count ->
        [one] Det dyraste valet
       *[other] De { $count } dyraste valen
    }
page-review-all-best = Alla registrerade val var de bästa.
page-review-chosen = valt
page-review-better = bättre

page-review-early = Inget att gå igenom än
page-review-early-about = Spela färdigt en omgång först.
page-review-coach = Klar efter partiet
page-review-coach-about = Det här bordet spelar utan coach: du kan gå igenom partiet när det är slut.
page-review-refused = Kan inte gå igenom partiet
page-review-refused-about = Försök igen om en stund.

page-review-told = { $place }. Tärningar { $dice }. { $player }: { $choice }. { $was ->
        [best] Det var det bästa valet.
       *[costly] Det kostade { $cost }. Bättre: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Bättre: { $choice }
page-review-dice = { $gave ->
        [gave] Tur: +{ $luck }.
        [took] Tur: −{ $luck }.
       *[nothing] Tur: 0.
    }
page-review-turn-changed = Det är { $luck } jämfört med det förväntade.
page-review-points-about = Bara omgångens poäng är registrerade, så skicklighet och tur går inte att skilja åt.
page-review-more = { $count ->
        [one] Ett val till
       *[other] { $count } val till
    }
page-review-fewer = Färre val
page-review-expected = Förväntad slutsumma: { $before } före omgången, { $after } efter.
page-review-explore = Analysera läget
page-review-turns = Omgångar
page-review-slider = Omgång { $turn } av { $turns }, tappade poäng: { $cost }
page-review-back = Föregående val
page-review-on = Nästa val

page-bring-title = Importera ett parti
page-bring-about = Öppna ett sparat parti, i notation eller som JSON Lines. Den som har länken kan se det.
page-bring-file = Välj en fil
page-bring-text = eller klistra in den här
page-bring-go = Importera
page-bring-waiting = Läser partiet …
page-bring-empty = Välj en fil eller klistra in ett parti först.
