# The coach at the table.

hint-coach = тренер
keys-coach = спитати тренера, що найкраще з цими кубиками й чому
keys-coach-pad = спитати тренера про набрані кубики: як після першого кидка, ще раз — як після наступного
keys-remarks = зауваження тренера про помилки: вимк.; 0,5; 1; 2; 5 очок
keys-chances = показати або сховати шанси всіх на перемогу

coach-thinking = Тренер думає…
coach-best = ★ Найкраще: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = У цій грі тренера немає.
coach-over = Гру закінчено: радити вже нічого.
coach-no-dice = Спершу кинь кубики, а тоді питай тренера.
coach-no-dice-pad = Спершу набери кубики після будь-якого кидка: тренер скаже, що залишити або яке поле обрати.
coach-after-throw = { $following ->
        [yes] Після кидка { $throw } з { $throws } (H: після наступного):
       *[no] Після кидка { $throw } з { $throws }:
    }
coach-remark = { $alone ->
        [yes] Втрата: { $cost }. Краще: { $choice }.
       *[no] { $player }: втрата { $cost }. Краще: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Тренер вказує на помилки, що коштують понад 1 очко.
       *[no] Тренер вказує на помилки, що коштують понад { $points }.
    }
coach-remarks-off = Тренер більше не вказує на помилки.
coach-alone = Ти граєш наодинці: вигравати тут ні в кого.
coach-chances-on = Показуємо шанси на перемогу.
coach-assumes = Шанси на перемогу — за умови, що далі всі набирають якнайбільше очок; за рівного рахунку перемога спільна.
coach-counting = Рахуємо шанси…
coach-chances-off = Шанси на перемогу сховано.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Шанси виграти раунд
       *[game] Шанси на перемогу
    }{ $exact ->
        [no] {" "}(приблизно)
       *[yes] {""}
    }: { $chances }

new-coach = Тренер
new-coach-on = дозволено
new-coach-off = без тренера
