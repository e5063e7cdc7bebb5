page-end-best = { $player }: a legjobb { $games } játékból.
page-end-record = { $player }: az egyéni csúcs továbbra is { $best }.
page-lesson-title = Egy tanulság
page-lesson = { $place }: { $chosen }. Jobb: { $best }. Különbség pontban: { $cost }.
