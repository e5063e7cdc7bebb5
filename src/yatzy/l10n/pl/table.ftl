# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Suma góry
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Runda { $round } z { $rounds }
table-turn = Tura { $turn } z { $turns }
table-plays = Gra { $player }
table-alone = Twoja tura
table-throws-off = { $player } rzuca o pierwszeństwo
table-threw = { $player } rzuca { $dice }: { $sum }.
table-begins = Zaczyna { $player }.
table-throw = Rzut { $throw } z { $throws }
table-sealed = Kości zapieczętowane: { $seal }
table-standing = { $name } { $points }
table-series = Seria: { $standing }
table-real = Z prawdziwymi kośćmi
table-solving = Przeliczanie arkusza: { $percent }%
table-just-wrote = { $player }: { $box } za { $points }{ $known ->
        [yes] {" "}z kości { $dice }
       *[no] {""}
    }
table-just-struck = { $player }: { $box } za zero{ $known ->
        [yes] {" "}z kości { $dice }
       *[no] {""}
    }
table-press-space = Spacja rzuca kośćmi.
table-type-roll-off = Wpisz swój rzut (kości: { $dice }), np. { $example }.
table-all-kept = Wszystkie kości zostają: wybierz pole.
table-choose = Wybierz pole; Z cofa kości.
table-corrected = Poprawiono.
table-unchanged = Nic się nie zmieniło.
table-looking-back = Runda { $round }, jak się skończyła. Page Down – dalej.
table-small = To okno jest za małe do gry. Wystarczy { $width } × { $height } znaków.
table-kept = Zapisano. Wznawia ją yatzy { $command }.
table-throw-again = Spacja rzuca ponownie; 1–{ $dice } zostawia kość.
table-choose-box = Koniec rzutów: wybierz pole.
table-strike = Skreślić pole „{ $box }”? Jeszcze raz Enter wpisze zero.
table-type-dice = { $equals ->
        [no] Wpisz kości ({ $dice }), np. { $example }, albo punkty pola.
       *[yes] Wpisz kości ({ $dice }), np. { $example }, albo punkty pola ze znakiem = z przodu, np. =12.
    }
table-typed = Wpisano: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter wpisuje te kości na bloczek, H pyta trenera.
       *[no] Enter wpisuje te kości na bloczek.
    }
table-laid = Kości tej tury są na bloczku: { $dice }. Z je cofa.
table-can-take = W polu „{ $box }” może być { $possible }.
table-filled = Pole „{ $box }” jest wypełnione.
table-correcting = Poprawianie: { $player }, „{ $box }”. Przejdź do właściwego pola, wpisz kości lub punkty; Enter zapisuje, Esc zostawia.
table-cannot-correct = Nie ma tu czego poprawiać: przejdź do wypełnionego pola.
table-taken-back = Cofnięto.
table-thinking = { $player } myśli…
table-computer-throws = { $again ->
        [yes] { $player } przerzuca wszystkie kości.
       *[no] { $player } rzuca kośćmi.
    }
table-computer-keeps = { $player } zostawia { $dice }.
table-computer-takes = { $player } bierze pole „{ $box }”.
table-welcome-back = Witaj ponownie: gra czeka tam, gdzie stanęła.

hint-roll = rzuć
hint-keep = zostaw
hint-hurry = od razu dalej
hint-walk = pole
hint-write = wpisz
hint-back = cofnij
hint-correct = popraw
hint-rules = zasady
hint-verify = sprawdź kości
hint-new = nowa
hint-again = zagraj znów
hint-light = motyw
hint-result = stan
hint-scroll = przewiń
hint-quit = wyjdź
hint-close = zamknij
hint-keys = pomoc
hint-rounds = rundy

keys-title = Klawisze
keys-roll = rzuć kośćmi, które nie zostają
keys-keep = zostaw kość albo już nie
keys-walk = przejdź do innego pola; w lewo i w prawo do innej kolumny
keys-write = wpisz w pole
keys-back = cofnij ostatnią czynność
keys-type = wpisz kości albo punkty pola
keys-correct = popraw wpis w polu
keys-result = jaki jest stan
keys-rounds = obejrzyj wcześniejsze rundy
keys-rules = zasady tego arkusza
keys-new = nowa gra; tę można wznowić później
keys-again = zagraj znów, te same osoby
keys-light = jasno albo ciemno
keys-quit = wyjdź; wszystko jest zapisane
keys-mouse = Myszą: kliknij kość, by ją zostawić, pole, by do niego przejść, i jeszcze raz, by wpisać, a klawisz na dole, by go nacisnąć.
signs-title = Co znaczą znaki
signs-offer = tyle dają tu te kości
signs-barred = z tymi kośćmi nie wolno
signs-struck = skreślone: 0 punktów
hint-start = start
hint-field = następne pole

