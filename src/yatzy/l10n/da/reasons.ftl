# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Kræver en terning, der viser { $face }.
need-groups-2 = Kræver to ens.
need-groups-3 = Kræver tre ens.
need-groups-4 = Kræver fire ens.
need-groups-5 = Kræver fem ens.
need-groups-6 = Kræver seks ens.
need-groups-2-2 = Kræver to forskellige par.
need-groups-3-2 = Kræver tre af ét tal og to af et andet.
need-groups-3-3 = Kræver tre af ét tal og tre af et andet.
need-groups-4-2 = Kræver fire af ét tal og to af et andet.
need-groups-2-2-2 = Kræver tre forskellige par.
need-groups-2-2-shared = Kræver to par; fire ens tæller også.
need-groups-3-2-shared = Kræver tre ens og to ens; fem ens tæller også.
need-groups-3-3-shared = Kræver tre ens to gange; seks ens tæller også.
need-groups-4-2-shared = Kræver fire ens og to ens; seks ens tæller også.
need-groups-2-2-2-shared = Kræver tre par; ens par tæller også.
need-run = Kræver { $length } tal på række.
need-faces = Kræver { $faces }.
need-any = Alle terninger.

reason-made-all = Alle terninger tæller: { $sum }.
reason-made-all-plus = Alle terninger tæller, { $sum }, plus { $plus }.
reason-made-matched = Tæller: { $sum }.
reason-made-matched-plus = Tæller: { $sum }, plus { $plus }.
reason-made-fixed = Klaret: { $points } point.
reason-no-face = Ingen terning viser { $face }.
reason-one-face = Samme tal to gange tæller ikke.
reason-joker = { $yatzy } tæller som joker.
reason-joker-needs-box = Ingen joker, så længe feltet { $yatzy } er åbent.
reason-joker-needs-upper = Ingen joker, så længe feltet { $upper } er åbent.
reason-forced-upper = Du skal bruge dette felt: feltet { $upper } kommer først, så længe det er åbent.
reason-no-lower-open = Nul: intet felt i nederste del er åbent for jokeren.
reason-again-in-chance = En ny { $yatzy } giver { $points } her.
reason-chance-and-upper-closed = Nul: begge disse felter er udfyldt: { $chance } og { $upper }.
reason-upper-box-closed = Nul: feltet { $upper } er udfyldt.
reason-upper-section-closed = Nul: hele øverste del er udfyldt.

reason-earns-bonus = Giver { $bonus }, { $points } point.

reason-upper-first = Feltet { $upper } kommer først, så længe det er åbent.
reason-lower-first = En joker skal i et åbent felt i nederste del.
reason-not-next = Ikke endnu: udfyld felterne oppefra og ned.
reason-something-else-scores = Kun når intet andet åbent felt ville give point.

bonus-wherever = Ny { $box }: +{ $bonus } i et hvilket som helst felt, fordi dens eget felt har point.
bonus-after-entry = Ny { $box }: +{ $bonus } i et hvilket som helst felt, fordi dens eget felt er udfyldt.
bonus-lost = Ny { $box }, men ingen bonus: dens eget felt er strøget.
bonus-lost-upper = Ny { $box }, men ingen bonus: feltet { $upper } er allerede udfyldt.
