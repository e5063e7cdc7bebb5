# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, gennemgang · Yatzy
page-review-opening = Gennemgår spillet …
page-review-queued = Serveren har travlt. Din gennemgang åbner af sig selv om lidt …
page-review-table = Til bordet
page-review-overview = Tilbage til hele spillet
page-review-so-far = Indtil nu
page-review-everyone = Sammenlign spillere
page-review-partners = Makkere
page-review-meaning = Hvad tallene betyder
page-review-step = Gennemgå spillet trin for trin
page-review-skill = { $best } af { $decisions } valg var de bedste ({ $share }); point spildt: { $cost }
page-review-unknown = Ingen valg er registreret her.
page-review-worst = { $count ->
        [one] Det dyreste valg
       *[other] De { $count } dyreste valg
    }
page-review-all-best = Alle registrerede valg var de bedste.
page-review-chosen = valgt
page-review-better = bedre

page-review-early = Intet at gennemgå endnu
page-review-early-about = Spil en tur færdig først.
page-review-coach = Klar efter spillet
page-review-coach-about = Dette bord spiller uden coach: du kan gennemgå spillet, når det er slut.
page-review-refused = Kan ikke gennemgå spillet
page-review-refused-about = Prøv igen om lidt.

page-review-told = { $place }. Terninger { $dice }. { $player }: { $choice }. { $was ->
        [best] Det var det bedste valg.
       *[costly] Det kostede { $cost }. Bedre: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Bedre: { $choice }
page-review-dice = { $gave ->
        [gave] Held: +{ $luck }.
        [took] Held: −{ $luck }.
       *[nothing] Held: 0.
    }
page-review-turn-changed = Det er { $luck } sammenlignet med det forventede.
page-review-points-about = Kun turens point er registreret, så dygtighed og held kan ikke skilles ad.
page-review-more = { $count ->
        [one] Ét valg til
       *[other] { $count } valg til
    }
page-review-fewer = Færre valg
page-review-expected = Forventet slutsum: { $before } før turen, { $after } efter.
page-review-explore = Analysér stillingen
page-review-turns = Ture
page-review-slider = Tur { $turn } af { $turns }, point spildt: { $cost }
page-review-back = Forrige valg
page-review-on = Næste valg

page-bring-title = Importér et spil
page-bring-about = Åbn et gemt spil, i notation eller som JSON Lines. Den, der har linket, kan se det.
page-bring-file = Vælg en fil
page-bring-text = eller sæt den ind her
page-bring-go = Importér
page-bring-waiting = Læser spillet …
page-bring-empty = Vælg en fil, eller sæt et spil ind først.
