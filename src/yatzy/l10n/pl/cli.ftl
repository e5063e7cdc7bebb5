# The command line.

cli-yatzy = Graj w Yatzy według zasad ze swojego pudełka i ucz się grać lepiej.
    .lang = Język, np. fi. Domyślnie: język terminala.
    .help-flag = Pokaż tę pomoc i zakończ.
    .version-flag = Pokaż wersję i zakończ.
    .completion-flag = Włącz uzupełnianie klawiszem Tab w bash, zsh lub fish.
    .usage = Użycie: { $form }
    .commands = Polecenia
    .parameters = Parametry
cli-sheets = Wypisz wszystkie zasady albo sprawdź własne.
    .json = Wypisz JSON.
cli-sheets-check = Sprawdź własne zasady.
    .file = Zasady, plik TOML.
    .json = Wypisz JSON.
cli-rules = Pokaż zasady.
    .sheet = Zasady: nazwa albo ścieżka do własnego pliku.
    .json = Wypisz JSON.
cli-score = Pokaż, ile rzut daje w każdym wolnym polu i dlaczego.
    .dice = Kości jako cyfry, np. 55535. Bez nich program pyta o kolejne rzuty.
    .sheet = Zasady: nazwa albo ścieżka do własnego pliku. Domyślnie: { $default }.
    .filled = Wypełnione pola, według klucza albo nazwy z bloczka, np. yatzy=50,fives=25+100 (bonus po plusie).
    .json = Wypisz JSON.

cli-play = Graj w terminalu. Wznawia ostatnią grę albo zaczyna nową.
    .game = Którą grę wznowić: jej nazwa z listy yatzy games albo początek nazwy.
    .new = Zacznij nową grę, nawet gdy inna nie jest skończona.
    .sheet = Zasady nowej gry: nazwa albo ścieżka do własnego pliku.
    .players = Gracze, np. Anna,Bo.
    .teams = Ile drużyn, 2 albo 3; drużyna ma wspólną kolumnę.
    .rounds = Ile rund, do 6.
    .counting = Jak liczą się rundy.
    .start = Kto zaczyna: pierwsza osoba na liście albo ta, która rzuci najwięcej.
    .computers = Boty przy stoliku, rozdzielone przecinkami; ten sam może grać dwa razy. Do wyboru: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Graj bez trenera.
cli-pad = Zapisuj wyniki gry prawdziwymi kośćmi albo wydrukuj bloczek.
    .game = Którą grę wznowić: jej nazwa z listy yatzy games albo początek nazwy.
    .new = Zacznij nową grę, nawet gdy inna nie jest skończona.
    .sheet = Zasady nowej gry: nazwa albo ścieżka do własnego pliku.
    .players = Gracze, np. Anna,Bo.
    .teams = Ile drużyn, 2 albo 3; drużyna ma wspólną kolumnę.
    .rounds = Ile rund, do 6.
    .counting = Jak liczą się rundy.
    .start = Kto zaczyna: pierwsza osoba na liście albo ta, która rzuci najwięcej.
    .no_coach = Graj bez trenera.
    .print = Zapisz pusty bloczek jako stronę do druku i nie rób nic więcej.
    .columns = Ile kolumn ma drukowany bloczek. Domyślnie: { $default }.
cli-games = Wypisz zapisane gry.
    .all = Wypisz wszystkie, nie tylko ostatnie.
    .json = Wypisz JSON.
cli-games-show = Pokaż kartę wyników gry.
    .game = Gra: jej nazwa z listy yatzy games albo początek nazwy.
    .json = Wypisz JSON.
cli-games-export = Eksportuj grę.
    .game = Gra: jej nazwa z listy yatzy games albo początek nazwy.
    .jsonl = JSON Lines zamiast czytelnej notacji.
    .to = Plik docelowy. Domyślnie: standardowe wyjście.
cli-games-import = Importuj grę.
    .file = Gra w notacji albo w JSON Lines. Domyślnie: standardowe wejście.
cli-games-delete = Usuń grę na zawsze.
    .game = Gra: jej nazwa z listy yatzy games albo początek nazwy.
    .database = Baza danych: plik albo postgresql://użytkownik@host/nazwa. Domyślnie: twoje gry.
    .yes = Potwierdź usunięcie.
cli-records = Pokaż najlepszy i średni wynik każdego gracza, osobno dla każdych zasad.
    .sheet = Tylko te zasady.
    .player = Tylko ten gracz; gdy są obliczenia dla zasad, także częstości i kosztowne nawyki.
    .html = Zapisz też w tym pliku stronę z wykresami, częstościami i kosztownymi nawykami.
    .json = Wypisz JSON.
cli-review = Przejrzyj grę: szczęście, straty przy każdej decyzji i co było lepsze.
    .file = Plik gry albo nazwa zapisanej gry. Domyślnie: ostatnia gra albo to, co przychodzi potokiem.
    .html = Zapisz też w tym pliku stronę z wykresami i wszystkimi decyzjami.
    .json = Wypisz JSON.
