# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Kiekvienas Yatzy pagal savo dėžutės taisykles.
page-default-name = Žaidėjas
page-opening = Akimirką…
page-no-script = Šiam puslapiui reikia JavaScript. Leisk jį šiam adresui ir įkelk puslapį iš naujo.
page-away = Serveris neatsako. Pabandyk po akimirkos.
page-lost = Ryšys nutrūko. Bandome jį atkurti; partija niekur nedings.
page-back = Ryšys atkurtas.
page-slow = Serveris dar neatsakė. Laukiame…
page-table-closed = Serverio laikytojas uždarė šį stalą. Čia niekas negali žaisti toliau.
page-no-table = Tokio stalo nėra
page-no-sheet = Tokio bloknoto nėra
page-no-sheet-about = Gal adrese klaida. Visi bloknotai yra lentynoje.
page-nowhere = Čia nieko nėra
page-nowhere-about = Gal adrese klaida. Stalo kodas – dešimt raidžių ir skaitmenų.
page-close = Uždaryti
page-home = Į pradžią
page-rules = Taisyklės
page-records = Pasiekimai
page-between = Tarp partijų
page-explorer-go = Pozicijos analizė
page-drill-go = Treniruotė
page-undo = Atšaukti

page-play-now = Žaisti solo
page-again = Dar kartą: { $names }
page-starts = Pradeda { $player }
page-tonight = Šįvakar: { $score }
page-door-computer = Prieš kompiuterį
page-door-computer-about = nuo lengvo iki tobulo
page-door-here = Prie šio įrenginio
page-door-here-about = iš rankų į rankas
page-door-friends = Su draugais
page-door-friends-about = su nuoroda ar kodu
page-door-real = Su tikrais kauliukais
page-door-real-about = lapas suskaičiuoja
page-day-about = Visiems tie patys metimai
page-day-play = Žaisti
page-day-players = žaidėjų: { $players }
page-day-best = geriausias { $points }
page-day-streak = dienų iš eilės: { $days }
page-today = Dienos partija
page-join = Prisijungti su kodu ar nuoroda
page-join-example = AB3DE-FG7HJ
page-join-go = Jungtis
page-join-wrong = Kodas – dešimt raidžių ir skaitmenų.
page-continue = Tęsti
page-waiting = Dar nė vieno
page-continue-all = Rodyti dar { $count }
page-forget = Pašalinti iš sąrašo: { $title }
page-look-again = Peržiūrėti
page-look-more = Dar { $count }
page-look-at-it = Peržiūrėti partiją
page-bring = Įkelti įrašą
page-own = Savos taisyklės
page-own-back = Atgal prie šių taisyklių
page-compare = Lyginti bloknotus
page-no-publisher = Kaip įprasta žaisti
page-sheet-counts = { $boxes ->
        [one] { $boxes } langelis
        [few] { $boxes } langeliai
       *[other] { $boxes } langelių
    } · { $dice ->
        [one] { $dice } kauliukas
        [few] { $dice } kauliukai
       *[other] { $dice } kauliukų
    }
page-sheet-tactic = Poros, eilutės ir troba. Premija 50 nuo 63.
page-sheet-tactic-da = Pagal danišką tekstą: Yatzy duoda sumą ir 50.
page-sheet-tactic-nl = Pagal olandišką tekstą: premijai reikia daugiau nei 63.
page-sheet-vinga = Penkiolika langelių, jokių priedų, nieko privalomo.
page-sheet-mb-1973 = Žetonas už kiekvieną tolesnį Yahtzee ir privalomas džokeris. Komandos ir serijos.
page-sheet-hasbro = Džokeris privalomas, net ir po nulio.
page-sheet-printworks = 100 už kiekvieną tolesnį Yatzy ir laisvas džokeris.
page-sheet-philos = Antras Yatzi langelyje „Šansas“ vertas 100.
page-sheet-philos-fr = Pagal prancūzišką tekstą: nulis, kai viršutinis langelis užpildytas.
page-sheet-philos-es = Pagal ispanišką tekstą: nulis, kai viršutinė dalis pilna.
page-sheet-maxi = Šeši kauliukai, dvidešimt langelių, premija 100 nuo 84.
page-sheet-forced-order = Iš viršaus žemyn, be pasirinkimo.
page-sheet-kniffel = 50 už dar vieną Kniffel, kol viršutinis langelis laisvas, paskui džokeris.
page-sheet-yams = Vienas stulpelis; eilutėms reikia penkių kauliukų.
page-sheet-yacht = Dvylika langelių, be premijos, 30 už kiekvieną eilutę.
page-sheet-yacht-dice = Kaip vaizdo žaidimuose: troba duoda kauliukų sumą, eilutės 15 ir 30.

