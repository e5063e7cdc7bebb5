# A match with the same dice, and how everyone fares in it.

page-match-about = Кожен грає окремо й отримує ті самі кидки. Виграє найвищий підсумок.
page-match-won = { $count ->
        [1]
            Перемога: { $players } — { $points ->
                [one] { $points } очко
                [few] { $points } очки
               *[many] { $points } очок
            }
       *[other] Перемогу ділять { $players }: по { $points }
    }
page-match-over = Матч закінчено. Усі ігри можна розібрати.
page-match-along = Взяти участь
page-match-go-on = До своєї гри
page-match-nobody = Ще ніхто не грає.
page-match-invite = Хто це відкриє, зможе взяти участь, зараз або згодом.
page-match-close = Закінчити матч
page-match-close-yes = Закінчити
page-match-close-about = { $playing ->
        [0] Приєднатися більше ніхто не зможе, а всі ігри стане видно кожному.
        [one] { $playing } гру ще не дограно. Приєднатися більше ніхто не зможе, а всі ігри стане видно кожному.
        [few] { $playing } гри ще не дограно. Приєднатися більше ніхто не зможе, а всі ігри стане видно кожному.
       *[many] { $playing } ігор ще не дограно. Приєднатися більше ніхто не зможе, а всі ігри стане видно кожному.
    }

page-match-by = Порядок
page-match-by-total = за підсумком
page-match-by-cost = за рішеннями
page-match-cost-about = Очки, втрачені порівняно з найкращими рішеннями: що менше, то краще, хоч би як лягли кубики.
page-match-place = Місце
page-match-name = Ім’я
page-match-accuracy = Найкращі рішення
page-match-total = Усього
page-match-cost = Втрати
page-match-playing = { $turns }/{ $boxes } ходів
page-match-count = { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }, { $over ->
        [0] ще ніхто не дограв.
       *[other] дограли: { $over }.
    }
page-match-later = { $count ->
        [one] Втрати { $count } гравця ще обчислюються.
        [few] Втрати { $count } гравців ще обчислюються.
       *[many] Втрати { $count } гравців ще обчислюються.
    }
page-match-no-costs = Ще ніхто не дограв.
page-match-share = { $sheet }, гра дня { $date }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, місце { $place } з { $over }{ $known ->
        [no] {""}
       *[yes] , втрати { $cost }
    }
page-match-until = Відкрито до { $day }.
page-match-apart = Новачки та гості
page-match-apart-about = У рейтингу рахується перша гра дня тих, хто грає тут щонайменше тиждень.
page-match-new = нещодавно тут
page-match-guest = без ключа
page-match-again = не перша гра
page-match-unusual = незвичайна вдача
page-match-unusual-about = Незвичайна вдача: коли кубики наперед невідомі, так складається щонайбільше одна гра з { $games }.
page-match-key = Твої ігри рахуються в рейтингу, коли граєш тут тиждень. Для цього браузер зберігає ключ, як і для твоєї статистики.
