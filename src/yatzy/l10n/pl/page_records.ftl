# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statystyki
page-records-whose = Czyje statystyki
page-records-none = Wyniki, trend i kosztowne nawyki z każdej dogranej tu gry, obok tego, co daje idealna gra. Nie ma konta: klucz zostaje w tej przeglądarce.
page-records-start = Prowadź statystyki
page-records-name = Imię, jak w grze
page-records-add = Ktoś inny
page-records-add-about = Gry z tego urządzenia pod tym imieniem liczą się od teraz, a także te, które ono jeszcze pamięta.
page-records-empty = Jeszcze nic do pokazania
page-records-empty-about = Dograj grę jako { $name }, a pojawi się tutaj.
page-records-play = Zagraj
page-records-playing = { $count ->
        [one] Jedna gra trwa.
        [few] { $count } gry trwają.
       *[many] { $count } gier trwa.
    }
page-records-later = { $count ->
        [one] Jedną grę jeszcze przeglądamy…
        [few] { $count } gry jeszcze przeglądamy…
       *[many] { $count } gier jeszcze przeglądamy…
    }
page-records-opening = Szukamy…
page-records-sheet = Bloczek
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
page-records-further = Kolejne pięć jednakowych daje ci średnio { $own } punktu na partię, idealnej grze { $perfect }.
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
page-records-no-habits = Żadna decyzja nic nie kosztowała.
page-records-trend = Od partii do partii
page-records-yours = To wszystko twoje
page-records-device = Na inne urządzenie
page-records-device-about = Kto otworzy ten link, ma te statystyki i może je usunąć. Otwieraj go tylko na swoim urządzeniu.
page-records-device-qr = Kod QR, który przenosi te statystyki na inne urządzenie
page-records-export = Zabierz wszystko
page-records-remove = Usuń z tego urządzenia
page-records-remove-about = Statystyki zostają na serwerze i na innych urządzeniach, które mają klucz. Bez klucza nikt ich już nie znajdzie.
page-records-remove-yes = Usuń
page-records-delete = Skasuj wszystko
page-records-delete-about = Statystyki ({ $name }) znikną na zawsze, na wszystkich urządzeniach, a w tych grach zamiast imienia będzie numer. Same gry zostają u tych, którzy mają ich kody.
page-records-delete-yes = Skasuj
page-records-take = Statystyki z innego urządzenia
page-records-take-about = Ten link przenosi czyjeś statystyki. Gry rozegrane tu pod tym imieniem będą się do nich liczyć, więc przejmuj tylko własne.
page-records-take-yes = Przejmij
