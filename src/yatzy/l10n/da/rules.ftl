# The rule page of a sheet.

pays-fixed = { $points } point.
pays-all = Summen af alle terninger.
pays-all-plus = Summen af alle terninger plus { $plus }.
pays-matched = Summen af de terninger.
pays-matched-plus = Summen af de terninger plus { $plus }.

rules-turn = En tur
rules-turn-rolls = { $dice ->
        [one] Kast terningen.
       *[other] Kast alle { $dice } terninger.
    } { $again ->
        [0] Du må ikke kaste igen.
        [one] Så må du kaste de terninger, du vil, én gang til.
       *[other] Så må du kaste de terninger, du vil, igen op til { $again } gange, også dem, du har beholdt før. Stop, når du vil.
    }
rules-face = Summen af terningerne, der viser { $face }.
rules-order-free = Skriv pointene i et åbent felt, du selv vælger. Passer terningerne ikke, giver det nul dér. Et udfyldt felt ændres aldrig.
rules-order-strike-last = Skriv pointene i et åbent felt, som terningerne passer i. Kun hvis de ikke passer nogen steder, skriver du nul i et felt, du selv vælger. Et udfyldt felt ændres aldrig.
rules-order-fixed = Skriv pointene i det øverste åbne felt, også hvis det bliver nul. Et udfyldt felt ændres aldrig.
rules-turn-end = Spillet er slut efter { $turns ->
        [one] { $turns } tur
       *[other] { $turns } ture
    }, når alle felter er udfyldt.

rules-upper = Øverste del
rules-lower = Nederste del
rules-upper-bonus = { $bonus }: { $points } point for mindst { $at } i øverste del.
rules-last-resort = Kun når intet andet åbent felt ville give point.
rules-no-last-resort = Du kan altid vælge det.

rules-further = Ny { $box }
rules-further-ordinary = Ikke noget særligt: når dens eget felt er udfyldt, er det et kast som alle andre.
rules-further-bonus = Så længe feltet { $box } har point, giver hver ny { $box } { $bonus } point ekstra, også hvis du skriver nul.
rules-further-bonus-after-entry = Når feltet { $box } er udfyldt, med point eller nul, giver hver ny { $box } { $bonus } point ekstra, også hvis du skriver nul.
rules-further-no-bonus-after-zero = Har feltet { $box } fået nul, gives denne bonus ikke.
rules-further-bonus-upper-open = Bonussen gives kun, så længe tallets felt i øverste del er åbent.
rules-further-chips = Bonussen er jetoner: de ligger ved siden af blokken og lægges til, når runden er slut.
rules-further-joker = Når feltet { $box } er udfyldt, med point eller nul, og tallets felt i øverste del også er udfyldt, er kastet en joker: den passer i alle felter i nederste del.
rules-further-joker-highest = En joker giver det meste, feltet kan give.
rules-further-joker-free = Ingen tvang: en joker må skrives i et hvilket som helst åbent felt.
rules-further-joker-forced = Du skal skrive en joker i et åbent felt i nederste del. Kun når intet er åbent, skriver du nul i øverste del.
rules-further-upper-always = Så længe tallets felt i øverste del er åbent, skal du skrive kastet dér, hvad enten feltet { $box } har point eller nul.
rules-further-upper-after-points = Har feltet { $box } point, og er tallets felt i øverste del åbent, skal du skrive kastet dér. Har feltet { $box } nul, er der ingen tvang, så længe tallets felt er åbent.
rules-further-in-chance = Så længe feltet { $box } har point, giver kastet { $points } i { $chance }, hvis det felt er åbent.
rules-further-zero-when-closed = Så længe feltet { $box } har point, og både { $chance } og tallets felt i øverste del er udfyldt, giver kastet nul overalt.
rules-further-zero-when-upper-box-closed = Så længe feltet { $box } har point, og tallets felt i øverste del er udfyldt, giver kastet nul i alle felter undtagen { $chance }.
rules-further-zero-when-upper-section-closed = Så længe feltet { $box } har point, og hele øverste del er udfyldt, giver kastet nul i alle felter undtagen { $chance }.

rules-case-when = { $held ->
        [zero] Feltet { $box } er strøget
       *[points] Feltet { $box } har point
    }{ $upper ->
        [none] {""}
       *[other] , feltet { $upper } er { $open ->
            [yes] åbent
           *[no] udfyldt
        }
    }{ $full ->
        [chance] {" "}og { $chance } også
        [lower] {" "}og hele nederste del også
        [upper-and-chance] {" "}samt { $chance } og resten af øverste del
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}og { $bonus } bonus
    }.

rules-table = Ved bordet
rules-players-any = { $least ->
        [one] Så mange spillere, man vil, eller én alene.
       *[other] { $least } spillere eller flere.
    }
rules-players-range = { $least } til { $most } spillere.
rules-start-roll-off = Alle kaster alle terninger én gang. Højeste sum begynder, så går det med uret.
rules-start-agreed = Spillerne aftaler, hvem der begynder.
rules-clockwise = Turen går med uret.
rules-scorekeeper-one = Én spiller fører regnskab for alle.
rules-scorekeeper-each = Hver fører sin egen blok.
rules-teams = I kan spille som { $numbers } hold; makkere deler kolonne.
rules-series = En serie har op til { $rounds } runder.
rules-series-chosen = Spillerne bestemmer selv, hvor mange runder de spiller.
rules-counting-totals = Runder kan tælles efter slutsum: højeste sum af alle runder vinder.
rules-counting-differences = Runder kan tælles efter forskel: kun rundens vinder får point, lige så mange som forspringet.
rules-counting-rounds-won = Hver runde står for sig.
rules-winner = Højeste slutsum vinder.

rules-notes = Noter
rules-options = Valgfri regler
rules-options-how = Skriv dem efter navnet, som i { $sheet }.
rules-ours = (vores tolkning)
rules-elsewhere = Hvad andre oversættelser siger
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Trykt på { $languages }.
rules-not-printed = Disse regler er ikke trykt på { $language }: felterne har de sædvanlige navne.
rules-instead = Teksten på { $language } har sin egen regel. Reglerne { $sheet } spiller efter den.
rules-own-text = Teksten på { $language } har sin egen regel. Du spiller efter den, medmindre du vælger andre regler.
rules-guessed = * ikke trykt, eller ulæseligt i vores eksemplar: det navn, spillere bruger
rules-highest = Højest mulige slutsum: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Højest mulige slutsum: { NUMBER($total, useGrouping: 0) }, eller { $card } uden bonus for ny { $box }
