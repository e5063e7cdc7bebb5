# The page: rules of one's own.

page-own-about = Zmień, czego pole wymaga lub ile daje, dodaj nowe, graj sześcioma kośćmi: zacznij od drukowanego bloczka, a od razu zobaczysz, co z tego wynika.
page-own-begin = Od którego bloczka zaczynasz?
page-own-title = { $title } po naszemu
page-own-open = Otwórz plik TOML
page-own-from = Na podstawie: { $title }
page-own-anew = Zacznij od nowa
page-own-link-wrong = Arkusza z tego linku nie da się odczytać.
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
page-own-remove = Usuń z bloczka: { $name }
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
page-own-pays-fixed = zawsze tyle samo
page-own-plus = I jeszcze
page-own-last-resort = Tylko gdy żadne inne wolne pole nie da punktów

page-own-alike = Znów pięć jednakowych
page-own-alike-on = Coś wyjątkowego, gdy własne pole jest zamknięte
page-own-alike-box = Własne pole
page-own-alike-bonus = Bonus za każde
page-own-bonus-after = Bonus liczy się
page-own-bonus-after-points = po punktach we własnym polu
page-own-bonus-after-any-entry = po punktach lub zerze
page-own-bonus-while = Bonus jest
page-own-bonus-while-always = zawsze
page-own-bonus-while-upper-open = tylko przy wolnym górnym polu
page-own-joker = Jako joker
page-own-joker-none = liczy się zwyczajnie
page-own-joker-free = pasuje do każdego dolnego pola
page-own-joker-forced = idzie tam, gdzie każą zasady
page-own-joker-pays = Joker daje
page-own-joker-pays-dice = punkty swoich kości
page-own-joker-pays-highest = najwięcej, ile daje pole
page-own-upper-first = Najpierw górne pole
page-own-upper-first-always = zawsze
page-own-upper-first-after-points = tylko po punktach we własnym polu
page-own-in-chance = Ile w Szansie
page-own-as-usual = jak zwykle
page-own-zero = Zero
page-own-zero-never = nigdy
page-own-zero-chance-and-upper = gdy Szansa i górne pole są zamknięte
page-own-zero-upper-box = gdy górne pole jest zamknięte
page-own-zero-upper-section = gdy wszystkie górne pola są zamknięte

page-own-customs = Przy stole
page-own-start = Kto zaczyna
page-own-rounds = Najwięcej rund
page-own-most = Najwięcej graczy
page-own-any = dowolnie

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = potrzebna liczba całkowita do 1000.
page-own-fault-upper-box = pole górnej części liczy jedną liczbę i daje sumę tych kości.
page-own-fault-not-five-alike = potrzebne pole, w którym wszystkie kości są jednakowe.
page-own-fault-needs-forced-joker = działa tylko z jokerem, który idzie tam, gdzie każą zasady.
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
        [one] Został 1 błąd.
        [few] Zostały { $count } błędy.
       *[many] Zostało { $count } błędów.
    }
page-own-faults-about = Są błędy, zaznaczone w formularzu. Na razie widać ostatnią wersję bez błędów.
page-own-nothing-changed = Na razie nic: gra się dokładnie jak na drukowanym bloczku.
page-own-before = było
page-own-now = jest
page-own-added = nowe
page-own-gone = usunięte

page-own-expected = Co daje idealna gra
page-own-solve-about = Trzeba przejrzeć każdą możliwą partię; to kilka sekund.
page-own-solve = Przelicz te zasady
page-own-solving = Liczymy: { $share }
page-own-stop = Zatrzymaj
page-own-these = Te zasady
page-own-original = Drukowany bloczek
page-own-difference = Różnica

page-own-out = Zachowaj, podaj dalej
page-own-read = Czytaj zasady
page-own-compare = Porównaj z drukowanym
page-own-share = Udostępnij link
page-own-share-about = Arkusz jest w samym linku; nigdzie indziej nic się nie zapisuje.
page-own-save = Pobierz jako TOML
