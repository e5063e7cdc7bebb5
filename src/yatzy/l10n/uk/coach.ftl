# The coach: what to do, what it costs, and why.

choice-keep = залишити { $dice }
choice-throw-all = перекинути всі кубики
choice-write = { $box } — { $points }
choice-write-bonus = { $box } — { $points } + { $bonus }
choice-strike = { $box } — нуль

advise-rolls-left = { $rolls ->
        [0] Кидків більше немає.
        [one] Ще { $rolls } кидок.
        [few] Ще { $rolls } кидки.
       *[many] Ще { $rolls } кидків.
    }
advise-best = Найкраще: { $choice }. Підсумок у середньому: { $total }.
advise-to-win = Цей самий варіант і перемагає найчастіше: { $chance }.
advise-to-win-nearly = Для перемоги це майже не гірше за будь-що: { $chance }.
advise-too-early = Шанс на перемогу — приблизно { $chance }. Що перемагає найчастіше, можна сказати з останніх шести полів.
advise-not-to-win = Перемогти вже не можна.
advise-to-win-differs = Заради перемоги, а не очок: { $choice }. Шанс { $chance } проти { $other }.
advise-more = Ще { $count }: --all
column-otherwise = Інакше
column-costs = Ціна
column-expected = Підсумок у середньому

why-target = { $count ->
        [0] { $box }
       *[other] { $box } (від { $count })
    }
why-aims = { $target }: { $chance } до кінця ходу.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } наступним кидком, { $chance } до кінця ходу.
        [one] { $target }: { $ways } шанс із 6 наступним кидком, { $chance } до кінця ходу.
        [few] { $target }: { $ways } шанси з 6 наступним кидком, { $chance } до кінця ходу.
       *[many] { $target }: { $ways } шансів із 6 наступним кидком, { $chance } до кінця ходу.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } останнім кидком.
        [one] { $target }: { $ways } шанс із 6 останнім кидком.
        [few] { $target }: { $ways } шанси з 6 останнім кидком.
       *[many] { $target }: { $ways } шансів із 6 останнім кидком.
    }
why-also = { $ways ->
        [0] Або { $target }: { $chance }.
       *[other] Або { $target }: { $ways } із 6.
    }
why-has = { $target } вже є: { $points } або більше.
why-mean = { $box }: у середньому { $mean }.
why-equal = Так само добре: { $choice }.
why-likelier = { $target }: { $chance }, а за варіанта «{ $choice }» лише { $chance_other }.
why-stops = { $never ->
        [yes] Кидати далі немає сенсу: краще не стане.
       *[no] Ще один кидок ({ $choice }) дав би більше у { $chance } випадків, але в середньому коштував би { $cost }.
    }
why-only = Інше поле взяти не можна.
why-zero = Нуль тут обходиться найдешевше: у полі «{ $choice }» він коштував би на { $cost } більше.
why-more-now = Порівняно з варіантом «{ $choice }»: зараз на { $now } більше, далі на { $later } менше.
why-more-later = Порівняно з варіантом «{ $choice }»: { $now ->
        [0] зараз стільки ж
       *[other] зараз на { $now } менше
    }, далі на { $later } більше.
why-more-both = Порівняно з варіантом «{ $choice }»: { $now ->
        [0] зараз стільки ж
       *[other] зараз на { $now } більше
    }{ $later ->
        [0] {""}
       *[other] , далі на { $later } більше
    }.
why-further = І ще { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } бонусу.
why-makes-bonus = Дає бонус: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
why-pace = { $where ->
        [ahead] Випередження графіка бонусу: { $pace }.
        [behind] Відставання від графіка бонусу: { $pace }.
       *[on] Точно за графіком бонусу.
    }
why-loses-bonus = Після цього бонусу ({ $points }) вже не досягти.
