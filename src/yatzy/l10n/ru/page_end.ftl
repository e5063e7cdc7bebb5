page-end-best = { $player }: лучший результат из { $games }.
page-end-record = { $player }: рекорд всё ещё { $best }.
page-lesson-title = Чему учит эта партия
page-lesson = { $place }: { $chosen }. Лучше: { $best }. Разница в очках: { $cost }.
