# The page: rules of one's own.

page-own-about = Zmień, czego pole wymaga lub ile daje, dodaj pola, graj sześcioma kośćmi. Zacznij od drukowanych zasad i od razu zobacz, co się zmienia.
page-own-begin = Od których zasad zaczynasz?
page-own-title = { $title }, własne zasady
page-own-open = Otwórz plik TOML
page-own-from = Na podstawie: { $title }
page-own-anew = Zacznij od nowa
page-own-link-wrong = Zasad z tego linku nie da się odczytać.
page-own-play = Graj według tych zasad

page-own-name-of-game = Nazwa gry
page-own-dice = Kości
page-own-rolls = Rzuty w turze
page-own-order = Pola wybiera się
page-own-order-free = w dowolnej kolejności
page-own-order-fixed = od góry do dołu
page-own-strike = Skreślanie
page-own-strike-free = w każdej chwili
page-own-strike-last = tylko gdy nic nie daje punktów
page-own-bonus = Bonus za górną część
page-own-bonus-at = Od sumy
page-own-points = Punkty

page-own-boxes = Pola
page-own-add-box = Dodaj pole
page-own-new-box = Nowe pole
page-own-name = Nazwa
page-own-section = Część
page-own-upper = Górna część
page-own-lower = Dolna część
page-own-move-up = Wyżej: { $name }
page-own-move-down = Niżej: { $name }
page-own-remove = Usuń: { $name }
page-own-face = Liczba
page-own-asks = Wymaga
page-own-asks-groups = jednakowych kości
page-own-asks-run = liczb po kolei
page-own-asks-faces = dokładnie tych liczb
page-own-asks-face = jednej liczby
page-own-asks-any = dowolnych kości
page-own-groups = Ile jednakowych
page-own-shared = Ta sama liczba może być w obu grupach
page-own-run = Ile po kolei
page-own-faces = Liczby
page-own-pays = Daje
page-own-pays-matched = sumę tych kości
page-own-pays-all = sumę wszystkich kości
page-own-pays-fixed = stałą liczbę punktów
page-own-plus = Plus
page-own-last-resort = Tylko gdy żadne inne wolne pole nie da punktów

page-own-alike = Kolejne pięć jednakowych
page-own-alike-on = Osobne zasady dla kolejnych pięciu jednakowych
page-own-alike-box = Własne pole
page-own-alike-bonus = Bonus za każde
page-own-bonus-after = Bonus liczy się
page-own-bonus-after-points = po punktach we własnym polu
page-own-bonus-after-any-entry = po punktach lub zerze
page-own-bonus-while = Bonus jest
page-own-bonus-while-always = zawsze
page-own-bonus-while-upper-open = tylko przy wolnym górnym polu
page-own-joker = Joker
page-own-joker-none = bez jokera
page-own-joker-free = dowolny: każde dolne pole
page-own-joker-forced = obowiązkowy według zasad
page-own-joker-pays = Joker daje
page-own-joker-pays-dice = punkty swoich kości
page-own-joker-pays-highest = najwięcej, ile daje pole
page-own-upper-first = Najpierw górne pole
page-own-upper-first-always = zawsze
page-own-upper-first-after-points = tylko po punktach we własnym polu
page-own-in-chance = W Szansie daje
page-own-as-usual = jak zwykle
page-own-zero = Daje zero
page-own-zero-never = nigdy
page-own-zero-chance-and-upper = gdy Szansa i górne pole są wypełnione
page-own-zero-upper-box = gdy górne pole jest wypełnione
page-own-zero-upper-section = gdy wszystkie górne pola są wypełnione

page-own-customs = Przebieg gry
page-own-start = Kto zaczyna
page-own-rounds = Najwięcej rund
page-own-most = Najwięcej graczy
page-own-any = bez limitu

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = potrzebna liczba całkowita do 1000.
page-own-fault-upper-box = pole górnej części liczy jedną liczbę i daje sumę tych kości.
page-own-fault-not-five-alike = potrzebne pole, w którym wszystkie kości są jednakowe.
page-own-fault-needs-forced-joker = działa tylko z obowiązkowym jokerem.
page-own-fault-against-order = nie łączy się z kolejnością od góry do dołu.
page-own-fault-needs-chance = potrzeba dokładnie jednego pola na dowolne kości.

page-own-changes = Co się zmienia
page-own-count = { $count ->
        [0] Bez zmian
        [one] Jedna zmiana
        [few] { $count } zmiany
       *[many] { $count } zmian
    }
page-own-faults = { $count ->
        [one] Popraw 1 błąd.
        [few] Popraw { $count } błędy.
       *[many] Popraw { $count } błędów.
    }
page-own-faults-about = Popraw błędy zaznaczone w formularzu. Do tego czasu widać ostatnie poprawne zasady.
page-own-nothing-changed = Na razie nic: to drukowane zasady.
page-own-before = było
page-own-now = jest
page-own-added = nowe
page-own-gone = usunięte

page-own-expected = Średnia przy idealnej grze
page-own-solve-about = To przegląd wszystkich możliwych partii; potrwa kilka sekund.
page-own-solve = Oblicz idealną grę
page-own-solving = Liczymy: { $share }
page-own-stop = Zatrzymaj
page-own-these = Te zasady
page-own-original = Drukowane zasady
page-own-difference = Różnica

page-own-out = Zapisz i udostępnij
page-own-read = Czytaj zasady
page-own-compare = Porównaj z drukowanymi
page-own-share = Udostępnij link
page-own-share-about = Zasady są w samym linku; na serwerze nic się nie zapisuje.
page-own-save = Pobierz jako TOML
