# Sheets side by side.

compare-dice = Кубики
compare-rolls = Бросков за ход
compare-boxes = Поля
compare-order = Порядок
compare-order-free = любое свободное поле
compare-order-fixed = сверху вниз
compare-strike = Вычёркивать поле
compare-strike-free = когда угодно
compare-strike-last = только если очков нет нигде
compare-bonus = Бонус
compare-bonus-at = { NUMBER($points, useGrouping: 0) } за { NUMBER($at, useGrouping: 0) } и больше
compare-further = Снова пять одинаковых
compare-highest = Наибольший итог
compare-expected = Идеальная игра даёт
compare-none = нет

compare-heading = Сравнение листов
compare-hand = { $dice } по каждому из них
compare-not-there = —
compare-told = * правила отличаются, или поле есть не на всех листах.
compare-hands = Кубики, на которых это видно
error-compare-few = Для сравнения нужно не меньше двух листов.
error-compare-many = Сравнить можно не больше { $most } листов сразу, а не { $got }.
