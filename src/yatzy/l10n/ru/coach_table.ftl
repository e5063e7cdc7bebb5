# The coach at the table.

hint-coach = тренер
keys-coach = спросить тренера, что лучше с этими кубиками и почему
keys-coach-pad = спросить тренера о набранных кубиках: как после первого броска, ещё раз — как после следующего
keys-remarks = замечания тренера об ошибках: выкл.; 0,5; 1; 2; 5 очков
keys-chances = показать или спрятать шансы всех на победу

coach-thinking = Тренер думает…
coach-best = ★ Лучше всего: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = За этим столом тренера нет.
coach-over = Игра окончена: советовать больше нечего.
coach-no-dice = Сначала брось: тренер говорит о кубиках, которые лежат на столе.
coach-no-dice-pad = Сначала набери кубики после любого броска: тренер скажет, что оставить или куда записать.
coach-after-throw = { $following ->
        [yes] После броска { $throw } из { $throws } (H: после следующего):
       *[no] После броска { $throw } из { $throws }:
    }
coach-remark = { $alone ->
        [yes] Это стоило { $cost }. Лучше: { $choice }.
       *[no] { $player }: это стоило { $cost }. Лучше: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Тренер замечает потери больше 1 очка.
       *[no] Тренер замечает потери больше { $points }.
    }
coach-remarks-off = Тренер молчит об ошибках.
coach-alone = Здесь не у кого выигрывать.
coach-chances-on = Шансы на победу видны.
coach-assumes = Шансы на победу верны, если дальше все играют идеально; при равных итогах победа общая.
coach-counting = Считаем шансы…
coach-chances-off = Шансы на победу скрыты.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Шансы на раунд
       *[game] Шансы на победу
    }{ $exact ->
        [no] {" "}(примерно)
       *[yes] {""}
    }: { $chances }

new-coach = Тренер
new-coach-on = можно спрашивать
new-coach-off = без тренера
