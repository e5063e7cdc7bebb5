# The page: the drill, and the position of the day.

page-drill = Treniruotė
page-drill-day = Dienos pozicija
page-drill-pad = Taisyklės
page-drill-menu = Treniruotė ir taisyklės
page-drill-practice = Treniruotis
page-drill-question = { $number } klausimas iš { $count }
page-drill-opening = Ieškoma pozicijos…
page-drill-keep = Ką darysi? Paliesk kauliukus, kuriuos pasilieki, arba langelį.
page-drill-choose = Metimų nebeliko. Kurį langelį renkiesi?
page-drill-answer-roll = { $count ->
        [one] Mesti { $count } kauliuką
        [few] Mesti { $count } kauliukus
       *[other] Mesti { $count } kauliukų
    }
page-drill-answer-all = Mesti visus
page-drill-answer-box = Imti „{ $box }“
page-drill-answer-none = Rinkis langelį
page-drill-answer-kept = Visi pasilikti
page-drill-show-pad = Rodyti lapą
page-drill-next = Toliau
page-drill-sum-up = Tavo rezultatas
page-drill-streak = { $streak ->
        [0] Skaičiuojama iš naujo.
        [1] Pirmas geriausias atsakymas.
        [one] { $streak } geriausias atsakymas iš eilės.
        [few] { $streak } geriausi atsakymai iš eilės.
       *[other] { $streak } geriausių atsakymų iš eilės.
    }
page-drill-longest = Daugiausia iš eilės: { $streak }
page-drill-given = Kol kas prarasta: { $cost }
page-drill-done = Geriausi atsakymai: { $best } iš { $count }
page-drill-done-about = Prarasta { $cost } tšk., vidutiniškai { $mean } per klausimą. { $praise ->
        [best] Geriau neįmanoma.
        [good] Stipriai sužaista.
       *[learn] Peržiūrėk klausimus ir pasimokyk.
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
page-drill-tried = Per dieną – vienas bandymas, ir jis jau panaudotas.
page-drill-to-day = Šios dienos pozicija
page-drill-to-practice = Daugiau pozicijų
