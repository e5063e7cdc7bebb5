# The page: pads side by side.

page-compare-add = Lisää lehtiö
page-compare-remove = Jätä { $title } pois
page-compare-hand = Sama heitto kullakin lehtiöllä
page-compare-hand-about = Käännä noppaa napauttamalla.
page-compare-die = Noppa { $place }: { $face }. Käännä napauttamalla.
page-compare-only = Vain erot
page-compare-expected = Täydellinen peli
page-compare-differs = eroaa
page-compare-absent = ei tässä lehtiössä
page-compare-hands = Heittoja, joissa ero näkyy
page-compare-ends = Miten pelit päättyvät
page-compare-following = Seurataan joka peli loppuun: { $share }
page-compare-own-wrong = Omissa säännöissäsi on vielä korjattavaa. Katso niitä uudelleen.
