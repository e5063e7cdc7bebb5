# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: kogusummad mängust mängu
trend-total = Kokku
trend-mean = Keskmine, viimased { $count }
trend-game = mängu kogusumma
trend-running = viimase { $count } mängu keskmine
trend-expected = täiuslik mäng keskmiselt
trend-day = Päev
trend-about = { $count ->
        [one] Üks mäng, { $last } punkti.
       *[other] { $count } mängu, esimeses { $first } punkti ja viimases { $last }; viimase { $latest } mängu keskmine on { $mean }.
    } Suurim on { $best }, väikseim { $worst }.
trend-best-play = Täiuslik mäng annab keskmiselt { $expected }.
trend-dot = { $day }: { $total }
trend-latest = viimased { $shown } mängu, kokku { $count }
trend-all = { $count ->
        [one] üks mäng
       *[other] { $count } mängu
    }

records-title = Statistika
records-heading = { $player }: { $sheet }
records-rounds = Mängud
records-best = Parim
records-worst = Madalaim
records-mean = Keskmine
records-upper-bonus = Ülemine boonus
records-five-alike = { $box }
records-further = Järgmine viisik
records-accuracy = Parimad valikud
records-cost = Raisatud
records-luck = Õnn
records-reached = { $total } ({ $day })
records-beside = { $own }; täiuslik mäng { $perfect }
records-rate = { $rate } ({ $made }/{ $of })
records-of = { $rate }, kokku { $of }
records-each = { $cost } valiku kohta, { $round } mängu kohta
records-signed = { $luck } mängu kohta
records-habits = Kulukad harjumused
records-no-habits = Midagi ei raisatud.
records-unsolved = Need reeglid pole veel läbi arvutatud, nii et valikuid ei saa hinnata. Arvuta: yatzy solve { $sheet }.
records-summing = Vaatan mänge üle
records-page-is-in = Leht on failis { $file }.
