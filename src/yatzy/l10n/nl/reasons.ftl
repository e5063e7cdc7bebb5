# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Vraagt een dobbelsteen met { $face }.
need-groups-2 = Vraagt twee dezelfde.
need-groups-3 = Vraagt drie dezelfde.
need-groups-4 = Vraagt vier dezelfde.
need-groups-5 = Vraagt vijf dezelfde.
need-groups-6 = Vraagt zes dezelfde.
need-groups-2-2 = Vraagt twee verschillende paren.
need-groups-3-2 = Vraagt drie dezelfde en twee andere dezelfde.
need-groups-3-3 = Vraagt drie dezelfde en drie andere dezelfde.
need-groups-4-2 = Vraagt vier dezelfde en twee andere dezelfde.
need-groups-2-2-2 = Vraagt drie verschillende paren.
need-groups-2-2-shared = Vraagt twee paar; vier dezelfde mag ook.
need-groups-3-2-shared = Vraagt drie dezelfde en twee dezelfde; vijf dezelfde mag ook.
need-groups-3-3-shared = Vraagt twee keer drie dezelfde; zes dezelfde mag ook.
need-groups-4-2-shared = Vraagt vier dezelfde en twee dezelfde; zes dezelfde mag ook.
need-groups-2-2-2-shared = Vraagt drie paar; gelijke paren mogen ook.
need-run = Vraagt { $length } getallen op rij.
need-faces = Vraagt { $faces }.
need-any = Elke worp is goed.

reason-made-all = Telt alle dobbelstenen: { $sum }.
reason-made-all-plus = Telt alle dobbelstenen, { $sum }, en { $plus } erbij.
reason-made-matched = Telt { $sum }.
reason-made-matched-plus = Telt { $sum }, en { $plus } erbij.
reason-made-fixed = Gehaald: { $points } punten.
reason-no-face = Geen dobbelsteen toont { $face }.
reason-one-face = Twee keer hetzelfde aantal ogen telt niet.
reason-joker = { $yatzy } telt als joker.
reason-joker-needs-box = Geen joker zolang { $yatzy } open is.
reason-joker-needs-upper = Geen joker zolang het vak { $upper } open is.
reason-forced-upper = Moet hierin: het vak { $upper } gaat voor zolang het open is.
reason-no-lower-open = Een nul: de joker vindt onderin geen open vak.
reason-again-in-chance = Nog eens { $yatzy } is hier { $points } waard.
reason-chance-and-upper-closed = Een nul: { $chance } en { $upper } zijn allebei dicht.
reason-upper-box-closed = Een nul: het vak { $upper } is dicht.
reason-upper-section-closed = Een nul: alle vakken bovenin zijn dicht.

reason-earns-bonus = Haalt { $bonus }, { $points } punten.

reason-upper-first = Het vak { $upper } gaat voor zolang het open is.
reason-lower-first = Een joker moet in een open vak onderin.
reason-not-next = Nog niet: het gaat van boven naar onder.
reason-something-else-scores = Alleen als geen ander open vak punten geeft.

bonus-wherever = Nog eens { $box }: +{ $bonus }, waar je het ook schrijft, want in het vak { $box } staan punten.
bonus-after-entry = Nog eens { $box }: +{ $bonus }, waar je het ook schrijft, want het vak { $box } is gevuld.
bonus-lost = Nog eens { $box }, maar geen bonus: het vak { $box } is weggestreept.
bonus-lost-upper = Nog eens { $box }, maar geen bonus: het vak { $upper } is al gevuld.
