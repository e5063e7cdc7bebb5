page-end-best = { $player }: { $games } játékból a legjobb.
page-end-record = { $player }: a csúcs továbbra is { $best }.
page-lesson-title = Egy tanulság
page-lesson = { $place }: { $chosen }. Jobb: { $best }. Különbség pontban: { $cost }.
