# The page: the drill, and the position of the day.

page-drill = Treening
page-drill-day = Päeva seis
page-drill-pad = Plokk
page-drill-menu = Treening ja plokid
page-drill-practice = Harjuta
page-drill-question = küsimus { $number }/{ $count }
page-drill-opening = Otsin seisu…
page-drill-keep = Mida teed? Puuduta täringuid, mis jäävad alles, või lahtrit.
page-drill-choose = Viskeid enam pole. Millise lahtri võtad?
page-drill-answer-roll = { $count ->
        [one] Viska 1 täring
       *[other] Viska { $count } täringut
    }
page-drill-answer-all = Viska kõik täringud
page-drill-answer-box = Võta { $box }
page-drill-answer-none = Vali lahter
page-drill-answer-kept = Kõik jäävad alles
page-drill-show-pad = Näita kaarti
page-drill-next = Edasi
page-drill-sum-up = Vaata, kuidas läks
page-drill-streak = { $streak ->
        [0] Parimate vastuste jada algab otsast.
        [one] Jada esimene parim vastus.
       *[other] { $streak } parimat vastust järjest.
    }
page-drill-longest = Pikim jada: { $streak }
page-drill-given = Seni raisatud { $cost }.
page-drill-done = Parimaid { $best }/{ $count }
page-drill-done-about = Raisatud { $cost } punkti, küsimuse kohta { $mean }. { $praise ->
        [best] Paremini ei saaks keegi.
        [good] See on tugev mäng.
       *[learn] Igaühest neist saab õppida.
    }
page-drill-again = Veel kümme
page-drill-share = Jaga
page-drill-copied = Kopeeritud
page-drill-days = { $days ->
        [one] Jada esimene päev. Tule homme tagasi.
       *[other] { $days } päeva järjest.
    }
page-drill-tried = Üks katse päevas: see oli sinu oma.
page-drill-to-day = Tänane seis
page-drill-to-practice = Harjuta teistega
