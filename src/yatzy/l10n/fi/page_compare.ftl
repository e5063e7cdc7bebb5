# The page: pads side by side.

page-compare-add = Lisää säännöt
page-compare-remove = Poista { $title }
page-compare-hand = Samat nopat, eri säännöt
page-compare-hand-about = Vaihda noppaa napauttamalla.
page-compare-die = Noppa { $place }: { $face }. Vaihda napauttamalla.
page-compare-only = Vain erot
page-compare-expected = Täydellisen pelin keskiarvo
page-compare-differs = eroaa
page-compare-absent = ei tätä ruutua
page-compare-hands = Noppia, joissa ero näkyy
page-compare-ends = Loppusummat
page-compare-following = Lasketaan kaikki pelit: { $share }
page-compare-own-wrong = Omissa säännöissäsi on vielä korjattavaa. Tarkista ne.
