# One line for everything that can be wrong with what a user gives us.

error-dice-letters = „{ $text }” to nie rzut. Wpisz kości cyframi, np. 55535.
error-dice-count = „{ $text }” to { $got ->
        [1] { $got } kość
       *[other] { $got } kości
    }, a w tych zasadach kości jest { $expected }.
error-dice-face = „{ $text }” to nie rzut: na kościach jest od 1 do 6, a nie { $face }.
error-sheet-unknown = Nie ma zasad o nazwie „{ $name }”. { $near ->
        [none] Do wyboru: { $known }. Działa też ścieżka do własnego pliku.
       *[other] Może chodzi o { $near }?
    }
    .guest = Nie ma zasad o nazwie „{ $name }”. { $near ->
        [none] Do wyboru: { $known }.
       *[other] Może chodzi o { $near }?
    }
error-option-unknown = Zasady { $sheet } nie mają opcji „{ $option }”. { $known ->
        [none] Nie ma żadnych.
       *[other] Do wyboru: { $known }.
    }
error-options-exclude = Wybierz jedno: { $one } i { $other } wykluczają się.
error-sheet-missing = Nie ma takiego pliku.
error-sheet-unreadable = Pliku nie da się odczytać: { $problem }.
error-sheet-too-large = Plik jest za duży: zasady mogą mieć najwyżej { $largest } kB.
error-sheet-encoding = To nie jest plik tekstowy: zasady to TOML w UTF-8.
error-sheet-line = Wiersz jest za długi: limit znaków to { NUMBER($longest, useGrouping: 0) }.
error-sheet-toml = To nie jest poprawny TOML: { $problem }
error-sheet-empty = Plik z zasadami jest pusty.
error-sheet-not-offline = Według tych zasad można grać tylko z serwerem.
error-card-entry = „{ $part }” to nie wypełnione pole. Wpisz pole=punkty, np. yatzy=50.
error-card-box = W tych zasadach nie ma pola „{ $key }”. Do wyboru: { $known }.
error-card-twice = Pole „{ $key }” wypełniono dwa razy.
error-card-points = W polu „{ $key }” nigdy nie może być { $points }. Może być: { $possible }.
error-card-further = W polu „{ $key }” może być { $points } dopiero wtedy, gdy w polu „{ $needed }” są punkty.
error-card-order = Tę kartę wypełnia się od góry do dołu, a pole „{ $key }” jest jeszcze wolne.
error-card-bonus = { $most ->
        [0] Na tej karcie nie może być bonusu za kolejne pięć jednakowych.
       *[other] Bonus za każde kolejne pięć jednakowych to { $each }, a na tej karcie razem najwyżej { $most }, nie { $bonus }.
    }
error-card-bonus-box = { $points } w polu „{ $key }” nie mogło na tej karcie przynieść bonusu { $bonus }.
error-card-full = Wszystkie pola są wypełnione: gra skończona.
error-language-unknown = Nie ma języka „{ $language }”. Do wyboru: { $known }.
error-pad-columns = Bloczek ma od { $least } do { $most } kolumn, a nie { NUMBER($got, useGrouping: 0) }.

error-line = wiersz { $line }: { $told }

error-no-terminal = Do tego trzeba terminala, a nie potoku ani pliku.
error-games-sure = To usunie grę { $game } na zawsze. Dodaj --yes, żeby potwierdzić.
error-games-at-server = { $game } to stolik na serwerze. Uruchom yatzy serve i graj tam.
error-games-served = { $game } to stolik na działającym serwerze. Najpierw zatrzymaj serwer.
error-record-which = Podaj plik gry albo prześlij grę potokiem.
error-record-unwritable = Nie da się zapisać: { $problem }.

# Laying a table.

