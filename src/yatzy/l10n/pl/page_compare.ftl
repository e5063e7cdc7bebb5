# The page: pads side by side.

page-compare-add = Dodaj zasady
page-compare-remove = Usuń: { $title }
page-compare-hand = Te same kości, różne zasady
page-compare-hand-about = Dotknij kości, żeby ją zmienić.
page-compare-die = Kość { $place }: { $face }. Dotknij, żeby ją zmienić.
page-compare-only = Tylko różnice
page-compare-expected = Średnia przy idealnej grze
page-compare-differs = inaczej
page-compare-absent = nie ma takiego pola
page-compare-hands = Kości, na których widać różnicę
page-compare-ends = Wyniki końcowe
page-compare-following = Liczymy wszystkie partie: { $share }
page-compare-own-wrong = W twoich zasadach jest jeszcze błąd. Sprawdź je ponownie.
