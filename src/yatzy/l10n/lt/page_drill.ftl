# The page: the drill, and the position of the day.

page-drill = Treniruotė
page-drill-day = Dienos pozicija
page-drill-pad = Bloknotas
page-drill-menu = Treniruotė ir bloknotai
page-drill-practice = Treniruotis
page-drill-question = { $number } klausimas iš { $count }
page-drill-opening = Ieškoma pozicijos…
page-drill-keep = Ką darysi? Paliesk kauliukus, kuriuos pasilieki, arba langelį.
page-drill-choose = Metimų nebeliko. Kurį langelį imsi?
page-drill-answer-roll = { $count ->
        [one] Mesti { $count } kauliuką
        [few] Mesti { $count } kauliukus
       *[other] Mesti { $count } kauliukų
    }
page-drill-answer-all = Mesti visus
page-drill-answer-box = Imti „{ $box }“
page-drill-answer-none = Rinkis langelį
page-drill-answer-kept = Visi pasilikti
page-drill-show-pad = Rodyti kortelę
page-drill-next = Toliau
page-drill-sum-up = Kaip sekėsi
page-drill-streak = { $streak ->
        [0] Geriausi atsakymai iš eilės skaičiuojami iš naujo.
        [one] { $streak } geriausias atsakymas iš eilės.
        [few] { $streak } geriausi atsakymai iš eilės.
       *[other] { $streak } geriausių atsakymų iš eilės.
    }
page-drill-longest = Daugiausia iš eilės: { $streak }
page-drill-given = Kol kas prarasta { $cost }.
page-drill-done = Geriausi atsakymai: { $best } iš { $count }
page-drill-done-about = Prarasta { $cost } tšk., vidutiniškai { $mean } per klausimą. { $praise ->
        [best] Geriau neįmanoma.
        [good] Tai stiprus žaidimas.
       *[learn] Kiekvienas jų – pamoka.
    }
page-drill-again = Dar dešimt
page-drill-share = Dalytis
page-drill-copied = Nukopijuota
page-drill-days = { $days ->
        [1] Pirma diena. Grįžk rytoj.
        [one] { $days } diena iš eilės.
        [few] { $days } dienos iš eilės.
       *[other] { $days } dienų iš eilės.
    }
page-drill-tried = Vienas bandymas per dieną: šis buvo tavo.
page-drill-to-day = Šios dienos pozicija
page-drill-to-practice = Treniruotis toliau