cli-verify = Sprawdź kości gry: przelicz je od nowa z klucza losowania.
    .file = Plik gry albo nazwa zapisanej gry. Domyślnie: standardowe wejście.
    .day = Dla gry dnia: plik, który poświadcza ten dzień, taki, jaki daje /api/days serwera.
    .anchor = Kotwica zapisana wcześniej, zamiast tej z pliku.
    .json = Wypisz JSON.
cli-solve = Oblicz idealną grę według tych zasad: prognozę wyniku.
    .sheet = Zasady: nazwa albo ścieżka do własnego pliku. Domyślnie: { $default }.
    .fresh = Oblicz od nowa, nawet gdy wynik obliczeń jest zapisany.
    .threads = Ile wątków. Domyślnie: po jednym na rdzeń.
    .json = Wypisz JSON.
cli-advise = Pokaż najlepszą opcję dla tych kości, straty przy każdej innej i dlaczego.
    .dice = Kości jako cyfry, np. 12344.
    .rolls_left = Ile rzutów zostało. Domyślnie: wszystkie poza pierwszym.
    .sheet = Zasady: nazwa albo ścieżka do własnego pliku. Domyślnie: { $default }.
    .filled = Wypełnione pola, według klucza albo nazwy z bloczka, np. yatzy=50,fives=25+100 (bonus po plusie).
    .against = Końcowe wyniki pozostałych, np. 231,204: pokaż też, co najczęściej wygrywa.
    .all = Wypisz wszystkie opcje, nie tylko najlepszą.
    .json = Wypisz JSON.
cli-drill = Trenuj: wybierz ruch i zobacz, ile na nim tracisz.
    .sheet = Zasady: nazwa albo ścieżka do własnego pliku. Domyślnie: tactic, z --own wszystkie.
    .own = Bierz pozycje z własnych gier, w których ktoś stracił punkty.
    .player = Z --own: tylko gry tego gracza.
    .today = Pokaż pozycję dnia, taką samą dla wszystkich.
    .date = Pokaż pozycję innego dnia, np. 2026-11-15.
    .count = Ile pytań. Domyślnie: 10.
    .seed = Liczba, która daje zawsze te same pozycje.
    .answer = Od razu odpowiedz na jedno pytanie: kości do zostawienia, np. 44, albo pole.
    .json = Wypisz JSON, po jednym pytaniu w wierszu, ze wszystkimi opcjami.
cli-odds = Pokaż, jak kończą się partie przy idealnej grze: dokładne szanse każdego wyniku i każdego pola.
    .sheets = Zasady: nazwa albo ścieżka do własnego pliku; albo kilka do porównania. Domyślnie: tactic.
    .filled = Wypełnione pola, według klucza albo nazwy z bloczka, np. yatzy=50,fives=25+100 (bonus po plusie).
    .games = Oszacuj z tylu rozegranych partii, zamiast liczyć dokładnie.
    .svg = Zapisz też w tym pliku wykres.
    .json = Wypisz JSON.
cli-compare = Porównaj zasady: czym się różnią, ile średnio daje idealna gra i ile dają za te same kości.
    .sheets = Co najmniej dwie nazwy albo ścieżki do własnych plików. Jedna: ile warte są opcje tych zasad.
    .dice = Kości do policzenia według każdych zasad, np. 55566.
    .json = Wypisz JSON.
cli-simulate = Niech boty rozegrają wiele partii: ile średnio zdobywają i jak często wygrywają.
    .players = Boty, rozdzielone przecinkami; ten sam może grać dwa razy. Do wyboru: beginner, casual, strong, perfect, cautious, bold, winner. Domyślnie: { $default }.
    .sheet = Zasady: nazwa albo ścieżka do własnego pliku. Domyślnie: { $default }.
    .games = Ile partii. Domyślnie: 10000, a z botem winner 500, bo rozgrywa około dziesięciu na sekundę.
    .seed = Klucz losowania, liczba: ten sam daje te same partie. Domyślnie: { $default }.
    .json = Wypisz JSON.
cli-export = Eksportuj dane o zasadach do badań, jako Parquet albo CSV.
    .what = Co zapisać: wszystkie stany między dwiema turami; punkty, które z każdego da jeszcze idealna gra; wszystkie opcje i straty przy nich; albo partie rozegrane przez bota.
    .sheet = Zasady: nazwa albo ścieżka do własnego pliku. Domyślnie: { $default }.
    .to = Plik docelowy, z końcówką .parquet albo .csv. Domyślnie: CSV na standardowe wyjście.
    .states = Opisz stan w każdym wierszu.
    .filled = Wypełnione pola, według klucza albo nazwy z bloczka, np. yatzy=50,fives=25+100 (bonus po plusie).
    .dice = Dla advice: tylko te kości, np. 12344. Domyślnie: wszystkie rzuty.
    .rolls_left = Dla advice: tylko gdy zostało tyle rzutów. Domyślnie: dowolna liczba.
    .games = Ile partii rozegrać. Domyślnie: 1000. Z --games, --player albo --seed advice dotyczy partii, w przeciwnym razie jednej karty.
    .player = Bot: beginner, casual, strong, perfect, cautious, bold, winner. Domyślnie: perfect.
    .seed = Klucz losowania, liczba: ten sam daje te same partie. Domyślnie: 0.

