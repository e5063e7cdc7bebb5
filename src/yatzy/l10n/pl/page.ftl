# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Graj w Yatzy według zasad ze swojego pudełka.
page-default-name = Gracz
page-opening = Chwileczkę…
page-no-script = Ta strona wymaga JavaScriptu. Włącz go dla tego adresu i odśwież stronę.
page-away = Serwer nie odpowiada. Spróbuj za chwilę.
page-lost = Brak połączenia. Łączymy ponownie… Twoja gra jest zapisana.
page-back = Połączenie wróciło.
page-slow = Czekamy na serwer…
page-table-closed = Osoba prowadząca serwer zamknęła ten stolik. Nie można tu już grać.
page-no-table = Nie ma takiego stolika
page-no-sheet = Nie ma takich zasad
page-no-sheet-about = Sprawdź adres albo wybierz zasady na stronie głównej.
page-nowhere = Nic tu nie ma
page-nowhere-about = Sprawdź adres. Kod stolika ma dziesięć liter i cyfr.
page-close = Zamknij
page-home = Strona główna
page-rules = Zasady
page-records = Statystyki
page-between = Trening i więcej
page-explorer-go = Analiza pozycji
page-drill-go = Trening
page-undo = Cofnij

# The start

page-play-now = Graj solo
page-again = Jeszcze raz: { $names }
page-starts = Zaczyna { $player }
page-tonight = Dziś wieczorem: { $score }
page-door-computer = Z komputerem
page-door-computer-about = od łagodnego do idealnego
page-door-here = Przy tym urządzeniu
page-door-here-about = z rąk do rąk
page-door-friends = Ze znajomymi
page-door-friends-about = linkiem lub kodem
page-door-real = Prawdziwymi kośćmi
page-door-real-about = karta sama liczy
page-day-about = Te same rzuty dla wszystkich
page-day-play = Graj
page-day-players = graczy: { $players }
page-day-best = rekord { $points }
page-day-streak = dni z rzędu: { $days }
page-today = Gra dnia
page-join = Dołącz kodem lub linkiem
page-join-example = AB3DE-FG7HJ
page-join-go = Dołącz
page-join-wrong = Kod ma dziesięć liter i cyfr.
page-continue = Wznów
page-waiting = Jeszcze nikogo
page-continue-all = { $count ->
        [1] Pokaż jeszcze jedną
       *[other] Pokaż jeszcze { $count }
    }
page-forget = Ukryj: { $title }
page-look-again = Przejrzyj
page-look-more = Jeszcze { $count }
page-look-at-it = Przejrzyj grę
page-bring = Importuj grę
page-own = Własne zasady
page-own-back = Wróć do tych zasad
page-compare = Porównaj zasady
page-no-publisher = Zasady domowe
page-sheet-counts = { $boxes ->
        [one] { $boxes } pole
        [few] { $boxes } pola
       *[many] { $boxes } pól
    } · { $dice ->
        [1] { $dice } kość
       *[other] { $dice } kości
    }
page-sheet-tactic = Pary, strity i full. Bonus 50 od 63 punktów.
page-sheet-tactic-da = Zasady duńskie: Yatzy daje sumę kości i 50.
page-sheet-tactic-nl = Zasady niderlandzkie: bonus dopiero powyżej 63.
page-sheet-vinga = Bez jokera i bez bonusu za kolejne Yatzy.
page-sheet-mb-1973 = Żeton za każde kolejne Yahtzee, obowiązkowy joker. Drużyny i serie.
page-sheet-hasbro = Joker obowiązkowy, także po zerze.
page-sheet-printworks = 100 za każde kolejne Yatzy, joker dowolny.
page-sheet-philos = Drugie Yatzi daje 100 w polu Szansa.
page-sheet-philos-fr = Zasady francuskie: kolejne Yatzi to zero, gdy jego górne pole jest wypełnione.
page-sheet-philos-es = Zasady hiszpańskie: kolejne Yatzi to zero, gdy górna część jest pełna.
page-sheet-maxi = Trzy pary, willa i wieża. Bonus 100 od 84 punktów.
page-sheet-forced-order = Pola wypełnia się od góry do dołu.
page-sheet-kniffel = 50 za kolejny Kniffel przy wolnym górnym polu, potem joker.
page-sheet-yams = Jedna kolumna; strity wymagają pięciu kości.
page-sheet-yacht = Dwanaście pól, bez bonusu, 30 za każdy strit.
page-sheet-yacht-dice = Jak w grach wideo: full daje sumę oczek, strity 15 i 30.

