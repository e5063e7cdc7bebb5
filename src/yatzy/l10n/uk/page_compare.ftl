# The page: pads side by side.

page-compare-add = Додати блокнот
page-compare-remove = Прибрати: { $title }
page-compare-hand = Ті самі кубики за кожним
page-compare-hand-about = Торкни кубик, щоб повернути.
page-compare-die = Кубик { $place }: { $face }. Торкни, щоб повернути.
page-compare-only = Лише відмінності
page-compare-expected = Ідеальна гра дає
page-compare-differs = інакше
page-compare-absent = тут немає
page-compare-hands = Кубики, на яких видно різницю
page-compare-ends = Чим закінчуються партії
page-compare-following = Простежуємо кожну партію до кінця: { $share }
page-compare-own-wrong = У твоїх правилах іще не все гаразд. Глянь на них ще раз.
