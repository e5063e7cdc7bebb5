# The coach: what to do, what it costs, and why.

choice-keep = оставить { $dice }
choice-throw-all = перебросить все кубики
choice-write = { $box } — { $points }
choice-write-bonus = { $box } — { $points } + { $bonus }
choice-strike = { $box } — ноль

advise-rolls-left = { $rolls ->
        [0] Бросков больше нет.
        [one] Ещё { $rolls } бросок.
        [few] Ещё { $rolls } броска.
       *[many] Ещё { $rolls } бросков.
    }
advise-best = Лучше всего: { $choice }. Итог в среднем: { $total }.
advise-to-win = Этот же вариант и побеждает чаще всего: { $chance }.
advise-to-win-nearly = Для победы это почти не хуже любого другого: { $chance }.
advise-too-early = Шанс на победу — примерно { $chance }. Что побеждает чаще всего, можно сказать с последних шести полей.
advise-not-to-win = Победить уже нельзя.
advise-to-win-differs = Ради победы, а не очков: { $choice }. Шанс { $chance } против { $other }.
advise-more = Ещё { $count }: --all
column-otherwise = Иначе
column-costs = Цена
column-expected = Итог в среднем

why-target = { $count ->
        [0] { $box }
       *[other] { $box } (от { $count })
    }
why-aims = { $target }: { $chance } до конца хода.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } следующим броском, { $chance } до конца хода.
        [one] { $target }: { $ways } шанс из 6 следующим броском, { $chance } до конца хода.
        [few] { $target }: { $ways } шанса из 6 следующим броском, { $chance } до конца хода.
       *[many] { $target }: { $ways } шансов из 6 следующим броском, { $chance } до конца хода.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } последним броском.
        [one] { $target }: { $ways } шанс из 6 последним броском.
        [few] { $target }: { $ways } шанса из 6 последним броском.
       *[many] { $target }: { $ways } шансов из 6 последним броском.
    }
why-also = { $ways ->
        [0] Или { $target }: { $chance }.
       *[other] Или { $target }: { $ways } из 6.
    }
why-has = { $target } уже есть: { $points } или больше.
why-mean = { $box }: в среднем { $mean }.
why-equal = Так же хорошо: { $choice }.
why-likelier = { $target }: { $chance }, а при варианте «{ $choice }» только { $chance_other }.
why-stops = { $never ->
        [yes] Бросать дальше нет смысла: лучше не станет.
       *[no] Ещё один бросок ({ $choice }) дал бы больше в { $chance } случаев, но в среднем стоил бы { $cost }.
    }
why-only = Другое поле взять нельзя.
why-zero = Ноль здесь обходится дешевле всего: в поле «{ $choice }» он стоил бы на { $cost } больше.
why-more-now = По сравнению с вариантом «{ $choice }»: сейчас на { $now } больше, дальше на { $later } меньше.
why-more-later = По сравнению с вариантом «{ $choice }»: { $now ->
        [0] сейчас столько же
       *[other] сейчас на { $now } меньше
    }, дальше на { $later } больше.
why-more-both = По сравнению с вариантом «{ $choice }»: { $now ->
        [0] сейчас столько же
       *[other] сейчас на { $now } больше
    }{ $later ->
        [0] {""}
       *[other] , дальше на { $later } больше
    }.
why-further = И ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } бонуса.
why-makes-bonus = Даёт бонус: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
why-pace = { $where ->
        [ahead] Опережение графика бонуса: { $pace }.
        [behind] Отставание от графика бонуса: { $pace }.
       *[on] Точно по графику бонуса.
    }
why-loses-bonus = После этого бонус ({ $points }) уже не взять.
