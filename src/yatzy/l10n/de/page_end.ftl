page-end-best = { $player }: das Beste von { $games } Spielen.
page-end-record = { $player }: Bestwert bleibt { $best }.
page-lesson-title = Eins zum Mitnehmen
page-lesson = { $place }: { $chosen }. Besser: { $best }. Unterschied in Punkten: { $cost }.
