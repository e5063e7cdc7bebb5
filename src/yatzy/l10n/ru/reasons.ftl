# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Нужен кубик с { $face }.
need-groups-2 = Нужны два одинаковых кубика.
need-groups-3 = Нужны три одинаковых кубика.
need-groups-4 = Нужны четыре одинаковых кубика.
need-groups-5 = Нужно пять одинаковых кубиков.
need-groups-6 = Нужно шесть одинаковых кубиков.
need-groups-2-2 = Нужны две разные пары.
need-groups-3-2 = Нужны три одинаковых кубика и ещё два одинаковых, с другим числом.
need-groups-3-3 = Нужны три одинаковых кубика и ещё три одинаковых, с другим числом.
need-groups-4-2 = Нужны четыре одинаковых кубика и ещё два одинаковых, с другим числом.
need-groups-2-2-2 = Нужны три разные пары.
need-groups-2-2-shared = Нужны две пары; четыре одинаковых тоже годятся.
need-groups-3-2-shared = Нужны три одинаковых и ещё два одинаковых; пять одинаковых тоже годятся.
need-groups-3-3-shared = Нужно два раза по три одинаковых; шесть одинаковых тоже годятся.
need-groups-4-2-shared = Нужны четыре одинаковых и ещё два одинаковых; шесть одинаковых тоже годятся.
need-groups-2-2-2-shared = Нужны три пары; одинаковые пары тоже годятся.
need-run = { $length ->
        [one] Нужно { $length } число подряд.
        [few] Нужны { $length } числа подряд.
       *[many] Нужно { $length } чисел подряд.
    }
need-faces = Нужны { $faces }.
need-any = Подходят любые кубики.

# Why an entry is worth what it is.

reason-made-all = Считаются все кубики: { $sum }.
reason-made-all-plus = Считаются все кубики, { $sum }, и ещё { $plus }.
reason-made-matched = Считается { $sum }.
reason-made-matched-plus = Считается { $sum } и ещё { $plus }.
reason-made-fixed = Собрано: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
reason-no-face = Ни на одном кубике нет { $face }.
reason-one-face = Одно и то же число дважды не считается.
reason-joker = { $yatzy } считается джокером.
reason-joker-needs-box = Джокера нет, пока свободно поле «{ $yatzy }».
reason-joker-needs-upper = Джокера нет, пока свободно поле «{ $upper }».
reason-forced-upper = Только сюда: пока поле «{ $upper }» свободно, оно первое.
reason-no-lower-open = Ноль: для джокера нет свободного нижнего поля.
reason-again-in-chance = Снова { $yatzy }: здесь это даёт { $points }.
reason-chance-and-upper-closed = Ноль: оба поля заполнены: { $chance } и { $upper }.
reason-upper-box-closed = Ноль: поле «{ $upper }» заполнено.
reason-upper-section-closed = Ноль: все верхние поля заполнены.

reason-earns-bonus = { $bonus }: +{ $points }.

# Why an entry is forbidden.

reason-upper-first = Пока поле «{ $upper }» свободно, оно первое.
reason-lower-first = Джокер записывают в свободное нижнее поле.
reason-not-next = Ещё рано: поля заполняют сверху вниз.
reason-something-else-scores = Только если ни одно другое свободное поле не даёт очков.

# About the bonus for a further five alike.

bonus-wherever = Снова { $box }: +{ $bonus } в любом поле, ведь в своём уже есть очки.
bonus-after-entry = Снова { $box }: +{ $bonus } в любом поле, ведь своё уже заполнено.
bonus-lost = Снова { $box }, но без бонуса: своё поле вычеркнуто.
bonus-lost-upper = Снова { $box }, но без бонуса: поле «{ $upper }» уже заполнено.