error-setup-players = Te zasady są dla { $least }–{ $most } graczy, a do treningu dla jednego; podano { $got }.
error-setup-name = „{ $name }” to nie imię: użyj od 1 do { $longest } znaków w jednym wierszu.
error-setup-name-twice = Dwie osoby mają to samo imię: { $name }. Zmień jedno z nich.
error-setup-teams = Drużyn może być { $allowed }, a nie { $got }.
error-setup-team-seats = Każdy gracz potrzebuje drużyny, a każda drużyna gracza.
error-setup-tag = „{ $text }” to nie { $tag ->
        [date] data w rodzaju 2026-11-15
        [seal] odcisk: 64 cyfry szesnastkowe
        [match] nazwa meczu: litery i cyfry, do 40
       *[game_id] nazwa gry: litery i cyfry, do 40
    }.
error-setup-match = W meczu na te same rzuty każdy gra osobno, kośćmi na ekranie i bez rzutu o to, kto zaczyna.
error-setup-rounds = Seria ma od 1 do { $most } rund, a nie { $got }.
error-setup-words = Szczęśliwe słowa: { $got }, a graczy: { $players }. Podaj po jednym na osobę albo żadnego.
error-setup-computers = Gdy grają boty, podaj dla każdego miejsca, czy gra tam bot. Miejsc: { $players }, podano: { $got }.
error-setup-computer = „{ $computer }” to nie nazwa bota: użyj małych liter, cyfr i łączników.
error-setup-computer-dice = Boty potrzebują kości na ekranie: prawdziwymi nie rzucą.
error-setup-choice = { $tag }: możliwe { $choices }, a nie „{ $text }”.
error-setup-word = „{ $word }” to nie szczęśliwe słowo: użyj najwyżej { $longest } znaków w jednym wierszu.

# Moves that are refused.

error-move-not-your-turn = To nie twoja tura: teraz gra { $player }.
error-move-game-over = Gra jest skończona.
error-move-roll-off = Najpierw wszyscy rzucają o to, kto zaczyna.
error-move-before-roll = Najpierw rzuć kośćmi.
error-move-no-roll-left = { $rolls ->
        [one] W turze jest tylko jeden rzut
        [few] W turze są tylko { $rolls } rzuty
       *[many] W turze jest tylko { $rolls } rzutów
    }: wybierz pole.
error-move-all-kept = Wszystkie kości zostają: wybierz pole albo zostaw mniej kości.
error-move-not-there = { $there ->
        [0] Na żadnej kości nie ma { $face }.
        [one] Nie ma tylu kości z { $face }: jest tylko { $there }.
        [few] Nie ma tylu kości z { $face }: są tylko { $there }.
       *[many] Nie ma tylu kości z { $face }: jest tylko { $there }.
    }
error-move-dice-count = { $expected ->
        [1] Rzuca się tu jedną kością
       *[other] Rzuca się tu { $expected } kośćmi
    }, a nie { $got }.
error-move-dice-face = Na kościach jest od 1 do 6, a nie { $face }.
error-move-not-yours = To cudza kolumna ({ $other }); teraz gra { $player }.
error-game-and-options = Podaj grę do wznowienia albo opcje nowej, nie jedno i drugie.
error-move-dice-lie = Kości tej tury są już wpisane: wybierz pole.
error-move-no-box = W tych zasadach nie ma pola „{ $box }”.{ $near ->
        [none] {""}
       *[other] {" "}Może chodzi o { $near }?
    }
error-move-box-filled = Pole „{ $box }” jest już wypełnione. Wybierz inne.
error-move-box-forbidden = Pola „{ $box }” nie wolno teraz wybrać. Wybierz inne.
error-move-typed = „{ $typed }” to ani kości, ani punkty: wpisz kości albo punkty, np. 28 lub 30+100.
error-move-points-needed = Ile punktów w polu „{ $box }”?
error-move-points = W polu „{ $box }” nie może teraz być { $points }. Może być: { $possible }.
error-move-points-differ = W polu „{ $box }” te kości dają { $right }, a nie { $points }.
error-move-only-real-dice = To działa tylko z prawdziwymi kośćmi.
error-move-across-dice = Rzutu nie można cofnąć.
error-move-computers = Ruchów bota ({ $player }) nie można cofnąć, tylko ruchy ludzi.
error-move-nothing-done = Nie ma czego cofać.
error-move-no-turn = Nie ma tury { $turn } do poprawienia.
error-move-conflict = To się nie zgadza: { $player } ma później { $points } w polu „{ $box }”. Najpierw popraw tamto.
error-move-not-over = Klucz losowania jest ukryty do końca gry.
error-move-no-secret = Te kości nie mają klucza losowania.
error-move-rolls-left = Po rzucie zostaje od 0 do { $most } rzutów, a nie { $got }.
error-move-shown = Gra jest zamknięta: klucz losowania został już pokazany.

