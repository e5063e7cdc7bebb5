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
drill-help-keep = Įvesk kauliukus, kuriuos pasilieki, skaitmenimis: { $typed } pasilieka { $dice }, 0 meta visus iš naujo.
drill-help-box = { $where ->
        [alone] Įvesk langelį, į kurį rašysi
       *[with-dice] Arba įvesk langelį, į kurį rašysi
    }: jo pavadinimą ar pavadinimo pradžią, pvz., { $box }.
drill-help-stop = Baigti: q.
drill-best = Teisingai: { $best }.
drill-equal = Teisingai: „{ $choice }“ – lygiai taip pat gerai kaip „{ $best }“.
drill-costs = Geriausia – { $best }. Tavo pasirinkimas ({ $choice }) praranda { $cost }.
drill-then = Partijoje pasirinkta „{ $choice }“ ir prarasta { $cost }.
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
drill-no-games = Dar nėra partijų, iš kurių mokytis. Pradėk naują su yatzy play arba importuok su yatzy games import.
drill-no-games-by = Pagal taisykles „{ $sheet }“ dar nėra partijų, iš kurių mokytis. Savo partijas pamatysi su yatzy games.
drill-no-games-of = { $player } nežaidė nė vienos partijos { $some ->
        [yes] pagal taisykles „{ $sheet }“
       *[no] iš išsaugotų
    }. Jas pamatysi su yatzy games.
drill-no-coach = Visos tavo partijos dar žaidžiamos be trenerio. Mokytis iš jų galėsi, kai jos baigsis.
drill-no-mistakes = { $one ->
        [yes] { $player }: nė vienu sprendimu
       *[no] Nė vienu sprendimu
    } neprarasta { $least } tšk. ar daugiau. Naujų pozicijų duos yatzy drill be --own.

error-answer-empty = Įvesk kauliukus, kuriuos pasilieki, arba langelį.
error-answer-many-boxes = „{ $typed }“ prasideda keli langeliai: { $boxes }. Įvesk daugiau raidžių.
error-drill-no-choice = Pagal šias taisykles niekada nėra iš ko rinktis, todėl nėra ko klausti.
error-drill-which = Nurodyk arba dieną, arba pradinę reikšmę, ne abi.
error-drill-either = Pasirink vieną pozicijų šaltinį: --own, --today, --date arba --seed.
error-drill-player = --player veikia tik su --own.
error-drill-answer = --answer veikia tik su --today, --date, --seed arba --own.
error-drill-one = --count neveikia su --today, --date ar --answer: tada klausimas tik vienas.
error-drill-count = --count turi būti skaičius nuo 1 iki { NUMBER($most, useGrouping: 0) }, o ne { $got }.
error-drill-date = „{ $got }“ – ne data. Rašoma taip: { $today }.
