# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Vajag kauliņu, kas rāda { $face }.
need-groups-2 = Vajag divus vienādus.
need-groups-3 = Vajag trīs vienādus.
need-groups-4 = Vajag četrus vienādus.
need-groups-5 = Vajag piecus vienādus.
need-groups-6 = Vajag sešus vienādus.
need-groups-2-2 = Vajag divus dažādus pārus.
need-groups-3-2 = Vajag trīs vienādus un divus citus vienādus.
need-groups-3-3 = Vajag trīs vienādus un trīs citus vienādus.
need-groups-4-2 = Vajag četrus vienādus un divus citus vienādus.
need-groups-2-2-2 = Vajag trīs dažādus pārus.
need-groups-2-2-shared = Vajag divus pārus; der arī četri vienādi.
need-groups-3-2-shared = Vajag trīs vienādus un divus vienādus; der arī pieci vienādi.
need-groups-3-3-shared = Vajag divreiz trīs vienādus; der arī seši vienādi.
need-groups-4-2-shared = Vajag četrus vienādus un divus vienādus; der arī seši vienādi.
need-groups-2-2-2-shared = Vajag trīs pārus; der arī vienādi pāri.
need-run = Vajag { $length } ciparus pēc kārtas.
need-faces = Vajag { $faces }.
need-any = Der jebkuri kauliņi.

reason-made-all = Skaita visus kauliņus: { $sum }.
reason-made-all-plus = Skaita visus kauliņus, { $sum }, un vēl { $plus }.
reason-made-matched = Skaita { $sum }.
reason-made-matched-plus = Skaita { $sum } un vēl { $plus }.
reason-made-fixed = Izdevās! Punkti: { $points }.
reason-no-face = Neviens kauliņš nerāda { $face }.
reason-one-face = Divreiz viens un tas pats cipars neder.
reason-joker = { $yatzy } šeit ir džokers.
reason-joker-needs-box = Džokera nav, kamēr brīvs lauciņš „{ $yatzy }”.
reason-joker-needs-upper = Džokera nav, kamēr brīvs lauciņš „{ $upper }”.
reason-forced-upper = Jāraksta šeit: vispirms jāaizpilda lauciņš „{ $upper }”, kamēr tas ir brīvs.
reason-no-lower-open = 0 punktu: džokeram nav brīva apakšējā lauciņa.
reason-again-in-chance = { $yatzy } vēlreiz: šeit punkti ir { $points }.
reason-chance-and-upper-closed = 0 punktu: aizpildīti abi lauciņi: „{ $chance }” un „{ $upper }”.
reason-upper-box-closed = 0 punktu: lauciņš „{ $upper }” ir aizpildīts.
reason-upper-section-closed = 0 punktu: visi augšējie lauciņi ir aizpildīti.

reason-earns-bonus = Nopelnīts: { $bonus } ({ $points }).

reason-upper-first = Vispirms jāaizpilda lauciņš „{ $upper }”, kamēr tas ir brīvs.
reason-lower-first = Džokers jāraksta brīvā apakšējā lauciņā.
reason-not-next = Vēl ne: lauciņus aizpilda no augšas uz leju.
reason-something-else-scores = Tikai ja neviens cits brīvs lauciņš nedotu punktus.

bonus-wherever = { $box } vēlreiz: +{ $bonus }, lai kur rakstītu, jo pamata lauciņā ir punkti.
bonus-after-entry = { $box } vēlreiz: +{ $bonus }, lai kur rakstītu, jo pamata lauciņš ir aizpildīts.
bonus-lost = { $box } vēlreiz, bet bez prēmijas: pamata lauciņš ir nosvītrots.
bonus-lost-upper = { $box } vēlreiz, bet bez prēmijas: lauciņš „{ $upper }” jau ir aizpildīts.
