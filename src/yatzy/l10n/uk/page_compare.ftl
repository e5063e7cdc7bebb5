# The page: pads side by side.

page-compare-add = Додати правила
page-compare-remove = Прибрати: { $title }
page-compare-hand = Ті самі кубики за різними правилами
page-compare-hand-about = Торкни кубик, щоб змінити його.
page-compare-die = Кубик { $place }: { $face }. Торкни, щоб змінити.
page-compare-only = Лише відмінності
page-compare-expected = У середньому за ідеальної гри
page-compare-differs = інакше
page-compare-absent = такого поля немає
page-compare-hands = Кубики, на яких видно різницю
page-compare-ends = Підсумки партій
page-compare-following = Обчислюємо всі партії: { $share }
page-compare-own-wrong = У твоїх правилах іще є помилка. Перевір їх.
