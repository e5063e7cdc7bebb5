# The rule page of a sheet.

pays-fixed = { $points } stig.
pays-all = Summa allra teninga.
pays-all-plus = Summa allra teninga og { $plus } að auki.
pays-matched = Summa þessara teninga.
pays-matched-plus = Summa þessara teninga og { $plus } að auki.

rules-turn = Umferð
rules-turn-rolls = { $dice ->
        [1] Kastaðu teningnum.
       *[other] Kastaðu öllum teningunum ({ $dice }).
    } { $again ->
        [0] Þú mátt ekki kasta aftur.
        [1] Síðan máttu kasta þeim sem þú vilt einu sinni enn.
       *[other] Síðan máttu kasta þeim sem þú vilt aftur, allt að { $again } sinnum, líka þeim sem þú geymdir áður. Þú mátt hætta hvenær sem er.
    }
rules-face = Summa teninga sem sýna { $face }.
rules-order-free = Skrifaðu stigin í opinn reit að eigin vali. Ef teningarnir passa ekki í hann er hann strikaður út. Fylltur reitur breytist aldrei.
rules-order-strike-last = Skrifaðu stigin í opinn reit sem teningarnir passa í. Aðeins ef þeir passa hvergi strikarðu út reit að eigin vali. Fylltur reitur breytist aldrei.
rules-order-fixed = Skrifaðu stigin í efsta opna reitinn, þótt það sé núll. Fylltur reitur breytist aldrei.
rules-turn-end = Leiknum lýkur eftir { $turns ->
        [one] { $turns } umferð
       *[other] { $turns } umferðir
    }, þegar allir reitir eru fylltir.

rules-upper = Efri hluti
rules-lower = Neðri hluti
rules-upper-bonus = { $bonus }: { $points } stig fyrir { $at } eða meira í efri hluta.
rules-last-resort = Aðeins þegar enginn annar opinn reitur gefur stig.
rules-no-last-resort = Þú mátt alltaf velja hann.

rules-further = { $box } aftur
rules-further-ordinary = Ekkert sérstakt: þegar eigin reitur er fylltur er þetta kast eins og hvert annað.
rules-further-bonus = Meðan stig eru í reitnum { $box } gefur hvert skipti í viðbót { $bonus } aukastig, þótt þú fáir núll fyrir kastið sjálft.
rules-further-bonus-after-entry = Þegar reiturinn { $box } er fylltur, með stigum eða núlli, gefur hvert skipti í viðbót { $bonus } aukastig, þótt þú fáir núll fyrir kastið sjálft.
rules-further-no-bonus-after-zero = Eftir núll í reitnum { $box } er enginn slíkur bónus.
rules-further-bonus-upper-open = Bónusinn fæst aðeins meðan efri reiturinn fyrir töluna er opinn.
rules-further-chips = Bónusinn er í spilapeningum: þeir eru geymdir við hlið stigablaðsins og bætast við heildarstigin í lok lotunnar.
rules-further-joker = Þegar reiturinn { $box } er fylltur, með stigum eða núlli, og efri reiturinn fyrir töluna líka, er kastið jóker: það passar í alla neðri reiti.
rules-further-joker-highest = Jóker gefur það mesta sem reiturinn getur gefið.
rules-further-joker-free = Engin skylda: þú mátt skrifa jóker í hvaða opna reit sem er.
rules-further-joker-forced = Þú verður að skrifa jóker í opinn neðri reit. Aðeins ef enginn er opinn strikarðu út efri reit.
rules-further-upper-always = Meðan efri reiturinn fyrir töluna er opinn verðurðu að skrifa þar, hvort sem stig eða núll eru í reitnum { $box }.
rules-further-upper-after-points = Meðan stig eru í reitnum { $box } og efri reiturinn fyrir töluna er opinn verðurðu að skrifa þar. Eftir núll í reitnum { $box } er engin skylda meðan sá efri reitur er opinn.
rules-further-in-chance = Meðan stig eru í reitnum { $box } gefur kastið { $points } í reitinn { $chance }, ef hann er opinn.
rules-further-zero-when-closed = Meðan stig eru í reitnum { $box }, og þegar reiturinn { $chance } og efri reiturinn fyrir töluna eru báðir fylltir, er kastið núll hvar sem er.
rules-further-zero-when-upper-box-closed = Meðan stig eru í reitnum { $box }, og þegar efri reiturinn fyrir töluna er fylltur, er kastið núll alls staðar nema í reitnum { $chance }.
rules-further-zero-when-upper-section-closed = Meðan stig eru í reitnum { $box }, og þegar allir efri reitirnir eru fylltir, er kastið núll alls staðar nema í reitnum { $chance }.

rules-case-when = { $held ->
        [zero] Reiturinn { $box } er strikaður út
       *[points] Stig eru í reitnum { $box }
    }{ $upper ->
        [none] {""}
       *[other] , reiturinn { $upper } er { $open ->
            [yes] opinn
           *[no] fylltur
        }
    }{ $full ->
        [chance] {" "}og líka { $chance }
        [lower] {" "}og líka allir neðri reitir
        [upper-and-chance] {" "}ásamt reitnum { $chance } og öllum hinum efri reitunum
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}og { $bonus } í bónus
    }.

rules-table = Við borðið
rules-players-any = { $least ->
        [1] Leikmenn mega vera hve margir sem er, líka bara einn.
       *[other] Leikmenn eru { $least } eða fleiri.
    }
rules-players-range = Leikmenn eru { $least } til { $most }.
rules-start-roll-off = Allir kasta öllum teningum einu sinni. Hæsta summan byrjar, svo gengur röðin réttsælis.
rules-start-agreed = Leikmenn koma sér saman um hver byrjar.
rules-clockwise = Röðin gengur réttsælis.
rules-scorekeeper-one = Einn leikmaður skrifar stigin fyrir alla.
rules-scorekeeper-each = Hver leikmaður heldur eigið stigablað.
rules-teams = Spila má í liðum, { $numbers } talsins; liðsfélagar deila dálki.
rules-series = Lotur í syrpu eru mest { $rounds }.
rules-series-chosen = Leikmenn ákveða hve margar lotur þeir spila.
rules-counting-totals = Lotur má telja eftir heildarstigum: hæsta summa allra lota vinnur.
rules-counting-differences = Lotur má telja eftir mismun: aðeins sigurvegari lotu fær stig, jafnmörg og forskotið.
rules-counting-rounds-won = Hver lota stendur ein og sér.
rules-winner = Hæstu heildarstig vinna.

rules-notes = Athugasemdir
rules-options = Valkostir
rules-options-how = Bættu þeim aftan við nafnið, eins og í { $sheet }.
rules-ours = (okkar túlkun)
rules-elsewhere = Hvað aðrar þýðingar segja
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Prentað á þessum málum: { $languages }.
rules-not-printed = Þessar reglur eru ekki prentaðar á þessu máli ({ $language }): reitirnir heita eins og venja er.
rules-instead = Textinn á þessu máli ({ $language }) hefur sína eigin reglu. Reglurnar { $sheet } fara eftir henni.
rules-own-text = Textinn á þessu máli ({ $language }) hefur sína eigin reglu. Þú spilar eftir henni nema þú veljir aðrar reglur.
rules-guessed = * ekki prentað, eða ólæsilegt í okkar eintaki: heitið sem leikmenn nota
rules-highest = Hæstu mögulegu heildarstig: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Hæstu mögulegu heildarstig: { NUMBER($total, useGrouping: 0) }, eða { $card } án bónuss fyrir endurtekið kast ({ $box })
