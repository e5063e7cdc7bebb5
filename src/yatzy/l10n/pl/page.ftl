# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Każde Yatzy według zasad z jego pudełka.
page-default-name = Gracz
page-opening = Chwileczkę…
page-no-script = Ta strona wymaga JavaScriptu. Włącz go dla tego adresu i odśwież stronę.
page-away = Serwer nie odpowiada. Spróbuj za chwilę.
page-lost = Połączenie zerwane. Próbujemy je odzyskać; gra jest zapisana.
page-back = Połączenie wróciło.
page-slow = Serwer jeszcze nie odpowiada. Czekamy…
page-table-closed = Osoba prowadząca serwer zamknęła ten stół. Nikt nie może tu grać dalej.
page-no-table = Nie ma takiego stolika
page-no-sheet = Nie ma takiego bloczka
page-no-sheet-about = W adresie może być literówka. Wszystkie bloczki są na półce.
page-nowhere = Nic tu nie ma
page-nowhere-about = W adresie może być literówka. Kod stolika ma dziesięć liter i cyfr.
page-close = Zamknij
page-home = Na start
page-rules = Zasady
page-records = Statystyki
page-between = Między grami
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
page-door-real-about = kartka sama liczy
page-day-about = Te same rzuty dla wszystkich
page-day-play = Graj
page-day-players = graczy: { $players }
page-day-best = najlepszy wynik { $points }
page-day-streak = dni z rzędu: { $days }
page-today = Gra dnia
page-join = Dołącz kodem lub linkiem
page-join-example = AB3DE-FG7HJ
page-join-go = Dołącz
page-join-wrong = Kod ma dziesięć liter i cyfr.
page-continue = Graj dalej
page-waiting = Jeszcze nikogo
page-continue-all = { $count ->
        [1] Pokaż jeszcze jedną
       *[other] Pokaż jeszcze { $count }
    }
page-forget = Usuń z listy: { $title }
page-look-again = Przejrzyj
page-look-more = Jeszcze { $count }
page-look-at-it = Przejrzyj grę
page-bring = Wczytaj zapis
page-own = Własne zasady
page-own-back = Wróć do tych zasad
page-compare = Porównaj bloczki
page-no-publisher = Jak się gra w domu
page-sheet-counts = { $boxes ->
        [one] { $boxes } pole
        [few] { $boxes } pola
       *[many] { $boxes } pól
    } · { $dice ->
        [1] { $dice } kość
       *[other] { $dice } kości
    }
page-sheet-tactic = Pary, strity i full. Bonus 50 za 63 punkty.
page-sheet-tactic-da = Według tekstu duńskiego: Yatzy daje sumę kości i 50.
page-sheet-tactic-nl = Według tekstu niderlandzkiego: bonus dopiero powyżej 63.
page-sheet-vinga = Piętnaście pól, bez dopłat i bez przymusu.
page-sheet-mb-1973 = Żetony za każde kolejne Yahtzee i przymusowy joker. Drużyny i serie.
page-sheet-hasbro = Joker jest przymusowy, także po zerze.
page-sheet-printworks = 100 za każde kolejne Yatzy i joker bez przymusu.
page-sheet-philos = Drugie Yatzi jest warte 100 w Szansie.
page-sheet-philos-fr = Według tekstu francuskiego: zero, gdy górne pole jest pełne.
page-sheet-philos-es = Według tekstu hiszpańskiego: zero, gdy górna część jest pełna.
page-sheet-maxi = Sześć kości, dwadzieścia pól, bonus 100 za 84 punkty.
page-sheet-forced-order = Od góry do dołu, bez wyboru.
page-sheet-kniffel = 50 za kolejny Kniffel przy wolnym górnym polu, potem joker.
page-sheet-yams = Jedna kolumna; strity wymagają pięciu kości.
page-sheet-yacht = Dwanaście pól, bez bonusu, 30 za każdy strit.
page-sheet-yacht-dice = Jak w grach wideo: full daje sumę oczek, strity 15 i 30.

# Laying a table

