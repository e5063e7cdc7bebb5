# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Nodig: een dobbelsteen met { $face }.
need-groups-2 = Nodig: twee dezelfde.
need-groups-3 = Nodig: drie dezelfde.
need-groups-4 = Nodig: vier dezelfde.
need-groups-5 = Nodig: vijf dezelfde.
need-groups-6 = Nodig: zes dezelfde.
need-groups-2-2 = Nodig: twee verschillende paren.
need-groups-3-2 = Nodig: drie dezelfde en twee van een ander aantal ogen.
need-groups-3-3 = Nodig: drie dezelfde en drie van een ander aantal ogen.
need-groups-4-2 = Nodig: vier dezelfde en twee van een ander aantal ogen.
need-groups-2-2-2 = Nodig: drie verschillende paren.
need-groups-2-2-shared = Nodig: twee paar; vier dezelfde telt ook.
need-groups-3-2-shared = Nodig: drie dezelfde en twee dezelfde; vijf dezelfde telt ook.
need-groups-3-3-shared = Nodig: twee keer drie dezelfde; zes dezelfde telt ook.
need-groups-4-2-shared = Nodig: vier dezelfde en twee dezelfde; zes dezelfde telt ook.
need-groups-2-2-2-shared = Nodig: drie paar; gelijke paren tellen ook.
need-run = Nodig: { $length } getallen op rij.
need-faces = Nodig: { $faces }.
need-any = Elke worp is goed.

reason-made-all = Alle dobbelstenen tellen: { $sum }.
reason-made-all-plus = Alle dobbelstenen tellen, { $sum }, plus { $plus }.
reason-made-matched = Telt { $sum }.
reason-made-matched-plus = Telt { $sum }, plus { $plus }.
reason-made-fixed = Gehaald: { $points } punten.
reason-no-face = Geen dobbelsteen toont { $face }.
reason-one-face = Twee keer hetzelfde aantal ogen telt niet.
reason-joker = { $yatzy } telt als joker.
reason-joker-needs-box = Geen joker zolang het vak { $yatzy } open is.
reason-joker-needs-upper = Geen joker zolang het vak { $upper } open is.
reason-forced-upper = Dit moet: het vak { $upper } gaat voor zolang het open is.
reason-no-lower-open = Een nul: onderin is geen vak open voor de joker.
reason-again-in-chance = Nog eens { $yatzy }: hier { $points } punten.
reason-chance-and-upper-closed = Een nul: de vakken { $chance } en { $upper } zijn allebei ingevuld.
reason-upper-box-closed = Een nul: het vak { $upper } is ingevuld.
reason-upper-section-closed = Een nul: alle vakken bovenin zijn ingevuld.

reason-earns-bonus = Haalt { $bonus }, { $points } punten.

reason-upper-first = Het vak { $upper } gaat voor zolang het open is.
reason-lower-first = Een joker moet in een open vak onderin.
reason-not-next = Nog niet: vul de vakken van boven naar onder in.
reason-something-else-scores = Alleen als geen ander open vak punten geeft.

bonus-wherever = Nog eens { $box }: +{ $bonus } in elk vak, want in het eigen vak staan punten.
bonus-after-entry = Nog eens { $box }: +{ $bonus } in elk vak, want het eigen vak is ingevuld.
bonus-lost = Nog eens { $box }, maar geen bonus: het eigen vak is weggestreept.
bonus-lost-upper = Nog eens { $box }, maar geen bonus: het vak { $upper } is al ingevuld.
