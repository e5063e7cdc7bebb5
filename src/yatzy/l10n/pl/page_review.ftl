# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, przegląd · Yatzy
page-review-opening = Przeglądamy grę…
page-review-queued = Serwer ma dużo pracy. Przegląd za chwilę otworzy się sam…
page-review-table = Do stolika
page-review-overview = Wróć do całej gry
page-review-so-far = Gra jeszcze trwa
page-review-everyone = Wszyscy obok siebie
page-review-partners = Partnerzy
page-review-meaning = Co znaczą liczby
page-review-step = Gra krok po kroku
page-review-skill = Najlepsze decyzje: { $best } z { $decisions } ({ $share }), straty: { $cost } punktu.
page-review-unknown = O decyzjach nic tu nie wiadomo.
page-review-worst = { $count ->
        [one] Najdroższy błąd
        [few] { $count } najdroższe błędy
       *[many] { $count } najdroższych błędów
    }
page-review-all-best = Każda znana decyzja była najlepsza.
page-review-chosen = wybrano
page-review-better = lepiej

page-review-early = Nie ma jeszcze czego przeglądać
page-review-early-about = Gdy tylko skończy się tura, grę można przejrzeć.
page-review-coach = Nie przed końcem
page-review-coach-about = Przy tym stoliku gra się bez trenera: grę można przejrzeć, gdy się skończy.
page-review-refused = Gry nie da się przejrzeć
page-review-refused-about = Spróbuj za chwilę.

page-review-told = { $place }. Kości { $dice }. { $player }: { $choice }, { $was ->
        [best] najlepsza decyzja.
       *[costly] koszt { $cost }. Lepiej: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Lepiej: { $choice }
page-review-dice = { $gave ->
        [gave] Kości dały { $luck }.
        [took] Kości zabrały { $luck }.
       *[nothing] Kości nic nie zmieniły.
    }
page-review-turn-changed = W porównaniu z prognozą: { $luck }.
page-review-points-about = Z tej tury znane są tylko punkty. Decyzji nie da się odróżnić od szczęścia.
page-review-more = { $count ->
        [one] Jeszcze jedna opcja
        [few] Jeszcze { $count } opcje
       *[many] Jeszcze { $count } opcji
    }
page-review-fewer = Mniej opcji
page-review-expected = Prognoza wyniku: { $before } przed tą turą, { $after } po niej.
page-review-explore = Analiza tej pozycji
page-review-turns = Tury
page-review-slider = Tura { $turn } z { $turns }, straty { $cost }
page-review-back = Poprzednia decyzja
page-review-on = Następna decyzja

page-bring-title = Wczytaj zapis
page-bring-about = Gra w notacji albo jako JSON Lines, tak jak każdy stolik daje ją na koniec. Dostaje własny adres i może ją przejrzeć każdy, kto go ma.
page-bring-file = Wybierz plik
page-bring-text = albo wklej tutaj
page-bring-go = Przejrzyj
page-bring-waiting = Czytanie…
page-bring-empty = Nic tu jeszcze nie ma.
