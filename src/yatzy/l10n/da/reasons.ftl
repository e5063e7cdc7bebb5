# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Kræver en terning, der viser { $face }.
need-groups-2 = Kræver to ens.
need-groups-3 = Kræver tre ens.
need-groups-4 = Kræver fire ens.
need-groups-5 = Kræver fem ens.
need-groups-6 = Kræver seks ens.
need-groups-2-2 = Kræver to par med forskellig værdi.
need-groups-3-2 = Kræver tre af én værdi og to af en anden.
need-groups-3-3 = Kræver tre af én værdi og tre af en anden.
need-groups-4-2 = Kræver fire af én værdi og to af en anden.
need-groups-2-2-2 = Kræver tre par med forskellig værdi.
need-groups-2-2-shared = Kræver to par; fire ens er nok.
need-groups-3-2-shared = Kræver tre ens og to ens; fem ens er nok.
need-groups-3-3-shared = Kræver tre ens to gange; seks ens er nok.
need-groups-4-2-shared = Kræver fire ens og to ens; seks ens er nok.
need-groups-2-2-2-shared = Kræver tre par; par med samme værdi er nok.
need-run = Kræver { $length } værdier i træk.
need-faces = Kræver { $faces }.
need-any = Alle kast gælder.

reason-made-all = Alle terninger tæller: { $sum }.
reason-made-all-plus = Alle terninger tæller, { $sum }, plus { $plus }.
reason-made-matched = Tæller: { $sum }.
reason-made-matched-plus = Tæller: { $sum }, plus { $plus }.
reason-made-fixed = Klaret: { $points } point.
reason-no-face = Ingen terning viser { $face }.
reason-one-face = Samme værdi to gange tæller ikke.
reason-joker = { $yatzy } tæller som joker.
reason-joker-needs-box = Ingen joker, så længe { $yatzy } er åbent.
reason-joker-needs-upper = Ingen joker, så længe { $upper } er åbent.
reason-forced-upper = Skal herhen: { $upper } kommer først, så længe det er åbent.
reason-no-lower-open = Et nul: jokeren finder intet åbent nedre felt.
reason-again-in-chance = { $yatzy } igen er { $points } værd her.
reason-chance-and-upper-closed = Et nul: både { $chance } og { $upper } er lukket.
reason-upper-box-closed = Et nul: { $upper } er lukket.
reason-upper-section-closed = Et nul: alle øvre felter er lukket.

reason-earns-bonus = Giver { $bonus }, { $points } point.

reason-upper-first = { $upper } kommer først, så længe det er åbent.
reason-lower-first = En joker skal i et åbent nedre felt.
reason-not-next = Ikke endnu: felterne udfyldes oppefra og ned.
reason-something-else-scores = Kun når intet andet åbent felt giver point.

bonus-wherever = { $box } igen: +{ $bonus }, uanset hvor du skriver det, for feltet { $box } har point.
bonus-lost = { $box } igen, men ingen bonus: feltet { $box } er strøget.