page-other-pad = Inny bloczek
page-who = Kto gra
page-name = Imię
page-your-name = Twoje imię
page-far-name = Kto dołączy
page-add-here = Ktoś tu obok
page-add-far = Na swoim telefonie
page-add-computer = Komputer
page-add-known = Dodaj: { $name }
page-change-colour = Zmień kolor: { $name }
page-which-computer = Który gracz komputerowy
page-remove = Usuń: { $name }
page-raise = Wyżej: { $name }
page-dice = Kości
page-dice-screen = Na ekranie
page-dice-real = Prawdziwe
page-dice-same = Te same dla każdego
page-dice-screen-about = Rzuca się tutaj: wszyscy widzą i mogą potem sprawdzić.
page-dice-real-about = Rzuca się na stole; bloczek sprawdza i liczy.
page-dice-same-about = Mecz: każdy gra osobno na swoim urządzeniu i dostaje te same rzuty. Wygrywa najwyższy wynik.
page-more = Więcej ustaleń
page-options = Opcje
page-rounds = Rundy
page-round = Runda { $round }
page-counting = Jak liczyć
page-counting-totals = Najwyższa suma rund
page-counting-differences = Przewaga w każdej rundzie
page-counting-rounds-won = Wygrane rundy
page-counting-short = { $counting ->
        [differences] Przewaga
        [rounds-won] Wygrane
       *[totals] Suma
    }
page-teams = Drużyny
page-teams-none = Każdy za siebie
page-teams-some = { $number ->
        [one] { $number } drużyna
        [few] { $number } drużyny
       *[many] { $number } drużyn
    }
page-team = Drużyna { $team }
page-begins = Kto zaczyna
page-begins-agreed = Pierwsze imię
page-begins-roll-off = Najwyższy rzut
page-coach-on = Można pytać trenera
page-no-coach = Bez trenera ten serwer nie udziela rad w czasie gry. Nie może przeszkodzić nikomu w szukaniu rad gdzie indziej.
page-patience = Jak długo czekać na kogoś, kogo nie ma
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
page-lobby-patience = Jeśli kogoś nie ma przez { $time }, pozostali mogą dać zagrać komputerowi.
page-remove-player = Usuń
page-removed = Gospodarz usunął cię od tego stolika. Możesz patrzeć. Jeśli chcesz grać, poproś go, żeby wpuścił cię z powrotem.
page-admit = Wpuść z powrotem: { $name }
page-lobby-sit = Zajmij miejsce, żeby zagrać.
page-lobby-screen = kości na ekranie
page-lobby-real = prawdziwe kości
page-seat-free = Wolne
page-seat-mine = Ty
page-sit = Siadam tu
page-stand-up = Wstań
page-begin = { $count ->
        [one] Zacznij solo
        [few] Zacznij: { $count } osoby
       *[many] Zacznij: { $count } osób
    }
page-begin-ask = Zacząć bez pozostałych?
page-begin-ask-about = Wolne miejsca znikną. Kto przyjdzie później, może tylko patrzeć.
page-invite = Zaproś
page-invite-play = Kto to otworzy, może zająć wolne miejsce.
page-invite-look = Gra skończona: kto to otworzy, zobaczy jej przebieg.
page-share = Udostępnij grę
page-invite-watch = Gra już trwa: kto to otworzy, może oglądać.
page-qr = Kod QR tego stolika
page-code = Kod
page-link = Link
page-copy = Kopiuj
page-copied = Skopiowano
page-not-copied = Zaznacz i skopiuj ręcznie
page-no-code = Kodu QR nie da się narysować, gdy serwer nie odpowiada.
page-device = Graj na innym urządzeniu
page-device-about = Otwórz ten link na drugim urządzeniu: na twoich miejscach można będzie grać z obu. Daj go tylko komuś, kto ma grać za ciebie.
page-device-own = To moje urządzenie: może wszystko to co to tutaj
page-device-qr = Kod QR dla drugiego urządzenia
page-device-make = Utwórz link
page-take-over = Grać tutaj za: { $theirs }?
page-take-over-about = { $held ->
        [yes] Otwarty link jest dla: { $theirs }. To urządzenie gra za: { $ours }, a bez własnego linku już by nie mogło.
       *[no] Otwarty link jest dla: { $theirs }. To urządzenie założyło stolik, ale nie mogłoby już tam nic zacząć ani zakończyć.
    }
page-take-over-yes = Przejmij
page-take-over-no = Zostaw, jak jest
page-take-over-none = Otwarty link nie daje miejsca przy tym stoliku.

# The table

page-menu = Menu
page-pad = Bloczek
page-story = Przed chwilą
page-pad-of = Bloczek: { $player }
page-whole-pad = Cały bloczek
page-people = Gracze
page-computer = komputer
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
page-cell-offered = { $box } { $points }: do wzięcia{ $advised ->
        [yes] , trener radzi
        [best] , teraz najlepsze pole
       *[no] {""}
    }