end-title = Koniec
end-one = Wygrywa { $player }: { $counting ->
        [differences] { $points ->
            [one] { $points } punkt przewagi.
            [few] { $points } punkty przewagi.
           *[many] { $points } punktów przewagi.
        }
        [rounds-won] { $points ->
            [one] { $points } runda, więcej niż ktokolwiek inny.
            [few] { $points } rundy, więcej niż ktokolwiek inny.
           *[many] { $points } rund, więcej niż ktokolwiek inny.
        }
       *[totals] { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
           *[many] { $points } punktów.
        }
    }
end-shared = Wygraną dzielą { $players }: po { $counting ->
        [differences] { $points ->
            [one] { $points } punkcie przewagi.
            [few] { $points } punkty przewagi.
           *[many] { $points } punktów przewagi.
        }
        [rounds-won] { $points ->
            [one] { $points } rundzie.
            [few] { $points } rundy.
           *[many] { $points } rund.
        }
       *[totals] { $points ->
            [one] { $points } punkcie.
            [few] { $points } punkty.
           *[many] { $points } punktów.
        }
    }
end-alone = { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
end-so-far = Stan na teraz
end-review = yatzy review { $game } oddziela szczęście od decyzji.
end-record = Nowy rekord na tym arkuszu ({ $player }): { $points }. Wcześniej było { $before } ({ $date }).
end-best = Rekord na tym arkuszu ({ $player }) to { $before } ({ $date }).
end-wrong = { $count ->
        [one] Jeden rzut nie zgadza się z zapieczętowanym sekretem.
        [few] { $count } rzuty nie zgadzają się z zapieczętowanym sekretem.
       *[many] { $count } rzutów nie zgadza się z zapieczętowanym sekretem.
    }
end-player = Gracz
end-round = Runda { $round }
end-sum = Suma
end-difference = Różnica
end-won = Wygrane
end-seal-wrong = Sekret nie pasuje do pieczęci.
end-dice-good = Sprawdzono z zapieczętowanym sekretem: { $dice ->
        [1] { $dice } kość, wszystko się zgadza.
       *[other] { $dice } kości, wszystko się zgadza.
    }

new-title = Nowa gra
new-title-pad = Nowy bloczek
new-sheet = Arkusz
new-options = Opcje
new-players = Gracze
new-players-hint = Imiona po przecinku; puste – gra solo
new-default-player = Gracz
new-computers = Komputery
new-computers-hint = Nikt; albo np. casual, bold
new-computers-known = Są: { $known }.
new-computers-about = { $name }: { $about }
new-teams = Drużyny
new-teams-none = każdy za siebie
new-teams-some = { $teams ->
        [one] { $teams } drużyna
        [few] { $teams } drużyny
       *[many] { $teams } drużyn
    }
new-rounds = Rundy
new-counting = Liczenie
new-counting-totals = najwyższa suma rund
new-counting-differences = przewaga w każdej rundzie
new-counting-rounds-won = wygrane rundy
new-start = Kto zaczyna
new-start-agreed = pierwsze imię
new-start-roll-off = najwyższy rzut
new-words = Szczęśliwe słowa
new-words-hint = Domieszane do kości; po jednym, rozdziel przecinkami
new-seal = Kości tej gry są już ustalone i zapieczętowane: { $game }, { $seal }. Szczęśliwe słowo miesza je jeszcze raz, więc nikt nie mógł ich dobrać.
new-about = { $boxes ->
        [one] { $boxes } pole
        [few] { $boxes } pola
       *[many] { $boxes } pól
    }, { $dice ->
        [1] { $dice } kość
       *[other] { $dice } kości
    }, { $bonus ->
        [0] bez bonusu
       *[other] bonus { $bonus } za { $at } lub więcej
    }. { $players }
new-about-teams = Drużyny: { $teams }.
new-start-game = Zacznij