# Records of games.

error-record-page = Strona nadpisałaby plik gry. Wybierz inną nazwę.
error-record-empty = Nie ma tu gry.
error-record-empty-input = Na standardowym wejściu nie ma gry. Podaj plik gry albo prześlij grę potokiem.
error-record-unreadable = Nie da się odczytać: { $problem }.
error-record-missing = Nie ma takiego pliku.
error-record-nowhere = Nie ma ani pliku, ani zapisanej gry o tej nazwie. Listę gier daje yatzy games.
error-record-none-played = W żadnej zapisanej grze nie ma jeszcze skończonej tury. Podaj plik gry albo prześlij grę potokiem.
error-record-too-large = To za dużo jak na grę: limit to { $largest } MB.
error-record-encoding = To nie jest plik tekstowy: plik gry to tekst w UTF-8.
error-record-json = To nie jest poprawny JSON: { $problem }
error-record-data = To nie jest zdarzenie gry: { $problem }
error-record-seq = Brakuje zdarzenia { $expected }; tu jest { $got }.
error-record-moment = „{ $got }” to nie czas w rodzaju 2026-11-15T19:30:00Z.
error-record-newer = To wersja { $version }, a ten yatzy czyta wersje od 1 do { $known }. Zaktualizuj yatzy, żeby ją odczytać.
error-record-no-start = Plik nie zaczyna się od początku gry.
error-record-started-twice = Gra zaczyna się drugi raz.
error-record-event = To nie mogło się zdarzyć.
error-record-digest = Zasady { $sheet } tutaj ({ $found }) nie są tymi, według których grano ({ $digest }).
error-record-tag = „{ $text }” to nie znacznik. Do wyboru: { $known }.
error-record-tag-twice = Znacznik { $tag } powtarza się.
error-record-no-tag = Brakuje znacznika { $tag }.
error-record-number = „{ $text }” to nie liczba.
error-record-choice = { $tag }: możliwe { $choices }, a nie „{ $text }”.
error-record-computer = „{ $text }” to nie bot przy tym stoliku: podaj miejsce i nazwę, np. 2 casual.
error-record-sheet = Nie ma zasad o nazwie „{ $sheet }”. Do wyboru: { $known }. Własne zasady podaje się w znaczniku Rules, tak jak robi to yatzy games export.
    .guest = Nie ma zasad o nazwie „{ $sheet }”. Do wyboru: { $known }. Własne zasady podaje się w znaczniku Rules.
error-record-rules = To nie są zasady { $sheet }.
error-record-heading = Tu powinno być „{ $expected }”, a nie „{ $text }”.
error-record-name = „{ $text }” tu nie gra: teraz gra { $player }.
error-record-unfinished = { $player }: tura nie ma końca.
error-record-part = Nie da się odczytać „{ $text }”: tura to kości, to, co zostawiono, pole i jego punkty.
error-record-kept = Zostawiono { $kept }, ale nie ma tego w { $dice }.
error-verify-real-dice = Grano prawdziwymi kośćmi: nie ma czego przeliczać.
error-verify-no-seal = Ta gra nie ma odcisku kości, więc nikt ich nie przeliczy.
error-verify-no-secret = Klucz losowania jest jeszcze ukryty: zobaczysz go po końcu gry.
error-verify-bad-secret = Klucz losowania nie jest zapisany cyframi szesnastkowymi.
error-verify-day-open = Gra z dnia { $day } jest jeszcze otwarta: klucz losowania będzie widać, gdy nikt już nie może w nią zagrać.
error-verify-day-file = Ten plik nie poświadcza żadnego dnia. Zapisz odpowiedź /api/days bez zmian.

