# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } taškas.
        [few] { $points } taškai.
       *[other] { $points } taškų.
    }
pays-all = Visų kauliukų suma.
pays-all-plus = Visų kauliukų suma ir dar { $plus }.
pays-matched = Tų kauliukų suma.
pays-matched-plus = Tų kauliukų suma ir dar { $plus }.

rules-turn = Ėjimas
rules-turn-rolls = { $dice ->
        [1] Mesk kauliuką.
        [one] Mesk visus kauliukus ({ $dice }).
        [few] Mesk visus { $dice } kauliukus.
       *[other] Mesk visus kauliukus ({ $dice }).
    } { $again ->
        [0] Antro metimo nėra.
        [1] Paskui bet kuriuos gali mesti dar kartą.
        [one] Paskui bet kuriuos gali mesti iš naujo, iki { $again } karto, taip pat ir anksčiau pasiliktus. Sustok, kada nori.
        [few] Paskui bet kuriuos gali mesti iš naujo, iki { $again } kartų, taip pat ir anksčiau pasiliktus. Sustok, kada nori.
       *[other] Paskui bet kuriuos gali mesti iš naujo, iki { $again } kartų, taip pat ir anksčiau pasiliktus. Sustok, kada nori.
    }
rules-face = Kauliukų, rodančių { $face }, suma.
rules-order-free = Taškus rašyk į vieną pasirinktą laisvą langelį. Jei kauliukai jam netinka, rašai nulį. Užpildytas langelis nebesikeičia.
rules-order-strike-last = Taškus rašyk į laisvą langelį, kuriam kauliukai tinka. Tik jei netinka nė vienam, nubrauk pasirinktą langelį. Užpildytas langelis nebesikeičia.
rules-order-fixed = Taškus rašyk į aukščiausią laisvą langelį, net jei tai nulis. Užpildytas langelis nebesikeičia.
rules-turn-end = Partija baigiasi po { $turns ->
        [one] { $turns } ėjimo
        [few] { $turns } ėjimų
       *[other] { $turns } ėjimų
    }, kai užpildyti visi langeliai.

rules-upper = Viršutinė dalis
rules-lower = Apatinė dalis
rules-upper-bonus = { $bonus }: { $points } tšk. už { $at } ir daugiau viršutinėje dalyje.
rules-last-resort = Tik kai joks kitas laisvas langelis neduotų taškų.
rules-no-last-resort = Rinktis galima visada.

rules-further = { $box } dar kartą
rules-further-ordinary = Nieko ypatingo: kai pagrindinis langelis užpildytas, tai metimas kaip visi kiti.
rules-further-bonus = Kol langelyje „{ $box }“ yra taškų, kiekvienas tolesnis toks metimas duoda dar { $bonus } tšk., net jei juo rašai nulį.
rules-further-bonus-after-entry = Kai langelis „{ $box }“ užpildytas taškais ar nuliu, kiekvienas tolesnis toks metimas duoda dar { $bonus } tšk., net jei juo rašai nulį.
rules-further-no-bonus-after-zero = Po nulio langelyje „{ $box }“ tokios premijos nėra.
rules-further-bonus-upper-open = Premiją gauni tik tol, kol laisvas išmesto skaičiaus viršutinis langelis.
rules-further-chips = Premijos – žetonai: jie laikomi šalia taškų lapo ir pridedami prie rezultato raundo pabaigoje.
rules-further-joker = Kai langelis „{ $box }“ užpildytas taškais ar nuliu, o išmesto skaičiaus viršutinis langelis taip pat užpildytas, metimas yra džokeris: jis tinka kiekvienam apatiniam langeliui.
rules-further-joker-highest = Džokeris duoda daugiausia, kiek langelis gali duoti.
rules-further-joker-free = Niekas neprivaloma: džokerį galima rašyti į bet kurį laisvą langelį.
rules-further-joker-forced = Džokerį turi rašyti į laisvą apatinį langelį. Tik kai tokio nėra, rašai nulį į viršutinį.
rules-further-upper-always = Kol laisvas išmesto skaičiaus viršutinis langelis, turi rašyti ten, nesvarbu, ar langelyje „{ $box }“ taškai, ar nulis.
rules-further-upper-after-points = Kol langelyje „{ $box }“ yra taškų, o išmesto skaičiaus viršutinis langelis laisvas, turi rašyti ten. Po nulio langelyje „{ $box }“ niekas neprivaloma, kol tas viršutinis langelis laisvas.
rules-further-in-chance = Kol langelyje „{ $box }“ yra taškų, kitas toks metimas duoda { $points } tšk. langelyje „{ $chance }“, jei jis laisvas.
rules-further-zero-when-closed = Kai langelyje „{ $box }“ yra taškų, o langelis „{ $chance }“ ir išmesto skaičiaus viršutinis langelis užpildyti, kitas toks metimas visur yra nulis.
rules-further-zero-when-upper-box-closed = Kai langelyje „{ $box }“ yra taškų, o išmesto skaičiaus viršutinis langelis užpildytas, kitas toks metimas yra nulis visur, išskyrus langelį „{ $chance }“.
rules-further-zero-when-upper-section-closed = Kai langelyje „{ $box }“ yra taškų, o visi viršutiniai langeliai užpildyti, kitas toks metimas yra nulis visur, išskyrus langelį „{ $chance }“.

