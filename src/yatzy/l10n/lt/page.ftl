# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Žaisk Yatzy pagal taisykles iš savo dėžutės.
page-default-name = Žaidėjas
page-opening = Akimirką…
page-no-script = Šiam puslapiui reikia JavaScript. Įjunk jį šiai svetainei ir įkelk puslapį iš naujo.
page-away = Serveris neatsako. Pabandyk po akimirkos.
page-lost = Ryšys nutrūko. Jungiamasi iš naujo… Partija išsaugota.
page-back = Ryšys atkurtas.
page-slow = Laukiama serverio…
page-table-closed = Serverio prižiūrėtojas uždarė šį stalą. Žaisti čia nebegalima.
page-no-table = Tokio stalo nėra
page-no-sheet = Tokių taisyklių nėra
page-no-sheet-about = Patikrink adresą arba pasirink taisykles pradžios puslapyje.
page-nowhere = Čia nieko nėra
page-nowhere-about = Patikrink adresą. Stalo kodas – dešimt raidžių ir skaitmenų.
page-close = Uždaryti
page-home = Pradžia
page-rules = Taisyklės
page-records = Statistika
page-between = Treniruotė ir kita
page-explorer-go = Pozicijos analizė
page-drill-go = Treniruotė
page-undo = Atšaukti

page-play-now = Žaisti solo
page-again = Dar kartą: { $names }
page-starts = Pradeda { $player }
page-tonight = Šįvakar: { $score }
page-door-computer = Prieš robotus
page-door-computer-about = nuo lengvo iki tobulo
page-door-here = Prie šio įrenginio
page-door-here-about = iš rankų į rankas
page-door-friends = Su draugais
page-door-friends-about = su nuoroda ar kodu
page-door-real = Su tikrais kauliukais
page-door-real-about = taškų lapas sumuoja
page-day-about = Visiems tie patys metimai
page-day-play = Žaisti
page-day-players = žaidėjų: { $players }
page-day-best = geriausias { $points }
page-day-streak = dienų iš eilės: { $days }
page-today = Dienos partija
page-join = Prisijungti su kodu ar nuoroda
page-join-example = AB3DE-FG7HJ
page-join-go = Prisijungti
page-join-wrong = Kodas – dešimt raidžių ir skaitmenų.
page-continue = Tęsti
page-waiting = Dar nė vieno
page-continue-all = Rodyti dar { $count }
page-forget = Slėpti: { $title }
page-look-again = Peržiūrėti
page-look-more = Dar { $count }
page-look-at-it = Peržiūrėti partiją
page-bring = Importuoti partiją
page-own = Savos taisyklės
page-own-back = Atgal prie šių taisyklių
page-compare = Lyginti taisykles
page-no-publisher = Įprastos taisyklės
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
page-sheet-tactic-da = Daniškos taisyklės: Yatzy duoda sumą ir 50.
page-sheet-tactic-nl = Olandiškos taisyklės: premijai reikia daugiau nei 63.
page-sheet-vinga = Be džokerio ir be premijos už dar vieną Yatzy.
page-sheet-mb-1973 = Žetonas už kiekvieną tolesnį Yahtzee, privalomas džokeris. Komandos ir serijos.
page-sheet-hasbro = Privalomas džokeris, net ir po nulio.
page-sheet-printworks = 100 už kiekvieną tolesnį Yatzy, laisvas džokeris.
page-sheet-philos = Antras Yatzi duoda 100 langelyje „Šansas“.
page-sheet-philos-fr = Prancūziškos taisyklės: dar vienas Yatzi – nulis, kai jo viršutinis langelis užpildytas.
page-sheet-philos-es = Ispaniškos taisyklės: dar vienas Yatzi – nulis, kai viršutinė dalis pilna.
page-sheet-maxi = Trys poros, vila ir bokštas. Premija 100 nuo 84.
page-sheet-forced-order = Langeliai pildomi iš viršaus žemyn.
page-sheet-kniffel = 50 už dar vieną Kniffel, kol viršutinis langelis laisvas, paskui džokeris.
page-sheet-yams = Vienas stulpelis; eilutėms reikia penkių kauliukų.
page-sheet-yacht = Dvylika langelių, be premijos, 30 už kiekvieną eilutę.
page-sheet-yacht-dice = Kaip vaizdo žaidimuose: troba duoda kauliukų sumą, eilutės 15 ir 30.

