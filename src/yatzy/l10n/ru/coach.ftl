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
advise-best = Лучше всего: { $choice }. Средний итог: { $total }.
advise-to-win = Так и побеждают чаще всего: { $chance }.
advise-to-win-nearly = Шанс на победу почти такой же, как у любого другого варианта: { $chance }.
advise-too-early = Шанс на победу — примерно { $chance }. Что чаще приводит к победе, станет ясно, когда останется шесть полей.
advise-not-to-win = Здесь уже не победить.
advise-to-win-differs = Если важна победа, а не очки: { $choice }. Шанс победить { $chance }, а не { $other }.
advise-more = Ещё { $count }: --all
column-otherwise = Другие варианты
column-costs = Потери
column-expected = Средний итог

why-target =
    { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } и больше)
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
why-has = Уже есть: { $target }, { $points } или больше.
why-mean = { $box }: в среднем { $mean }.
why-equal = Не хуже: { $choice }.
why-likelier = { $target }: { $chance }, а с вариантом «{ $choice }» только { $chance_other }.
why-stops =
    { $never ->
        [yes] Ещё один бросок ничего не улучшит.
       *[no] Ещё один бросок ({ $choice }) помог бы в { $chance } случаев, но в среднем отнял бы { $cost }.
    }
why-only = В другие поля сейчас нельзя.
why-zero = Ноль здесь обойдётся дешевле всего: в поле «{ $choice }» потеря больше на { $cost }.
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
why-pace =
    { $where ->
        [ahead] На { $pace } больше, чем сейчас нужно для бонуса.
        [behind] На { $pace } меньше, чем сейчас нужно для бонуса.
       *[on] Ровно столько, сколько сейчас нужно для бонуса.
    }
why-loses-bonus = После этого бонус ({ $points }) уже не взять.
