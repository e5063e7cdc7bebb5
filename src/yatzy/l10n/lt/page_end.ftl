page-end-best = { $player }: geriausias iš { $games } rezultatų.
page-end-record = { $player }: rekordas tebėra { $best }.
page-lesson-title = Pamoka kitam kartui
page-lesson = { $place }: { $chosen }. Geriau – { $best }: { $cost } tšk. daugiau.
