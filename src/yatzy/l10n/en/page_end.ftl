# The end of a game: what it meant, and one lesson.

page-end-best = { $player }: best of { $games } games.
page-end-record = { $player }: the record is still { $best }.
page-lesson-title = One thing to take along
page-lesson = { $place }: { $chosen }. Better: { $best }, by { $cost } points.