# Solving.

error-solve-threads = Wątków może być od 1 do { NUMBER($most, useGrouping: 0) }, a nie { $got }.
error-solver-too-large = Te zasady mają co najmniej { $states } stanów: obliczenia wymagają { $needed } GiB pamięci, a wolne jest { $free } GiB.
error-solver-not-offline = Na tym urządzeniu nie ma obliczeń dla tych zasad. Zapytaj na komputerze z zainstalowanym yatzy: on je zrobi.
error-solver-odds-too-large = Dokładne szanse wymagają co najmniej { $needed } GiB pamięci, a wolne jest { $free }. Oszacuj je: --games 1000000.
error-solver-games = Potrzebna jest choć jedna partia, a nie { $got }.
error-advise-dice = Które kości ({ $dice })? Na przykład: yatzy advise 12344
error-advise-against = --against przyjmuje wyniki końcowe, np. 231,204, a nie „{ $text }”.
error-odds-filled = --filled działa z jednymi zasadami, a podano kilka.
error-odds-sheets = Naraz można porównać najwyżej { $most }, a nie { $got }.
error-odds-games = --games to liczba od 1 do { $most }, a nie { $got }.
error-solver-no-memory = Za mało pamięci.
error-solver-threads = Potrzebny jest choć jeden wątek, a nie { $got }.
error-solver-other-array = To nie są wartości dla tych zasad: ma ich być { $expected } w jednym rzędzie, a nie { $got }.
error-solver-other-sheet = Karta jest z innych zasad ({ $card }) niż obliczenia ({ $values }).
error-race-too-early = Wolnych pól: { $open }. Na grę tylko o wygraną jest za wcześnie: zaczyna się ona od { $most }. Do tego czasu najlepiej grać na punkty.
error-race-too-large = Gra o wygraną wymaga przy tych zasadach { $needed } GiB pamięci, a wolne jest { $free } GiB.
error-file-no-folder = Nie ma takiego folderu.
error-file-unwritable = Nie da się zapisać: { $problem }.
error-export-suffix = Plik musi mieć jedną z tych końcówek: { $known }
error-export-option = { $option } nie działa z { $what }.
error-export-either = --filled, --dice i --rolls-left dotyczą jednej karty, a --games, --player i --seed dotyczą partii.
error-export-player = --player to jeden bot, a nie { $got }.

# Where games are kept.

