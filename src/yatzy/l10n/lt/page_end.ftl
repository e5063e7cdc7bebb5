page-end-best = { $player }: geriausias iš { $games } rezultatų.
page-end-record = { $player }: rekordas tebėra { $best }.
page-lesson-title = Viena pamoka
page-lesson = { $place }: { $chosen }. Geriau: { $best }. Skirtumas taškais: { $cost }.
