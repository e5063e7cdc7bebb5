page-end-best = { $player }: beste van { $games } potjes.
page-end-record = { $player }: het record blijft { $best }.
page-lesson-title = Eén ding om te onthouden
page-lesson = { $place }: { $chosen }. Beter: { $best }. Verschil in punten: { $cost }.
