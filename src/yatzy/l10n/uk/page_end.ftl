page-end-best = { $player }: найкращий результат із { $games }.
page-end-record = { $player }: рекорд і досі { $best }.
page-lesson-title = Що запам’ятати
page-lesson = { $place }: { $chosen }. Краще: { $best }. Різниця в очках: { $cost }.
