# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } punkt.
       *[other] { $points } punkti.
    }
pays-all = Kõigi täringute summa.
pays-all-plus = Kõigi täringute summa ja { $plus } peale.
pays-matched = Nende täringute summa.
pays-matched-plus = Nende täringute summa ja { $plus } peale.

rules-turn = Käik
rules-turn-rolls = { $dice ->
        [one] Viska täring.
       *[other] Viska kõik { $dice } täringut.
    } { $again ->
        [0] Uuesti visata ei saa.
        [one] Siis võid neist ükskõik milliseid ühe korra uuesti visata.
       *[other] Siis võid neist ükskõik milliseid uuesti visata, kuni { $again } korda, ka neid, mis enne alles jätsid. Lõpeta, millal tahad.
    }
rules-face = Nende täringute summa, millel on { $face }.
rules-order-free = Kirjuta tulemus ühte vabasse lahtrisse omal valikul. Kui täringud sinna ei sobi, on see null. Täidetud lahter enam ei muutu.
rules-order-strike-last = Kirjuta tulemus vabasse lahtrisse, kuhu täringud sobivad. Ainult siis, kui need kuhugi ei sobi, tõmba maha üks lahter omal valikul. Täidetud lahter enam ei muutu.
rules-order-fixed = Kirjuta tulemus kõige ülemisse vabasse lahtrisse, isegi kui see on null. Täidetud lahter enam ei muutu.
rules-turn-end = Mäng lõpeb, kui { $turns ->
        [one] { $turns } käik on mängitud
       *[other] { $turns } käiku on mängitud
    } ja kõik lahtrid on täis.

rules-upper = Ülemine osa
rules-lower = Alumine osa
rules-upper-bonus = { $bonus }: { $points } punkti, kui ülemise osa summa on vähemalt { $at }.
rules-last-resort = Ainult siis, kui ükski teine vaba lahter punkte ei annaks.
rules-no-last-resort = Seda võib alati valida.

rules-further = Järgmine { $box }
rules-further-ordinary = Ei midagi erilist: kui viisiku lahter on täis, on see vise nagu iga teine.
rules-further-bonus = Kuni lahtris { $box } on punktid, toob iga järgmine lisaks { $bonus } punkti, isegi kui kirja läheb null.
rules-further-bonus-after-entry = Kui lahter { $box } on täis, punktide või nulliga, toob iga järgmine lisaks { $bonus } punkti, isegi kui kirja läheb null.
rules-further-no-bonus-after-zero = Kui lahtris { $box } on null, seda boonust ei saa.
rules-further-bonus-upper-open = Boonuse saab ainult siis, kui visatud numbri ülemine lahter on veel vaba.
rules-further-chips = Boonused on žetoonid: neid hoitakse punktilehe kõrval ja lisatakse kogusummale vooru lõpus.
rules-further-joker = Kui lahter { $box } on täis, punktide või nulliga, ja täis on ka visatud numbri ülemine lahter, on vise jokker: see sobib igasse alumisse lahtrisse.
rules-further-joker-highest = Jokker annab lahtri suurima punktisumma.
rules-further-joker-free = Sundi pole: jokkeri võib kirjutada igasse vabasse lahtrisse.
rules-further-joker-forced = Jokker peab minema vabasse alumisse lahtrisse. Alles siis, kui ühtegi pole, saab sellest null ülemises lahtris.
rules-further-upper-always = Kuni numbri ülemine lahter on vaba, peab vise minema sinna, olgu lahtris { $box } punktid või null.
rules-further-upper-after-points = Kui lahtris { $box } on punktid ja numbri ülemine lahter on vaba, peab vise minema sinna. Kui lahtris { $box } on null, pole mingit sundi, kuni see ülemine lahter on vaba.
rules-further-in-chance = Kuni lahtris { $box } on punktid, annab järgmine { $points } lahtris { $chance }, kui see on vaba.
rules-further-zero-when-closed = Kui lahtris { $box } on punktid ning nii lahter { $chance } kui ka numbri ülemine lahter on täis, annab järgmine igas lahtris nulli.
rules-further-zero-when-upper-box-closed = Kui lahtris { $box } on punktid ja numbri ülemine lahter on täis, annab järgmine nulli igal pool peale lahtri { $chance }.
rules-further-zero-when-upper-section-closed = Kui lahtris { $box } on punktid ja kõik ülemised lahtrid on täis, annab järgmine nulli igal pool peale lahtri { $chance }.

rules-case-when = { $held ->
        [zero] Lahtris { $box } on null
       *[points] Lahtris { $box } on punktid
    }{ $upper ->
        [none] {""}
       *[other] , lahter { $upper } on { $open ->
            [yes] vaba
           *[no] täis
        }
    }{ $full ->
        [chance] {" "}ja samuti lahter { $chance }
        [lower] {" "}ja samuti iga alumine lahter
        [upper-and-chance] , samuti lahter { $chance } ja kõik teised ülemised lahtrid
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}ja boonus { $bonus }
    }.

rules-table = Lauas
rules-players-any = { $least ->
        [one] Mängijaid võib olla kui tahes palju; mängida võib ka üksi.
       *[other] Mängijaid on vähemalt { $least }.
    }
rules-players-range = Mängijaid on { $least }–{ $most }.
rules-start-roll-off = Igaüks viskab ühe korra kõik täringud. Suurim summa alustab, edasi käiakse päripäeva.
rules-start-agreed = Mängijad lepivad kokku, kes alustab.
rules-clockwise = Mängukord liigub päripäeva.
rules-scorekeeper-one = Üks mängija peab kõigi punktide arvet.
rules-scorekeeper-each = Igaüks täidab oma punktilehte.
rules-teams = Mängida võib ka võistkondades, neid on { $numbers }; kaaslastel on ühine veerg.
rules-series = Seerias on kuni { $rounds } vooru.
rules-series-chosen = Mängijad otsustavad ise, mitu vooru mängitakse.
rules-counting-totals = Voore võib arvestada kogusummadega: võidab kõigi voorude suurim summa.
rules-counting-differences = Voore võib arvestada vahedega: punkte saab ainult vooru võitja, nii palju kui ta ees on.
rules-counting-rounds-won = Iga voor on omaette.
rules-winner = Suurim kogusumma võidab.

rules-notes = Märkused
rules-options = Valikud
rules-options-how = Lisa need nime järele, näiteks { $sheet }.
rules-ours = (meie tõlgendus)
rules-elsewhere = Mida ütlevad teised tõlked
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Trükitud { $languages } keeles.
rules-not-printed = Neid reegleid pole trükitud { $language } keeles: lahtrite nimed on tavalised.
rules-instead = Selles tekstis ({ $language } keel) on oma reegel. Selle järgi mängitakse reeglitega { $sheet }.
rules-own-text = Selles tekstis ({ $language } keel) on oma reegel. Mängid selle järgi, kui sa teisi reegleid ei vali.
rules-guessed = * trükkimata või meie eksemplaris loetamatu: nimi, mida mängijad kasutavad
rules-highest = Suurim võimalik kogusumma: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Suurim võimalik kogusumma: { NUMBER($total, useGrouping: 0) }, ilma lisaboonusteta (järgmine { $box }) { $card }
