page-end-best = { $player }: la migliore di { $games } partite.
page-end-record = { $player }: il record resta { $best }.
page-lesson-title = Una cosa da ricordare
page-lesson = { $place }: { $chosen }. Meglio: { $best }. Punti persi: { $cost }.