# Laying a table

page-other-pad = Zmień zasady
page-who = Gracze
page-name = Imię
page-your-name = Twoje imię
page-far-name = Wolne miejsce
page-add-here = Gracz na tym urządzeniu
page-add-far = Gracz na swoim urządzeniu
page-add-computer = Bot
page-add-known = Dodaj: { $name }
page-change-colour = Zmień kolor: { $name }
page-which-computer = Który bot
page-remove = Usuń: { $name }
page-raise = Wyżej: { $name }
page-dice = Kości
page-dice-screen = Na ekranie
page-dice-real = Prawdziwe
page-dice-same = Te same dla każdego
page-dice-screen-about = Rzuca się tutaj, na oczach wszystkich. Potem kości można sprawdzić.
page-dice-real-about = Rzucaj własnymi kośćmi; karta sprawdza i liczy.
page-dice-same-about = Mecz: każdy gra na swoim urządzeniu i dostaje te same rzuty. Wygrywa ten, kto zdobędzie najwięcej punktów.
page-more = Więcej opcji
page-options = Opcje
page-rounds = Rundy
page-round = Runda { $round }
page-counting = Liczenie rund
page-counting-totals = Suma rund
page-counting-differences = Przewaga zwycięzcy
page-counting-rounds-won = Wygrane rundy
page-counting-short = { $counting ->
        [differences] Przewaga
        [rounds-won] Wygrane
       *[totals] Suma
    }
page-teams = Drużyny
page-teams-none = Bez drużyn
page-teams-some = { $number ->
        [one] { $number } drużyna
        [few] { $number } drużyny
       *[many] { $number } drużyn
    }
page-team = Drużyna { $team }
page-begins = Kto zaczyna
page-begins-agreed = Pierwszy na liście
page-begins-roll-off = Kto rzuci najwięcej
page-coach-on = Trener dozwolony
page-no-coach = Bez trenera ten serwer nie doradza, dopóki gra trwa. Nie może jednak zabronić szukania rad gdzie indziej.
page-patience = Czekaj na nieobecnych
page-start = Zacznij
page-lay = Załóż stolik
page-lay-match = Załóż mecz
page-series = Stan serii

# Before the game

page-lobby = { $free ->
        [0] Wszyscy już są.
        [one] Jedno miejsce jest wolne.
        [few] { $free } miejsca są wolne.
       *[many] { $free } miejsc jest wolnych.
    }
page-lobby-wait = Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy zacznie gospodarz.
page-lobby-patience = Jeśli kogoś nie ma przez { $time }, pozostali mogą pozwolić, żeby zagrał bot.
page-remove-player = Usuń
page-removed = Gospodarz usunął cię od tego stolika. Możesz patrzeć. Jeśli chcesz grać, poproś go, żeby wpuścił cię z powrotem.
page-admit = Wpuść z powrotem: { $name }
page-lobby-sit = Zajmij miejsce, żeby zagrać.
page-lobby-screen = kości na ekranie
page-lobby-real = prawdziwe kości
page-seat-free = Wolne
page-seat-mine = Ty
page-sit = Usiądź tu
page-stand-up = Zwolnij miejsce
page-begin = { $count ->
        [one] Zacznij solo
        [few] Zacznij: { $count } osoby
       *[many] Zacznij: { $count } osób
    }
page-begin-ask = Zacząć bez pozostałych?
page-begin-ask-about = Wolne miejsca znikną. Kto przyjdzie później, będzie mógł tylko oglądać.
page-invite = Zaproś graczy
page-invite-play = Kto to otworzy, może zająć wolne miejsce.
page-invite-look = Gra skończona: kto to otworzy, może ją przejrzeć.
page-share = Udostępnij grę
page-invite-watch = Gra już trwa: kto to otworzy, może oglądać.
page-qr = Kod QR tego stolika
page-code = Kod
page-link = Link
page-copy = Kopiuj
page-copied = Skopiowano
page-not-copied = Zaznacz tekst i skopiuj
page-no-code = Kod QR pojawi się, gdy serwer odpowie.
page-device = Graj na innym urządzeniu
page-device-about = Otwórz ten link na drugim urządzeniu, żeby grać na swoich miejscach także tam. Daj go tylko komuś, kto ma grać za ciebie.
page-device-own = To moje urządzenie: może wszystko to, co to tutaj
page-device-qr = Kod QR dla drugiego urządzenia
page-device-make = Utwórz link
page-take-over = Przejąć na tym urządzeniu to miejsce: { $theirs }?
page-take-over-about = { $held ->
        [yes] Ten link jest do miejsca: { $theirs }. Jeśli przejdziesz dalej, to urządzenie straci miejsce: { $ours }. Żeby je odzyskać, trzeba nowego linku.
       *[no] Ten link jest do miejsca: { $theirs }. Jeśli przejdziesz dalej, to urządzenie nie będzie już gospodarzem stolika.
    }
