page-end-best = { $player }: parim { $games } mängust.
page-end-record = { $player }: rekord on endiselt { $best }.
page-lesson-title = Üks õppetund
page-lesson = { $place }: { $chosen }. Parem: { $best }. Vahe punktides: { $cost }.
