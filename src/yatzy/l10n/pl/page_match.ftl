# A match with the same dice, and how everyone fares in it.

page-match-about = Każdy gra osobno i dostaje te same rzuty. Wygrywa ten, kto zdobędzie najwięcej punktów.
page-match-won = { $count ->
        [1]
            Wygrywa { $players }: { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }
       *[other] Wygraną dzielą { $players }: po { $points }
    }
page-match-over = Mecz skończony. Możesz przejrzeć wszystkie gry.
page-match-along = Dołącz
page-match-go-on = Wznów swoją grę
page-match-nobody = Nikt jeszcze nie gra.
page-match-invite = Kto to otworzy, może dołączyć, teraz albo później.
page-match-close = Zakończ mecz
page-match-close-yes = Zakończ
page-match-close-about = { $playing ->
        [0] Nikt już nie dołączy, a każdy będzie mógł przejrzeć wszystkie gry.
        [one] Jedna gra nie jest dograna. Nikt już nie dołączy, a każdy będzie mógł przejrzeć wszystkie gry.
        [few] { $playing } gry nie są dograne. Nikt już nie dołączy, a każdy będzie mógł przejrzeć wszystkie gry.
       *[many] { $playing } gier nie jest dogranych. Nikt już nie dołączy, a każdy będzie mógł przejrzeć wszystkie gry.
    }

page-match-by = Kolejność
page-match-by-total = według wyniku
page-match-by-cost = według strat
page-match-cost-about = Punkty stracone w porównaniu z najlepszymi decyzjami: im mniej, tym lepiej, bez względu na kości.
page-match-place = Miejsce
page-match-name = Imię
page-match-accuracy = Najlepsze decyzje
page-match-total = Razem
page-match-cost = Straty
page-match-playing = { $turns }/{ $boxes } tur
page-match-count = { $players ->
        [one] Gra jedna osoba
        [few] Grają { $players } osoby
       *[many] Gra { $players } osób
    }, { $over ->
        [0] nikt jeszcze nie skończył.
        [one] jedna już skończyła.
        [few] { $over } już skończyły.
       *[many] { $over } już skończyło.
    }
page-match-later = { $count ->
        [1] Straty jednej osoby są jeszcze liczone.
       *[other] Straty { $count } osób są jeszcze liczone.
    }
page-match-no-costs = Nikt jeszcze nie skończył.
page-match-share = { $sheet }, gra dnia { $date }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, miejsce { $place } z { $over }{ $known ->
        [no] {""}
       *[yes] , straty { $cost }
    }
page-match-until = Otwarte do { $day }.
page-match-apart = Nowi gracze i goście
page-match-apart-about = W rankingu liczy się pierwsza gra dnia osób, które grają tu od co najmniej tygodnia.
page-match-new = nowa osoba
page-match-guest = gość
page-match-again = nie pierwsza
page-match-unusual = niezwykłe szczęście
page-match-unusual-about = Niezwykłe szczęście: gdy nikt nie zna kości z góry, tak wychodzi najwyżej jedna gra na { $games }.
page-match-key = Twoje gry liczą się w rankingu, gdy grasz tu od tygodnia. Do tego przeglądarka przechowuje klucz, jak do twoich statystyk.
