# The rule page of a sheet.

pays-fixed = { $points } poeng.
pays-all = Summen av alle terningene.
pays-all-plus = Summen av alle terningene pluss { $plus }.
pays-matched = Summen av de terningene.
pays-matched-plus = Summen av de terningene pluss { $plus }.

rules-turn = En omgang
rules-turn-rolls = { $dice ->
        [one] Kast terningen.
       *[other] Kast alle { $dice } terningene.
    } { $again ->
        [0] Det blir ikke noe nytt kast.
        [one] Så kan du kaste valgfrie terninger én gang til.
       *[other] Så kan du kaste valgfrie terninger på nytt opptil { $again } ganger, også dem du beholdt tidligere. Stopp når du vil.
    }
rules-face = Summen av terningene som viser { $face }.
rules-order-free = Skriv resultatet i en valgfri åpen rute. Oppfyller ikke terningene kravet, blir det null, og ruten strykes. En fylt rute endres aldri.
rules-order-fixed = Skriv resultatet i den øverste åpne ruten, selv om det blir null. En fylt rute endres aldri.
rules-turn-end = Spillet er slutt etter { $turns ->
        [one] { $turns } omgang
       *[other] { $turns } omganger
    }, når alle ruter er fylt.

rules-upper = Øvre del
rules-lower = Nedre del
rules-upper-bonus = { $bonus }: { $points } poeng for minst { $at } i øvre del.
rules-last-resort = Bare når ingen annen åpen rute gir poeng.
rules-no-last-resort = Kan alltid velges.

rules-further = { $box } igjen
rules-further-ordinary = Ikke noe spesielt: når ruten er fylt, er det et kast som alle andre.
rules-further-bonus = Så lenge { $box } har poeng, gir hver ny { $bonus } poeng i tillegg til det som føres, selv om det er null.
rules-further-no-bonus-after-zero = Etter en null på { $box } er det ingen slik bonus.
rules-further-chips = Bonusen er sjetonger: de ligger ved siden av skjemaet og legges til sluttsummen når runden er over.
rules-further-joker = Når { $box } er fylt, med poeng eller null, og den øvre ruten for verdien også er fylt, er kastet en joker: den passer i alle nedre ruter.
rules-further-joker-free = Ingen tvang: en joker kan føres i hvilken åpen rute som helst.
rules-further-joker-forced = En joker må føres i en åpen nedre rute. Bare når ingen er åpen, blir den en null i en øvre rute.
rules-further-upper-always = Så lenge den øvre ruten for verdien er åpen, må kastet dit, enten { $box } har poeng eller null.
rules-further-upper-after-points = Så lenge { $box } har poeng og den øvre ruten for verdien er åpen, må kastet dit. Etter en null på { $box } er det ingen tvang så lenge den øvre ruten er åpen.
rules-further-in-chance = Så lenge { $box } har poeng, er det verdt { $points } på { $chance }, hvis den er åpen.
rules-further-zero-when-closed = Så lenge { $box } har poeng, og både { $chance } og den øvre ruten for verdien er fylt, blir det null uansett hvor du fører det.
rules-further-zero-when-upper-box-closed = Så lenge { $box } har poeng, og den øvre ruten for verdien er fylt, blir det null i alle ruter unntatt { $chance }.
rules-further-zero-when-upper-section-closed = Så lenge { $box } har poeng, og alle øvre ruter er fylt, blir det null i alle ruter unntatt { $chance }.

rules-case-when = { $held ->
        [zero] { $box } er strøket
       *[points] { $box } har poeng
    }{ $upper ->
        [none] {""}
       *[other] , { $upper } er { $open ->
            [yes] åpen
           *[no] fylt
        }
    }{ $full ->
        [chance] {" "}og { $chance } også
        [lower] {" "}og alle nedre ruter også
        [upper-and-chance] , det samme er { $chance } og alle andre øvre ruter
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}og { $bonus } bonus
    }.

rules-table = Rundt bordet
rules-players-any = { $least ->
        [one] Så mange spillere man vil, eller én alene.
       *[other] { $least } spillere eller flere.
    }
rules-players-range = { $least } til { $most } spillere.
rules-start-roll-off = Alle kaster alle terningene én gang. Høyeste sum begynner, så går det med klokken.
rules-start-agreed = Spillerne blir enige om hvem som begynner.
rules-clockwise = Turen går med klokken.
rules-scorekeeper-one = Én spiller fører poengene for alle.
rules-scorekeeper-each = Hver fører sitt eget skjema.
rules-teams = Man kan spille som { $numbers } lag; lagkamerater deler kolonne.
rules-series = En serie har opptil { $rounds } runder.
rules-series-chosen = Spillerne velger selv hvor mange runder de spiller.
rules-counting-totals = Runder kan telles etter sluttsum: høyeste sum av alle runder vinner.
rules-counting-differences = Runder kan telles etter forskjell: bare vinneren av runden får poeng, like mange som forspranget.
rules-counting-rounds-won = Hver runde vinnes for seg.
rules-winner = Høyeste sluttsum vinner.

rules-notes = Noter
rules-options = Valgfrie regler
rules-options-how = Skriv dem etter navnet, som i { $sheet }.
rules-ours = (vår tolkning)
rules-elsewhere = Hva andre oversettelser sier
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Trykt på { $languages }.
rules-not-printed = Ikke trykt på { $language }: rutene har de vanlige navnene.
rules-instead = Arkets tekst på { $language } har en egen regel. Arket { $sheet } spiller etter den.
rules-own-text = Teksten på { $language } har en egen regel. Du spiller etter den hvis du ikke velger andre regler.
rules-guessed = * ikke trykt, eller uleselig i vårt eksemplar: navnet spillere bruker
rules-highest = Høyest mulige sluttsum: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Høyest mulige sluttsum: { NUMBER($total, useGrouping: 0) }, eller { $card } uten bonus for { $box } igjen
