page-end-best = { $player }: bedst af { $games } spil.
page-end-record = { $player }: rekorden er stadig { $best }.
page-lesson-title = Én ting at tage med
page-lesson = { $place }: { $chosen }. Bedre: { $best }. Forskel i point: { $cost }.
