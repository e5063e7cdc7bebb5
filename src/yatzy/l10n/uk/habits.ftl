# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = розбиває пари або повний дім
habit-too-many = залишає забагато кубиків
habit-too-few = перекидає добрі кубики
habit-another-face = збирає не те число
habit-low-pair = залишає низьку пару замість відкритого стріту
habit-alike = залишає однакові кубики замість відкритого стріту
habit-straight = іде на стріт замість однакових кубиків
habit-other-dice = залишає не ті кубики
habit-stops = зупиняється, хоча варто кинути ще
habit-throws-on = кидає ще, хоча час зупинитися
habit-strikes = викреслює не те поле
habit-chance = зарано бере Шанс
habit-little-above = бере мало у верхньому полі, потрібному для бонусу
habit-fewer-points = марнує добрий кидок у дешевому полі
habit-points-now = бере очки зараз, а далі втрачає більше

habit-line = { $habit }: { $times ->
        [one] { $times } раз
        [few] { $times } рази
       *[many] { $times } разів
    }, { $points } очка
