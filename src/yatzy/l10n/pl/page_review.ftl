# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }: przegląd gry · Yatzy
page-review-opening = Przeglądamy grę…
page-review-queued = Serwer jest zajęty. Przegląd za chwilę otworzy się sam…
page-review-table = Przejdź do stolika
page-review-overview = Wróć do całej gry
page-review-so-far = Na razie
page-review-everyone = Porównanie graczy
page-review-partners = Partnerzy
page-review-meaning = Co znaczą liczby
page-review-step = Gra krok po kroku
page-review-skill = Najlepsze decyzje: { $best } z { $decisions } ({ $share }), straty: { $cost } punktu.
page-review-unknown = Decyzji tu nie zapisano.
page-review-worst = { $count ->
        [one] Najdroższy błąd
        [few] { $count } najdroższe błędy
       *[many] { $count } najdroższych błędów
    }
page-review-all-best = Każda zapisana decyzja była najlepsza.
page-review-chosen = wybrano
page-review-better = lepiej

page-review-early = Nie ma jeszcze czego przeglądać
page-review-early-about = Najpierw skończ turę.
page-review-coach = Dostępne po grze
page-review-coach-about = Przy tym stoliku gra się bez trenera: grę można przejrzeć, gdy się skończy.
page-review-refused = Gry nie da się przejrzeć
page-review-refused-about = Spróbuj za chwilę.

page-review-told = { $place }. Kości { $dice }. { $player }: { $choice }, { $was ->
        [best] najlepsza decyzja.
       *[costly] strata { $cost }. Lepiej: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Lepiej: { $choice }
page-review-dice = { $gave ->
        [gave] Szczęście: +{ $luck }.
        [took] Szczęście: −{ $luck }.
       *[nothing] Szczęście: 0.
    }
page-review-turn-changed = W porównaniu z prognozą: { $luck }.
page-review-points-about = Z tej tury zapisano tylko punkty, więc nie da się odróżnić decyzji od szczęścia.
page-review-more = { $count ->
        [one] Jeszcze jedna opcja
        [few] Jeszcze { $count } opcje
       *[many] Jeszcze { $count } opcji
    }
page-review-fewer = Mniej opcji
page-review-expected = Prognoza wyniku: { $before } przed tą turą, { $after } po niej.
page-review-explore = Analizuj tę pozycję
page-review-turns = Tury
page-review-slider = Tura { $turn } z { $turns }, straty { $cost }
page-review-back = Poprzednia decyzja
page-review-on = Następna decyzja

page-bring-title = Importuj grę
page-bring-about = Otwórz zapisaną grę, w notacji albo jako JSON Lines. Kto ma jej link, może ją obejrzeć.
page-bring-file = Wybierz plik
page-bring-text = albo wklej tutaj
page-bring-go = Importuj
page-bring-waiting = Czytamy grę…
page-bring-empty = Najpierw wybierz plik albo wklej grę.
