# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
pays-all = Suma wszystkich kości.
pays-all-plus = Suma wszystkich kości i jeszcze { $plus }.
pays-matched = Suma tych kości.
pays-matched-plus = Suma tych kości i jeszcze { $plus }.

rules-turn = Tura
rules-turn-rolls = { $dice ->
        [1] Rzuć kością.
       *[other] Rzuć wszystkimi { $dice } kośćmi.
    } { $again ->
        [0] Nie można rzucić ponownie.
        [1] Potem możesz raz przerzucić dowolne z nich.
       *[other] Potem możesz przerzucać dowolne z nich, do { $again } razy, także te zostawione wcześniej. Skończyć możesz w każdej chwili.
    }
rules-face = Suma kości z { $face }.
rules-order-free = Wpisz wynik w jedno wolne pole do wyboru. Jeśli kości do niego nie pasują, wpisujesz tam zero. Wypełnione pole już się nie zmienia.
rules-order-strike-last = Wpisz wynik w wolne pole, do którego kości pasują. Tylko gdy nie pasują do żadnego, skreśl dowolne pole. Wypełnione pole już się nie zmienia.
rules-order-fixed = Wpisz wynik w pierwsze wolne pole od góry, nawet jeśli to zero. Wypełnione pole już się nie zmienia.
rules-turn-end = Gra kończy się po { $turns ->
        [1] { $turns } turze
       *[other] { $turns } turach
    }, gdy wszystkie pola są wypełnione.

rules-upper = Górna część
rules-lower = Dolna część
rules-upper-bonus = { $bonus }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za { $at } lub więcej w górnej części.
rules-last-resort = Tylko gdy żadne inne wolne pole nie da punktów.
rules-no-last-resort = Można je wybrać zawsze.

rules-further = Znów { $box }
rules-further-ordinary = Nic szczególnego: gdy własne pole jest wypełnione, to rzut jak każdy inny.
rules-further-bonus = Dopóki w polu „{ $box }” są punkty, każde kolejne daje oprócz wpisu { $bonus ->
        [one] { $bonus } punkt
        [few] { $bonus } punkty
       *[many] { $bonus } punktów
    }, nawet jeśli sam wpis to zero.
rules-further-bonus-after-entry = Gdy pole „{ $box }” jest wypełnione, punktami albo zerem, każdy kolejny taki rzut daje oprócz wpisu +{ $bonus }, nawet gdy wpis to zero.
rules-further-no-bonus-after-zero = Po zerze w polu „{ $box }” tego bonusu nie ma.
rules-further-bonus-upper-open = Ten bonus jest tylko wtedy, gdy górne pole tej liczby jest jeszcze wolne.
rules-further-chips = Bonusy to żetony: trzyma się je obok karty i dodaje do wyniku na końcu rundy.
rules-further-joker = Gdy pole „{ $box }” jest wypełnione, punktami albo zerem, i górne pole tej liczby też, rzut jest jokerem: w każdym dolnym polu liczy się jak gotowy układ.
rules-further-joker-highest = Joker daje tyle, ile pole może dać najwięcej.
rules-further-joker-free = Wybór jest dowolny: jokera można wpisać w każde wolne pole.
rules-further-joker-forced = Jokera trzeba wpisać w wolne dolne pole. Dopiero gdy takiego nie ma, wpisuje się zero w górne.
rules-further-upper-always = Dopóki górne pole tej liczby jest wolne, trzeba wpisać rzut tam, czy w polu „{ $box }” są punkty, czy zero.
rules-further-upper-after-points = Dopóki w polu „{ $box }” są punkty, a górne pole tej liczby jest wolne, trzeba wpisać rzut tam. Po zerze w polu „{ $box }” można wybrać dowolnie, dopóki tamto górne pole jest wolne.
rules-further-in-chance = Dopóki w polu „{ $box }” są punkty, kolejny taki rzut daje { $points } w polu „{ $chance }”, jeśli jest ono wolne.
rules-further-zero-when-closed = Dopóki w polu „{ $box }” są punkty, a pole „{ $chance }” i górne pole tej liczby są wypełnione, kolejny taki rzut daje zero w każdym polu.
rules-further-zero-when-upper-box-closed = Dopóki w polu „{ $box }” są punkty, a górne pole tej liczby jest wypełnione, kolejny taki rzut daje zero w każdym polu poza polem „{ $chance }”.
rules-further-zero-when-upper-section-closed = Dopóki w polu „{ $box }” są punkty, a wszystkie górne pola są wypełnione, kolejny taki rzut daje zero w każdym polu poza polem „{ $chance }”.

# An example of another five alike: what is filled, what the roll gives then, and where.

rules-case-when = { $held ->
        [zero] { $box }: skreślone
       *[points] { $box }: z punktami
    }{ $upper ->
        [none] {""}
       *[other] , { $upper }: { $open ->
            [yes] wolne
           *[no] wypełnione
        }
    }{ $full ->
        [chance] {" "}i { $chance } też
        [lower] {" "}i wszystkie dolne pola też
        [upper-and-chance] , podobnie jak pole „{ $chance }” i wszystkie pozostałe górne pola
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] { "" }
       *[other] { " " }i bonus { $bonus }
    }.

rules-table = Przebieg gry
rules-players-any = { $least ->
        [1] Dowolna liczba graczy, także jedna osoba.
       *[other] Co najmniej { $least } graczy.
    }
rules-players-range = Od { $least } do { $most } graczy.
rules-start-roll-off = Każdy rzuca raz wszystkimi kośćmi. Zaczyna osoba z najwyższą sumą, dalej gra się zgodnie z ruchem wskazówek zegara.
rules-start-agreed = Gracze ustalają, kto zaczyna.
rules-clockwise = Gra się zgodnie z ruchem wskazówek zegara.
rules-scorekeeper-one = Jedna osoba zapisuje wyniki wszystkich.
rules-scorekeeper-each = Każdy prowadzi własną kartę.
rules-teams = Można grać w drużynach ({ $numbers }); partnerzy mają wspólną kolumnę.
rules-series = Seria ma do { $rounds } rund.
rules-series-chosen = Gracze wybierają, ile rund zagrać.
rules-counting-totals = Rundy można liczyć sumą wyników: wygrywa ten, kto ma najwięcej punktów ze wszystkich rund.
rules-counting-differences = Rundy można liczyć różnicą: punkty dostaje tylko zwycięzca rundy – tyle, ile ma przewagi.
rules-counting-rounds-won = Każda runda liczy się osobno.
rules-winner = Wygrywa ten, kto ma najwięcej punktów.

rules-notes = Uwagi
rules-options = Opcje
rules-options-how = Dopisz je do nazwy, na przykład { $sheet }.
rules-ours = (nasza interpretacja)
rules-elsewhere = Co mówią inne tłumaczenia
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Języki wydania: { $languages }.
rules-not-printed = W tym języku ({ $language }) tych zasad nie wydano: nazwy pól są zwyczajowe.
rules-instead = Tekst w tym języku ({ $language }) ma własną zasadę. Gra się tak według zasad { $sheet }.
rules-own-text = Tekst w tym języku ({ $language }) ma własną zasadę. Grasz według niej, jeśli nie wybierzesz innych zasad.
rules-guessed = * niewydrukowane albo nieczytelne w naszym egzemplarzu: nazwa używana przez graczy
rules-highest = Najwyższy możliwy wynik: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Najwyższy możliwy wynik: { NUMBER($total, useGrouping: 0) }, a { $card } bez bonusów „Znów { $box }”
