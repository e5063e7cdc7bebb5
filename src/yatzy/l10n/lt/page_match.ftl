# A match with the same dice, and how everyone fares in it.

page-match-about = Kiekvienas žaidžia atskirai ir gauna tuos pačius metimus. Laimi didžiausias rezultatas.
page-match-won = { $count ->
        [1] Laimi { $players }: { $points } tšk.
        [one] Pergale dalijasi { $players }: { $points } tšk.
        [few] Pergale dalijasi { $players }: { $points } tšk.
       *[other] Pergale dalijasi { $players }: { $points } tšk.
    }
page-match-over = Varžybos baigtos. Galima peržiūrėti visas partijas.
page-match-along = Žaisti kartu
page-match-go-on = Tęsti savo partiją
page-match-nobody = Dar niekas nežaidžia.
page-match-invite = Kas tai atvers, galės žaisti kartu – dabar arba vėliau.
page-match-close = Baigti varžybas
page-match-close-yes = Baigti
page-match-close-about = { $playing ->
        [0] Niekas nebegalės prisijungti, o visi galės matyti visas partijas.
        [one] { $playing } partija nebaigta. Niekas nebegalės prisijungti, o visi galės matyti visas partijas.
        [few] { $playing } partijos nebaigtos. Niekas nebegalės prisijungti, o visi galės matyti visas partijas.
       *[other] { $playing } partijų nebaigta. Niekas nebegalės prisijungti, o visi galės matyti visas partijas.
    }

page-match-by = Tvarka
page-match-by-total = pagal rezultatą
page-match-by-cost = pagal sprendimus
page-match-cost-about = Prarasti taškai, palyginti su geriausiais sprendimais: kuo mažiau, tuo geriau, kad ir kas iškrito.
page-match-place = Vieta
page-match-name = Vardas
page-match-accuracy = Geriausi
page-match-total = Iš viso
page-match-cost = Prarasta
page-match-playing = { $turns } iš { $boxes } ėjimų
page-match-count = { $players ->
        [one] Žaidžia { $players }
        [few] Žaidžia { $players }
       *[other] Žaidžia { $players }
    }, { $over ->
        [0] dar niekas nebaigė.
        [one] baigė { $over }.
        [few] baigė { $over }.
       *[other] baigė { $over }.
    }
page-match-later = { $count ->
        [one] Dar skaičiuojama, kiek prarado { $count } iš jų.
        [few] Dar skaičiuojama, kiek prarado { $count } iš jų.
       *[other] Dar skaičiuojama, kiek prarado { $count } iš jų.
    }
page-match-no-costs = Dar niekas nebaigė.
page-match-share = { $sheet }, dienos partija { $date }: { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }, { $place } vieta iš { $over }{ $known ->
        [no] {""}
       *[yes] , prarasta { $cost }
    }
page-match-until = Atvira iki: { $day }.
