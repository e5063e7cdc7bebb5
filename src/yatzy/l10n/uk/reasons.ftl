# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Потрібен кубик із { $face }.
need-groups-2 = Потрібні два однакові кубики.
need-groups-3 = Потрібні три однакові кубики.
need-groups-4 = Потрібні чотири однакові кубики.
need-groups-5 = Потрібно п’ять однакових кубиків.
need-groups-6 = Потрібно шість однакових кубиків.
need-groups-2-2 = Потрібні дві пари різних чисел.
need-groups-3-2 = Потрібні три кубики одного числа і два іншого.
need-groups-3-3 = Потрібні три кубики одного числа і три іншого.
need-groups-4-2 = Потрібні чотири кубики одного числа і два іншого.
need-groups-2-2-2 = Потрібні три пари різних чисел.
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
reason-forced-upper = Тільки сюди: спершу { $upper }, поки це поле вільне.
reason-no-lower-open = Нуль: для джокера немає вільного нижнього поля.
reason-again-in-chance = Знову { $yatzy }: тут це варте { $points }.
reason-chance-and-upper-closed = Нуль: { $chance } і { $upper } вже закрито.
reason-upper-box-closed = Нуль: поле «{ $upper }» закрито.
reason-upper-section-closed = Нуль: усі верхні поля закрито.

reason-earns-bonus = { $bonus }: +{ $points }.

# Why an entry is forbidden.

reason-upper-first = Спершу { $upper }, поки це поле вільне.
reason-lower-first = Джокер має зайняти вільне нижнє поле.
reason-not-next = Ще ні: поля беруть згори донизу.
reason-something-else-scores = Лише коли жодне інше вільне поле не дає очок.

# About the bonus for a further five alike.

bonus-wherever = Знову { $box }: +{ $bonus }, хоч би куди записати, бо у власному полі вже є очки.
bonus-after-entry = Знову { $box }: +{ $bonus }, хоч би куди записати, бо власне поле заповнено.
bonus-lost = Знову { $box }, але без бонусу: власне поле викреслено.
bonus-lost-upper = Знову { $box }, але без бонусу: поле «{ $upper }» уже заповнено.
