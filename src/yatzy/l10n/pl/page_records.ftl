# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statystyki
page-records-whose = Gracz
page-records-none = Zobacz swoje wyniki, postępy i najdroższe błędy obok idealnej gry. Bez konta: klucz zostaje w tej przeglądarce.
page-records-start = Prowadź moje statystyki
page-records-name = Twoje imię w grze
page-records-add = Dodaj gracza
page-records-add-about = Od teraz liczą się gry pod tym imieniem na tym urządzeniu, a także te, które są tu jeszcze zapamiętane.
page-records-empty = Nie ma jeszcze gier
page-records-empty-about = Dograj grę jako { $name }, a pojawi się tutaj.
page-records-play = Zagraj
page-records-playing = { $count ->
        [one] W toku jest jedna gra.
        [few] W toku są { $count } gry.
       *[many] W toku jest { $count } gier.
    }
page-records-later = { $count ->
        [one] Przeglądamy jedną grę…
        [few] Przeglądamy { $count } gry…
       *[many] Przeglądamy { $count } gier…
    }
page-records-opening = Wczytujemy…
page-records-sheet = Zasady
page-records-games = { $rounds ->
        [one] Jedna partia
        [few] { $rounds } partie
       *[many] { $rounds } partii
    }
page-records-best = Najlepszy
page-records-worst = Najniższy
page-records-mean = Średnia
page-records-perfect = idealna gra: { $number }
page-records-odds-later = Liczymy, co daje idealna gra…
page-records-rates = Jak często
page-records-upper-bonus = Górny bonus
page-records-five-alike = Pięć jednakowych
page-records-rate = { $made } z { $of }
page-records-you = ty
page-records-best-play = idealna gra
page-records-further = Kolejne pięć jednakowych daje średnio na partię: tobie { $own }, idealnej grze { $perfect }.
page-records-choices = Twoje decyzje
page-records-accuracy = Najlepsze decyzje
page-records-cost-each = Straty na decyzję
page-records-cost-game = Straty na partię
page-records-luck = Szczęście na partię
page-records-habits = Kosztowne nawyki
page-records-habit = { $times ->
        [1] raz
       *[other] { $times } razy
    }, { $points } punktu
page-records-more-habits = { $count ->
        [1] Jeszcze jeden
       *[other] Jeszcze { $count }
    }
page-records-no-habits = Nie masz żadnych strat.
page-records-trend = Od partii do partii
page-records-yours = Twoje dane
page-records-device = Przenieś na inne urządzenie
page-records-device-about = Kto otworzy ten link, dostanie te statystyki i będzie mógł je usunąć. Otwórz go tylko na swoim drugim urządzeniu.
page-records-device-qr = Kod QR, który przenosi te statystyki na inne urządzenie
page-records-export = Pobierz wszystko
page-records-remove = Usuń z tego urządzenia
page-records-remove-about = Statystyki zostają na serwerze i na innych urządzeniach, które mają klucz. Bez klucza nikt ich już nie znajdzie.
page-records-remove-yes = Usuń
page-records-delete = Usuń wszystko
page-records-delete-about = Statystyki ({ $name }) znikną na zawsze, na wszystkich urządzeniach, a w tych grach zamiast imienia będzie numer. Kto ma kod gry, nadal może ją otworzyć.
page-records-delete-yes = Usuń
page-records-take = Statystyki z innego urządzenia
page-records-take-about = Ten link zawiera czyjeś statystyki. Gry rozegrane tu pod tym imieniem będą się do nich liczyć. Przejdź dalej tylko wtedy, gdy to twój własny link.
page-records-take-yes = Dodaj na tym urządzeniu
