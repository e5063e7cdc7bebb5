# The rule page of a sheet.

pays-fixed = { $points } point.
pays-all = Summen af alle terninger.
pays-all-plus = Summen af alle terninger plus { $plus }.
pays-matched = Summen af de terninger.
pays-matched-plus = Summen af de terninger plus { $plus }.

rules-turn = En omgang
rules-turn-rolls = { $dice ->
        [one] Kast terningen.
       *[other] Kast alle { $dice } terninger.
    } { $again ->
        [0] Der kastes ikke igen.
        [one] Så må du kaste valgfrie terninger én gang til.
       *[other] Så må du kaste valgfrie terninger igen op til { $again } gange, også dem, du har beholdt før. Stop, når du vil.
    }
rules-face = Summen af terningerne, der viser { $face }.
rules-order-free = Skriv resultatet i et valgfrit åbent felt. Opfylder terningerne ikke kravet, bliver det et nul, og feltet stryges. Et udfyldt felt ændres aldrig.
rules-order-fixed = Skriv resultatet i det øverste åbne felt, også hvis det bliver et nul. Et udfyldt felt ændres aldrig.
rules-turn-end = Spillet er slut efter { $turns ->
        [one] { $turns } omgang
       *[other] { $turns } omgange
    }, når alle felter er udfyldt.

rules-upper = Øvre del
rules-lower = Nedre del
rules-upper-bonus = { $bonus }: { $points } point for mindst { $at } i øvre del.
rules-last-resort = Kun når intet andet åbent felt giver point.
rules-no-last-resort = Kan altid vælges.

rules-further = { $box } igen
rules-further-ordinary = Ikke noget særligt: når feltet er udfyldt, er det et kast som alle andre.
rules-further-bonus = Så længe { $box } har point, giver hver ny { $bonus } point ud over det, du skriver, også hvis det er et nul.
rules-further-no-bonus-after-zero = Efter et nul i { $box } er der ingen sådan bonus.
rules-further-chips = Bonussen er jetoner: de ligger ved siden af skemaet og lægges til slutsummen, når runden er slut.
rules-further-joker = Når { $box } er udfyldt, med point eller nul, og det øvre felt for værdien også er udfyldt, er kastet en joker: den passer i alle nedre felter.
rules-further-joker-free = Ingen tvang: en joker må skrives i et hvilket som helst åbent felt.
rules-further-joker-forced = En joker skal skrives i et åbent nedre felt. Kun når intet er åbent, bliver den et nul i et øvre felt.
rules-further-upper-always = Så længe det øvre felt for værdien er åbent, skal kastet derhen, hvad enten { $box } har point eller nul.
rules-further-upper-after-points = Så længe { $box } har point, og det øvre felt for værdien er åbent, skal kastet derhen. Efter et nul i { $box } er der ingen tvang, så længe det øvre felt er åbent.
rules-further-in-chance = Så længe { $box } har point, er det { $points } værd i { $chance }, hvis det felt er åbent.
rules-further-zero-when-closed = Så længe { $box } har point, og både { $chance } og det øvre felt for værdien er udfyldt, er det et nul, uanset hvor du skriver det.
rules-further-zero-when-upper-box-closed = Så længe { $box } har point, og det øvre felt for værdien er udfyldt, er det et nul i alle felter undtagen { $chance }.
rules-further-zero-when-upper-section-closed = Så længe { $box } har point, og alle øvre felter er udfyldt, er det et nul i alle felter undtagen { $chance }.

rules-case-when = { $held ->
        [zero] { $box } er strøget
       *[points] { $box } har point
    }{ $upper ->
        [none] {""}
       *[other] , { $upper } er { $open ->
            [yes] åbent
           *[no] udfyldt
        }
    }{ $full ->
        [chance] {" "}og { $chance } også
        [lower] {" "}og alle nedre felter også
        [upper-and-chance] {" "}samt { $chance } og alle andre øvre felter
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}og { $bonus } bonus
    }.

rules-table = Rundt om bordet
rules-players-any = { $least ->
        [one] Så mange spillere, man vil, eller én alene.
       *[other] { $least } spillere eller flere.
    }
rules-players-range = { $least } til { $most } spillere.
rules-start-roll-off = Alle kaster alle terninger én gang. Højeste sum begynder, så går det med uret.
rules-start-agreed = Spillerne aftaler, hvem der begynder.
rules-clockwise = Turen går med uret.
rules-scorekeeper-one = Én spiller fører regnskab for alle.
rules-scorekeeper-each = Hver fører sit eget skema.
rules-teams = Man kan spille som { $numbers } hold; makkere deler kolonne.
rules-series = En serie har op til { $rounds } runder.
rules-series-chosen = Spillerne bestemmer selv, hvor mange runder de spiller.
rules-counting-totals = Runder kan tælles efter slutsum: højeste sum af alle runder vinder.
rules-counting-differences = Runder kan tælles efter forskel: kun rundens vinder får point, lige så mange som forspringet.
rules-counting-rounds-won = Hver runde vindes for sig.
rules-winner = Højeste slutsum vinder.

rules-notes = Noter
rules-options = Valgfri regler
rules-options-how = Skriv dem efter navnet, som i { $sheet }.
rules-ours = (vores tolkning)
rules-elsewhere = Hvad andre oversættelser siger
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Trykt på { $languages }.
rules-not-printed = Ikke trykt på { $language }: felterne har de sædvanlige navne.
rules-instead = Arkets tekst på { $language } har sin egen regel. Arket { $sheet } spiller efter den.
rules-own-text = Teksten på { $language } har sin egen regel. Du spiller efter den, medmindre du vælger andre regler.
rules-guessed = * ikke trykt, eller ulæseligt i vores eksemplar: det navn, spillere bruger
rules-highest = Højest mulige slutsum: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Højest mulige slutsum: { NUMBER($total, useGrouping: 0) }, eller { $card } uden bonus for { $box } igen
