# The coach at the table.

hint-coach = тренер
keys-coach = спросить тренера, что сейчас лучше и почему
keys-coach-pad = спросить тренера о набранных кубиках: как после первого броска, ещё раз — как после следующего
keys-remarks = замечания тренера об ошибках: выкл.; 0,5; 1; 2; 5 очков
keys-chances = показать или спрятать шансы всех на победу

coach-thinking = Тренер думает…
coach-best = ★ Лучше всего: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = В этой игре тренера нет.
coach-over = Игра окончена: советовать нечего.
coach-no-dice = Сначала брось кубики, потом спроси тренера.
coach-no-dice-pad = Сначала набери кубики, после любого броска: тренер скажет, что оставить или какое поле выбрать.
coach-after-throw = { $following ->
        [yes] После броска { $throw } из { $throws } (H: после следующего):
       *[no] После броска { $throw } из { $throws }:
    }
coach-remark =
    { $alone ->
        [yes] Потеря: { $cost }. Лучше: { $choice }.
       *[no] { $player }, потеря: { $cost }. Лучше: { $choice }.
    }
coach-remarks-on =
    { $one ->
        [yes] Тренер говорит об ошибках; порог — 1 очко.
       *[no] Тренер говорит об ошибках; порог в очках: { $points }.
    }
coach-remarks-off = Тренер больше не говорит об ошибках.
coach-alone = Ты играешь в одиночку: побеждать некого.
coach-chances-on = Показаны шансы на победу.
coach-assumes = Шансы на победу считаются так, будто дальше все играют на очки как можно лучше; при равном счёте победа общая.
coach-counting = Считаем шансы…
coach-chances-off = Шансы на победу скрыты.
coach-chance = { $name } { $chance }
coach-chances =
    { $of ->
        [round] Шансы выиграть раунд
       *[game] Шансы победить
    }{ $exact ->
        [no] {" "}(примерно)
       *[yes] {""}
    }: { $chances }

new-coach = Тренер
new-coach-on = можно спрашивать
new-coach-off = без тренера
