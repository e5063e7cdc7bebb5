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
coach-off = За цим столом тренера немає.
coach-over = Гру закінчено: радити більше нічого.
coach-no-dice = Спершу кинь: тренер говорить про кубики, що лежать на столі.
coach-no-dice-pad = Спершу набери кубики після будь-якого кидка: тренер скаже, що залишити або куди записати.
coach-after-throw = { $following ->
        [yes] Після кидка { $throw } з { $throws } (H: після наступного):
       *[no] Після кидка { $throw } з { $throws }:
    }
coach-remark = { $alone ->
        [yes] Це коштувало { $cost }. Краще: { $choice }.
       *[no] { $player }: це коштувало { $cost }. Краще: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Тренер зауважує втрати, більші за 1 очко.
       *[no] Тренер зауважує втрати, більші за { $points }.
    }
coach-remarks-off = Тренер мовчить про помилки.
coach-alone = Тут нема в кого вигравати.
coach-chances-on = Шанси на перемогу видно.
coach-assumes = Шанси на перемогу правильні, якщо далі всі грають ідеально; за рівних підсумків перемога спільна.
coach-counting = Рахуємо шанси…
coach-chances-off = Шанси на перемогу сховано.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Шанси на раунд
       *[game] Шанси на перемогу
    }{ $exact ->
        [no] {" "}(приблизно)
       *[yes] {""}
    }: { $chances }

new-coach = Тренер
new-coach-on = можна питати
new-coach-off = без тренера
