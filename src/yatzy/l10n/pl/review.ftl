# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Przegląd gry
review-heading = { $sheet }: przegląd gry
review-last = Ostatnio rozegrana gra to { $game }.
review-nothing = Żadna tura się jeszcze nie skończyła, więc nie ma czego przeglądać.
review-page-is-in = Strona jest w pliku { $file }.

review-expected = Prognoza
review-expected-now = Prognoza teraz
review-luck = Szczęście
review-given-away = Straty
review-total = Wynik
review-best = Najlepsze decyzje
review-best-of = { $known ->
        [partly] { $best } z { $decisions } znanych
       *[all] { $best } z { $decisions }
    }
review-turn = Tura
review-partners = Partnerzy

review-adds-up = Wynik = prognoza + szczęście − straty. Prognoza to tyle, ile idealna gra daje średnio z pustej kolumny, szczęście – co zmieniły kości, straty – ile zabrały decyzje w porównaniu z najlepszymi. Liczby są zaokrąglone, szczęście tak, żeby każdy wiersz się zgadzał.
review-adds-up-now = Prognoza teraz = prognoza + szczęście − straty. Prognoza to tyle, ile idealna gra daje średnio z pustej kolumny, szczęście – co zmieniły kości, straty – ile zabrały decyzje w porównaniu z najlepszymi. Liczby są zaokrąglone, szczęście tak, żeby każdy wiersz się zgadzał.
review-line = { $expected } prognoza { $luck } szczęście { $known ->
        [no] {""}
       *[yes] { $cost } straty{" "}
    }= { $total }{ $state ->
        [going] {" "}prognoza teraz
       *[over] {""}
    }

# One column.
review-alone = { $state ->
        [over] Wynik { $total }
       *[going] Prognoza teraz { $total }
    }{ $where ->
        [above] , o { $by } więcej, niż średnio daje idealna gra.
        [below] , o { $by } mniej, niż średnio daje idealna gra.
       *[on] , dokładnie tyle średnio daje idealna gra.
    }
review-because-lucky = Kości dały o { $luck } więcej niż zwykle, a decyzje zabrały z tego { $cost }.
review-because-choices = To nie wina kości, które dały o { $luck } więcej niż zwykle: { $cost } zabrały decyzje.
review-because-mostly-dice = Zawiniły głównie kości: zabrały { $luck }, a decyzje { $cost }.
review-because-mostly-choices = Zawiniły głównie decyzje: zabrały { $cost }, a kości { $luck }.
review-because-both = Zawiniło jedno i drugie: kości zabrały { $luck }, a decyzje { $cost }.
review-because-all-best = Zawiniły same kości: zabrały { $luck }, a każda decyzja była najlepsza.
review-because-all-best-lucky = Kości dały o { $luck } więcej niż zwykle, a każda decyzja była najlepsza.
review-because-unknown = O decyzjach nic nie wiadomo: wszystko to liczy się jako szczęście.
review-because-partly = O ile widać z zapisu, { $given ->
        [none] decyzje nic nie zabrały
       *[some] decyzje zabrały { $cost }
    }; reszta liczy się jako szczęście ({ $luck }).
review-because-little = { $given ->
        [none] O decyzjach wiadomo za mało, by je oceniać: wszystko to liczy się jako szczęście.
       *[some] O decyzjach wiadomo za mało, by je oceniać: znane zabrały { $cost }, a reszta liczy się jako szczęście ({ $luck }).
    }

# Two columns and more. A player can be several where they are equal.
review-dice-two = { $known ->
        [partly] O ile widać z zapisu, więcej szczęścia
       *[all] Więcej szczęścia
    }: { $player } ({ $figure } wobec { $other }).
review-dice-many = { $known ->
        [partly] O ile widać z zapisu, najwięcej szczęścia
       *[all] Najwięcej szczęścia
    }: { $player } ({ $figure }); najmniej: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] O ile widać z zapisu, kości
       *[all] Kości
    } sprzyjały wszystkim tak samo ({ $figure }).
review-choices-two = { $known ->
        [partly] Według znanych decyzji mniej strat
       *[all] Mniej strat
    }: { $player } ({ $figure } wobec { $other }).
review-choices-many = { $known ->
        [partly] Według znanych decyzji najmniej strat
       *[all] Najmniej strat
    }: { $player } ({ $figure }); najwięcej: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Według znanych decyzji straty
       *[all] Straty
    } są u wszystkich równe ({ $figure }).
review-choices-none = { $known ->
        [partly] Żadna znana decyzja nic nie kosztowała.
       *[all] Nikt nic nie traci: każda decyzja była najlepsza.
    }
review-choices-little = O decyzjach wiadomo za mało, by je porównać.
review-decided = { $by ->
        [level] Jest remis.
        [both] { $player } jest o { $gap } z przodu: pomogły i kości ({ $dice }), i decyzje ({ $choices }).
        [dice-alone] Przesądziły same kości: { $player } jest o { $gap } z przodu.
        [choices-alone] Przesądziły same decyzje: { $player } jest o { $gap } z przodu.
        [dice] Przesądziły kości: { $player } ma z nich o { $dice } więcej, { $other } odrabia decyzjami { $choices }, więc { $player } jest o { $gap } z przodu.
       *[choices] Przesądziły decyzje: { $player } ma z nich o { $choices } więcej, { $other } odrabia kośćmi { $dice }, więc { $player } jest o { $gap } z przodu.
    }

review-unknown = { $what ->
        [dice] W { $dice } z { $turns } tur znane są tylko ostatnie kości.
        [points] W { $points } z { $turns } tur znane są tylko punkty.
       *[both] W { $dice } z { $turns } tur znane są tylko ostatnie kości, a w { $points } tylko punkty.
    } Wcześniejszych decyzji nie da się odróżnić od szczęścia, więc liczą się jako szczęście.

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
        [partly] Najdroższe znane błędy
       *[all] Najdroższe błędy
    }
review-worst-none = { $known ->
        [little] O decyzjach wiadomo za mało, by je oceniać.
        [partly] Każda znana decyzja była najlepsza.
       *[all] Każda decyzja była najlepsza.
    }
review-turns = Tura po turze
review-turn-line = { $luck } szczęście{ $given ->
        [some] , { $cost } straty
       *[none] {""}
    }: { $expected }
review-chosen = wybrano
review-better = lepiej
review-cost = koszt { $cost }
review-all = { $count ->
        [1] Jedyna decyzja
       *[other] Wszystkie decyzje ({ $count })
    }
review-was-best = najlepiej
review-choice-cost = { $choice } (koszt { $cost })
review-would-be-better = Lepiej: { $choices }
