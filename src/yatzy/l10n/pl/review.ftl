# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Przegląd gry
review-heading = { $sheet }: przegląd gry
review-last = Twoja ostatnia gra to { $game }.
review-nothing = Żadna tura nie jest jeszcze skończona, więc nie ma czego przeglądać.
review-page-is-in = Strona jest w pliku { $file }.

review-expected = Prognoza
review-expected-now = Prognoza teraz
review-luck = Szczęście
review-given-away = Straty
review-total = Wynik
review-best = Najlepsze decyzje
review-best-of = { $known ->
        [partly] { $best } z { $decisions } zapisanych
       *[all] { $best } z { $decisions }
    }
review-turn = Tura
review-partners = Partnerzy

review-adds-up = Wynik = prognoza + szczęście − straty. Prognoza to średni wynik idealnej gry od pustej kolumny. Szczęście to różnica, którą zrobiły kości. Straty to punkty stracone na decyzjach w porównaniu z najlepszymi. Liczby są zaokrąglone, szczęście tak, żeby każdy wiersz się zgadzał.
review-adds-up-now = Prognoza teraz = prognoza + szczęście − straty. Prognoza to średni wynik idealnej gry od pustej kolumny. Szczęście to różnica, którą zrobiły kości. Straty to punkty stracone na decyzjach w porównaniu z najlepszymi. Liczby są zaokrąglone, szczęście tak, żeby każdy wiersz się zgadzał.
review-line = prognoza { $expected }, szczęście { $luck }{ $known ->
        [no] {""}
       *[yes] , straty { $cost }
    } = { $state ->
        [going] prognoza teraz{" "}
       *[over] {""}
    }{ $total }

# One column.
review-alone = { $state ->
        [over] Wynik { $total }
       *[going] Prognoza teraz { $total }
    }{ $where ->
        [above] , o { $by } więcej, niż średnio daje idealna gra.
        [below] , o { $by } mniej, niż średnio daje idealna gra.
       *[on] , dokładnie tyle średnio daje idealna gra.
    }
review-because-lucky = Kości dały o { $luck } więcej niż zwykle, a na decyzjach przepadło z tego { $cost }.
review-because-choices = To nie przez kości, bo dały o { $luck } więcej niż zwykle: straty na decyzjach to { $cost }.
review-because-mostly-dice = To głównie przez kości: strata na nich { $luck }, na decyzjach { $cost }.
review-because-mostly-choices = To głównie przez decyzje: strata na nich { $cost }, na kościach { $luck }.
review-because-both = To przez jedno i drugie: strata na kościach { $luck }, na decyzjach { $cost }.
review-because-all-best = To tylko przez kości: strata na nich { $luck }, a każda decyzja była najlepsza.
review-because-all-best-lucky = Kości dały o { $luck } więcej niż zwykle, a każda decyzja była najlepsza.
review-because-unknown = Decyzji nie zapisano: wszystko to liczy się jako szczęście.
review-because-partly = O ile widać z zapisu, straty na decyzjach: { $given ->
        [none] żadne
       *[some] { $cost }
    }; reszta liczy się jako szczęście ({ $luck }).
review-because-little = { $given ->
        [none] Zapisano za mało decyzji, by je oceniać: wszystko to liczy się jako szczęście.
       *[some] Zapisano za mało decyzji, by je oceniać: straty na zapisanych to { $cost }, a reszta liczy się jako szczęście ({ $luck }).
    }

# Two columns and more. A player can be several where they are equal.
review-dice-two = { $known ->
        [partly] O ile widać z zapisu, lepsze kości
       *[all] Lepsze kości
    }: { $player } ({ $figure } wobec { $other }).
review-dice-many = { $known ->
        [partly] O ile widać z zapisu, najlepsze kości
       *[all] Najlepsze kości
    }: { $player } ({ $figure }); najgorsze: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] O ile widać z zapisu, wszyscy
       *[all] Wszyscy
    } mieli równie dobre kości ({ $figure }).
review-choices-two = { $known ->
        [partly] Według zapisanych decyzji mniejsze straty
       *[all] Mniejsze straty
    }: { $player } ({ $figure } wobec { $other }).
review-choices-many = { $known ->
        [partly] Według zapisanych decyzji najmniejsze straty
       *[all] Najmniejsze straty
    }: { $player } ({ $figure }); największe: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Według zapisanych decyzji straty
       *[all] Straty
    } są u wszystkich równe ({ $figure }).
review-choices-none = { $known ->
        [partly] Przy żadnej zapisanej decyzji nie było strat.
       *[all] Nikt nic nie stracił: każda decyzja była najlepsza.
    }
review-choices-little = Zapisano za mało decyzji, by je porównać.
review-decided = { $by ->
        [level] Gra skończyła się remisem.
        [both] { $player } ma o { $gap } więcej: lepsze były i kości ({ $dice }), i decyzje ({ $choices }).
        [dice-alone] Zdecydowały same kości: { $player } ma o { $gap } więcej.
        [choices-alone] Zdecydowały same decyzje: { $player } ma o { $gap } więcej.
        [dice] Zdecydowały kości: { $player } ma dzięki nim przewagę { $dice }, a { $other } dzięki decyzjom { $choices }. W sumie { $player } ma o { $gap } więcej.
       *[choices] Zdecydowały decyzje: { $player } ma dzięki nim przewagę { $choices }, a { $other } dzięki kościom { $dice }. W sumie { $player } ma o { $gap } więcej.
    }

review-unknown = { $what ->
        [dice] W { $dice } z { $turns } tur zapisano tylko ostatnie kości.
        [points] W { $points } z { $turns } tur zapisano tylko punkty.
       *[both] W { $dice } z { $turns } tur zapisano tylko ostatnie kości, a w { $points } tylko punkty.
    } Wcześniejsze decyzje w tych turach liczą się jako szczęście.

# Decisions and turns.
review-place = { $throw ->
        [0] Tura { $turn }
       *[other] Tura { $turn }, rzut { $throw }
    }
review-place-round = Runda { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] ostatnie kości
       *[yes] { $left ->
            [0] koniec rzutów
            [one] jeszcze jeden rzut
            [few] jeszcze { $left } rzuty
           *[many] jeszcze { $left } rzutów
        }
    }
review-accuracy = Najlepsze decyzje: { $best }.
review-worst = { $known ->
        [partly] Najdroższe zapisane błędy
       *[all] Najdroższe błędy
    }
review-worst-none = { $known ->
        [little] Zapisano za mało decyzji, by je oceniać.
        [partly] Każda zapisana decyzja była najlepsza.
       *[all] Każda decyzja była najlepsza.
    }
review-turns = Tura po turze
review-turn-line = szczęście { $luck }{ $given ->
        [some] , straty { $cost }
       *[none] {""}
    }: { $expected }
review-chosen = wybrano
review-better = lepiej
review-cost = strata { $cost }
review-all = { $count ->
        [1] Jedyna decyzja
       *[other] Wszystkie decyzje ({ $count })
    }
review-was-best = najlepiej
review-choice-cost = { $choice } (strata { $cost })
review-would-be-better = Lepiej: { $choices }
