# The page: rules, and pads to print.

page-rules-title = { $title }: zasady
page-rules-about = Każde pole z objaśnieniem i kośćmi. Wybierz swoje zasady.
page-rules-missing = Nie ma takich zasad.
page-rules-back = Wszystkie zasady
page-rules-table = Wróć do stolika
page-rules-play = Graj według tych zasad
page-rules-print = Drukuj bloczek
page-rules-language = Język nazw
page-rules-example = Przykład
page-rules-dice = Na przykład { $dice }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
page-rules-note = Uwaga { $number }
page-rules-bonus = bonus { $bonus }

page-pad-back = Zasady
page-pad-columns = Kolumny
page-pad-print = Drukuj
