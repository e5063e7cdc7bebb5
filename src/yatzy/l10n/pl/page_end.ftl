page-end-best = { $player }: najlepszy wynik, rozegrane gry: { $games }.
page-end-record = { $player }: rekord to nadal { $best }.
page-lesson-title = Jedna rzecz na przyszłość
page-lesson = { $place }: { $chosen }. Lepiej: { $best }. Różnica w punktach: { $cost }.
