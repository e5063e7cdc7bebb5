page-end-best = { $player }: parim { $games } mängust.
page-end-record = { $player }: rekord on endiselt { $best }.
page-lesson-title = Üks asi kaasa võtta
page-lesson = { $place }: { $chosen }. Parem: { $best }. Vahe punktides: { $cost }.
