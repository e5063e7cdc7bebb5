# A match with the same dice, and how everyone fares in it.

page-match-about = Kiekvienas žaidžia atskirai ir gauna tuos pačius metimus. Laimi didžiausias rezultatas.
page-match-won = { $count ->
        [1] Laimi { $players }: { $points } tšk.
       *[other] Pergale dalijasi { $players }: { $points } tšk.
    }
page-match-over = Varžybos baigtos. Galima peržiūrėti visas partijas.
page-match-along = Prisijungti
page-match-go-on = Tęsti savo partiją
page-match-nobody = Dar niekas nežaidžia.
page-match-invite = Kas tai atvers, galės prisijungti – dabar arba vėliau.
page-match-close = Baigti varžybas
page-match-close-yes = Baigti
page-match-close-about = { $playing ->
        [0] Niekas nebegalės prisijungti, o visas partijas galės peržiūrėti visi.
        [one] { $playing } partija nebaigta. Niekas nebegalės prisijungti, o visas partijas galės peržiūrėti visi.
        [few] { $playing } partijos nebaigtos. Niekas nebegalės prisijungti, o visas partijas galės peržiūrėti visi.
       *[other] { $playing } partijų nebaigta. Niekas nebegalės prisijungti, o visas partijas galės peržiūrėti visi.
    }

page-match-by = Rikiuoti
page-match-by-total = pagal rezultatą
page-match-by-cost = pagal praradimus
page-match-cost-about = Kiek taškų prarasta, palyginti su geriausiais pasirinkimais: kuo mažiau, tuo geriau, kad ir kokie kauliukai.
page-match-place = Vieta
page-match-name = Vardas
page-match-accuracy = Geriausi
page-match-total = Taškai
page-match-cost = Prarasta
page-match-playing = { $turns } iš { $boxes } ėjimų
page-match-count = Žaidėjų: { $players }, { $over ->
        [0] dar niekas nebaigė.
       *[other] baigė { $over }.
    }
page-match-later = Dar skaičiuojama, kiek prarasta. Partijų: { $count }
page-match-no-costs = Dar niekas nebaigė.
page-match-share = { $sheet }, dienos partija { $date }: { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }, { $place } vieta iš { $over }{ $known ->
        [no] {""}
       *[yes] , prarasta { $cost }
    }
page-match-until = Žaisti galima iki: { $day }
page-match-apart = Nauji žaidėjai ir svečiai
page-match-apart-about = Į rikiuotę įskaičiuojama pirma dienos partija tų, kurie čia žaidžia bent savaitę.
page-match-new = žaidžia neseniai
page-match-guest = svečias
page-match-again = ne pirma partija
page-match-unusual = neįprasta sėkmė
page-match-unusual-about = Neįprasta sėkmė: kai kauliukai iš anksto nežinomi, taip pavyksta daugiausia vienai partijai iš { $games }.
page-match-key = Tavo partijos įskaičiuojamos į rikiuotę, kai čia žaidi savaitę. Tam naršyklė saugo raktą, kaip ir tavo statistikai.
