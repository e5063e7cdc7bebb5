page-end-best = { $player }: bäst av { $games } partier.
page-end-record = { $player }: rekordet är fortfarande { $best }.
page-lesson-title = En sak att ta med sig
page-lesson = { $place }: { $chosen }. Bättre: { $best }. Skillnad i poäng: { $cost }.
