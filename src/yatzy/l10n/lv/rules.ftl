# The rule page of a sheet.

pays-fixed = { $points ->
        [zero] { $points } punktu.
        [one] { $points } punkts.
       *[other] { $points } punkti.
    }
pays-all = Visu kauliņu summa.
pays-all-plus = Visu kauliņu summa un vēl { $plus }.
pays-matched = Šo kauliņu summa.
pays-matched-plus = Šo kauliņu summa un vēl { $plus }.

rules-turn = Gājiens
rules-turn-rolls = { $dice ->
        [1] Met kauliņu.
        [zero] Met visus { $dice } kauliņus.
        [one] Met visus kauliņus ({ $dice }).
       *[other] Met visus { $dice } kauliņus.
    } { $again ->
        [0] Vēlreiz mest nedrīkst.
        [1] Pēc tam jebkurus no tiem drīksti mest vēlreiz.
        [zero] Pēc tam jebkurus no tiem drīksti mest vēl, ne vairāk kā { $again } reižu, arī tos, ko iepriekš paturēji. Apstājies, kad vēlies.
        [one] Pēc tam jebkurus no tiem drīksti mest vēl, ne vairāk kā { $again } reizi, arī tos, ko iepriekš paturēji. Apstājies, kad vēlies.
       *[other] Pēc tam jebkurus no tiem drīksti mest vēl, ne vairāk kā { $again } reizes, arī tos, ko iepriekš paturēji. Apstājies, kad vēlies.
    }
rules-face = To kauliņu summa, kas rāda { $face }.
rules-order-free = Punktus ieraksti vienā brīvā lauciņā pēc savas izvēles. Ja kauliņi tam neder, lauciņu nosvītro un tajā ir 0. Aizpildīts lauciņš vairs nemainās.
rules-order-strike-last = Punktus ieraksti brīvā lauciņā, kuram kauliņi der. Tikai ja tie neder nevienam, nosvītro lauciņu pēc savas izvēles. Aizpildīts lauciņš vairs nemainās.
rules-order-fixed = Punktus ieraksti augstākajā brīvajā lauciņā, arī ja tā ir nulle. Aizpildīts lauciņš vairs nemainās.
rules-turn-end = Spēle beidzas pēc { $turns ->
        [zero] { $turns } gājieniem
        [one] { $turns } gājiena
       *[other] { $turns } gājieniem
    }, kad aizpildīti visi lauciņi.

rules-upper = Augšējā daļa
rules-lower = Apakšējā daļa
rules-upper-bonus = { $bonus }: { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    } par { $at } vai vairāk augšējā daļā.
rules-last-resort = Tikai ja neviens cits brīvs lauciņš nedotu punktus.
rules-no-last-resort = To drīkst izvēlēties vienmēr.

rules-further = { $box } vēlreiz
rules-further-ordinary = Nekā īpaša: kad attiecīgais lauciņš ir aizpildīts, tas ir metiens kā visi citi.
rules-further-bonus = Kamēr lauciņā „{ $box }” ir punkti, katra nākamā reize dod klāt prēmiju { $bonus }, arī ja ierakstīta nulle.
rules-further-bonus-after-entry = Kad lauciņš „{ $box }” ir aizpildīts ar punktiem vai nulli, katra nākamā reize dod klāt prēmiju { $bonus }, arī ja ierakstīta nulle.
rules-further-no-bonus-after-zero = Pēc nulles lauciņā „{ $box }” šādas prēmijas nav.
rules-further-bonus-upper-open = Prēmiju dod tikai tad, ja uzmestā cipara augšējais lauciņš vēl ir brīvs.
rules-further-chips = Prēmijas ir žetoni: tos glabā blakus punktu lapai un pieskaita rezultātam kārtas beigās.
rules-further-joker = Kad lauciņš „{ $box }” ir aizpildīts ar punktiem vai nulli un aizpildīts arī uzmestā cipara augšējais lauciņš, metiens ir džokers: tas der katram apakšējam lauciņam.
rules-further-joker-highest = Džokers dod lielāko punktu skaitu, ko lauciņš pieļauj.
rules-further-joker-free = Nekas nav obligāts: džokeru drīkst rakstīt jebkurā brīvā lauciņā.
rules-further-joker-forced = Džokers jāraksta brīvā apakšējā lauciņā. Tikai ja tāda nav, tas kļūst par nulli augšējā.
rules-further-upper-always = Kamēr uzmestā cipara augšējais lauciņš ir brīvs, metiens jāraksta tur, vienalga, vai lauciņā „{ $box }” ir punkti vai nulle.
rules-further-upper-after-points = Kamēr lauciņā „{ $box }” ir punkti un uzmestā cipara augšējais lauciņš ir brīvs, metiens jāraksta tur. Pēc nulles lauciņā „{ $box }” nekas nav obligāts, kamēr šis augšējais lauciņš ir brīvs.
rules-further-in-chance = Kamēr lauciņā „{ $box }” ir punkti, nākamais šāds metiens lauciņā „{ $chance }”, ja tas ir brīvs, dod { $points }.
rules-further-zero-when-closed = Kad lauciņā „{ $box }” ir punkti, bet lauciņš „{ $chance }” un uzmestā cipara augšējais lauciņš ir aizpildīti, nākamais šāds metiens visur ir nulle.
rules-further-zero-when-upper-box-closed = Kad lauciņā „{ $box }” ir punkti, bet uzmestā cipara augšējais lauciņš ir aizpildīts, nākamais šāds metiens ir nulle visur, izņemot lauciņu „{ $chance }”.
rules-further-zero-when-upper-section-closed = Kad lauciņā „{ $box }” ir punkti, bet visi augšējie lauciņi ir aizpildīti, nākamais šāds metiens ir nulle visur, izņemot lauciņu „{ $chance }”.