page-other-pad = Keisti taisykles
page-who = Žaidėjai
page-name = Vardas
page-your-name = Tavo vardas
page-far-name = Laisva vieta
page-add-here = Šiame įrenginyje
page-add-far = Savo įrenginyje
page-add-computer = Robotas
page-add-known = Pridėti: { $name }
page-change-colour = Keisti spalvą: { $name }
page-which-computer = Kuris robotas
page-remove = Pašalinti: { $name }
page-raise = Perkelti aukščiau: { $name }
page-dice = Kauliukai
page-dice-screen = Ekrane
page-dice-real = Tikri
page-dice-same = Visiems tie patys
page-dice-screen-about = Metami čia, visiems matant. Paskui galima patikrinti.
page-dice-real-about = Meti savo kauliukus, o taškų lapas tikrina ir sumuoja.
page-dice-same-about = Varžybos: visi žaidžia savo įrenginiuose ir gauna tuos pačius metimus. Laimi didžiausias rezultatas.
page-more = Daugiau parinkčių
page-options = Parinktys
page-rounds = Raundai
page-round = { $round } raundas
page-counting = Raundų skaičiavimas
page-counting-totals = Visų raundų suma
page-counting-differences = Nugalėtojo persvara
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
page-begins-agreed = Pirmasis sąraše
page-begins-roll-off = Didžiausias metimas
page-coach-on = Leisti trenerį
page-no-coach = Be trenerio šis serveris apie partiją nepataria, kol ji nebaigta. Sutrukdyti gauti patarimų kitur jis negali.
page-patience = Kiek laukti nesančių žaidėjų
page-start = Pradėti
page-lay = Kurti stalą
page-lay-match = Kurti varžybas
page-series = Serija iki šiol

page-lobby = { $free ->
        [0] Visi susirinko.
        [one] Laisva { $free } vieta.
        [few] Laisvos { $free } vietos.
       *[other] Laisva { $free } vietų.
    }
page-lobby-wait = Partija prasidės, kai visos vietos bus užimtos arba kai ją pradės šeimininkas.
page-lobby-patience = Jei kurio nors nėra { $time }, kiti gali leisti už jį žaisti robotui.
page-remove-player = Pašalinti
page-removed = Šeimininkas pašalino tave nuo stalo. Gali žiūrėti. Jei nori žaisti, paprašyk, kad leistų grįžti.
page-admit = Leisti grįžti: { $name }
page-lobby-sit = Kad žaistum, užimk vietą.
page-lobby-screen = kauliukai ekrane
page-lobby-real = tikri kauliukai
page-seat-free = Laisva
page-seat-mine = Tu
page-sit = Sėstis čia
page-stand-up = Palikti vietą
page-begin = { $count ->
        [1] Pradėti solo
        [one] Pradėti: { $count } žaidėjas
        [few] Pradėti: { $count } žaidėjai
       *[other] Pradėti: { $count } žaidėjų
    }
page-begin-ask = Pradėti be kitų?
page-begin-ask-about = Laisvų vietų nebeliks. Kas ateis vėliau, galės tik žiūrėti.
page-invite = Pakviesti
page-invite-play = Kas tai atvers, galės užimti laisvą vietą.
page-invite-look = Partija baigta: kas tai atvers, galės ją peržiūrėti.
page-share = Dalytis šia partija
page-invite-watch = Partija prasidėjo: kas tai atvers, galės žiūrėti.
page-qr = Šio stalo QR kodas
page-code = Kodas
page-link = Nuoroda
page-copy = Kopijuoti
page-copied = Nukopijuota
page-not-copied = Pažymėk tekstą ir nukopijuok
page-no-code = QR kodas atsiras, kai serveris atsakys.
page-device = Žaisti kitame įrenginyje
page-device-about = Atverk šią nuorodą kitame savo įrenginyje ir savo vietose žaisk ir ten. Duok ją tik tam, kas turi žaisti už tave.
page-device-own = Tai mano įrenginys: jis gali viską, ką gali šis
page-device-qr = QR kodas kitam tavo įrenginiui
page-device-make = Kurti nuorodą
page-take-over = Ar šiame įrenginyje žais { $theirs }?
page-take-over-about = { $held ->
        [yes] Pagal šią nuorodą žaidžia { $theirs }. Jei tęsi, čia be naujos nuorodos nebegalės žaisti { $ours }.
       *[no] Pagal šią nuorodą žaidžia { $theirs }. Jei tęsi, šis įrenginys nebebus stalo šeimininkas.
    }
