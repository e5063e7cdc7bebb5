# The page: pads side by side.

page-compare-add = Добавить правила
page-compare-remove = Убрать: { $title }
page-compare-hand = Одни кубики, разные правила
page-compare-hand-about = Нажми на кубик, чтобы сменить число.
page-compare-die = Кубик { $place }: { $face }. Нажми, чтобы сменить число.
page-compare-only = Только различия
page-compare-expected = Среднее при идеальной игре
page-compare-differs = отличается
page-compare-absent = такого поля нет
page-compare-hands = Кубики, на которых видна разница
page-compare-ends = Итоги партий
page-compare-following = Считаем все партии: { $share }
page-compare-own-wrong = В твоих правилах ещё есть ошибка. Проверь их.
