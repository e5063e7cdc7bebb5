# Sheets side by side.

compare-dice = Кубики
compare-rolls = Кидків за хід
compare-boxes = Поля
compare-order = Порядок
compare-order-free = будь-яке вільне поле
compare-order-fixed = згори донизу
compare-strike = Викреслювати
compare-strike-free = будь-коли
compare-strike-last = лише коли кубики нікуди не підходять
compare-bonus = Бонус
compare-bonus-at = { NUMBER($points, useGrouping: 0) } за { NUMBER($at, useGrouping: 0) } і більше
compare-further = Повторні п’ять однакових
compare-highest = Найвищий підсумок
compare-expected = Середнє за ідеальної гри
compare-none = немає

compare-heading = Порівняння правил
compare-hand = { $dice } за різними правилами
compare-not-there = —
compare-told = * правила відрізняються, або поле є не в усіх таблицях.
compare-hands = Кубики, на яких це видно
error-compare-few = Для порівняння вкажи щонайменше два набори правил.
error-compare-many = Одразу можна порівняти щонайбільше { $most } наборів правил, а не { $got }.
