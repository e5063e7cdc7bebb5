# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, gjennomgang · Yatzy
page-review-opening = Går gjennom spillet …
page-review-queued = Serveren er opptatt. Gjennomgangen åpner seg selv om litt …
page-review-table = Til bordet
page-review-overview = Tilbake til hele spillet
page-review-so-far = Så langt
page-review-everyone = Sammenlign spillere
page-review-partners = Lagkamerater
page-review-meaning = Hva tallene betyr
page-review-step = Gå gjennom spillet trinn for trinn
page-review-skill = { $best } av { $decisions } valg var de beste ({ $share }); poeng tapt: { $cost }
page-review-unknown = Ingen valg er registrert her.
page-review-worst = { $count ->
        [one] Det dyreste valget
       *[other] De { $count } dyreste valgene
    }
page-review-all-best = Alle registrerte valg var de beste.
page-review-chosen = valgt
page-review-better = bedre

page-review-early = Ingenting å gå gjennom ennå
page-review-early-about = Spill ferdig en omgang først.
page-review-coach = Klar etter spillet
page-review-coach-about = Dette bordet spiller uten coach: du kan gå gjennom spillet når det er slutt.
page-review-refused = Kan ikke gå gjennom spillet
page-review-refused-about = Prøv igjen om litt.

page-review-told = { $place }. Terninger { $dice }. { $player }: { $choice }. { $was ->
        [best] Det var det beste valget.
       *[costly] Det kostet { $cost }. Bedre: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Bedre: { $choice }
page-review-dice = { $gave ->
        [gave] Flaks: +{ $luck }.
        [took] Flaks: −{ $luck }.
       *[nothing] Flaks: 0.
    }
page-review-turn-changed = Det er { $luck } sammenlignet med det forventede.
page-review-points-about = Bare poengene i denne omgangen er registrert, så dyktighet og flaks kan ikke skilles.
page-review-more = { $count ->
        [one] Ett valg til
       *[other] { $count } valg til
    }
page-review-fewer = Færre valg
page-review-expected = Forventet sluttsum: { $before } før omgangen, { $after } etter.
page-review-explore = Analyser stillingen
page-review-turns = Omganger
page-review-slider = Omgang { $turn } av { $turns }, poeng tapt: { $cost }
page-review-back = Forrige valg
page-review-on = Neste valg

page-bring-title = Importer et spill
page-bring-about = Åpne et lagret spill, i notasjon eller som JSON Lines. Den som har lenken, kan se det.
page-bring-file = Velg en fil
page-bring-text = eller lim den inn her
page-bring-go = Importer
page-bring-waiting = Leser spillet …
page-bring-empty = Velg en fil eller lim inn et spill først.
