page-end-best = { $player }: paras { $games } pelistä.
page-end-record = { $player }: ennätys on yhä { $best }.
page-lesson-title = Yksi asia mukaan
page-lesson = { $place }: { $chosen }. Parempi: { $best }. Ero pisteinä: { $cost }.
