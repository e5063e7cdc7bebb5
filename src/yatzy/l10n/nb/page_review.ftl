# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, gjennomgang · Yatzy
page-review-opening = Spillet gjennomgås …
page-review-queued = Serveren har mye å gjøre. Gjennomgangen åpner seg selv om litt …
page-review-table = Til bordet
page-review-overview = Til hele spillet
page-review-so-far = Så langt spillet er kommet
page-review-everyone = Alle side om side
page-review-partners = Lagkamerater
page-review-meaning = Hva tallene betyr
page-review-step = Spillet trinn for trinn
page-review-skill = { $best } av { $decisions } valg var best ({ $share }), { $cost } poeng gitt bort.
page-review-unknown = Valgene her er ikke kjent.
page-review-worst = { $count ->
        [one] Det dyreste valget
       *[other] De { $count } dyreste valgene
    }
page-review-all-best = Hvert kjente valg var det beste.
page-review-chosen = valgt
page-review-better = bedre

page-review-early = Ingenting å gå gjennom ennå
page-review-early-about = Når en omgang er slutt, kan spillet gjennomgås.
page-review-coach = Ikke før slutten
page-review-coach-about = Dette bordet spiller uten coach: spillet kan gjennomgås når det er slutt.
page-review-refused = Spillet kan ikke gjennomgås
page-review-refused-about = Prøv igjen om litt.

page-review-told = { $place }. Terninger { $dice }. { $player }: { $choice }. { $was ->
        [best] Det var det beste valget.
       *[costly] Det kostet { $cost }. Bedre: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Bedre: { $choice }
page-review-dice = { $gave ->
        [gave] Terningene ga { $luck }.
        [took] Terningene tok { $luck }.
       *[nothing] Terningene endret ingenting.
    }
page-review-turn-changed = Det er { $luck } i forhold til det forventede.
page-review-points-about = Bare poengene i denne omgangen er kjent. Valg og flaks kan ikke skilles.
page-review-more = { $count ->
        [one] Ett valg til
       *[other] { $count } valg til
    }
page-review-fewer = Færre valg
page-review-expected = Forventet sluttsum: { $before } før omgangen, { $after } etter.
page-review-explore = Analyser stillingen
page-review-turns = Omganger
page-review-slider = Omgang { $turn } av { $turns }, { $cost } gitt bort
page-review-back = Forrige valg
page-review-on = Neste valg

page-bring-title = Hent inn en spillfil
page-bring-about = Et spill i notasjon eller som JSON Lines, slik hvert bord gir det til slutt. Det får sin egen adresse, og den som har den, kan gå gjennom spillet.
page-bring-file = Velg en fil
page-bring-text = eller lim den inn her
page-bring-go = Gå gjennom
page-bring-waiting = Den leses …
page-bring-empty = Det er ikke noe i den ennå.
