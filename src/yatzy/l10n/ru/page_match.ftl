# A match with the same dice, and how everyone fares in it.

page-match-about = Каждый играет сам и получает те же броски. Побеждает тот, у кого больше очков.
page-match-won = { $count ->
        [1]
            Победа: { $players } — { $points ->
                [one] { $points } очко
                [few] { $points } очка
               *[many] { $points } очков
            }
       *[other] Победу делят { $players }: по { $points }
    }
page-match-over = Матч окончен. Все игры можно разобрать.
page-match-along = Присоединиться
page-match-go-on = Продолжить свою игру
page-match-nobody = Ещё никто не играет.
page-match-invite = Кто откроет эту ссылку, сможет присоединиться, сейчас или позже.
page-match-close = Закончить матч
page-match-close-yes = Закончить
page-match-close-about =
    { $playing ->
        [0] Присоединиться больше никто не сможет, а разобрать все игры сможет каждый.
        [one] Не доиграна { $playing } игра. Присоединиться больше никто не сможет, а разобрать все игры сможет каждый.
        [few] Не доиграны { $playing } игры. Присоединиться больше никто не сможет, а разобрать все игры сможет каждый.
       *[many] Не доиграно { $playing } игр. Присоединиться больше никто не сможет, а разобрать все игры сможет каждый.
    }

page-match-by = Места
page-match-by-total = по итогу
page-match-by-cost = по потерям
page-match-cost-about = Сколько очков потеряно по сравнению с лучшими решениями: чем меньше, тем лучше, какими бы ни были кубики.
page-match-place = Место
page-match-name = Имя
page-match-accuracy = Лучшие решения
page-match-total = Итого
page-match-cost = Потери
page-match-playing = { $turns }/{ $boxes } ходов
page-match-count = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, { $over ->
        [0] ещё никто не доиграл.
       *[other] доиграли: { $over }.
    }
page-match-later = { $count ->
        [one] Потери { $count } игрока ещё вычисляются.
        [few] Потери { $count } игроков ещё вычисляются.
       *[many] Потери { $count } игроков ещё вычисляются.
    }
page-match-no-costs = Ещё никто не доиграл.
page-match-share =
    { $sheet }, игра дня { $date }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $place }-е место из { $over }{ $known ->
        [no] {""}
       *[yes] , потери: { $cost }
    }
page-match-until = Открыто до { $day }.
page-match-apart = Новички и гости
page-match-apart-about = В рейтинге учитывается первая игра дня у тех, кто играет здесь не меньше недели.
page-match-new = новичок
page-match-guest = гость
page-match-again = не первая игра
page-match-unusual = необычная удача
page-match-unusual-about = Необычная удача: если кубики заранее неизвестны, так складывается не больше одной игры из { $games }.
page-match-key = Твои игры попадут в рейтинг через неделю игры здесь. Для этого браузер хранит ключ, как и для твоей статистики.
