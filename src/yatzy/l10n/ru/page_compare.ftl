# The page: pads side by side.

page-compare-add = Добавить блокнот
page-compare-remove = Убрать: { $title }
page-compare-hand = Те же кубики по каждому
page-compare-hand-about = Нажми на кубик, чтобы повернуть.
page-compare-die = Кубик { $place }: { $face }. Нажми, чтобы повернуть.
page-compare-only = Только различия
page-compare-expected = Идеальная игра даёт
page-compare-differs = иначе
page-compare-absent = здесь нет
page-compare-hands = Кубики, на которых видна разница
page-compare-ends = Чем заканчиваются партии
page-compare-following = Прослеживаем каждую партию до конца: { $share }
page-compare-own-wrong = В твоих правилах ещё не всё в порядке. Взгляни на них ещё раз.
