# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Suma góry
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Runda { $round } z { $rounds }
table-turn = Tura { $turn } z { $turns }
table-plays = Gra { $player }
table-alone = Twoja tura
table-throws-off = { $player } rzuca o to, kto zaczyna
table-threw = { $player } rzuca { $dice }: { $sum }.
table-begins = Zaczyna { $player }.
table-throw = Rzut { $throw } z { $throws }
table-sealed = Odcisk { $seal }
table-standing = { $name } { $points }
table-series = Seria: { $standing }
table-real = Prawdziwe kości
table-solving = Obliczenia: { $percent }%
table-just-wrote = { $player }: { $points } w polu „{ $box }”{ $known ->
        [yes] {" "}({ $dice })
       *[no] {""}
    }
table-just-struck = { $player } skreśla pole „{ $box }”{ $known ->
        [yes] {" "}({ $dice })
       *[no] {""}
    }
table-press-space = Naciśnij spację, żeby rzucić.
table-type-roll-off = Wpisz swój rzut (kości: { $dice }), np. { $example }.
table-all-kept = Wszystkie kości zostają: wybierz pole.
table-choose = Wybierz pole; Z cofa kości.
table-corrected = Poprawiono.
table-unchanged = Nic się nie zmieniło.
table-looking-back = Runda { $round }, stan końcowy. Page Down: następna runda.
table-small = To okno jest za małe. Powiększ je do co najmniej { $width } × { $height } znaków.
table-kept = Zapisano. Wznów grę: yatzy { $command }.
table-throw-again = Spacja: rzuć ponownie; 1–{ $dice }: zostaw kość.
table-choose-box = Koniec rzutów: wybierz pole.
table-strike = Skreślić pole „{ $box }”? Naciśnij Enter jeszcze raz.
table-type-dice = { $equals ->
        [no] Wpisz kości ({ $dice }), np. { $example }, albo punkty pola.
       *[yes] Wpisz kości ({ $dice }), np. { $example }, albo punkty pola ze znakiem = z przodu, np. =12.
    }
table-typed = Wpisano: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter zatwierdza te kości, H pyta trenera.
       *[no] Enter zatwierdza te kości.
    }
table-laid = Twoje kości w tej turze: { $dice }. Z je cofa.
table-can-take = W polu „{ $box }” może być { $possible }.
table-filled = Pole „{ $box }” jest wypełnione.
table-correcting = Poprawianie: { $player }, „{ $box }”. Przejdź do właściwego pola, wpisz kości lub punkty i naciśnij Enter. Esc anuluje.
table-cannot-correct = Nie ma tu czego poprawiać: przejdź do wypełnionego pola.
table-taken-back = Cofnięto.
table-thinking = { $player } myśli…
table-computer-throws = { $again ->
        [yes] { $player } przerzuca wszystkie kości.
       *[no] { $player } rzuca kośćmi.
    }
table-computer-keeps = { $player } zostawia { $dice }.
table-computer-takes = { $player } wybiera pole „{ $box }”.
table-welcome-back = Witaj ponownie. Gra jest tam, gdzie ją zostawiono.

hint-roll = rzuć
hint-keep = zostaw
hint-hurry = pomiń
hint-walk = pole
hint-write = wpisz
hint-back = cofnij
hint-correct = popraw
hint-rules = zasady
hint-verify = sprawdź kości
hint-new = nowa
hint-again = jeszcze raz
hint-light = motyw
hint-result = stan
hint-scroll = przewiń
hint-quit = wyjdź
hint-close = zamknij
hint-keys = pomoc
hint-rounds = rundy

keys-title = Skróty klawiszowe
keys-roll = rzuć kośćmi, które nie zostają
keys-keep = zostaw kość albo ją odznacz
keys-walk = przejdź do innego pola; w lewo i w prawo do innej kolumny
keys-write = wpisz w pole
keys-back = cofnij ostatni krok
keys-type = wpisz kości albo punkty pola
keys-correct = popraw wpis w polu
keys-result = pokaż stan gry
keys-rounds = pokaż wcześniejsze rundy
keys-rules = pokaż zasady
keys-new = nowa gra; tę można wznowić później
keys-again = zagraj jeszcze raz w tym samym składzie
keys-light = jasny albo ciemny motyw
keys-quit = wyjdź; wszystko jest zapisane
keys-mouse = Myszą: kliknij kość, by ją zostawić, pole, by do niego przejść, i jeszcze raz, by wpisać, a klawisz na dole, by go nacisnąć.
signs-title = Co znaczą znaki
signs-offer = tyle dają tu te kości
signs-barred = z tymi kośćmi nie wolno
signs-struck = skreślone: 0 punktów
hint-start = start
hint-field = następne pole

end-title = Koniec gry
end-one = Wygrywa { $player }: { $counting ->
        [differences] { $points ->
            [one] { $points } punkt przewagi.
            [few] { $points } punkty przewagi.
           *[many] { $points } punktów przewagi.
        }
        [rounds-won] { $points ->
            [one] { $points } wygrana runda, najwięcej ze wszystkich.
            [few] { $points } wygrane rundy, najwięcej ze wszystkich.
           *[many] { $points } wygranych rund, najwięcej ze wszystkich.
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
end-so-far = Na razie
end-review = Szczęście i błędy pokaże yatzy review { $game }.
end-record = { $player }: nowy rekord według tych zasad: { $points }. Wcześniej: { $before } ({ $date }).
end-best = { $player }: rekord według tych zasad to { $before } ({ $date }).
end-wrong = { $count ->
        [one] Jeden rzut nie zgadza się z kluczem losowania.
        [few] { $count } rzuty nie zgadzają się z kluczem losowania.
       *[many] { $count } rzutów nie zgadza się z kluczem losowania.
    }
end-player = Gracz
end-round = Runda { $round }
end-sum = Suma
end-difference = Różnica
end-won = Wygrane
end-seal-wrong = Klucz losowania nie pasuje do odcisku.
end-dice-good = Przeliczono z klucza losowania: { $dice ->
        [1] { $dice } kość, wszystko się zgadza.
       *[other] { $dice } kości, wszystko się zgadza.
    }

new-title = Nowa gra
new-title-pad = Nowa gra prawdziwymi kośćmi
new-sheet = Zasady
new-options = Opcje
new-players = Gracze
new-players-hint = Imiona po przecinku; puste: gra solo
new-default-player = Gracz
new-computers = Boty
new-computers-hint = Brak albo np. Amator, Śmiałek
new-computers-known = Do wyboru: { $known }.
new-computers-about = { $name }: { $about }
new-teams = Drużyny
new-teams-none = bez drużyn
new-teams-some = { $teams ->
        [one] { $teams } drużyna
        [few] { $teams } drużyny
       *[many] { $teams } drużyn
    }
new-rounds = Rundy
new-counting = Liczenie rund
new-counting-totals = suma rund
new-counting-differences = przewaga zwycięzcy w każdej rundzie
new-counting-rounds-won = wygrane rundy
new-start = Kto zaczyna
new-start-agreed = pierwszy na liście
new-start-roll-off = kto rzuci najwięcej
new-words = Szczęśliwe słowa
new-words-hint = Wpływają na kości; po jednym na gracza, po przecinku
new-seal = Klucz losowania tej gry jest już ustalony: { $game }, odcisk { $seal }. Dodaj szczęśliwe słowo, a nikt nie mógł wybrać kości.
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
