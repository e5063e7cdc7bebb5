# Sheets side by side.

compare-dice = Кубики
compare-rolls = Кидків за хід
compare-boxes = Поля
compare-order = Порядок
compare-order-free = будь-яке вільне поле
compare-order-fixed = згори донизу
compare-strike = Викреслювати поле
compare-strike-free = будь-коли
compare-strike-last = лише коли очок немає ніде
compare-bonus = Бонус
compare-bonus-at = { NUMBER($points, useGrouping: 0) } за { NUMBER($at, useGrouping: 0) } і більше
compare-further = Знову п’ять однакових
compare-highest = Найвищий підсумок
compare-expected = Ідеальна гра дає
compare-none = немає

compare-heading = Порівняння аркушів
compare-hand = { $dice } за кожним із них
compare-not-there = —
compare-told = * правила відрізняються, або поле є не на всіх аркушах.
compare-hands = Кубики, на яких це видно
error-compare-few = Для порівняння потрібно щонайменше два аркуші.
error-compare-many = Порівнювати можна щонайбільше { $most } аркушів одразу, а не { $got }.