column-game = Gra
column-games = Partie
column-when = Data
column-state = Wynik
column-player = Gracz
column-best = Najlepszy
column-average = Średnia
games-none = Nie ma jeszcze gier. Zacznij: yatzy play.
games-more = { $count ->
        [1] Jeszcze jedna: yatzy games --all
       *[other] Jeszcze { $count }: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, prawdziwe kości
games-under-way = rozegrano { $percent }%
games-exported = Wyeksportowano grę { $game } do pliku { $file }.
export-rows = Wiersze do zapisania: { $rows }
export-writing = Zapisywanie
export-written = Wiersze w pliku { $file }: { $rows }
games-imported = Zaimportowano grę { $game }. Zobacz ją: yatzy games show { $game }.
games-known = Grę { $game } już masz.
games-deleted = Usunięto grę { $game }.
records-reading = Czytanie gier
records-none = Nie ma jeszcze dogranych rund.
records-no-match = Ten gracz nie ma dogranych rund według tych zasad.
verify-good = Kości się zgadzają: klucz losowania pasuje do odcisku i daje dokładnie te kości ({ $throws ->
        [one] { $throws } rzut
        [few] { $throws } rzuty
       *[many] { $throws } rzutów
    }, { $dice ->
        [1] { $dice } kość
       *[other] { $dice } kości
    }).
verify-seal-wrong = Klucz losowania nie pasuje do odcisku: to nie ten, który ustalono przed grą.
verify-mismatch = Rzut { $number } ({ $place }): w pliku gry jest { $recorded }, z klucza losowania wychodzi { $right }.
verify-in-roll-off = { $player }, rzut o to, kto zaczyna
verify-in-turn = runda { $round }, tura { $turn }, { $player }, rzut { $roll } w turze
verify-day-good = { $day }: klucz losowania jest tym, który łańcuch miał na ten dzień, a w kościach są gry z poprzedniego dnia.
verify-day-wrong = { $fault ->
        [chain] Klucz losowania nie prowadzi do kotwicy łańcucha.
        [seal] Klucz losowania nie pasuje do odcisku dnia.
        [mix] Mieszanka nie wynika z gier poprzedniego dnia.
        [table] Kod meczu nie wynika z klucza losowania.
       *[record] Plik nie zawiera gry z tego dnia.
    }

column-sheet = Zasady
column-name = Nazwa
column-boxes = Pola
column-players = Gracze
column-languages = Języki
languages-many = { $count ->
        [one] { $count } język
        [few] { $count } języki
       *[many] { $count } języków
    }
column-highest = Najwyższy
column-box = Pole
column-points = Punkty
column-bonus = Bonus
column-why = Dlaczego
column-rule = Co trzeba ułożyć i ile to daje
column-example = Przykład
column-mean = Średnia
column-struck = Zera

score-heading = { $dice } według zasad { $sheet }
score-forbidden = nie wolno
score-none-open = Wszystkie pola są wypełnione.
score-ask = Kości (pusty wiersz – koniec):
score-asking = Wpisz rzut, a zobaczysz, ile daje w każdym polu według zasad { $sheet }. Inne zasady: yatzy score --sheet NAZWA; ich listę daje yatzy sheets.
players-any = bez limitu
players-from = od { $least }
players-range = od { $least } do { $most }
sheets-hint = Zasady przeczytasz tak: yatzy rules NAZWA; rzut policzysz tak: yatzy score 55535 --sheet NAZWA.
check-good = { $file } jest w porządku: { $title }, { $boxes ->
        [one] { $boxes } pole
        [few] { $boxes } pola
       *[many] { $boxes } pól
    }, najwyższy wynik { $highest }, skrót { $digest }.
check-more = { $count ->
        [1] i jeszcze jeden
       *[other] i jeszcze { $count }
    }
check-bad = { $file }: { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }

labelled = { $label }: { $text }
error-label = błąd: { $told }
usage-unknown-command = Nie ma polecenia „{ $name }”. Listę daje yatzy --help.
usage-unknown-option = Nie ma tu opcji „{ $name }”. Dodaj --help, żeby zobaczyć, jakie są.
usage-did-you-mean = Może chodzi o { $name }?
usage-missing = { $name } wymaga wartości. Dodaj --help, żeby zobaczyć jakiej.
usage-too-many = Zbędny argument: „{ $name }”. Dodaj --help, żeby zobaczyć, czego trzeba.
usage-bad-value = „{ $value }” nie pasuje do { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Do wyboru: { $choices }.
    }
usage-too-large = { $name }: za duża liczba.
usage-repeated = { $name } podano dwa razy.
completion-installed = Uzupełnianie dla { $shell } jest w pliku { $file }. Otwórz nowy terminal, żeby działało.
stopped = Zatrzymano.
out-of-memory = Za mało pamięci.
output-lost = Nie da się wypisać: { $problem }.
