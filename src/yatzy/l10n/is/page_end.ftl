page-end-best = { $player }: besti leikurinn af { $games }.
page-end-record = { $player }: metið er enn { $best }.
page-lesson-title = Eitt sem má læra
page-lesson = { $place }: { $chosen }. Betra: { $best }. Munur í stigum: { $cost }.
