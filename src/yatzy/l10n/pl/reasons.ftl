# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Trzeba kości z { $face }.
need-groups-2 = Trzeba dwóch jednakowych kości.
need-groups-3 = Trzeba trzech jednakowych kości.
need-groups-4 = Trzeba czterech jednakowych kości.
need-groups-5 = Trzeba pięciu jednakowych kości.
need-groups-6 = Trzeba sześciu jednakowych kości.
need-groups-2-2 = Trzeba dwóch różnych par.
need-groups-3-2 = Trzeba trzech jednakowych kości i dwóch innych, też jednakowych.
need-groups-3-3 = Trzeba trzech jednakowych kości i trzech innych, też jednakowych.
need-groups-4-2 = Trzeba czterech jednakowych kości i dwóch innych, też jednakowych.
need-groups-2-2-2 = Trzeba trzech różnych par.
need-groups-2-2-shared = Trzeba dwóch par; cztery jednakowe wystarczą.
need-groups-3-2-shared = Trzeba trzech jednakowych i jeszcze dwóch jednakowych; pięć jednakowych wystarczy.
need-groups-3-3-shared = Trzeba dwa razy po trzy jednakowe; sześć jednakowych wystarczy.
need-groups-4-2-shared = Trzeba czterech jednakowych i jeszcze dwóch jednakowych; sześć jednakowych wystarczy.
need-groups-2-2-2-shared = Trzeba trzech par; mogą być jednakowe.
need-run = Trzeba { $length ->
        [1] { $length } liczby po kolei.
       *[other] { $length } liczb po kolei.
    }
need-faces = Trzeba { $faces }.
need-any = Pasują dowolne kości.

# Why an entry is worth what it is.

reason-made-all = Liczą się wszystkie kości: { $sum }.
reason-made-all-plus = Liczą się wszystkie kości, { $sum }, i jeszcze { $plus }.
reason-made-matched = Liczy się { $sum }.
reason-made-matched-plus = Liczy się { $sum } i jeszcze { $plus }.
reason-made-fixed = Ułożone: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
reason-no-face = Na żadnej kości nie ma { $face }.
reason-one-face = Dwa razy ta sama liczba się nie liczy.
reason-joker = { $yatzy } liczy się jako joker.
reason-joker-needs-box = Nie ma jokera, dopóki wolne jest pole „{ $yatzy }”.
reason-joker-needs-upper = Nie ma jokera, dopóki wolne jest pole „{ $upper }”.
reason-forced-upper = Musisz wybrać to pole: pole „{ $upper }” ma pierwszeństwo, dopóki jest wolne.
reason-no-lower-open = Zero: dla jokera nie ma wolnego dolnego pola.
reason-again-in-chance = Znów { $yatzy }: tutaj { $points }.
reason-chance-and-upper-closed = Zero: oba te pola są wypełnione: { $chance } i { $upper }.
reason-upper-box-closed = Zero: pole „{ $upper }” jest wypełnione.
reason-upper-section-closed = Zero: wszystkie górne pola są wypełnione.

reason-earns-bonus = { $bonus }: +{ $points }.

# Why an entry is forbidden.

reason-upper-first = Pole „{ $upper }” ma pierwszeństwo, dopóki jest wolne.
reason-lower-first = Jokera trzeba wpisać w wolne dolne pole.
reason-not-next = Jeszcze nie: pola wypełnia się od góry do dołu.
reason-something-else-scores = Tylko gdy żadne inne wolne pole nie da punktów.

# About the bonus for a further five alike.

bonus-wherever = Znów { $box }: +{ $bonus } w każdym polu, bo we własnym są punkty.
bonus-after-entry = Znów { $box }: +{ $bonus } w każdym polu, bo własne jest wypełnione.
bonus-lost = Znów { $box }, ale bez bonusu: własne pole jest skreślone.
bonus-lost-upper = Znów { $box }, ale bez bonusu: pole „{ $upper }” jest już wypełnione.
