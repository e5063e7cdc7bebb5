# What a box needs, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Needs a die showing { $face }.
need-groups-2 = Needs two equal dice.
need-groups-3 = Needs three equal dice.
need-groups-4 = Needs four equal dice.
need-groups-5 = Needs five equal dice.
need-groups-6 = Needs six equal dice.
need-groups-2-2 = Needs two different pairs.
need-groups-3-2 = Needs three of one number and two of another.
need-groups-3-3 = Needs three of one number and three of another.
need-groups-4-2 = Needs four of one number and two of another.
need-groups-2-2-2 = Needs three different pairs.
need-groups-2-2-shared = Needs two pairs; four of a kind counts too.
need-groups-3-2-shared = Needs three equal dice and two equal dice; five of a kind counts too.
need-groups-3-3-shared = Needs three equal dice twice; six of a kind counts too.
need-groups-4-2-shared = Needs four equal dice and two equal dice; six of a kind counts too.
need-groups-2-2-2-shared = Needs three pairs; equal pairs count too.
need-run = Needs { $length } numbers in a row.
need-faces = Needs { $faces }.
need-any = Any dice.

# Why a box scores what it does.

reason-made-all = All dice count: { $sum }.
reason-made-all-plus = All dice count, { $sum }, plus { $plus }.
reason-made-matched = Scores { $sum }.
reason-made-matched-plus = Scores { $sum }, plus { $plus }.
reason-made-fixed = Made: { $points } points.
reason-no-face = No die shows { $face }.
reason-one-face = The same number twice doesn’t count.
reason-joker = { $yatzy } counts as a joker.
reason-joker-needs-box = No joker while the box { $yatzy } is open.
reason-joker-needs-upper = No joker while the box { $upper } is open.
reason-forced-upper = You must use this box: the box { $upper } comes first while it’s open.
reason-no-lower-open = Scores 0: no lower box is open for the joker.
reason-again-in-chance = Another { $yatzy } scores { $points } here.
reason-chance-and-upper-closed = Scores 0: the boxes { $chance } and { $upper } are both filled.
reason-upper-box-closed = Scores 0: the box { $upper } is filled.
reason-upper-section-closed = Scores 0: every upper box is filled.

reason-earns-bonus = Earns { $bonus }, { $points } points.

# Why a box is not allowed.

reason-upper-first = The box { $upper } comes first while it’s open.
reason-lower-first = A joker goes in an open lower box.
reason-not-next = Not yet: fill the boxes from top to bottom.
reason-something-else-scores = Only when no other open box would score.

# About the bonus for another five of a kind.

bonus-wherever = Another { $box }: +{ $bonus } in any box, because its own box holds points.
bonus-after-entry = Another { $box }: +{ $bonus } in any box, because its own box is filled.
bonus-lost = Another { $box }, but no bonus: its own box has 0.
bonus-lost-upper = Another { $box }, but no bonus: the box { $upper } is filled.