page-cell-zero = { $box } 0: do skreślenia
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
page-keep-line = Zatrzymane kości
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
page-button-all-kept = Wszystkie kości zostają
page-button-theirs = Gra { $player }
page-rolled-off = Najwyższy rzut ma { $player } i zaczyna.
page-roll-off = Zaczyna najwyższy rzut. Teraz rzuca { $player }.
page-do-roll = { $several ->
        [yes] Rzuca { $player }.
       *[no] Twoja tura: rzuć kośćmi.
    }
page-do-tell = { $several ->
        [yes] { $player }: zaznacz kości tak, jak leżą, albo pole i punkty.
       *[no] Zaznacz kości tak, jak leżą, albo pole i punkty.
    }
page-do-keep = Zaznacz, które kości zostają, albo wybierz pole.
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
        [yes] Twój wpis: { $box } za { $points }.
       *[no] { $player }: { $box } za { $points }.
    }
page-told-struck = { $you ->
        [yes] Skreślasz pole „{ $box }”.
       *[no] { $player } skreśla pole „{ $box }”.
    }
page-told-took-back = { $you ->
        [yes] Cofnięto.
       *[no] { $player } cofa ruch.
    }
page-told-corrected = Poprawiono: { $box } za { $points }.
page-told-reacts = { $player }: { $text }

page-react = Reakcja
page-reaction-bravo = Brawo!
page-reaction-laugh = Ha, ha!
page-reaction-ouch = Auć!
page-reaction-luck = Powodzenia!
page-reaction-hurry = No dalej…
page-reaction-thanks = Dzięki!
page-hand-over = { $player }: niech gra komputer…
page-hand-over-who = { $player }: kto gra dalej?
page-hand-over-own = Gra, dopóki nie wrócisz, a wrócić możesz w każdej chwili.
page-hand-over-another = { $player }: niech gra komputer?
page-hand-over-about = Dobry gracz komputerowy gra dalej, dopóki { $player } nie wróci.
page-hand-over-go = Niech gra
page-has-left = { $player } opuszcza stolik.
page-waits = { $player } od dłuższej chwili nie odpowiada.
page-absent = { $player }: nieobecność. Za { $time } komputer będzie mógł zagrać.
page-hand-over-yes = Niech gra { $computer }
page-not-now = Nie teraz
page-figure-numbers = Pokaż liczby
page-plays-for = { $player }: gra { $computer }
page-for = { $player } ({ $computer })
page-come-back = { $player } gra dalej
page-come-back-self = Gram dalej

# The keys

page-keys = Klawisze
page-key-space = Spacja
page-key-enter = Enter
page-keys-roll = rzuć albo od razu pokaż kości
page-keys-keep = zostaw kość albo ją zwolnij
page-keys-tell = podaj, co wypadło na kości
page-keys-walk = poruszaj się po bloczku
page-keys-write = wpisz w pole
page-keys-hint = zapytaj trenera
page-keys-undo = cofnij
page-keys-card = ta ściąga

# A match with the same dice

page-match-go = Do meczu
page-match-compare = Jak poszło innym
page-match-sealed = Kości można sprawdzić po końcu meczu.

# The coach

page-hint = Podpowiedź
page-coach = Trener
page-coach-idle = Po rzucie zapytaj, co robić.
page-coach-thinks = Trener myśli…
page-coach-says = Trener: { $choice }. { $why }
page-coach-second = { $less ->
        [no] Równie dobrze: { $choice }.
       *[yes] Druga opcja: { $choice }, o { $cost } mniej.
    }
page-coach-best = ideał
page-coach-keep = Zostaw te kości
page-ask-explorer = Analiza tej pozycji
page-percent = { $number }%
page-chances = Szansa na wygraną
page-chances-round = Szansa na wygranie rundy

# Real dice

page-real-dice = Kości: { $dice }
page-real-keys = Kości tak, jak leżą
page-points-which = Ile punktów?
page-points-none = Tu nie da się teraz nic wpisać.
page-correct = Popraw: { $box }
page-correct-was = { $player } ma tam { $points }.
page-correct-box = Pole

# The end

page-end = Koniec
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
            [one] { $points } runda
            [few] { $points } rundy
           *[many] { $points } rund
        }
       *[totals] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }
page-end-shared = Wygraną dzielą { $players }
page-rematch = Zagraj znów
page-rematch-go = Do rewanżu
page-end-more = Więcej
page-tonight-title = Dziś wieczorem, gra { $games }
page-evening-end = Zakończ wieczór
page-evening-won = Wieczór wygrywa { $player }
page-fair-dice = Uczciwe kości
page-record-notation = Notacja
page-record-jsonl = JSON Lines
page-record-csv = CSV
