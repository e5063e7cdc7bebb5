# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Viršaus suma
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = { $round } raundas iš { $rounds }
table-turn = { $turn } ėjimas iš { $turns }
table-plays = Žaidžia { $player }
table-alone = Tavo eilė
table-throws-off = Dėl pradžios meta { $player }
table-threw = { $player } išmetė { $dice }: { $sum }.
table-begins = Pradeda { $player }.
table-throw = { $throw } metimas iš { $throws }
table-sealed = Kauliukų antspaudas: { $seal }
table-standing = { $name } { $points }
table-series = Serija: { $standing }
table-real = Tikrais kauliukais
table-solving = Sprendžiamas lapas: { $percent } %
table-just-wrote = { $player } – { $box }: { $points }{ $known ->
        [yes] {" "}su { $dice }
       *[no] {""}
    }
table-just-struck = { $player } nubraukė langelį „{ $box }“{ $known ->
        [yes] {" "}su { $dice }
       *[no] {""}
    }
table-press-space = Tarpas meta kauliukus.
table-type-roll-off = Įvesk išmestus kauliukus (jų { $dice }), pvz., { $example }.
table-all-kept = Visi kauliukai pasilikti: rinkis langelį.
table-choose = Rinkis langelį; Z atsiima kauliukus.
table-corrected = Pataisyta.
table-unchanged = Niekas nepakeista.
table-looking-back = { $round } raundas, koks baigėsi. Page Down – toliau.
table-small = Šis langas žaidimui per mažas. Užtenka { $width } × { $height } ženklų.
table-kept = Išsaugota. Tęsia yatzy { $command }.
table-throw-again = Tarpas meta vėl; nuo 1 iki { $dice } – pasilikti kauliuką.
table-choose-box = Metimų nebeliko: rinkis langelį.
table-strike = Nubraukti „{ $box }“ nuliu? Enter dar kartą – įrašo.
table-type-dice = { $equals ->
        [no] Įvesk kauliukus (jų { $dice }), pvz., { $example }, arba langelio taškus.
       *[yes] Įvesk kauliukus (jų { $dice }), pvz., { $example }, arba langelio taškus su = priekyje, pvz., =12.
    }
table-typed = Įvesta: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter padeda šiuos kauliukus į bloknotą, H klausia trenerio.
       *[no] Enter padeda šiuos kauliukus į bloknotą.
    }
table-laid = Šio ėjimo kauliukai bloknote: { $dice }. Z juos atsiima.
table-can-take = Langelyje „{ $box }“ gali būti { $possible }.
table-filled = Langelis „{ $box }“ užpildytas.
table-correcting = Taisoma – { $player }, { $box }: eik į tinkamą langelį, įvesk kauliukus ar taškus, Enter įrašo, Esc palieka kaip buvo.
table-cannot-correct = Čia taisyti nėra ko: eik į užpildytą langelį.
table-taken-back = Atšaukta.
table-thinking = { $player } galvoja…
table-computer-throws = { $again ->
        [yes] { $player } meta visus iš naujo.
       *[no] { $player } meta kauliukus.
    }
table-computer-keeps = { $player } pasilieka { $dice }.
table-computer-takes = { $player } ima langelį „{ $box }“.
table-welcome-back = Vėl kartu: partija ten, kur palikta.

hint-roll = mesti
hint-keep = pasilikti
hint-hurry = iškart toliau
hint-walk = langelis
hint-write = rašyti
hint-back = atšaukti
hint-correct = taisyti
hint-rules = taisyklės
hint-verify = tikrinti kauliukus
hint-new = nauja
hint-again = žaisti dar
hint-light = išvaizda
hint-result = rezultatas
hint-scroll = slinkti
hint-quit = išeiti
hint-close = uždaryti
hint-keys = pagalba
hint-rounds = raundai

keys-title = Klavišai
keys-roll = mesti nepasiliktus kauliukus
keys-keep = pasilikti kauliuką arba paleisti
keys-walk = eiti į kitą langelį; kairėn ir dešinėn – į kitą stulpelį
keys-write = rašyti į langelį
keys-back = atšaukti paskutinį veiksmą
keys-type = įvesti kauliukus arba langelio taškus
keys-correct = taisyti, kas įrašyta langelyje
keys-result = rezultatas šiuo metu
keys-rounds = žiūrėti ankstesnius raundus
keys-rules = šio lapo taisyklės
keys-new = nauja partija; šią galima tęsti vėliau
keys-again = žaisti dar, tie patys žmonės
keys-light = šviesi ar tamsi išvaizda
keys-quit = išeiti; viskas išsaugoma
keys-mouse = Pele: spustelėk kauliuką, kad jį pasiliktum, langelį, kad į jį pereitum, ir dar kartą, kad įrašytum, klavišą apačioje, kad jį paspaustum.
signs-title = Ką reiškia ženklai
signs-offer = tiek čia duotų šie kauliukai
signs-barred = su šiais kauliukais negalima
signs-struck = nubraukta: 0 taškų
hint-start = pradėti
hint-field = kitas laukas