page-take-over-yes = Tęsti
page-take-over-no = Ne, palikti
page-take-over-none = Atverta nuoroda neturi vietos prie šio stalo.

page-menu = Meniu
page-pad = Taškų lapas
page-story = Naujausia
page-pad-of = Taškų lapas: { $player }
page-whole-pad = Visas lapas
page-people = Žaidėjai
page-computer = robotas
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
page-cell-offered = { $box } { $points }: galima{ $advised ->
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
        [yes] { $player }, mesk kauliukus.
       *[no] Tavo eilė: mesk kauliukus.
    }
page-do-tell = { $several ->
        [yes] { $player }: įvesk kauliukus arba paliesk langelį ir įvesk taškus.
       *[no] Įvesk kauliukus arba paliesk langelį ir įvesk taškus.
    }
page-do-keep = Paliesk kauliukus, kuriuos pasilieki, arba rinkis langelį.
page-do-choose = Metimų nebeliko: rinkis langelį.
page-do-take = Rinkis langelį arba pataisyk kauliukus.
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
       *[no] { $player } atšaukė paskutinį veiksmą.
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
page-hand-over = { $player }: tegu žaidžia robotas…
page-hand-over-who = { $player }: kas žais toliau?
page-hand-over-own = Robotas žais, kol grįši. Perimti gali bet kada.
page-hand-over-another = { $player }: tegu žaidžia robotas?
page-hand-over-about = Stiprus robotas žais, kol grįš { $player }.
page-hand-over-go = Tegu žaidžia
page-has-left = { $player } paliko stalą.
page-waits = { $player } jau kurį laiką neatsako.
page-absent = { $player } neatsako. Leisti žaisti robotui galėsi po { $time }.
page-hand-over-yes = Tegu žaidžia { $computer }
page-not-now = Ne dabar
page-figure-numbers = Rodyti skaičius
page-plays-for = { $player }: žaidžia { $computer }
page-for = { $player } ({ $computer })
page-come-back = Vėl žaidžia { $player }
page-come-back-self = Vėl žaidžiu aš

page-keys = Klavišai
page-key-space = Tarpas
page-key-enter = Enter
page-keys-roll = mesti arba sustabdyti kauliukus
page-keys-keep = pasilikti kauliuką arba paleisti
page-keys-tell = įvesti kauliuką
page-keys-walk = judėti taškų lape
page-keys-write = rašyti į langelį
page-keys-hint = klausti trenerio
page-keys-undo = atšaukti
page-keys-card = ši pagalba

page-match-go = Į varžybas
page-match-compare = Kaip sekėsi kitiems
page-match-sealed = Kauliukus bus galima patikrinti, kai baigsis varžybos.

page-hint = Patarimas
page-coach = Treneris
page-coach-idle = Mesk, tada paklausk, ką daryti.
page-coach-thinks = Treneris galvoja…
page-coach-says = Treneris pataria – { $choice }. { $why }
page-coach-second = { $less ->
        [no] Lygiai taip pat gerai – { $choice }.
       *[yes] Iš kitų geriausia – { $choice }, { $cost } mažiau.
    }
page-coach-best = geriausia
page-coach-keep = Pasilikti šiuos
page-ask-explorer = Analizuoti šią poziciją
page-percent = { $number } %
page-chances = Galimybė laimėti
page-chances-round = Galimybė laimėti raundą

page-real-dice = Kauliukai: { $dice }
page-real-keys = Įvesk kauliukus
page-points-which = Kiek taškų?
page-points-none = Į šį langelį dabar rašyti negalima.
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
        [differences] Laimi { $players }, persvara – { $points ->
            [one] { $points } taškas
            [few] { $points } taškai
           *[other] { $points } taškų
        }
        [rounds-won] Laimi { $players }: { $points ->
            [one] { $points } raundas
            [few] { $points } raundai
           *[other] { $points } raundų
        }
       *[totals] Laimi { $players }: { $points ->
            [one] { $points } taškas
            [few] { $points } taškai
           *[other] { $points } taškų
        }
    }
page-end-shared = Pergale dalijasi { $players }
page-rematch = Žaisti dar kartą
page-rematch-go = Į revanšą
page-end-more = Daugiau
page-tonight-title = Šįvakar, partija { $games }
page-evening-end = Baigti vakarą
page-evening-won = Vakarą laimi { $player }
page-fair-dice = Sąžiningi kauliukai
page-record-notation = Notacija
page-record-jsonl = JSON Lines
page-record-csv = CSV
