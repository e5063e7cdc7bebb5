# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
pays-all = Сумма всех кубиков.
pays-all-plus = Сумма всех кубиков и ещё { $plus }.
pays-matched = Сумма этих кубиков.
pays-matched-plus = Сумма этих кубиков и ещё { $plus }.

rules-turn = Ход
rules-turn-rolls = { $dice ->
        [1] Брось кубик.
        [one] Брось все кубики ({ $dice }).
        [few] Брось все { $dice } кубика.
       *[many] Брось все { $dice } кубиков.
    } { $again ->
        [0] Второго броска нет.
        [1] Потом любые из них можно бросить ещё раз.
       *[other] Потом любые из них можно перебрасывать до { $again } раз, даже оставленные раньше. Остановиться можно в любой момент.
    }
rules-face = Сумма кубиков с { $face }.
rules-order-free = Запиши результат в одно свободное поле на выбор. Если комбинация не собрана, это ноль, и поле вычёркивают. Заполненное поле уже не меняется.
rules-order-strike-last = Запиши результат в свободное поле, к которому подходят кубики. Только если не подходит ни одно, вычеркни поле на выбор. Заполненное поле уже не меняется.
rules-order-fixed = Запиши результат в самое верхнее свободное поле, даже если это ноль. Заполненное поле уже не меняется.
rules-turn-end = Игра заканчивается после { $turns ->
        [one] { $turns } хода
        [few] { $turns } ходов
       *[many] { $turns } ходов
    }, когда все поля заполнены.

rules-upper = Верхняя секция
rules-lower = Нижняя секция
rules-upper-bonus = { $bonus }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { $at } или больше в верхней секции.
rules-last-resort = Только если ни одно другое свободное поле не даёт очков.
rules-no-last-resort = Можно выбрать всегда.

rules-further = Снова { $box }
rules-further-ordinary = Ничего особенного: когда собственное поле заполнено, это бросок как любой другой.
rules-further-bonus = Пока в поле «{ $box }» есть очки, каждый следующий раз даёт сверх записи { $bonus ->
        [one] { $bonus } очко
        [few] { $bonus } очка
       *[many] { $bonus } очков
    }, даже если сама запись — ноль.
rules-further-bonus-after-entry = Когда поле «{ $box }» заполнено, очками или нулём, каждый следующий такой бросок даёт сверх записи +{ $bonus }, даже если записан ноль.
rules-further-no-bonus-after-zero = После нуля в поле «{ $box }» такого бонуса нет.
rules-further-bonus-upper-open = Этот бонус дают, только пока верхнее поле для этого числа свободно.
rules-further-chips = Бонусы — это фишки: их держат рядом с карточкой и прибавляют к итогу в конце раунда.
rules-further-joker = Когда поле «{ $box }» заполнено, очками или нулём, и верхнее поле для этого числа тоже, бросок становится джокером: в любом нижнем поле он считается собранной комбинацией.
rules-further-joker-highest = Джокер даёт наибольшее, что возможно в этом поле.
rules-further-joker-free = Принуждения нет: джокер может пойти в любое свободное поле.
rules-further-joker-forced = Джокер должен занять свободное нижнее поле. Только если таких нет, он становится нулём в верхнем.
rules-further-upper-always = Пока верхнее поле для этого числа свободно, бросок идёт туда, что бы ни было в поле «{ $box }»: очки или ноль.
rules-further-upper-after-points = Пока в поле «{ $box }» есть очки, а верхнее поле для этого числа свободно, бросок идёт туда. После нуля в поле «{ $box }» принуждения нет, пока то верхнее поле свободно.
rules-further-in-chance = Пока в поле «{ $box }» есть очки, это стоит { $points } в поле «{ $chance }», если оно свободно.
rules-further-zero-when-closed = Пока в поле «{ $box }» есть очки, а поле «{ $chance }» и верхнее поле для этого числа уже заполнены, это ноль, куда бы ни записать.
rules-further-zero-when-upper-box-closed = Пока в поле «{ $box }» есть очки, а верхнее поле для этого числа уже заполнено, это ноль везде, кроме поля «{ $chance }».
rules-further-zero-when-upper-section-closed = Пока в поле «{ $box }» есть очки, а все верхние поля уже заполнены, это ноль везде, кроме поля «{ $chance }».

# An example of another five alike: what is filled, what the roll gives then, and where.

rules-case-when = { $held ->
        [zero] { $box } — вычеркнуто
       *[points] { $box } — с очками
    }{ $upper ->
        [none] {""}
       *[other] , { $upper } — { $open ->
            [yes] свободно
           *[no] заполнено
        }
    }{ $full ->
        [chance] {" "}и { $chance } тоже
        [lower] {" "}и все нижние поля тоже
        [upper-and-chance] , как и поле «{ $chance }» и все остальные верхние поля
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] { "" }
       *[other] { " " }и бонус { $bonus }
    }.

rules-table = За столом
rules-players-any = { $least ->
        [1] Игроков сколько угодно, можно и в одиночку.
       *[other] Игроков от { $least }.
    }
rules-players-range = Игроков от { $least } до { $most }.
rules-start-roll-off = Каждый бросает все кубики один раз. Начинает наибольшая сумма, дальше по часовой стрелке.
rules-start-agreed = Кто начинает, договариваются игроки.
rules-clockwise = Ход переходит по часовой стрелке.
rules-scorekeeper-one = Один игрок ведёт счёт за всех.
rules-scorekeeper-each = Каждый ведёт свою карточку.
rules-teams = Можно играть командами ({ $numbers }); партнёры делят одну колонку.
rules-series = В серии до { $rounds } раундов.
rules-series-chosen = Сколько раундов играть, решают игроки.
rules-counting-totals = Раунды можно считать по итогам: побеждает наибольшая сумма всех раундов.
rules-counting-differences = Раунды можно считать по разницам: очки получает только победитель раунда — столько, каков его отрыв.
rules-counting-rounds-won = Каждый раунд выигрывают отдельно.
rules-winner = Побеждает наибольший итог.

rules-notes = Примечания
rules-options = Варианты
rules-options-how = Добавь их к названию, например { $sheet }.
rules-ours = (наше решение)
rules-elsewhere = Что говорят другие переводы
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Языки издания: { $languages }.
rules-not-printed = На этом языке ({ $language }) лист не издан: названия полей — обычные.
rules-instead = В тексте на этом языке ({ $language }) есть своё правило. Оно действует на листе { $sheet }.
rules-own-text = В тексте на этом языке ({ $language }) есть своё правило. Ты играешь по нему, если не выберешь другие правила.
rules-guessed = * не напечатано или не прочесть в нашем экземпляре: название, принятое у игроков
rules-highest = Наибольший возможный итог: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Наибольший возможный итог: { NUMBER($total, useGrouping: 0) }, или { $card } без бонусов «Снова { $box }»
