# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Vaatii nopan, jossa on { $face }.
need-groups-2 = Vaatii kaksi samaa.
need-groups-3 = Vaatii kolme samaa.
need-groups-4 = Vaatii neljä samaa.
need-groups-5 = Vaatii viisi samaa.
need-groups-6 = Vaatii kuusi samaa.
need-groups-2-2 = Vaatii kaksi paria eri silmälukuja.
need-groups-3-2 = Vaatii kolme yhtä silmälukua ja kaksi toista.
need-groups-3-3 = Vaatii kolme yhtä silmälukua ja kolme toista.
need-groups-4-2 = Vaatii neljä yhtä silmälukua ja kaksi toista.
need-groups-2-2-2 = Vaatii kolme paria eri silmälukuja.
need-groups-2-2-shared = Vaatii kaksi paria; neljä samaa käy.
need-groups-3-2-shared = Vaatii kolme samaa ja kaksi samaa; viisi samaa käy.
need-groups-3-3-shared = Vaatii kahdesti kolme samaa; kuusi samaa käy.
need-groups-4-2-shared = Vaatii neljä samaa ja kaksi samaa; kuusi samaa käy.
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
reason-joker-needs-box = Ei jokeria, niin kauan kuin { $yatzy } on avoinna.
reason-joker-needs-upper = Ei jokeria, niin kauan kuin { $upper } on avoinna.
reason-forced-upper = On merkittävä tähän: ensin täytetään { $upper }, jos se on avoinna.
reason-no-lower-open = Nolla: jokerille ei ole avointa alaruutua.
reason-again-in-chance = Uusi { $yatzy } on tässä { $points } pisteen arvoinen.
reason-chance-and-upper-closed = Nolla: { $chance } ja { $upper } ovat molemmat täynnä.
reason-upper-box-closed = Nolla: ruutu { $upper } on täynnä.
reason-upper-section-closed = Nolla: kaikki yläruudut ovat täynnä.

reason-earns-bonus = Tuo myös: { $bonus }, { $points } pistettä.

reason-upper-first = Ensin täytetään { $upper }, jos se on avoinna.
reason-lower-first = Jokeri on merkittävä avoimeen alaruutuun.
reason-not-next = Ei vielä: ruudut täytetään ylhäältä alas.
reason-something-else-scores = Vain, kun mikään muu avoin ruutu ei anna pisteitä.

bonus-wherever = Uusi { $box }: +{ $bonus } minne ikinä sen merkitset, koska sen omassa ruudussa on pisteitä.
bonus-after-entry = Uusi { $box }: +{ $bonus } minne ikinä sen merkitset, koska sen oma ruutu on täynnä.
bonus-lost = Uusi { $box }, mutta ei bonusta: sen oma ruutu on vedetty yli.
bonus-lost-upper = Uusi { $box }, mutta ei bonusta: ruutu { $upper } on jo täynnä.