page-other-pad = Rinktis kitą bloknotą
page-who = Kas žaidžia
page-name = Vardas
page-your-name = Tavo vardas
page-far-name = Kas prisijungs
page-add-here = Čia pat
page-add-far = Savo telefone
page-add-computer = Kompiuteris
page-add-known = Pridėti: { $name }
page-change-colour = Keisti spalvą: { $name }
page-which-computer = Kuris kompiuterinis žaidėjas
page-remove = Pašalinti: { $name }
page-raise = Perkelti aukščiau: { $name }
page-dice = Kauliukai
page-dice-screen = Ekrane
page-dice-real = Tikri
page-dice-same = Visiems tie patys
page-dice-screen-about = Metami čia, visiems matant; paskui galima patikrinti.
page-dice-real-about = Meti savus, o bloknotas tikrina ir sumuoja.
page-dice-same-about = Varžybos: kiekvienas žaidžia atskirai savo įrenginyje ir gauna tuos pačius metimus. Laimi didžiausias rezultatas.
page-more = Dėl ko dar susitarti
page-options = Pasirinkimai
page-rounds = Raundai
page-round = { $round } raundas
page-counting = Kaip skaičiuojama
page-counting-totals = Didžiausia raundų suma
page-counting-differences = Nugalėtojo persvara raunde
page-counting-rounds-won = Daugiausia laimėtų raundų
page-counting-short = { $counting ->
        [differences] Persvara
        [rounds-won] Laimėta
       *[totals] Suma
    }
page-teams = Komandos
page-teams-none = Kiekvienas už save
page-teams-some = { $number ->
        [one] { $number } komanda
        [few] { $number } komandos
       *[other] { $number } komandų
    }
page-team = { $team } komanda
page-begins = Kas pradeda
page-begins-agreed = Pirmasis vardas
page-begins-roll-off = Didžiausias metimas
page-coach-on = Galima klausti trenerio
page-no-coach = Be trenerio šis serveris per partiją jokių patarimų apie ją neduoda. Sutrukdyti ieškoti patarimų kitur jis negali.
page-patience = Kiek laukti pasitraukusio žaidėjo
page-start = Pradėti
page-lay = Ruošti stalą
page-lay-match = Ruošti varžybas
page-series = Serija iki šiol

page-lobby = { $free ->
        [0] Visi susirinko.
        [one] Laisva { $free } vieta.
        [few] Laisvos { $free } vietos.
       *[other] Laisva { $free } vietų.
    }
page-lobby-wait = Partija prasidės, kai visos vietos bus užimtos arba kai pradės stalo šeimininkas.
page-lobby-patience = Jei kurio nors nėra { $time }, kiti gali leisti žaisti kompiuteriui.
page-remove-player = Pašalinti
page-removed = Stalo šeimininkas pašalino tave nuo stalo. Žiūrėti gali. Jei nori žaisti, paprašyk, kad leistų grįžti.
page-admit = Leisti grįžti: { $name }
page-lobby-sit = Užimk vietą ir žaisk kartu.
page-lobby-screen = kauliukai ekrane
page-lobby-real = tikri kauliukai
page-seat-free = Laisva
page-seat-mine = Tu
page-sit = Sėstis čia
page-stand-up = Atsistoti
page-begin = { $count ->
        [1] Pradėti solo
        [one] Pradėti: { $count } žaidėjas
        [few] Pradėti: { $count } žaidėjai
       *[other] Pradėti: { $count } žaidėjų
    }
page-begin-ask = Pradėti be kitų?
page-begin-ask-about = Laisvų vietų nebeliks. Atėję vėliau galės tik žiūrėti.
page-invite = Pakviesti
page-invite-play = Kas tai atvers, galės užimti laisvą vietą.
page-invite-look = Partija baigta: kas tai atvers, matys, kaip sekėsi.
page-share = Dalytis šia partija
page-invite-watch = Partija prasidėjo: kas tai atvers, galės stebėti.
page-qr = Šio stalo QR kodas
page-code = Kodas
page-link = Nuoroda
page-copy = Kopijuoti
page-copied = Nukopijuota
page-not-copied = Pažymėk ir nukopijuok ranka
page-no-code = Kol serveris neatsako, QR kodo nupiešti negalima.
page-device = Žaisti kitame įrenginyje
page-device-about = Atverk šią nuorodą kitame įrenginyje: tavo vietose bus galima žaisti abiejuose. Duok ją tik tam, kas turi žaisti už tave.
page-device-own = Tai mano įrenginys: jis gali viską, ką gali šis
page-device-qr = QR kodas kitam tavo įrenginiui
page-device-make = Kurti nuorodą
page-take-over = Ar čia žais { $theirs }?
page-take-over-about = { $held ->
        [yes] Atverta nuoroda – vietai, kurioje žaidžia { $theirs }. Šiame įrenginyje žaidžia { $ours }; čia tęsti be atskiros nuorodos nebebus galima.
       *[no] Atverta nuoroda – vietai, kurioje žaidžia { $theirs }. Šis įrenginys paruošė stalą; pradėti ar baigti ten ko nors nebegalės.
    }
