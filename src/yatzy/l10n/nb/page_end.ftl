page-end-best = { $player }: best av { $games } spill.
page-end-record = { $player }: rekorden er fortsatt { $best }.
page-lesson-title = Én ting å ta med seg
page-lesson = { $place }: { $chosen }. Bedre: { $best }. Forskjell i poeng: { $cost }.
