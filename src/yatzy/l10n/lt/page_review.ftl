# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, peržiūra · Yatzy
page-review-opening = Partija peržiūrima…
page-review-queued = Serveris turi daug darbo. Peržiūra tuoj atsivers pati…
page-review-table = Prie stalo
page-review-overview = Atgal į visą partiją
page-review-so-far = Kiek iki šiol sužaista
page-review-everyone = Visi greta
page-review-partners = Partneriai
page-review-meaning = Ką reiškia skaičiai
page-review-step = Žingsnis po žingsnio
page-review-skill = Geriausi sprendimai: { $best } iš { $decisions } ({ $share }), prarasta { $cost } tšk.
page-review-unknown = Apie sprendimus čia nieko nežinoma.
page-review-worst = { $count ->
        [1] Brangiausias sprendimas
        [one] { $count } brangiausias sprendimas
        [few] { $count } brangiausi sprendimai
       *[other] { $count } brangiausių sprendimų
    }
page-review-all-best = Visi žinomi sprendimai buvo geriausi.
page-review-chosen = žaista
page-review-better = geriau

page-review-early = Dar nėra ko peržiūrėti
page-review-early-about = Partiją galima peržiūrėti, kai baigiasi bent vienas ėjimas.
page-review-coach = Tik pasibaigus
page-review-coach-about = Prie šio stalo žaidžiama be trenerio: partiją peržiūrėti galima, kai ji baigsis.
page-review-refused = Partijos peržiūrėti nepavyksta
page-review-refused-about = Pabandyk po akimirkos.

page-review-told = { $place }. Kauliukai { $dice }. { $player } – { $choice }; { $was ->
        [best] tai buvo geriausias sprendimas.
       *[costly] tai kainavo { $cost }. Geriau – { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Geriau – { $choice }
page-review-dice = { $gave ->
        [gave] Kauliukai davė { $luck }.
        [took] Kauliukai atėmė { $luck }.
       *[nothing] Kauliukai nieko nepakeitė.
    }
page-review-turn-changed = Tai { $luck }, palyginti su tuo, kas buvo tikėtina.
page-review-points-about = Žinomi tik šio ėjimo taškai. Sprendimų nuo sėkmės atskirti neįmanoma.
page-review-more = { $count ->
        [one] Dar { $count } pasirinkimas
        [few] Dar { $count } pasirinkimai
       *[other] Dar { $count } pasirinkimų
    }
page-review-fewer = Mažiau pasirinkimų
page-review-expected = Tikėtinas rezultatas: prieš šį ėjimą { $before }, po jo { $after }.
page-review-explore = Analizuoti šią poziciją
page-review-turns = Ėjimai
page-review-slider = { $turn } ėjimas iš { $turns }, prarasta { $cost }
page-review-back = Ankstesnis sprendimas
page-review-on = Kitas sprendimas

page-bring-title = Įkelti įrašą
page-bring-about = Partijos notacija arba JSON Lines, kokius kiekvienas stalas duoda pabaigoje. Partija gaus savo adresą, ir ją galės peržiūrėti visi, kas jį turi.
page-bring-file = Pasirinkti failą
page-bring-text = arba įklijuok čia
page-bring-go = Peržiūrėti
page-bring-waiting = Skaitoma…
page-bring-empty = Čia dar nieko nėra.