page-take-over-yes = Perimti
page-take-over-no = Palikti, kaip yra
page-take-over-none = Atverta nuoroda neturi vietos prie šio stalo.

page-menu = Meniu
page-pad = Bloknotas
page-story = Ką tik
page-pad-of = Bloknotas: { $player }
page-whole-pad = Visas bloknotas
page-people = Žaidėjai
page-computer = kompiuteris
page-turn = eina
page-turn-of = Eina { $player }
page-turn-number = { $turn } ėjimas iš { $turns }
page-table-code = stalas { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: kol kas { $sum } iš { $at }.
page-pace = { $way ->
        [ahead] { $points ->
            [one] { $points } tašku daugiau, nei šiuo metu reikia premijai.
            [few] { $points } taškais daugiau, nei šiuo metu reikia premijai.
           *[other] { $points } taškų daugiau, nei šiuo metu reikia premijai.
        }
        [behind] { $points ->
            [one] { $points } tašku mažiau, nei šiuo metu reikia premijai.
            [few] { $points } taškais mažiau, nei šiuo metu reikia premijai.
           *[other] { $points } taškų mažiau, nei šiuo metu reikia premijai.
        }
       *[even] Tiek taškų, kiek šiuo metu reikia premijai.
    }
page-chips = { $count ->
        [0] Žetonų nėra
        [one] { $count } žetonas, { $points } tšk.
        [few] { $count } žetonai, { $points } tšk.
       *[other] { $count } žetonų, { $points } tšk.
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: nubraukta
page-cell-offered = { $box } { $points }: galima imti{ $advised ->
        [yes] , taip pataria treneris
        [best] , dabar geriausias langelis
       *[no] {""}
    }
page-cell-zero = { $box } 0: būtų nubraukta
page-cell-barred = { $box }: dabar negalima. { $why }
page-cell-open = { $box }: laisvas
page-box-about = Kaip skaičiuojama: { $box }
page-box-example = Pavyzdžiui
page-box-now = Šie kauliukai
page-box-write = Įrašyti čia { $points }
page-cheer-box = { $box }!
page-cheer-best = Asmeninis rekordas!
page-sound = Garsas
page-pass-on = Tavo eilė. Paliesk ir pradėk.
page-die = { $place } kauliukas: { $face }{ $kept ->
        [yes] , pasiliktas
       *[no] {""}
    }
page-keep-line = Pasilikti kauliukai
page-face = { $face }
page-throws-left = { $count ->
        [0] Metimų nebeliko
        [one] Liko { $count } metimas
        [few] Liko { $count } metimai
       *[other] Liko { $count } metimų
    }
page-button-roll = Mesti
page-button-roll-named = { $player }, mesk
page-button-again = { $count ->
        [one] Mesti { $count } kauliuką
        [few] Mesti { $count } kauliukus
       *[other] Mesti { $count } kauliukų
    }
page-button-choose = Rinkis langelį
page-button-all-kept = Visi pasilikti
page-button-theirs = Žaidžia { $player }
page-rolled-off = Daugiausia išmetė ir pradeda { $player }.
page-roll-off = Pradeda didžiausias metimas: dabar meta { $player }.
page-do-roll = { $several ->
        [yes] Meta { $player }.
       *[no] Tavo eilė: mesk kauliukus.
    }
page-do-tell = { $several ->
        [yes] { $player }: įvesk išmestus kauliukus arba paliesk langelį ir nurodyk taškus.
       *[no] Įvesk išmestus kauliukus arba paliesk langelį ir nurodyk taškus.
    }
page-do-keep = Paliesk kauliukus, kuriuos pasilieki, arba imk langelį.
page-do-choose = Metimų nebeliko: imk langelį.
page-do-take = Imk langelį arba pataisyk kauliukus.
page-your-turn = { $several ->
        [yes] Eina { $player }.
       *[no] Tavo eilė.
    }
page-zero = Nubraukti „{ $box }“?
page-zero-yes = Nubraukti
page-zero-no = Dar ne

page-told-rolled = { $you ->
        [yes] Tavo metimas: { $dice }.
       *[no] { $player } išmetė { $dice }.
    }
page-told-laid = { $you ->
        [yes] Tavo kauliukai: { $dice }.
       *[no] { $player } turi { $dice }.
    }
page-told-kept = { $you ->
        [yes] Pasilieki { $dice }.
       *[no] { $player } pasilieka { $dice }.
    }
page-told-wrote = { $you ->
        [yes] { $box }: tau { $points }.
       *[no] { $player } – { $box }: { $points }.
    }
page-told-struck = { $you ->
        [yes] Nubraukei langelį „{ $box }“.
       *[no] { $player } nubraukė langelį „{ $box }“.
    }
page-told-took-back = { $you ->
        [yes] Atšaukta.
       *[no] { $player } atšaukė.
    }
page-told-corrected = Pataisyta – { $box }: { $points }.
page-told-reacts = { $player }: { $text }

page-react = Reaguoti
page-reaction-bravo = Bravo!
page-reaction-laugh = Cha cha!
page-reaction-ouch = Oi!
page-reaction-luck = Sėkmės!
page-reaction-hurry = Na, greičiau…
page-reaction-thanks = Ačiū!
page-hand-over = { $player }: tegu žaidžia kompiuteris…
page-hand-over-who = { $player }: kas žaidžia toliau?
page-hand-over-own = Kompiuteris žais, kol vėl imsi žaisti tu; tai galima bet kada.
page-hand-over-another = { $player }: tegu žaidžia kompiuteris?
page-hand-over-about = Gerai žaidžiantis kompiuteris tęs, kol grįš { $player }.
page-hand-over-go = Tegu žaidžia
page-has-left = Nuo stalo pasitraukė { $player }.
page-waits = Jau kurį laiką neatsako { $player }.
page-absent = { $player } pasitraukė. Leisti žaisti kompiuteriui galėsi po { $time }.
page-hand-over-yes = Tegu žaidžia { $computer }
page-not-now = Ne dabar
page-figure-numbers = Rodyti skaičius
page-plays-for = { $player }: žaidžia { $computer }
page-for = { $player } ({ $computer })
page-come-back = Toliau žaidžia { $player }
page-come-back-self = Toliau žaidžiu aš

page-keys = Klavišai
page-key-space = Tarpas
page-key-enter = Enter
page-keys-roll = mesti arba iškart baigti metimą
page-keys-keep = pasilikti kauliuką arba paleisti
page-keys-tell = įvesti išmestą kauliuką
page-keys-walk = judėti bloknote
page-keys-write = rašyti į langelį
page-keys-hint = klausti trenerio
page-keys-undo = atšaukti
page-keys-card = ši kortelė

page-match-go = Į varžybas
page-match-compare = Kaip sekėsi kitiems
page-match-sealed = Kauliukus bus galima patikrinti, kai baigsis varžybos.

page-hint = Patarimas
page-coach = Treneris
page-coach-idle = Po metimo paklausk, ką daryti.
page-coach-thinks = Treneris galvoja…
page-coach-says = Treneris pataria – { $choice }. { $why }
page-coach-second = { $less ->
    [no] Lygiai taip pat gerai – { $choice }.
   *[yes] Antras pasirinkimas – { $choice } ({ $cost } mažiau).
}
page-coach-best = tobula
page-coach-keep = Pasilikti šiuos
page-ask-explorer = Analizuoti šią poziciją
page-percent = { $number } %
page-chances = Galimybė laimėti
page-chances-round = Galimybė laimėti raundą

page-real-dice = Kauliukai: { $dice }
page-real-keys = Išmesti kauliukai
page-points-which = Kiek taškų?
page-points-none = Šiame langelyje dabar nieko rašyti negalima.
page-correct = Taisyti: { $box }
page-correct-was = Dabar ten { $points } ({ $player }).
page-correct-box = Langelis

page-end = Pabaiga
page-end-alone = { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }
page-end-won = { $counting ->
        [differences] Laimi { $players }, persvara { $points } tšk.
        [rounds-won] Laimi { $players }: { $points ->
            [one] { $points } raundas
            [few] { $points } raundai
           *[other] { $points } raundų
        }
       *[totals] Laimi { $players }: { $points } tšk.
    }
page-end-shared = Pergale dalijasi { $players }
page-rematch = Žaisti dar kartą
page-rematch-go = Į revanšą
page-end-more = Daugiau
page-tonight-title = Šįvakar, partija { $games }
page-evening-end = Baigti vakarą
page-evening-won = Vakaro nugalėtojas: { $player }
page-fair-dice = Sąžiningi kauliukai
page-record-notation = Notacija
page-record-jsonl = JSON Lines
page-record-csv = CSV
