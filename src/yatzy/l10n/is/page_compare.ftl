# The page: pads side by side.

page-compare-add = Bæta við reglum
page-compare-remove = Fjarlægja „{ $title }“
page-compare-hand = Sömu teningar, ólíkar reglur
page-compare-hand-about = Snertu tening til að breyta honum.
page-compare-die = Teningur { $place }: { $face }. Snertu til að breyta.
page-compare-only = Aðeins munurinn
page-compare-expected = Fullkomið að meðaltali
page-compare-differs = ólíkt
page-compare-absent = enginn slíkur reitur
page-compare-hands = Teningar sem sýna muninn
page-compare-ends = Lokastig
page-compare-following = Reikna alla leiki: { $share }
page-compare-own-wrong = Eitthvað er enn að eigin reglum þínum. Farðu aftur yfir þær.
