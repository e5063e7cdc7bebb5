# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, gennemgang · Yatzy
page-review-opening = Spillet gennemgås …
page-review-queued = Serveren har travlt. Din gennemgang åbner af sig selv om lidt …
page-review-table = Til bordet
page-review-overview = Til hele spillet
page-review-so-far = Så langt spillet er nået
page-review-everyone = Alle side om side
page-review-partners = Makkere
page-review-meaning = Hvad tallene betyder
page-review-step = Spillet trin for trin
page-review-skill = { $best } af { $decisions } valg var de bedste ({ $share }), { $cost } point givet væk.
page-review-unknown = Valgene her kendes ikke.
page-review-worst = { $count ->
        [one] Det dyreste valg
       *[other] De { $count } dyreste valg
    }
page-review-all-best = Alle kendte valg var de bedste.
page-review-chosen = valgt
page-review-better = bedre

page-review-early = Intet at gennemgå endnu
page-review-early-about = Når en omgang er slut, kan spillet gennemgås.
page-review-coach = Ikke før slutningen
page-review-coach-about = Dette bord spiller uden coach: spillet kan gennemgås, når det er slut.
page-review-refused = Spillet kan ikke gennemgås
page-review-refused-about = Prøv igen om lidt.

page-review-told = { $place }. Terninger { $dice }. { $player }: { $choice }. { $was ->
        [best] Det var det bedste valg.
       *[costly] Det kostede { $cost }. Bedre: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Bedre: { $choice }
page-review-dice = { $gave ->
        [gave] Terningerne gav { $luck }.
        [took] Terningerne tog { $luck }.
       *[nothing] Terningerne ændrede intet.
    }
page-review-turn-changed = Det er { $luck } i forhold til det forventede.
page-review-points-about = Kun omgangens point er kendt. Valg og held kan ikke skilles ad.
page-review-more = { $count ->
        [one] Ét valg til
       *[other] { $count } valg til
    }
page-review-fewer = Færre valg
page-review-expected = Forventet slutsum: { $before } før omgangen, { $after } efter.
page-review-explore = Analysér stillingen
page-review-turns = Omgange
page-review-slider = Omgang { $turn } af { $turns }, { $cost } givet væk
page-review-back = Forrige valg
page-review-on = Næste valg

page-bring-title = Hent en spilfil ind
page-bring-about = Et spil i notation eller som JSON Lines, som hvert bord giver det til slut. Det får sin egen adresse, og den, der har den, kan gennemgå spillet.
page-bring-file = Vælg en fil
page-bring-text = eller sæt den ind her
page-bring-go = Gennemgå
page-bring-waiting = Den læses …
page-bring-empty = Der er ikke noget i den endnu.
