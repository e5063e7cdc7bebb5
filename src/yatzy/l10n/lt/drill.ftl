# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · metimų nebeliko
        [one] { $dice } · liko { $rolls } metimas
        [few] { $dice } · liko { $rolls } metimai
       *[other] { $dice } · liko { $rolls } metimų
    }
position-open = Laisvi: { $boxes }.
position-filled = Užpildyti: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [1] Klausimas
       *[other] { $number } klausimas iš { $count }
    }
drill-day = { $date } pozicija
drill-from = { $player }, { $turn } ėjimas
drill-ask = Ką darysi? (? – pagalba)
drill-next = Enter: kitas klausimas, q: baigti
drill-none = nėra
drill-help-keep = Kauliukai, kuriuos pasilieki, skaitmenimis: { $typed } pasilieka { $dice }, 0 meta visus iš naujo.
drill-help-box = { $where ->
        [alone] Langelis, į kurį rašai
       *[with-dice] Arba langelis, į kurį rašai
    }: jo pavadinimas ar pavadinimo pradžia, pvz., { $box }.
drill-help-stop = q baigia.
drill-best = Teisingai: { $best }.
drill-equal = Teisingai: „{ $choice }“ – lygiai taip pat gerai kaip „{ $best }“.
drill-costs = Geriausia – { $best }. Tavo pasirinkimas ({ $choice }) praranda { $cost }.
drill-then = Tada pasirinkta „{ $choice }“ ir prarasta { $cost }.
drill-yours = tavo
drill-summary = Geriausi pasirinkimai: { $best } iš { $asked }. Prarasta: iš viso { $total }, vidutiniškai { $mean } per klausimą.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] geriausia
       *[costs] prarasta { $cost }
    }
    .guest = { $sheet }, { $date } pozicija: { $squares } { $result ->
        [best] geriausia
       *[costs] prarasta { $cost }
    }
drill-reviewing = Peržiūrimos partijos
drill-no-games = Dar nėra partijų, iš kurių mokytis. Naują pradeda yatzy play, kitur žaistą prideda yatzy games import.
drill-no-games-by = Pagal lapą „{ $sheet }“ dar nėra partijų, iš kurių mokytis. Išsaugotas išvardija yatzy games.
drill-no-games-of = { $player } nežaidė nė vienos partijos { $some ->
        [yes] pagal lapą „{ $sheet }“
       *[no] iš išsaugotų
    }. Jas išvardija yatzy games.
drill-no-coach = Visos partijos dar žaidžiamos prie stalų be trenerio. Iš jų bus galima mokytis, kai jos baigsis.
drill-no-mistakes = { $one ->
        [yes] { $player }: nė vienas sprendimas
       *[no] Nė vienas sprendimas
    } nekainavo { $least } ar daugiau. yatzy drill be --own pateikia sugalvotas pozicijas.

error-answer-empty = Nėra atsakymo: įvesk kauliukus, kuriuos pasilieki, arba langelį.
error-answer-many-boxes = „{ $typed }“ prasideda keli langeliai: { $boxes }.
error-drill-no-choice = Pagal šį lapą niekada nėra iš ko rinktis: nėra ko klausti.
error-drill-which = Klausimą nustato arba diena, arba skaičius (seed), bet ne abu.
error-drill-either = Pozicijos imamos iš vienos vietos: --own, arba --today ar --date, arba --seed.
error-drill-player = --player tinka tik su --own.
error-drill-answer = --answer tinka su --today, --date, --seed arba --own: be jų klausimo dar niekas nežino.
error-drill-one = --count netinka su --today, --date ar --answer: klausimas vienas.
error-drill-count = --count yra skaičius nuo 1 iki { NUMBER($most, useGrouping: 0) }, o ne { $got }.
error-drill-date = „{ $got }“ – ne data. Rašoma taip: { $today }.
