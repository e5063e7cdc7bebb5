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
need-any = Tekur hvaða teninga sem er.

reason-made-all = Allir teningar telja: { $sum }.
reason-made-all-plus = Allir teningar telja, { $sum }, og { $plus } að auki.
reason-made-matched = Telur { $sum }.
reason-made-matched-plus = Telur { $sum }, og { $plus } að auki.
reason-made-fixed = Tókst: { $points } stig.
reason-no-face = Enginn teningur sýnir { $face }.
reason-one-face = Sama talan tvisvar gildir ekki.
reason-joker = { $yatzy } gildir sem jóker.
reason-joker-needs-box = Enginn jóker meðan reiturinn { $yatzy } er opinn.
reason-joker-needs-upper = Enginn jóker meðan reiturinn { $upper } er opinn.
reason-forced-upper = Verður að fara hingað: reiturinn { $upper } gengur fyrir meðan hann er opinn.
reason-no-lower-open = Núll: jókerinn finnur engan opinn neðri reit.
reason-again-in-chance = { $yatzy } aftur gefur { $points } hér.
reason-chance-and-upper-closed = Núll: reitirnir { $chance } og { $upper } eru báðir lokaðir.
reason-upper-box-closed = Núll: reiturinn { $upper } er lokaður.
reason-upper-section-closed = Núll: allir efri reitirnir eru lokaðir.

reason-earns-bonus = { $bonus } í höfn: { $points } stig.

reason-upper-first = Reiturinn { $upper } gengur fyrir meðan hann er opinn.
reason-lower-first = Jóker verður að fara í opinn neðri reit.
reason-not-next = Ekki strax: reitir eru teknir ofan frá og niður.
reason-something-else-scores = Aðeins þegar enginn annar opinn reitur gefur stig.

bonus-wherever = { $box } aftur: +{ $bonus } hvar sem þú skrifar það, því stig eru í eigin reit.
bonus-after-entry = { $box } aftur: +{ $bonus } hvar sem þú skrifar það, því eigin reitur er fylltur.
bonus-lost = { $box } aftur, en enginn bónus: eigin reitur var strikaður út.
bonus-lost-upper = { $box } aftur, en enginn bónus: reiturinn { $upper } er þegar fylltur.
