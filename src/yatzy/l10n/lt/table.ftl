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
table-sealed = Atspaudas { $seal }
table-standing = { $name } { $points }
table-series = Serija: { $standing }
table-real = Tikri kauliukai
table-solving = Skaičiuojama: { $percent } %
table-just-wrote = { $player } – { $box }: { $points }{ $known ->
        [yes] {" "}su { $dice }
       *[no] {""}
    }
table-just-struck = { $player } nubraukė langelį „{ $box }“{ $known ->
        [yes] {" "}su { $dice }
       *[no] {""}
    }
table-press-space = Tarpas – mesti.
table-type-roll-off = Įvesk išmestus kauliukus (jų { $dice }), pvz., { $example }.
table-all-kept = Visi kauliukai pasilikti: rinkis langelį.
table-choose = Rinkis langelį; Z – atšaukti kauliukus.
table-corrected = Pataisyta.
table-unchanged = Niekas nepakeista.
table-looking-back = { $round } raundas, koks baigėsi. Page Down – kitas raundas.
table-small = Langas per mažas. Padidink bent iki { $width } × { $height } ženklų.
table-kept = Išsaugota. Tęsk su yatzy { $command }.
table-throw-again = Tarpas – mesti vėl, 1–{ $dice } – pasilikti kauliuką.
table-choose-box = Metimų nebeliko: rinkis langelį.
table-strike = Nubraukti langelį „{ $box }“? Dar kartą spausk Enter.
table-type-dice = { $equals ->
        [no] Įvesk kauliukus (jų { $dice }), pvz., { $example }, arba langelio taškus.
       *[yes] Įvesk kauliukus (jų { $dice }), pvz., { $example }, arba langelio taškus su = priekyje, pvz., =12.
    }
table-typed = Įvesta: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter – imti šiuos kauliukus, H – klausti trenerio.
       *[no] Enter – imti šiuos kauliukus.
    }
table-laid = Šio ėjimo kauliukai: { $dice }. Z – atšaukti.
table-can-take = Langelyje „{ $box }“ gali būti { $possible }.
table-filled = Langelis „{ $box }“ užpildytas.
table-correcting = Taisoma – { $player }, { $box }: eik į tinkamą langelį, įvesk kauliukus ar taškus ir spausk Enter. Esc – atsisakyti.
table-cannot-correct = Čia taisyti nėra ko: eik į užpildytą langelį.
table-taken-back = Atšaukta.
table-thinking = { $player } galvoja…
table-computer-throws = { $again ->
        [yes] { $player } meta visus iš naujo.
       *[no] { $player } meta kauliukus.
    }
table-computer-keeps = { $player } pasilieka { $dice }.
table-computer-takes = { $player } renkasi langelį „{ $box }“.
table-welcome-back = Malonu vėl matyti. Partija ten, kur ją palikai.

hint-roll = mesti
hint-keep = pasilikti
hint-hurry = praleisti
hint-walk = langelis
hint-write = rašyti
hint-back = atšaukti
hint-correct = taisyti
hint-rules = taisyklės
hint-verify = tikrinti kauliukus
hint-new = nauja
hint-again = dar kartą
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
keys-correct = taisyti langelį
keys-result = rodyti rezultatą
keys-rounds = rodyti ankstesnius raundus
keys-rules = rodyti taisykles
keys-new = nauja partija; šią galima tęsti vėliau
keys-again = žaisti dar kartą su tais pačiais žaidėjais
keys-light = šviesi ar tamsi išvaizda
keys-quit = išeiti; viskas išsaugoma
keys-mouse = Pele: spustelėk kauliuką, kad jį pasiliktum, langelį, kad į jį pereitum, ir dar kartą, kad įrašytum, klavišą apačioje, kad jį paspaustum.
signs-title = Ką reiškia ženklai
signs-offer = tiek čia duotų šie kauliukai
signs-barred = su šiais kauliukais negalima
signs-struck = nubraukta
hint-start = pradėti
hint-field = kitas laukas

end-title = Pabaiga
end-one = { $counting ->
        [differences] Laimi { $player }, persvara – { $points ->
            [one] { $points } taškas.
            [few] { $points } taškai.
           *[other] { $points } taškų.
        }
        [rounds-won] Laimi { $player }: { $points ->
            [one] { $points } raundas, daugiau nei kitų.
            [few] { $points } raundai, daugiau nei kitų.
           *[other] { $points } raundų, daugiau nei kitų.
        }
       *[totals] Laimi { $player }: { $points ->
            [one] { $points } taškas.
            [few] { $points } taškai.
           *[other] { $points } taškų.
        }
    }
end-shared = Pergale dalijasi { $players }: { $counting ->
        [differences] persvara po { $points ->
            [one] { $points } tašką.
            [few] { $points } taškus.
           *[other] { $points } taškų.
        }
        [rounds-won] { $points ->
            [one] po { $points } raundą.
            [few] po { $points } raundus.
           *[other] po { $points } raundų.
        }
       *[totals] { $points ->
            [one] po { $points } tašką.
            [few] po { $points } taškus.
           *[other] po { $points } taškų.
        }
    }
end-alone = { $points ->
        [one] { $points } taškas.
        [few] { $points } taškai.
       *[other] { $points } taškų.
    }
end-so-far = Kol kas
end-review = Pamatyk sėkmę ir klaidas: yatzy review { $game }.
end-record = { $player }: naujas asmeninis rekordas pagal šias taisykles – { $points }. Ankstesnis – { $before } ({ $date }).
end-best = { $player }: asmeninis rekordas pagal šias taisykles – { $before } ({ $date }).
end-wrong = { $count ->
        [one] { $count } metimas neatitinka pradinės reikšmės.
        [few] { $count } metimai neatitinka pradinės reikšmės.
       *[other] { $count } metimų neatitinka pradinės reikšmės.
    }
end-player = Žaidėjas
end-round = { $round } raundas
end-sum = Suma
end-difference = Skirtumas
end-won = Laimėti raundai
end-seal-wrong = Pradinė reikšmė neatitinka atspaudo.
end-dice-good = { $dice ->
        [one] Iš pradinės reikšmės perskaičiuotas { $dice } kauliukas – teisinga.
        [few] Iš pradinės reikšmės perskaičiuoti { $dice } kauliukai – visi teisingi.
       *[other] Iš pradinės reikšmės perskaičiuota { $dice } kauliukų – visi teisingi.
    }

new-title = Nauja partija
new-title-pad = Nauja partija tikrais kauliukais
new-sheet = Taisyklės
new-options = Parinktys
new-players = Žaidėjai
new-players-hint = Vardai, atskirti kableliais; tuščia – žaisti solo
new-default-player = Žaidėjas
new-computers = Robotai
new-computers-hint = Niekas; arba, pvz., mėgėjas, drąsuolis
new-computers-known = Rinkis iš šių: { $known }.
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
new-start-agreed = pirmasis sąraše
new-start-roll-off = kas išmeta daugiausia
new-words = Sėkmės žodžiai
new-words-hint = Įmaišomi į kauliukus; po vieną, atskirti kableliais
new-seal = Šios partijos pradinė reikšmė jau nustatyta: { $game }, atspaudas { $seal }. Pridėk sėkmės žodį, ir niekas nebus galėjęs pasirinkti kauliukų.
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