error-extra-missing = Brakuje do tego pakietu: { $package }. Zainstaluj go tak: { $command }
error-store-no-game = Nie ma gry „{ $game }”. Listę gier daje yatzy games.
error-store-many-games = Kilka gier zaczyna się od „{ $beginning }”: { $games }. Wpisz więcej znaków nazwy.
error-store-known = Grę { $game } już masz.
error-store-moved-on = Gra potoczyła się dalej gdzie indziej, może w innym terminalu. Teraz widzisz jej aktualny stan.
error-store-no-secret = Klucz losowania gry { $game } jest na innym komputerze: tu nie da się jej wznowić.
error-store-full = Dysk jest pełny, więc nic nie zapisano. Wcześniejsze zapisy są bezpieczne: { $place }
error-store-not-taken = Nie da się zapisać w { $place } ({ $problem }): może dysk jest pełny lub zawodzi albo wyczerpał się twój przydział. Wcześniejsze zapisy są bezpieczne.
error-store-read-only = W { $place } nie da się nic zapisać: dostęp tylko do odczytu.
error-store-cannot-open = W { $place } nie można przechowywać gier: { $problem }.
error-store-busy = Inny program właśnie zapisuje w { $place }. Spróbuj ponownie.
error-store-damaged = { $place } to nie baza gier albo jest uszkodzona: { $problem }.
error-store-gone = { $place } przeniesiono, usunięto lub podmieniono w trakcie pracy, więc nic nie zapisano. Zacznij od nowa.
error-store-foreign = { $place } to baza danych innego programu: nic w niej nie zapisano.
error-store-newer = { $place } pochodzi z nowszego yatzy. Zaktualizuj ten.
error-store-failed = Nie udało się użyć { $place }: { $problem }.
error-store-served = Inny yatzy serve używa { $place }. Zatrzymaj go albo wybierz inne miejsce: --database.
error-store-no-home = Ten użytkownik nie ma katalogu domowego. Podaj katalog: { $variable }=/a/folder
error-store-other-log = Plik { $log } obok { $place } należy do innych gier: kopią zapasową zastąpiono tylko sam plik. Niczego nie zmieniono. Jeśli { $place } jest tym, czego chcesz, usuń { $log }; yatzy host restore robi to sam.
error-store-closed = Zamknięto { $place }: nic więcej nie zostanie zapisane.
error-store-address = To nie jest adres bazy danych. Adres to plik albo np. postgresql://name:password@host/database; w nazwie i haśle znaki takie jak @ / : # pisze się %40 %2F %3A %23.
error-store-unreachable = Nie można się połączyć z { $place }: { $problem }.
error-store-away = { $place } nie odpowiada. Wcześniejsze zapisy są bezpieczne; spróbuj za chwilę.
error-store-locked = { $place } nie wpuszcza z tą nazwą i tym hasłem.
error-store-no-right = { $place } nie pozwala temu użytkownikowi tworzyć ani używać tabel. Może to zmienić administrator: GRANT CREATE ON SCHEMA …
error-store-no-database = Nie ma takiej bazy danych: { $place }. Najpierw trzeba ją utworzyć, np. przez createdb.

# Faults in a sheet; the path to the fault stands before each.

fault-whole-sheet = zasady
fault-more = (i jeszcze { $count }: zob. yatzy sheets check)
    .guest = (i jeszcze { $count })
fault-missing = brak.
fault-unknown-key = nieznany klucz. Znane: { $known }.
fault-not-table = potrzebna tabela, a nie { $got }.
fault-not-list = potrzebna lista, a nie { $got }.
fault-list-length = potrzeba od 1 do { $most } elementów, a nie { $got }.
fault-twice = coś się powtarza.
fault-not-whole = potrzebna liczba całkowita od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }, a nie { $got }.
fault-not-flag = potrzebne true albo false, a nie { $got }.
fault-not-text = potrzebny tekst, a nie { $got }.
fault-bad-text = potrzebny jeden wiersz tekstu, od 1 do { $longest } znaków.
fault-not-key = potrzebne małe litery, cyfry i łączniki, do { $longest }, najpierw litera, np. "full-house", a nie { $got }.
fault-not-choice = dozwolone { $choices }, a nie { $got }.
fault-not-language = potrzebny kod języka, np. "fi", a nie { $got }.
fault-not-pattern = potrzebne "any" albo tabela z jednym z kluczy { $known }, a nie { $got }.
fault-not-pays = potrzebne "all", "matched", także z dodaną liczbą ("all+50"), albo liczba do { $most }, a nie { $got }.
fault-key-taken = nazwa { $key } jest zajęta.
fault-upper-box = pole górnej części liczy jedną liczbę, daje "matched" i nie może czekać, aż nic innego nie pasuje.
fault-too-many-dice = potrzeba kości: { $needed }, a w zasadach jest { $dice }.
fault-no-upper-box = w górnej części nie ma żadnego pola.
fault-not-five-alike = potrzebne pole ze wzorem groups = [{ $dice }].
fault-needs-forced-joker = działa tylko z joker = "forced".
fault-against-joker = nie łączy się z jokerem.
fault-against-order = nie łączy się z order = "fixed".
fault-needs-chance = potrzeba dokładnie jednego pola ze wzorem "any"; jest ich { $got }.
fault-less-than-chance = potrzeba co najmniej tyle, ile Szansa daje za ten sam rzut: { $least }.
fault-id-taken = { $id } to nazwa zasad wbudowanych w yatzy. Wybierz inną.