page-take-over-yes = Dalej
page-take-over-no = Anuluj
page-take-over-none = Ten link nie jest do żadnego miejsca przy tym stoliku.

# The table

page-menu = Menu
page-pad = Karta wyników
page-story = Ostatnie ruchy
page-pad-of = Karta wyników: { $player }
page-whole-pad = Cała karta
page-people = Gracze
page-computer = bot
page-turn = tura
page-turn-of = Gra { $player }
page-turn-number = tura { $turn } z { $turns }
page-table-code = stolik { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: na razie { $sum } z { $at }.
page-pace = { $way ->
        [ahead] { $points ->
            [one] O { $points } punkt więcej, niż na razie trzeba do bonusu.
            [few] O { $points } punkty więcej, niż na razie trzeba do bonusu.
           *[many] O { $points } punktów więcej, niż na razie trzeba do bonusu.
        }
        [behind] { $points ->
            [one] O { $points } punkt mniej, niż na razie trzeba do bonusu.
            [few] O { $points } punkty mniej, niż na razie trzeba do bonusu.
           *[many] O { $points } punktów mniej, niż na razie trzeba do bonusu.
        }
       *[even] Dokładnie tyle punktów, ile na razie trzeba do bonusu.
    }
page-chips = { $count ->
        [0] Brak żetonów
        [one] { $count } żeton, +{ $points }
        [few] { $count } żetony, +{ $points }
       *[many] { $count } żetonów, +{ $points }
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: skreślone
page-cell-offered = { $box } { $points }: do wpisania{ $advised ->
        [yes] , tak radzi trener
        [best] , teraz najlepsze pole
       *[no] {""}
    }
page-cell-zero = { $box } 0: można skreślić
page-cell-barred = { $box }: nie teraz. { $why }
page-cell-open = { $box }: wolne
page-box-about = Jak się liczy: { $box }
page-box-example = Na przykład
page-box-now = Te kości
page-box-write = Wpisz tu { $points }
page-cheer-box = { $box }!
page-cheer-best = Rekord życiowy!
page-sound = Dźwięk
page-pass-on = Twoja kolej. Dotknij, by zacząć.
page-die = Kość { $place }: { $face }{ $kept ->
        [yes] , zostaje
       *[no] {""}
    }
page-keep-line = Zostawione kości
page-face = { $face }
page-throws-left = { $count ->
        [0] Koniec rzutów
        [one] Jeszcze 1 rzut
        [few] Jeszcze { $count } rzuty
       *[many] Jeszcze { $count } rzutów
    }
page-button-roll = Rzuć
page-button-roll-named = { $player }, rzucaj
page-button-again = { $count ->
        [1] Rzuć 1 kością
       *[other] Rzuć { $count } kośćmi
    }
page-button-choose = Wybierz pole
page-button-all-kept = Wszystkie zostają
page-button-theirs = Gra { $player }
page-rolled-off = Zaczyna { $player }: to był najwyższy rzut.
page-roll-off = Zaczyna ten, kto rzuci najwięcej. Teraz rzuca { $player }.
page-do-roll = { $several ->
        [yes] { $player }, rzuć kośćmi.
       *[no] Twoja tura: rzuć kośćmi.
    }
page-do-tell = { $several ->
        [yes] { $player }: podaj swoje kości albo dotknij pola i podaj punkty.
       *[no] Podaj swoje kości albo dotknij pola i podaj punkty.
    }
page-do-keep = Dotknij kości, które zostają, albo wybierz pole.
page-do-choose = Koniec rzutów: wybierz pole.
page-do-take = Wybierz pole albo popraw kości.
page-your-turn = { $several ->
        [yes] Gra { $player }.
       *[no] Twoja tura.
    }
page-zero = Skreślić pole „{ $box }”?
page-zero-yes = Skreśl
page-zero-no = Jeszcze nie

page-told-rolled = { $you ->
        [yes] Twój rzut: { $dice }.
       *[no] { $player } rzuca: { $dice }.
    }
page-told-laid = { $you ->
        [yes] Twoje kości: { $dice }.
       *[no] { $player } ma { $dice }.
    }
page-told-kept = { $you ->
        [yes] Zostawiasz { $dice }.
       *[no] { $player } zostawia { $dice }.
    }
page-told-wrote = { $you ->
        [yes] Wpisujesz { $points } w polu „{ $box }”.
       *[no] { $player } wpisuje { $points } w polu „{ $box }”.
    }
page-told-struck = { $you ->
        [yes] Skreślasz pole „{ $box }”.
       *[no] { $player } skreśla pole „{ $box }”.
    }
page-told-took-back = { $you ->
        [yes] Cofnięto.
       *[no] { $player } cofa ruch.
    }
page-told-corrected = Poprawiono: { $points } w polu „{ $box }”.
page-told-reacts = { $player }: { $text }

page-react = Zareaguj
page-reaction-bravo = Brawo!
page-reaction-laugh = Ha, ha!
page-reaction-ouch = Auć!
page-reaction-luck = Powodzenia!
page-reaction-hurry = No dalej…
page-reaction-thanks = Dzięki!
page-hand-over = { $player }: niech zagra bot…
page-hand-over-who = { $player }: który bot ma grać?
page-hand-over-own = Gra, dopóki nie wrócisz. Wrócić możesz w każdej chwili.
page-hand-over-another = { $player }: niech zagra bot?
page-hand-over-about = Gra silny bot, dopóki { $player } nie wróci.
page-hand-over-go = Niech gra
page-has-left = { $player } opuszcza stolik.
page-waits = { $player } od dłuższej chwili nie odpowiada.
page-absent = { $player } nie odpowiada. Za { $time } będzie mógł zagrać bot.
page-hand-over-yes = Niech gra { $computer }
page-not-now = Nie teraz
page-figure-numbers = Pokaż liczby
page-plays-for = { $player }: teraz gra { $computer }
page-for = { $player } ({ $computer })
page-come-back = { $player } wraca do gry
page-come-back-self = Wróć do gry

# The keys

page-keys = Skróty klawiszowe
page-key-space = Spacja
page-key-enter = Enter
page-keys-roll = rzuć albo zatrzymaj kości
page-keys-keep = zostaw kość albo ją odznacz
page-keys-tell = podaj kość
page-keys-walk = poruszaj się po karcie
page-keys-write = wpisz w pole
page-keys-hint = zapytaj trenera
page-keys-undo = cofnij
page-keys-card = pokaż te skróty

# A match with the same dice

page-match-go = Przejdź do meczu
page-match-compare = Zobacz, jak poszło innym
page-match-sealed = Kości można sprawdzić po końcu meczu.

# The coach

page-hint = Podpowiedź
page-coach = Trener
page-coach-idle = Rzuć, potem zapytaj, co robić.
page-coach-thinks = Trener myśli…
page-coach-says = Trener: { $choice }. { $why }
page-coach-second = { $less ->
        [no] Równie dobrze: { $choice }.
       *[yes] Następna opcja: { $choice }, o { $cost } mniej.
    }
page-coach-best = najlepiej
page-coach-keep = Zostaw te kości
page-ask-explorer = Analizuj tę pozycję
page-percent = { $number }%
page-chances = Szansa na wygraną
page-chances-round = Szansa na wygranie rundy

# Real dice

page-real-dice = Kości: { $dice }
page-real-keys = Podaj swoje kości
page-points-which = Ile punktów?
page-points-none = W tym polu nie da się teraz nic wpisać.
page-correct = Popraw: { $box }
page-correct-was = { $player } ma tam { $points }.
page-correct-box = Pole

# The end

page-end = Koniec gry
page-end-alone = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
page-end-won = Wygrywa { $players }: { $counting ->
        [differences] { $points ->
            [one] { $points } punkt przewagi
            [few] { $points } punkty przewagi
           *[many] { $points } punktów przewagi
        }
        [rounds-won] { $points ->
            [one] { $points } wygrana runda
            [few] { $points } wygrane rundy
           *[many] { $points } wygranych rund
        }
       *[totals] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }
page-end-shared = Wygraną dzielą { $players }
page-rematch = Jeszcze raz
page-rematch-go = Przejdź do rewanżu
page-end-more = Więcej
page-tonight-title = Dziś wieczorem, gra { $games }
page-evening-end = Zakończ wieczór
page-evening-won = Wieczór wygrywa { $player }
page-fair-dice = Uczciwe kości
page-record-notation = Notacja
page-record-jsonl = JSON Lines
page-record-csv = CSV
