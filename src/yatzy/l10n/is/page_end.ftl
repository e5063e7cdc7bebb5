page-end-best = { $player }: besti af { $games } leikjum.
page-end-record = { $player }: metið er enn { $best }.
page-lesson-title = Eitt til að taka með sér
page-lesson = { $place }: { $chosen }. Betra: { $best }. Munur í stigum: { $cost }.
