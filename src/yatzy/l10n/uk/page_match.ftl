# A match with the same dice, and how everyone fares in it.

page-match-about = Кожен грає окремо, а кидки в усіх ті самі. Перемагає той, у кого більше очок.
page-match-won = { $count ->
        [1]
            Перемога: { $players } — { $points ->
                [one] { $points } очко
                [few] { $points } очки
               *[many] { $points } очок
            }
       *[other] Спільна перемога: { $players } — по { $points }
    }
page-match-over = Матч закінчено. Усі ігри можна розібрати.
page-match-along = Приєднатися
page-match-go-on = Продовжити свою гру
page-match-nobody = Ще ніхто не грає.
page-match-invite = За цим посиланням можна приєднатися, зараз або пізніше.
page-match-close = Закінчити матч
page-match-close-yes = Закінчити
page-match-close-about = { $playing ->
        [0] Приєднатися більше ніхто не зможе, а всі ігри зможе розібрати кожен.
        [one] { $playing } гру ще не дограно. Приєднатися більше ніхто не зможе, а всі ігри зможе розібрати кожен.
        [few] { $playing } гри ще не дограно. Приєднатися більше ніхто не зможе, а всі ігри зможе розібрати кожен.
       *[many] { $playing } ігор ще не дограно. Приєднатися більше ніхто не зможе, а всі ігри зможе розібрати кожен.
    }

page-match-by = Рейтинг
page-match-by-total = за підсумком
page-match-by-cost = за втратами
page-match-cost-about = Скільки очок втрачено порівняно з найкращими рішеннями: що менше, то краще, хоч би які були кубики.
page-match-place = Місце
page-match-name = Ім’я
page-match-accuracy = Найкращі рішення
page-match-total = Усього
page-match-cost = Втрати
page-match-playing = хід { $turns } з { $boxes }
page-match-count = { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }, { $over ->
        [0] ще ніхто не дограв.
       *[other] дограли: { $over }.
    }
page-match-later = { $count ->
        [one] Втрати в { $count } грі ще обчислюємо.
        [few] Втрати у { $count } іграх ще обчислюємо.
       *[many] Втрати у { $count } іграх ще обчислюємо.
    }
page-match-no-costs = Ще ніхто не дограв.
page-match-share = { $sheet }, гра за { $date }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, місце { $place } з { $over }{ $known ->
        [no] {""}
       *[yes] , втрати: { $cost }
    }
page-match-until = Відкрито до { $day }.
page-match-apart = Новачки та гості
page-match-apart-about = У рейтингу враховуємо першу гру дня тих, хто грає тут щонайменше тиждень.
page-match-new = новачок
page-match-guest = гість
page-match-again = не перша гра
page-match-unusual = незвичайна удача
page-match-unusual-about = Незвичайна удача: якщо кубики наперед невідомі, так складається щонайбільше одна гра з { $games }.
page-match-key = Твої ігри потраплять у рейтинг, коли ти пограєш тут тиждень. Для цього браузер зберігає ключ, як і для твоєї статистики.