rules-case-when = { $held ->
        [zero] Langelis „{ $box }“ nubrauktas
       *[points] Langelyje „{ $box }“ yra taškų
    }{ $upper ->
        [none] {""}
       *[other] , langelis „{ $upper }“ { $open ->
            [yes] laisvas
           *[no] užpildytas
        }
    }{ $full ->
        [chance] {" "}ir langelis „{ $chance }“ taip pat
        [lower] {" "}ir visi apatiniai langeliai taip pat
        [upper-and-chance] , taip pat langelis „{ $chance }“ ir visi kiti viršutiniai langeliai
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}ir premija { $bonus }
    }.

rules-table = Prie stalo
rules-players-any = { $least ->
        [1] Bet kiek žaidėjų, galima ir solo.
       *[other] { $least } ar daugiau žaidėjų.
    }
rules-players-range = Nuo { $least } iki { $most } žaidėjų.
rules-start-roll-off = Visi po kartą meta visus kauliukus. Pradeda tas, kieno suma didžiausia; toliau einama pagal laikrodžio rodyklę.
rules-start-agreed = Žaidėjai susitaria, kas pradeda.
rules-clockwise = Žaidžiama pagal laikrodžio rodyklę.
rules-scorekeeper-one = Vienas žaidėjas rašo visų taškus.
rules-scorekeeper-each = Kiekvienas pildo savo taškų lapą.
rules-teams = Galima žaisti komandomis ({ $numbers }); partnerių stulpelis bendras.
rules-series = Serijoje iki { $rounds } raundų.
rules-series-chosen = Kiek raundų žaisti, renkasi žaidėjai.
rules-counting-totals = Raundus galima skaičiuoti pagal rezultatus: laimi didžiausia visų raundų suma.
rules-counting-differences = Raundus galima skaičiuoti pagal skirtumus: taškų gauna tik raundo nugalėtojas – tiek, kiek jo persvara.
rules-counting-rounds-won = Kiekvienas raundas laimimas atskirai.
rules-winner = Laimi didžiausias rezultatas.

rules-notes = Pastabos
rules-options = Parinktys
rules-options-how = Pridėk jas prie pavadinimo, pavyzdžiui, { $sheet }.
rules-ours = (mes suprantame taip)
rules-elsewhere = Ką sako kiti vertimai
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Išspausdinta šiomis kalbomis: { $languages }.
rules-not-printed = Šia kalba taisyklės neišspausdintos: { $language }. Langelių pavadinimai – įprastiniai.
rules-instead = Šis tekstas ({ $language }) turi savo taisyklę. Pagal ją žaidžiama pasirinkus taisykles { $sheet }.
rules-own-text = Šis tekstas ({ $language }) turi savo taisyklę. Žaidi pagal ją, jei nepasirenki kitų taisyklių.
rules-guessed = * neišspausdinta arba mūsų kopijoje neįskaitoma: pavadinimas, kurį vartoja žaidėjai
rules-highest = Didžiausias galimas rezultatas: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Didžiausias galimas rezultatas: { NUMBER($total, useGrouping: 0) }; be premijų ({ $box } dar kartą) – { $card }
