# The coach: what to do, what it costs, and why.

choice-keep = залишити { $dice }
choice-throw-all = перекинути всі кубики
choice-write = { $box } — { $points }
choice-write-bonus = { $box } — { $points } + { $bonus }
choice-strike = { $box } — нуль

advise-rolls-left = { $rolls ->
        [0] Кидків не лишилося.
        [one] Ще { $rolls } кидок.
        [few] Ще { $rolls } кидки.
       *[many] Ще { $rolls } кидків.
    }
advise-best = Найкраще: { $choice }. Середній підсумок: { $total }.
advise-to-win = Так і перемагають найчастіше: { $chance }.
advise-to-win-nearly = І для перемоги майже нічого кращого немає: { $chance }.
advise-too-early = Шанс на перемогу — приблизно { $chance }. Що перемагає найчастіше, буде видно, коли лишиться шість полів.
advise-not-to-win = Перемогти тут уже не вдасться.
advise-to-win-differs = Якщо важлива перемога, а не очки: { $choice }. Шанс { $chance } замість { $other }.
advise-more = Ще { $count }: --all
column-otherwise = Інші варіанти
column-costs = Втрата
column-expected = Середній підсумок

why-target = { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } або більше)
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
why-equal = Не гірше: { $choice }.
why-likelier = { $target }: { $chance }, а за варіанта «{ $choice }» лише { $chance_other }.
why-stops = { $never ->
        [yes] Кидати далі немає сенсу: краще не стане.
       *[no] Ще один кидок ({ $choice }) дав би більше у { $chance } випадків, але в середньому втратив би { $cost }.
    }
why-only = Інше поле обрати не можна.
why-zero = Нуль тут шкодить найменше: у полі «{ $choice }» втрата була б на { $cost } більша.
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
        [ahead] На { $pace } більше, ніж зараз треба для бонусу.
        [behind] На { $pace } менше, ніж зараз треба для бонусу.
       *[on] Рівно стільки, скільки зараз треба для бонусу.
    }
why-loses-bonus = Після цього бонусу ({ $points }) вже не досягти.