end-title = Pabaiga
end-one = { $counting ->
        [differences] Laimi { $player }, skirtumų suma { $points } tšk.
        [rounds-won] Laimi { $player }: { $points ->
            [one] { $points } raundas – daugiau nei kitų.
            [few] { $points } raundai – daugiau nei kitų.
           *[other] { $points } raundų – daugiau nei kitų.
        }
       *[totals] Laimi { $player }: { $points } tšk.
    }
end-shared = Pergale dalijasi { $players }: { $counting ->
        [differences] po { $points } tšk. skirtumo.
        [rounds-won] { $points ->
            [one] po { $points } raundą.
            [few] po { $points } raundus.
           *[other] po { $points } raundų.
        }
       *[totals] po { $points } tšk.
    }
end-alone = { $points ->
        [one] { $points } taškas.
        [few] { $points } taškai.
       *[other] { $points } taškų.
    }
end-so-far = Kol kas
end-review = yatzy review { $game } atskiria sėkmę nuo sprendimų.
end-record = { $player }: naujas asmeninis rekordas pagal šį lapą – { $points }. Ankstesnis – { $before } ({ $date }).
end-best = { $player }: geriausias rezultatas pagal šį lapą – { $before } ({ $date }).
end-wrong = { $count ->
        [one] { $count } metimas neatitinka užantspauduotos paslapties.
        [few] { $count } metimai neatitinka užantspauduotos paslapties.
       *[other] { $count } metimų neatitinka užantspauduotos paslapties.
    }
end-player = Žaidėjas
end-round = { $round } raundas
end-sum = Suma
end-difference = Skirtumas
end-won = Laimėti raundai
end-seal-wrong = Paslaptis neatitinka antspaudo.
end-dice-good = { $dice ->
        [one] Iš užantspauduotos paslapties perskaičiuotas { $dice } kauliukas – teisinga.
        [few] Iš užantspauduotos paslapties perskaičiuoti { $dice } kauliukai – visi teisingi.
       *[other] Iš užantspauduotos paslapties perskaičiuota { $dice } kauliukų – visi teisingi.
    }

new-title = Nauja partija
new-title-pad = Naujas bloknotas
new-sheet = Lapas
new-options = Pasirinkimai
new-players = Žaidėjai
new-players-hint = Vardai, atskirti kableliais; tuščia – žaisti solo
new-default-player = Žaidėjas
new-computers = Kompiuteriai
new-computers-hint = Niekas; arba, pvz., casual, bold
new-computers-known = Yra { $known }.
new-computers-about = { $name }: { $about }
new-teams = Komandos
new-teams-none = kiekvienas už save
new-teams-some = { $teams ->
        [one] { $teams } komanda
        [few] { $teams } komandos
       *[other] { $teams } komandų
    }
new-rounds = Raundai
new-counting = Skaičiavimas
new-counting-totals = didžiausia raundų suma
new-counting-differences = nugalėtojo persvara kiekviename raunde
new-counting-rounds-won = daugiausia laimėtų raundų
new-start = Kas pradeda
new-start-agreed = pirmasis vardas
new-start-roll-off = kas išmeta daugiausia
new-words = Sėkmės žodžiai
new-words-hint = Įmaišomi į kauliukus; po vieną, atskirti kableliais
new-seal = Šios partijos kauliukai jau nustatyti ir užantspauduoti: { $game }, { $seal }. Sėkmės žodis juos dar kartą sumaišo, tad niekas negalėjo jų pasirinkti.
new-about = { $boxes ->
        [one] { $boxes } langelis
        [few] { $boxes } langeliai
       *[other] { $boxes } langelių
    }, kauliukai: { $dice }, { $bonus ->
        [0] be premijos
       *[other] premija { $bonus } nuo { $at }
    }. { $players }
new-about-teams = Komandos: { $teams }.
new-start-game = Pradėti
