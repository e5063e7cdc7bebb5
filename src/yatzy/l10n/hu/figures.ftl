# What stands in and below figures.

figure-numbers = Számok mutatása

chart-share = { $width ->
        [one] Az egyes végösszegek aránya az összes játékban
       *[other] Arány az összes játékban, oszloponként { $width } végösszeg
    }
chart-mean = átlag { $mean }
chart-totals = Végösszeg
chart-strip = Percentilisek: a játékok ekkora része végződik legfeljebb ennyivel
chart-percentile = Az összes játék { $percent }%-a legfeljebb ennyivel végződik: { NUMBER($total, useGrouping: 0) }.
chart-percentiles = { $least }–{ $percent }%
chart-at-most = { $percent }% legfeljebb
chart-best-play = Tökéletes játék
chart-own = { $games ->
        [one] A lejátszott játék
       *[other] A lejátszott { $games } játék
    }
chart-own-mean = { $games ->
        [one] Egy lejátszott játék: { $mean }
       *[other] { $games } lejátszott játék: átlag { $mean }
    }
chart-dot = egy pont legfeljebb { $games } játék
chart-together = A tökéletes játék végösszegei

course-title = { $name }: a várható végösszeg körről körre
course-highest = Legmagasabb, { $turn }. kör után: { $total }
course-lowest = Legalacsonyabb, { $turn }. kör után: { $total }
course-turn = { $turn }. kör, { $box } { $points }: szerencse { $luck }, veszteség { $cost }, utána várható { $total }
course-line = várható végösszeg
course-gave = szerencsével nyert pont
course-took = balszerencsével vesztett pont
course-lost = veszteség
