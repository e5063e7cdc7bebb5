page-end-best = { $player } : la meilleure de { $games } parties.
page-end-record = { $player } : le record reste à { $best }.
page-lesson-title = À retenir
page-lesson = { $place } : { $chosen }. Mieux : { $best }. Écart en points : { $cost }.
