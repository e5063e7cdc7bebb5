# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Takes a die showing { $face }.
need-groups-2 = Takes two dice alike.
need-groups-3 = Takes three dice alike.
need-groups-4 = Takes four dice alike.
need-groups-5 = Takes five dice alike.
need-groups-6 = Takes six dice alike.
need-groups-2-2 = Takes two pairs of different faces.
need-groups-3-2 = Takes three of one face and two of another.
need-groups-3-3 = Takes three of one face and three of another.
need-groups-4-2 = Takes four of one face and two of another.
need-groups-2-2-2 = Takes three pairs of different faces.
need-groups-2-2-shared = Takes two pairs; four alike will do.
need-groups-3-2-shared = Takes three alike and two alike; five alike will do.
need-groups-3-3-shared = Takes three alike twice; six alike will do.
need-groups-4-2-shared = Takes four alike and two alike; six alike will do.
need-groups-2-2-2-shared = Takes three pairs; equal pairs will do.
need-run = Takes { $length } faces in a row.
need-faces = Takes { $faces }.
need-any = Takes any dice.

# Why an entry is worth what it is.

reason-made-all = Counts all dice: { $sum }.
reason-made-all-plus = Counts all dice, { $sum }, and { $plus } more.
reason-made-matched = Counts { $sum }.
reason-made-matched-plus = Counts { $sum }, and { $plus } more.
reason-made-fixed = Made: { $points } points.
reason-no-face = No die shows { $face }.
reason-one-face = The same face twice does not count.
reason-joker = { $yatzy } counts as a joker.
reason-joker-needs-box = No joker while { $yatzy } is open.
reason-joker-needs-upper = No joker while { $upper } is open.
reason-forced-upper = Must go here: { $upper } comes first while it is open.
reason-no-lower-open = A zero: the joker finds no open lower box.
reason-again-in-chance = Another { $yatzy } is worth { $points } here.
reason-chance-and-upper-closed = A zero: { $chance } and { $upper } are both closed.

reason-earns-bonus = Earns { $bonus }, { $points } points.

# Why an entry is forbidden.

reason-upper-first = { $upper } comes first while it is open.
reason-lower-first = A joker must take an open lower box.
reason-not-next = Not yet: boxes are taken from top to bottom.
reason-something-else-scores = Only when no other open box would score.

# About the bonus for a further five alike.

bonus-wherever = Another { $box }: +{ $bonus } wherever you enter it, because its own box holds points.
bonus-lost = Another { $box }, but no bonus: its own box was struck.
