# The page: the drill, and the position of the day.

page-drill = Treening
page-drill-day = Päeva seis
page-drill-pad = Reeglid
page-drill-menu = Treening ja reeglid
page-drill-practice = Harjuta
page-drill-question = küsimus { $number }/{ $count }
page-drill-opening = Otsin seisu…
page-drill-keep = Mida teed? Puuduta täringuid, mille alles jätad, või lahtrit.
page-drill-choose = Viskeid enam pole. Millise lahtri valid?
page-drill-answer-roll = { $count ->
        [one] Viska 1 täring
       *[other] Viska { $count } täringut
    }
page-drill-answer-all = Viska kõik täringud
page-drill-answer-box = Vali { $box }
page-drill-answer-none = Vali lahter
page-drill-answer-kept = Kõik jäävad alles
page-drill-show-pad = Näita punktilehte
page-drill-next = Edasi
page-drill-sum-up = Vaata tulemust
page-drill-streak = { $streak ->
        [0] Jada algab otsast.
        [one] Jada esimene parim vastus.
       *[other] { $streak } parimat vastust järjest.
    }
page-drill-longest = Pikim jada: { $streak }
page-drill-given = Seni raisatud: { $cost }
page-drill-done = Parimaid { $best }/{ $count }
page-drill-done-about = Raiskasid { $cost } punkti, küsimuse kohta { $mean }. { $praise ->
        [best] Paremini ei saaks keegi.
        [good] Tugev mäng.
       *[learn] Vaata need üle ja õpi.
    }
page-drill-again = Veel kümme
page-drill-share = Jaga
page-drill-copied = Kopeeritud
page-drill-days = { $days ->
        [one] Jada esimene päev. Tule homme tagasi.
       *[other] { $days } päeva järjest.
    }
page-drill-tried = Päevas on üks katse ja see oli sinu oma.
page-drill-to-day = Tänane seis
page-drill-to-practice = Harjuta teisi seise
