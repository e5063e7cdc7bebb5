# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Потрібен кубик із { $face }.
need-groups-2 = Потрібні два однакові кубики.
need-groups-3 = Потрібні три однакові кубики.
need-groups-4 = Потрібні чотири однакові кубики.
need-groups-5 = Потрібно п’ять однакових кубиків.
need-groups-6 = Потрібно шість однакових кубиків.
need-groups-2-2 = Потрібні дві різні пари.
need-groups-3-2 = Потрібні три однакові кубики й пара з іншим числом.
need-groups-3-3 = Потрібні дві трійки з різними числами.
need-groups-4-2 = Потрібні чотири однакові кубики й пара з іншим числом.
need-groups-2-2-2 = Потрібні три різні пари.
need-groups-2-2-shared = Потрібні дві пари; чотири однакові теж годяться.
need-groups-3-2-shared = Потрібні три однакові й ще два однакові; п’ять однакових теж годяться.
need-groups-3-3-shared = Потрібно двічі по три однакові; шість однакових теж годяться.
need-groups-4-2-shared = Потрібні чотири однакові й ще два однакові; шість однакових теж годяться.
need-groups-2-2-2-shared = Потрібні три пари; однакові пари теж годяться.
need-run = { $length ->
        [one] Потрібне { $length } число поспіль.
        [few] Потрібні { $length } числа поспіль.
       *[many] Потрібно { $length } чисел поспіль.
    }
need-faces = Потрібні { $faces }.
need-any = Підходять будь-які кубики.

# Why an entry is worth what it is.

reason-made-all = Рахуються всі кубики: { $sum }.
reason-made-all-plus = Рахуються всі кубики, { $sum }, і ще { $plus }.
reason-made-matched = Рахується { $sum }.
reason-made-matched-plus = Рахується { $sum } і ще { $plus }.
reason-made-fixed = Складено: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
reason-no-face = На жодному кубику немає { $face }.
reason-one-face = Те саме число двічі не рахується.
reason-joker = { $yatzy } рахується як джокер.
reason-joker-needs-box = Джокера немає, поки вільне поле «{ $yatzy }».
reason-joker-needs-upper = Джокера немає, поки вільне поле «{ $upper }».
reason-forced-upper = Записати треба сюди: поле «{ $upper }» заповнюють першим, поки воно вільне.
reason-no-lower-open = Нуль: для джокера немає вільного нижнього поля.
reason-again-in-chance = Знову { $yatzy }: тут це дає { $points }.
reason-chance-and-upper-closed = Нуль: обидва поля вже заповнено — «{ $chance }» і «{ $upper }».
reason-upper-box-closed = Нуль: поле «{ $upper }» заповнено.
reason-upper-section-closed = Нуль: усі верхні поля заповнено.

reason-earns-bonus = { $bonus }: +{ $points }.

# Why an entry is forbidden.

reason-upper-first = Спершу треба заповнити поле «{ $upper }».
reason-lower-first = Джокера записують у вільне нижнє поле.
reason-not-next = Ще ні: поля заповнюють згори донизу.
reason-something-else-scores = Лише коли жодне інше вільне поле не дає очок.

# About the bonus for a further five alike.

bonus-wherever = Знову { $box }: +{ $bonus } у будь-якому полі, бо у власному полі є очки.
bonus-after-entry = Знову { $box }: +{ $bonus } у будь-якому полі, бо власне поле заповнено.
bonus-lost = Знову { $box }, але без бонусу: у власному полі нуль.
bonus-lost-upper = Знову { $box }, але без бонусу: поле «{ $upper }» уже заповнено.
