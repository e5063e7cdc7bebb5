# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistika
page-records-whose = Žaidėjas
page-records-none = Tavo rezultatai, pažanga ir brangiausios klaidos greta tobulo žaidimo. Paskyros nereikia: raktas lieka šioje naršyklėje.
page-records-start = Kaupti statistiką
page-records-name = Vardas, kuriuo žaidi
page-records-add = Pridėti žaidėją
page-records-add-about = Nuo šiol skaičiuojamos šiame įrenginyje šiuo vardu žaidžiamos partijos ir tos, kurias jis dar prisimena.
page-records-empty = Partijų dar nėra
page-records-empty-about = Sužaisk partiją iki galo vardu { $name }, ir ji atsiras čia.
page-records-play = Žaisti partiją
page-records-playing = { $count ->
        [one] Tęsiasi { $count } partija.
        [few] Tęsiasi { $count } partijos.
       *[other] Tęsiasi { $count } partijų.
    }
page-records-later = { $count ->
        [one] Dar peržiūrima { $count } partija…
        [few] Dar peržiūrimos { $count } partijos…
       *[other] Dar peržiūrima { $count } partijų…
    }
page-records-opening = Įkeliama…
page-records-sheet = Taisyklės
page-records-games = { $rounds ->
        [one] { $rounds } partija
        [few] { $rounds } partijos
       *[other] { $rounds } partijų
    }
page-records-best = Geriausia
page-records-worst = Mažiausia
page-records-mean = Vidurkis
page-records-perfect = tobulai: { $number }
page-records-odds-later = Skaičiuojama, kiek duoda tobulas žaidimas…
page-records-rates = Kaip dažnai
page-records-upper-bonus = Viršutinė premija
page-records-five-alike = Penki vienodi
page-records-rate = { $made } iš { $of }
page-records-you = tu
page-records-best-play = tobulai
page-records-further = Už dar penkis vienodus per partiją vidutiniškai gauni { $own } tšk., žaidžiant tobulai – { $perfect }.
page-records-choices = Tavo sprendimai
page-records-accuracy = Geriausi sprendimai
page-records-cost-each = Prarasta per sprendimą
page-records-cost-game = Prarasta per partiją
page-records-luck = Sėkmė per partiją
page-records-habits = Brangūs įpročiai
page-records-habit = { $times ->
        [one] { $times } kartą
        [few] { $times } kartus
       *[other] { $times } kartų
    }, { $points } tšk.
page-records-more-habits = Dar { $count }
page-records-no-habits = Taškų neprarasta.
page-records-trend = Partija po partijos
page-records-yours = Tavo duomenys
page-records-device = Perkelti į kitą įrenginį
page-records-device-about = Kas atvers šią nuorodą, gaus šią statistiką ir galės ją ištrinti. Atverk ją tik kitame savo įrenginyje.
page-records-device-qr = QR kodas šiai statistikai perkelti į kitą įrenginį
page-records-export = Atsisiųsti viską
page-records-remove = Pašalinti iš šio įrenginio
page-records-remove-about = Statistika lieka serveryje ir kituose įrenginiuose, turinčiuose raktą. Be rakto niekas jos neberas.
page-records-remove-yes = Pašalinti
page-records-delete = Ištrinti viską
page-records-delete-about = Žaidėjo { $name } statistika bus visam laikui ištrinta visuose įrenginiuose, o tose partijose vietoj vardo bus numeris. Kas turi partijos kodą, vis dar galės ją atverti.
page-records-delete-yes = Ištrinti
page-records-take = Statistika iš kito įrenginio
page-records-take-about = Šioje nuorodoje – kažkieno statistika. Čia tuo vardu žaidžiamos partijos bus įskaitomos jai. Tęsk tik tada, jei nuorodą sukūrei tu.
page-records-take-yes = Pridėti čia
