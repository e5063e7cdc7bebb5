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
compare-further = Ещё раз пять одинаковых
compare-highest = Наибольший итог
compare-expected = Среднее при идеальной игре
compare-none = нет

compare-heading = Сравнение правил
compare-hand = { $dice } по разным правилам
compare-not-there = —
compare-told = * правила отличаются, или такого поля нет в других правилах.
compare-hands = Кубики, на которых видна разница
error-compare-few = Назови хотя бы два набора правил.
error-compare-many = Сравнить можно наборов правил: до { $most }, а не { $got }.
