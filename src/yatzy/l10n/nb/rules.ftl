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
        [0] Du får ikke kaste på nytt.
        [one] Så kan du kaste de terningene du vil, én gang til.
       *[other] Så kan du kaste de terningene du vil, på nytt opptil { $again } ganger, også dem du beholdt før. Stopp når du vil.
    }
rules-face = Summen av terningene som viser { $face }.
rules-order-free = Før poengene i en åpen rute du velger selv. Passer ikke terningene, blir det null der. En utfylt rute endres aldri.
rules-order-strike-last = Før resultatet i en åpen rute som terningene passer i. Bare hvis de ikke passer i noen, fører du null i en valgfri rute. En utfylt rute endres aldri.
rules-order-fixed = Før poengene i den øverste åpne ruten, selv om det blir null. En utfylt rute endres aldri.
rules-turn-end = Spillet er slutt etter { $turns ->
        [one] { $turns } omgang
       *[other] { $turns } omganger
    }, når alle ruter er utfylt.

rules-upper = Øvre del
rules-lower = Nedre del
rules-upper-bonus = { $bonus }: { $points } poeng for minst { $at } i øvre del.
rules-last-resort = Bare når ingen annen åpen rute ville gitt poeng.
rules-no-last-resort = Du kan alltid velge den.

rules-further = Ny { $box }
rules-further-ordinary = Ikke noe spesielt: når den egne ruten er utfylt, er det et kast som alle andre.
rules-further-bonus = Så lenge ruten { $box } har poeng, gir hver ny { $box } { $bonus } poeng ekstra, selv om du fører null.
rules-further-bonus-after-entry = Når ruten { $box } er utfylt, med poeng eller null, gir hver ny { $box } { $bonus } poeng ekstra, selv om du fører null.
rules-further-no-bonus-after-zero = Har ruten { $box } fått null, gis ikke denne bonusen.
rules-further-bonus-upper-open = Bonusen gis bare mens den øvre ruten for tallet er åpen.
rules-further-chips = Bonusen er sjetonger: de ligger ved siden av blokken og legges til når runden er slutt.
rules-further-joker = Når ruten { $box } er utfylt, med poeng eller null, og den øvre ruten for tallet også er utfylt, er kastet en joker: den passer i alle nedre ruter.
rules-further-joker-highest = En joker gir det meste ruten kan gi.
rules-further-joker-free = Ingen tvang: en joker kan føres i hvilken åpen rute som helst.
rules-further-joker-forced = Du må føre en joker i en åpen nedre rute. Bare når ingen er åpen, fører du null i en øvre rute.
rules-further-upper-always = Så lenge den øvre ruten for tallet er åpen, må du føre kastet der, enten ruten { $box } har poeng eller null.
rules-further-upper-after-points = Har ruten { $box } poeng og den øvre ruten for tallet er åpen, må du føre kastet der. Har ruten { $box } null, er ingenting tvunget så lenge den øvre ruten er åpen.
rules-further-in-chance = Så lenge ruten { $box } har poeng, gir kastet { $points } på { $chance }, hvis den er åpen.
rules-further-zero-when-closed = Så lenge ruten { $box } har poeng, og både { $chance } og den øvre ruten for tallet er utfylt, gir kastet null overalt.
rules-further-zero-when-upper-box-closed = Så lenge ruten { $box } har poeng, og den øvre ruten for tallet er utfylt, gir kastet null i alle ruter unntatt { $chance }.
rules-further-zero-when-upper-section-closed = Så lenge ruten { $box } har poeng, og alle øvre ruter er utfylt, gir kastet null i alle ruter unntatt { $chance }.

rules-case-when = { $held ->
        [zero] Ruten { $box } er strøket
       *[points] Ruten { $box } har poeng
    }{ $upper ->
        [none] {""}
       *[other] , ruten { $upper } er { $open ->
            [yes] åpen
           *[no] utfylt
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

rules-table = Ved bordet
rules-players-any = { $least ->
        [one] Så mange spillere man vil, eller én alene.
       *[other] { $least } spillere eller flere.
    }
rules-players-range = { $least } til { $most } spillere.
rules-start-roll-off = Alle kaster alle terningene én gang. Høyeste sum begynner, så går det med klokken.
rules-start-agreed = Spillerne blir enige om hvem som begynner.
rules-clockwise = Turen går med klokken.
rules-scorekeeper-one = Én spiller fører poengene for alle.
rules-scorekeeper-each = Hver fører sin egen blokk.
rules-teams = Dere kan spille som { $numbers } lag; lagkamerater deler kolonne.
rules-series = En serie har opptil { $rounds } runder.
rules-series-chosen = Spillerne velger selv hvor mange runder de spiller.
rules-counting-totals = Runder kan telles etter sluttsum: høyeste sum av alle runder vinner.
rules-counting-differences = Runder kan telles etter forskjell: bare vinneren av runden får poeng, like mange som forspranget.
rules-counting-rounds-won = Hver runde står for seg.
rules-winner = Høyeste sluttsum vinner.

rules-notes = Noter
rules-options = Valgfrie regler
rules-options-how = Skriv dem etter navnet, som i { $sheet }.
rules-ours = (vår tolkning)
rules-elsewhere = Hva andre oversettelser sier
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Trykt på { $languages }.
rules-not-printed = Disse reglene er ikke trykt på { $language }: rutene har de vanlige navnene.
rules-instead = Teksten på { $language } har en egen regel. Reglene { $sheet } spiller etter den.
rules-own-text = Teksten på { $language } har en egen regel. Du spiller etter den hvis du ikke velger andre regler.
rules-guessed = * ikke trykt, eller uleselig i vårt eksemplar: navnet spillere bruker
rules-highest = Høyest mulige sluttsum: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Høyest mulige sluttsum: { NUMBER($total, useGrouping: 0) }, eller { $card } uten bonus for ny { $box }
