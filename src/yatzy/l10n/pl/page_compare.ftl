# The page: pads side by side.

page-compare-add = Dodaj bloczek
page-compare-remove = Usuń: { $title }
page-compare-hand = Te same kości według każdego
page-compare-hand-about = Dotknij kości, żeby ją obrócić.
page-compare-die = Kość { $place }: { $face }. Dotknij, żeby ją obrócić.
page-compare-only = Tylko różnice
page-compare-expected = Idealna gra daje
page-compare-differs = inaczej
page-compare-absent = tu nie ma
page-compare-hands = Kości, na których widać różnicę
page-compare-ends = Jak kończą się partie
page-compare-following = Śledzenie każdej partii do końca: { $share }
page-compare-own-wrong = Twoje zasady nie są jeszcze w porządku. Zajrzyj do nich raz jeszcze.
