# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, peržiūra · Yatzy
page-review-opening = Partija peržiūrima…
page-review-queued = Serveris užimtas. Peržiūra tuoj atsivers pati…
page-review-table = Prie stalo
page-review-overview = Atgal į visą partiją
page-review-so-far = Iki šiol
page-review-everyone = Lyginti žaidėjus
page-review-partners = Partneriai
page-review-meaning = Ką reiškia skaičiai
page-review-step = Eiti per partiją
page-review-skill = Geriausi sprendimai: { $best } iš { $decisions } ({ $share }), prarasta { $cost } tšk.
page-review-unknown = Sprendimai čia neįrašyti.
page-review-worst = { $count ->
        [1] Brangiausias sprendimas
        [one] { $count } brangiausias sprendimas
        [few] { $count } brangiausi sprendimai
       *[other] { $count } brangiausių sprendimų
    }
page-review-all-best = Visi įrašyti sprendimai buvo geriausi.
page-review-chosen = pasirinkta
page-review-better = geriau

page-review-early = Dar nėra ko peržiūrėti
page-review-early-about = Pirma baik bent vieną ėjimą.
page-review-coach = Bus galima po partijos
page-review-coach-about = Prie šio stalo žaidžiama be trenerio: peržiūrėti galėsi, kai partija baigsis.
page-review-refused = Partijos peržiūrėti nepavyksta
page-review-refused-about = Pabandyk po akimirkos.

page-review-told = { $place }. Kauliukai { $dice }. { $player } – { $choice }; { $was ->
        [best] tai buvo geriausias sprendimas.
       *[costly] taip prarasta { $cost }. Geriau – { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Geriau – { $choice }
page-review-dice = { $gave ->
        [gave] Sėkmė: +{ $luck }.
        [took] Sėkmė: −{ $luck }.
       *[nothing] Sėkmė: 0.
    }
page-review-turn-changed = Tai { $luck }, palyginti su tuo, kas buvo tikėtina.
page-review-points-about = Įrašyti tik šio ėjimo taškai, todėl sprendimų nuo sėkmės atskirti negalime.
page-review-more = { $count ->
        [one] Dar { $count } pasirinkimas
        [few] Dar { $count } pasirinkimai
       *[other] Dar { $count } pasirinkimų
    }
page-review-fewer = Mažiau pasirinkimų
page-review-expected = Tikėtinas rezultatas: prieš šį ėjimą { $before }, po jo { $after }.
page-review-explore = Analizuoti šią poziciją
page-review-turns = Ėjimai
page-review-slider = { $turn } ėjimas iš { $turns }, prarasta: { $cost }
page-review-back = Ankstesnis sprendimas
page-review-on = Kitas sprendimas

page-bring-title = Importuoti partiją
page-bring-about = Atverk išsaugotą partiją, notaciją arba JSON Lines. Ją galės peržiūrėti visi, kas turi nuorodą.
page-bring-file = Pasirinkti failą
page-bring-text = arba įklijuok čia
page-bring-go = Importuoti
page-bring-waiting = Skaitoma partija…
page-bring-empty = Pirma pasirink failą arba įklijuok partiją.
