# The coach: what to do, what it costs, and why.

choice-keep = залишити { $dice }
choice-throw-all = перекинути всі кубики
choice-write = { $box } — { $points }
choice-write-bonus = { $box } — { $points } + { $bonus }
choice-strike = { $box } — нуль

advise-rolls-left = { $rolls ->
        [0] Кидків більше немає.
        [one] Ще { $rolls } кидок.
        [few] Ще { $rolls } кидки.
       *[many] Ще { $rolls } кидків.
    }
advise-best = Найкраще: { $choice }. Підсумок у середньому: { $total }.
advise-to-win = Цей самий варіант і перемагає найчастіше: { $chance }.
advise-to-win-nearly = Для перемоги це майже не гірше за будь-що: { $chance }.
advise-too-early = Шанс на перемогу — приблизно { $chance }. Що перемагає найчастіше, можна сказати з останніх шести полів.
advise-not-to-win = Перемогти вже не можна.
advise-to-win-differs = Заради перемоги, а не очок: { $choice }. Шанс { $chance } проти { $other }.
advise-more = { $count ->
        [one] Ще { $count }: --all
        [few] Ще { $count }: --all
       *[many] Ще { $count }: --all
    }
column-otherwise = Інакше
column-costs = Ціна
column-expected = Підсумок у середньому

why-target = { $count ->
        [0] { $box }
        [one] { $box } (від { $count })
        [few] { $box } (від { $count })
       *[many] { $box } (від { $count })
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
        [one] Або { $target }: { $ways } із 6.
        [few] Або { $target }: { $ways } із 6.
       *[many] Або { $target }: { $ways } із 6.
    }
why-has = { $target } вже є: { $points } або більше.
why-mean = { $box }: у середньому { $mean }.
why-equal = Так само добре: { $choice }.
why-likelier = { $target }: { $chance }, а за варіанта «{ $choice }» лише { $chance_other }.
why-stops = { $never ->
        [yes] Кидати далі немає сенсу: краще не стане.
       *[no] Кидати далі ({ $choice }) дало б краще у { $chance } випадків, але в середньому коштувало б { $cost }.
    }
why-only = Інше поле взяти не можна.
why-zero = Нуль тут болить найменше: у полі «{ $choice }» він коштував би на { $cost } більше.
why-more-now = Проти варіанта «{ $choice }»: зараз на { $now } більше, далі на { $later } менше.
why-more-later = Проти варіанта «{ $choice }»: { $now ->
        [0] зараз стільки ж
        [one] зараз на { $now } менше
        [few] зараз на { $now } менше
       *[many] зараз на { $now } менше
    }, далі на { $later } більше.
why-more-both = Проти варіанта «{ $choice }»: { $now ->
        [0] зараз стільки ж
        [one] зараз на { $now } більше
        [few] зараз на { $now } більше
       *[many] зараз на { $now } більше
    }{ $later ->
        [0] {""}
        [one] , далі на { $later } більше
        [few] , далі на { $later } більше
       *[many] , далі на { $later } більше
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
        [ahead] На { $pace } вище за темп бонусу.
        [behind] На { $pace } нижче за темп бонусу.
       *[on] Точно в темпі бонусу.
    }
why-loses-bonus = Після цього бонусу ({ $points }) вже не досягти.
