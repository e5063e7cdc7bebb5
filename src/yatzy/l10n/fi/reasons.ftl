# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Vaatii nopan, jossa on { $face }.
need-groups-2 = Vaatii kaksi samaa silmälukua.
need-groups-3 = Vaatii kolme samaa silmälukua.
need-groups-4 = Vaatii neljä samaa silmälukua.
need-groups-5 = Vaatii viisi samaa silmälukua.
need-groups-6 = Vaatii kuusi samaa silmälukua.
need-groups-2-2 = Vaatii kaksi eri paria.
need-groups-3-2 = Vaatii kolme yhtä silmälukua ja kaksi toista.
need-groups-3-3 = Vaatii kolme yhtä silmälukua ja kolme toista.
need-groups-4-2 = Vaatii neljä yhtä silmälukua ja kaksi toista.
need-groups-2-2-2 = Vaatii kolme eri paria.
need-groups-2-2-shared = Vaatii kaksi paria; neljä samaakin käy.
need-groups-3-2-shared = Vaatii kolme samaa ja kaksi samaa; viisi samaakin käy.
need-groups-3-3-shared = Vaatii kahdesti kolme samaa; kuusi samaakin käy.
need-groups-4-2-shared = Vaatii neljä samaa ja kaksi samaa; kuusi samaakin käy.
need-groups-2-2-2-shared = Vaatii kolme paria; samatkin parit käyvät.
need-run = Vaatii { $length } peräkkäistä silmälukua.
need-faces = Vaatii { $faces }.
need-any = Mitkä nopat tahansa käyvät.

reason-made-all = Lasketaan kaikki nopat: { $sum }.
reason-made-all-plus = Lasketaan kaikki nopat, { $sum }, ja { $plus } päälle.
reason-made-matched = Lasketaan { $sum }.
reason-made-matched-plus = Lasketaan { $sum } ja { $plus } päälle.
reason-made-fixed = Koossa: { $points } pistettä.
reason-no-face = Missään nopassa ei ole { $face }.
reason-one-face = Sama silmäluku kahdesti ei käy.
reason-joker = { $yatzy } käy jokerina.
reason-joker-needs-box = Ei jokeria, niin kauan kuin ruutu { $yatzy } on avoinna.
reason-joker-needs-upper = Ei jokeria, niin kauan kuin ruutu { $upper } on avoinna.
reason-forced-upper = Tähän on merkittävä: ruutu { $upper } täytetään ensin, kun se on avoinna.
reason-no-lower-open = Nolla: jokerille ei ole avointa alaruutua.
reason-again-in-chance = Uusi { $yatzy } tuo tässä { $points } pistettä.
reason-chance-and-upper-closed = Nolla: molemmat ruudut ovat täynnä, { $chance } ja { $upper }.
reason-upper-box-closed = Nolla: ruutu { $upper } on täynnä.
reason-upper-section-closed = Nolla: kaikki yläruudut ovat täynnä.

reason-earns-bonus = Tuo myös: { $bonus }, { $points } pistettä.

reason-upper-first = Ruutu { $upper } täytetään ensin, kun se on avoinna.
reason-lower-first = Jokeri merkitään avoimeen alaruutuun.
reason-not-next = Ei vielä: ruudut täytetään ylhäältä alas.
reason-something-else-scores = Vain, kun mikään muu avoin ruutu ei anna pisteitä.

bonus-wherever = Uusi { $box }: +{ $bonus } missä tahansa ruudussa, koska sen omassa ruudussa on pisteitä.
bonus-after-entry = Uusi { $box }: +{ $bonus } missä tahansa ruudussa, koska sen oma ruutu on täynnä.
bonus-lost = Uusi { $box }, mutta ei bonusta: sen omassa ruudussa on nolla.
bonus-lost-upper = Uusi { $box }, mutta ei bonusta: ruutu { $upper } on jo täynnä.
