page-end-best = { $player }: paras { $games } pelistä.
page-end-record = { $player }: ennätys on yhä { $best }.
page-lesson-title = Yksi oppi pelistä
page-lesson = { $place }: { $chosen }. Parempi: { $best }. Ero pisteinä: { $cost }.
