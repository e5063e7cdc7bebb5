# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Þarf tening sem sýnir { $face }.
need-groups-2 = Þarf tvo eins teninga.
need-groups-3 = Þarf þrjá eins teninga.
need-groups-4 = Þarf fjóra eins teninga.
need-groups-5 = Þarf fimm eins teninga.
need-groups-6 = Þarf sex eins teninga.
need-groups-2-2 = Þarf tvö ólík pör.
need-groups-3-2 = Þarf þrjá eins ásamt pari af annarri tölu.
need-groups-3-3 = Þarf þrjá eins tvisvar, af ólíkum tölum.
need-groups-4-2 = Þarf fjóra eins ásamt pari af annarri tölu.
need-groups-2-2-2 = Þarf þrjú ólík pör.
need-groups-2-2-shared = Þarf tvö pör; fjórir eins duga.
need-groups-3-2-shared = Þarf þrjá eins ásamt pari; fimm eins duga.
need-groups-3-3-shared = Þarf þrjá eins tvisvar; sex eins duga.
need-groups-4-2-shared = Þarf fjóra eins ásamt pari; sex eins duga.
need-groups-2-2-2-shared = Þarf þrjú pör; þau mega vera eins.
need-run = Þarf { $length } tölur í röð.
need-faces = Þarf { $faces }.
need-any = Hvaða teningar sem er.

reason-made-all = Allir teningar telja: { $sum }.
reason-made-all-plus = Allir teningar telja, { $sum }, og { $plus } að auki.
reason-made-matched = Gefur { $sum }.
reason-made-matched-plus = Gefur { $sum }, og { $plus } að auki.
reason-made-fixed = Náðist: { $points } stig.
reason-no-face = Enginn teningur sýnir { $face }.
reason-one-face = Sama talan tvisvar gildir ekki.
reason-joker = { $yatzy } gildir sem jóker.
reason-joker-needs-box = Enginn jóker meðan reiturinn { $yatzy } er opinn.
reason-joker-needs-upper = Enginn jóker meðan reiturinn { $upper } er opinn.
reason-forced-upper = Þú verður að velja þennan reit: reiturinn { $upper } gengur fyrir meðan hann er opinn.
reason-no-lower-open = Gefur 0: enginn neðri reitur er opinn fyrir jókerinn.
reason-again-in-chance = { $yatzy } aftur gefur { $points } hér.
reason-chance-and-upper-closed = Gefur 0: báðir þessir reitir eru fylltir: { $chance } og { $upper }.
reason-upper-box-closed = Gefur 0: reiturinn { $upper } er fylltur.
reason-upper-section-closed = Gefur 0: allir efri reitir eru fylltir.

reason-earns-bonus = { $bonus }: þú færð { $points } stig.

reason-upper-first = Reiturinn { $upper } gengur fyrir meðan hann er opinn.
reason-lower-first = Jóker fer í opinn neðri reit.
reason-not-next = Ekki strax: reitir eru fylltir ofan frá og niður.
reason-something-else-scores = Aðeins þegar enginn annar opinn reitur gefur stig.

bonus-wherever = { $box } aftur: +{ $bonus } í hvaða reit sem er, því stig eru í eigin reit.
bonus-after-entry = { $box } aftur: +{ $bonus } í hvaða reit sem er, því eigin reitur er fylltur.
bonus-lost = { $box } aftur, en enginn bónus: í eigin reit er 0.
bonus-lost-upper = { $box } aftur, en enginn bónus: reiturinn { $upper } er fylltur.
