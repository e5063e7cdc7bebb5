# What stands in and below figures.

figure-numbers = Rādīt skaitļus

chart-share = { $width ->
        [1] Visu spēļu daļa pa rezultātiem
        [zero] Visu spēļu daļa, stabiņā { $width } rezultātu
        [one] Visu spēļu daļa, stabiņā { $width } rezultāts
       *[other] Visu spēļu daļa, stabiņā { $width } rezultāti
    }
chart-mean = vidēji { $mean }
chart-totals = Gala rezultāts
chart-strip = Procentiles: tik liela daļa spēļu beidzas ar ne vairāk kā
chart-percentile = { $percent } % visu spēļu beidzas ar ne vairāk kā { NUMBER($total, useGrouping: 0) }.
chart-percentiles = { $least }–{ $percent } %
chart-at-most = { $percent } % beidzas ar ne vairāk kā
chart-best-play = Nevainojama spēle
chart-own = { $games ->
        [zero] { $games } izspēlētu spēļu
        [one] { $games } izspēlēta spēle
       *[other] { $games } izspēlētas spēles
    }
chart-own-mean = { $games ->
        [1] Izspēlēta spēle: { $mean }
        [zero] { $games } izspēlētu spēļu: vidēji { $mean }
        [one] { $games } izspēlēta spēle: vidēji { $mean }
       *[other] { $games } izspēlētas spēles: vidēji { $mean }
    }
chart-dot = viens punkts – līdz { $games } spēlēm
chart-together = Gala rezultāti, spēlējot nevainojami

course-title = { $name }: sagaidāmais rezultāts pa gājieniem
course-highest = Augstākais pēc { $turn }. gājiena: { $total }
course-lowest = Zemākais pēc { $turn }. gājiena: { $total }
course-turn = { $turn }. gājiens, { $box } { $points }: veiksme { $luck }, zaudēts { $cost }, tad sagaidāms { $total }
course-line = sagaidāmais rezultāts
course-gave = ieguva ar veiksmi
course-took = zaudēja neveiksmē
course-lost = zaudēts ar izvēlēm