rules-case-when = { $held ->
        [zero] Lauciņš „{ $box }” ir nosvītrots
       *[points] Lauciņā „{ $box }” ir punkti
    }{ $upper ->
        [none] {""}
       *[other] , lauciņš „{ $upper }” ir { $open ->
            [yes] brīvs
           *[no] aizpildīts
        }
    }{ $full ->
        [chance] {" "}un lauciņš „{ $chance }” arī
        [lower] {" "}un visi apakšējie lauciņi arī
        [upper-and-chance] , tāpat lauciņš „{ $chance }” un visi pārējie augšējie lauciņi
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}un prēmija { $bonus }
    }.

rules-table = Pie galda
rules-players-any = { $least ->
        [1] Jebkurš spēlētāju skaits, arī vienatnē.
       *[other] { $least } vai vairāk spēlētāju.
    }
rules-players-range = No { $least } līdz { $most } spēlētājiem.
rules-start-roll-off = Visi vienreiz met visus kauliņus. Sāk tas, kam lielākā summa; tālāk iet pulksteņrādītāja virzienā.
rules-start-agreed = Par to, kas sāk, spēlētāji vienojas.
rules-clockwise = Spēlē pulksteņrādītāja virzienā.
rules-scorekeeper-one = Viens spēlētājs pieraksta punktus visiem.
rules-scorekeeper-each = Katrs aizpilda savu punktu lapu.
rules-teams = Var spēlēt komandās, to var būt { $numbers }; partneriem ir kopīga aile.
rules-series = Sērijā ir līdz { $rounds } kārtām.
rules-series-chosen = Cik kārtu spēlēt, izvēlas spēlētāji.
rules-counting-totals = Kārtas var skaitīt pēc rezultātiem: uzvar lielākā visu kārtu summa.
rules-counting-differences = Kārtas var skaitīt pēc starpībām: punktus saņem tikai kārtas uzvarētājs – tik, cik liels pārsvars.
rules-counting-rounds-won = Katra kārta ir par sevi.
rules-winner = Uzvar augstākais rezultāts.

rules-notes = Piezīmes
rules-options = Izvēles
rules-options-how = Pievieno tās nosaukumam, piemēram, { $sheet }.
rules-ours = (mūsu lasījums)
rules-elsewhere = Ko saka citi tulkojumi
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Drukāts šajās valodās: { $languages }.
rules-not-printed = Šajā valodā noteikumi nav drukāti: { $language }. Lauciņu nosaukumi ir parastie.
rules-instead = Tekstam šajā valodā ({ $language }) ir savs noteikums. Pēc tā spēlē, izvēloties noteikumus { $sheet }.
rules-own-text = Šim tekstam ({ $language }) ir savs noteikums. Tu spēlē pēc tā, ja neizvēlies citus noteikumus.
rules-guessed = * nav drukāts vai mūsu eksemplārā nav salasāms: nosaukums, ko lieto spēlētāji
rules-highest = Augstākais iespējamais rezultāts: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Augstākais iespējamais rezultāts: { NUMBER($total, useGrouping: 0) }; bez prēmijām ({ $box } vēlreiz) – { $card }
