# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Pasiekimai
page-records-whose = Kieno pasiekimai
page-records-none = Kiekvienos čia baigtos partijos rezultatas, raida ir brangūs įpročiai greta to, ką surenka tobulas žaidėjas. Paskyros nereikia: raktas lieka šioje naršyklėje.
page-records-start = Kaupti pasiekimus
page-records-name = Vardas, kuriuo žaidi
page-records-add = Kas nors kitas
page-records-add-about = Nuo šiol skaičiuojamos šiame įrenginyje šiuo vardu žaistos partijos, taip pat tos, kurias jis dar prisimena.
page-records-empty = Dar nėra ko rodyti
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
page-records-opening = Ieškoma…
page-records-sheet = Bloknotas
page-records-games = { $rounds ->
        [one] { $rounds } partija
        [few] { $rounds } partijos
       *[other] { $rounds } partijų
    }
page-records-best = Geriausia
page-records-worst = Mažiausia
page-records-mean = Vidurkis
page-records-perfect = tobulai: { $number }
page-records-odds-later = Skaičiuojama, kiek surenka tobulas žaidėjas…
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
page-records-luck = Kauliukų sėkmė per partiją
page-records-habits = Brangūs įpročiai
page-records-habit = { $times ->
        [one] { $times } kartą
        [few] { $times } kartus
       *[other] { $times } kartų
    }, { $points } tšk.
page-records-more-habits = Dar { $count }
page-records-no-habits = Nė vienas sprendimas nieko nekainavo.
page-records-trend = Partija po partijos
page-records-yours = Lieka tau
page-records-device = Į kitą įrenginį
page-records-device-about = Kas atveria šią nuorodą, turi šiuos pasiekimus ir gali juos ištrinti. Atverk ją tik kitame savo įrenginyje.
page-records-device-qr = QR kodas šiems pasiekimams perkelti į kitą įrenginį
page-records-export = Pasiimti viską
page-records-remove = Pašalinti iš šio įrenginio
page-records-remove-about = Pasiekimai lieka serveryje ir kituose įrenginiuose, turinčiuose raktą. Be rakto niekas jų neberas.
page-records-remove-yes = Pašalinti
page-records-delete = Ištrinti viską
page-records-delete-about = Viskas, ką pasiekė { $name }, bus visam laikui ištrinta visuose įrenginiuose, o tose partijose vietoj vardo bus numeris. Pačios partijos lieka tiems, kas turi jų kodus.
page-records-delete-yes = Ištrinti
page-records-take = Pasiekimai iš kito įrenginio
page-records-take-about = Šioje nuorodoje – kažkieno pasiekimai. Čia tuo vardu žaistos partijos bus įskaitomos jiems, tad perimk tik savo.
page-records-take-yes = Perimti
