# What stands in and below figures.

figure-numbers = Näita arve

chart-share = { $width ->
        [one] Iga kogusumma osakaal kõigist mängudest
       *[other] Osakaal kõigist mängudest, { $width } summat tulba kohta
    }
chart-mean = keskmine { $mean }
chart-totals = Kogusumma
chart-strip = Protsentiilid: nii suur osa mängudest lõpeb kuni selle summaga
chart-percentile = { $percent }% kõigist mängudest lõpeb summaga { NUMBER($total, useGrouping: 0) } või väiksemaga.
chart-percentiles = { $least }–{ $percent }%
chart-at-most = { $percent }% kuni
chart-best-play = Täiuslik mäng
chart-own = { $games ->
        [one] Mängitud mäng
       *[other] Mängitud mängud ({ $games })
    }
chart-own-mean = { $games ->
        [one] Üks mängitud mäng: { $mean }
       *[other] { $games } mängitud mängu: keskmine { $mean }
    }
chart-dot = täpp on kuni { $games } mängu
chart-together = Täiuslike mängude kogusummad

course-title = { $name }: oodatav kogusumma käik käigult
course-highest = Kõrgeim pärast käiku { $turn }: { $total }
course-lowest = Madalaim pärast käiku { $turn }: { $total }
course-turn = Käik { $turn }, { $box } { $points }: õnn { $luck }, raisatud { $cost }, siis oodatav { $total }
course-line = oodatav kogusumma
course-gave = õnnega võidetud
course-took = õnnega kaotatud
course-lost = raisatud punktid
