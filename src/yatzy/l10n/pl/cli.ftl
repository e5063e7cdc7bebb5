# The command line.

cli-yatzy = Yatzy każdego wydawcy – według jego własnych zasad.
    .lang = Język odpowiedzi, np. fi. Domyślnie: język terminala.
    .help-flag = Pokaż tę pomoc i zakończ.
    .version-flag = Pokaż wersję i zakończ.
    .completion-flag = Włącz uzupełnianie klawiszem Tab w bash, zsh lub fish.
    .usage = Użycie: { $form }
    .commands = Polecenia
    .parameters = Parametry
cli-sheets = Wypisz arkusze zasad albo sprawdź własny.
    .json = Wypisz JSON dla programów.
cli-sheets-check = Sprawdź własny arkusz zasad.
    .file = Arkusz, plik TOML.
    .json = Wypisz JSON dla programów.
cli-rules = Pokaż zasady arkusza.
    .sheet = Arkusz: jego nazwa albo ścieżka do własnego pliku.
    .json = Wypisz JSON dla programów.
cli-score = Pokaż, ile rzut daje w każdym wolnym polu i dlaczego.
    .dice = Kości jako cyfry, np. 55535. Bez nich program pyta raz za razem.
    .sheet = Arkusz: jego nazwa albo ścieżka do własnego pliku. Domyślnie: { $default }.
    .filled = Pola już wypełnione, według kluczy albo nazw z arkusza, np. yatzy=50,fives=25+100 (bonus po plusie).
    .json = Wypisz JSON dla programów.

cli-play = Graj w terminalu. Wznawia ostatnią przerwaną grę albo zaczyna nową.
    .game = Którą grę wznowić: jej nazwa z listy yatzy games albo początek nazwy.
    .new = Zacznij nową grę, nawet gdy inna jest przerwana.
    .sheet = Arkusz nowej gry: jego nazwa albo ścieżka do własnego pliku.
    .players = Kto gra, np. Anna,Bo.
    .teams = Ile drużyn dzieli po jednej kolumnie: 2 albo 3.
    .rounds = Ile rund, do 6.
    .counting = Jak liczą się rundy.
    .start = Kto zaczyna: pierwsze imię albo najwyższy rzut.
    .computers = Gracze komputerowi przy stoliku, rozdzieleni przecinkami; każdy może grać dwa razy. Są: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Graj bez trenera: przy tym stoliku nikt go nie pyta.
cli-pad = Prowadź bloczek do gry prawdziwymi kośćmi albo wydrukuj go na papierze.
    .game = Który bloczek wznowić: jego nazwa z listy yatzy games albo początek nazwy.
    .new = Zacznij nowy bloczek, nawet gdy inny jest przerwany.
    .sheet = Arkusz nowego bloczka: jego nazwa albo ścieżka do własnego pliku.
    .players = Kto gra, np. Anna,Bo.
    .teams = Ile drużyn dzieli po jednej kolumnie: 2 albo 3.
    .rounds = Ile rund, do 6.
    .counting = Jak liczą się rundy.
    .start = Kto zaczyna: pierwsze imię albo najwyższy rzut.
    .no_coach = Graj bez trenera: przy tym stoliku nikt go nie pyta.
    .print = Wypisz pusty bloczek jako stronę do wydruku i nic więcej.
    .columns = Ile kolumn ma drukowany bloczek. Domyślnie: { $default }.
cli-games = Wypisz zapisane gry.
    .all = Wypisz wszystkie, nie tylko ostatnie.
    .json = Wypisz JSON dla programów.
cli-games-show = Pokaż bloczek gry.
    .game = Gra: jej nazwa z listy yatzy games albo początek nazwy.
    .json = Wypisz JSON dla programów.
cli-games-export = Wypisz zapis gry.
    .game = Gra: jej nazwa z listy yatzy games albo początek nazwy.
    .jsonl = Pisz JSON Lines dla programów zamiast notacji czytelnej dla ludzi.
    .to = Plik docelowy. Domyślnie: wypisz na ekran.
cli-games-import = Wczytaj grę z jej zapisu.
    .file = Zapis w notacji albo w JSON Lines. Bez niego czytane jest standardowe wejście.
cli-games-delete = Usuń grę na zawsze.
    .game = Gra: jej nazwa z listy yatzy games albo początek nazwy.
    .database = Gdzie jest gra: plik albo postgresql://użytkownik@host/nazwa. Bez tego: twoje gry.
    .yes = Tak, usuń.
cli-records = Pokaż najlepszy i średni wynik każdego gracza na każdym arkuszu.
    .sheet = Tylko ten arkusz.
    .player = Tylko ten gracz, z częstościami i kosztownymi nawykami, jeśli arkusz przeliczono.
    .html = Zapisz też w tym pliku stronę z wykresami, częstościami i kosztownymi nawykami.
    .json = Wypisz JSON dla programów.
cli-review = Przejrzyj grę: co dały kości, ile kosztowała każda decyzja i co byłoby lepsze.
    .file = Zapis gry albo nazwa zapisanej gry. Bez niego: ostatnio rozegrana gra albo zapis podany potokiem.
    .html = Zapisz też w tym pliku stronę z wykresami i wszystkimi decyzjami.
    .json = Wypisz JSON dla programów.
cli-verify = Przelicz kości gry od nowa z sekretu zapieczętowanego przed pierwszym rzutem.
    .file = Zapis gry albo nazwa zapisanej gry. Bez niego czytane jest standardowe wejście.
    .day = Dla gry dnia: plik, który poświadcza ten dzień, taki, jaki daje /api/days serwera.
    .anchor = Kotwica zapisana wcześniej, zamiast tej z pliku.
    .json = Wypisz JSON dla programów.
cli-solve = Przelicz arkusz: oblicz prognozę wyniku przy idealnej grze.
    .sheet = Arkusz: jego nazwa albo ścieżka do własnego pliku. Domyślnie: { $default }.
    .fresh = Przelicz od nowa, nawet gdy obliczenia są zapisane.
    .threads = Ile wątków liczy. Domyślnie: po jednym na rdzeń.
    .json = Wypisz JSON dla programów.
cli-advise = Pokaż, co najlepiej zrobić z tymi kośćmi, ile kosztuje cała reszta i dlaczego.
    .dice = Kości jako cyfry, np. 12344.
    .rolls_left = Ile rzutów zostało. Domyślnie: wszystkie poza pierwszym.
    .sheet = Arkusz: jego nazwa albo ścieżka do własnego pliku. Domyślnie: { $default }.
    .filled = Pola już wypełnione, według kluczy albo nazw z arkusza, np. yatzy=50,fives=25+100 (bonus po plusie).
    .against = Końcowe wyniki pozostałych, np. 231,204: pokaż też, co najczęściej wygrywa.
    .all = Wypisz wszystkie opcje, nie tylko najlepsze.
    .json = Wypisz JSON dla programów.
cli-drill = Trenuj: co robisz w tej pozycji i ile kosztuje twoja odpowiedź?
    .sheet = Arkusz: jego nazwa albo ścieżka do własnego pliku. Domyślnie: tactic, z --own każdy arkusz.
    .own = Bierz pozycje z własnych gier, w których ktoś stracił punkty.
    .player = Tylko gry tego gracza, razem z --own.
    .today = Pokaż pozycję dnia, taką samą dla wszystkich.
    .date = Pokaż pozycję innego dnia, np. 2026-11-15.
    .count = Ile pytań. Domyślnie: 10.
    .seed = Liczba, dla której pozycje są zawsze te same.
    .answer = Od razu odpowiedz na jedno pytanie: kości do zostawienia, np. 44, albo pole.
    .json = Wypisz JSON dla programów, każde pytanie w jednym wierszu ze wszystkimi opcjami.
cli-odds = Pokaż, jak kończą się partie przy idealnej grze: dokładne szanse każdego wyniku i każdego pola.
    .sheets = Arkusz: jego nazwa albo ścieżka do własnego pliku; albo kilka do porównania. Domyślnie: tactic.
    .filled = Pola już wypełnione, według kluczy albo nazw z arkusza, np. yatzy=50,fives=25+100 (bonus po plusie).
    .games = Oszacuj je, rozgrywając tyle partii, zamiast liczyć dokładnie.
    .svg = Zapisz też w tym pliku wykres, dla kilku arkuszy wspólny.
    .json = Wypisz JSON dla programów.
cli-compare = Porównaj arkusze: czym się różnią, co daje idealna gra i ile każdy daje za te same kości.
    .sheets = Dwa arkusze lub więcej: ich nazwy albo ścieżki do własnych plików. Z jednym: ile warte są jego opcje.
    .dice = Kości, które ma ocenić każdy z nich, np. 55566.
    .json = Wypisz JSON dla programów.
cli-simulate = Niech gracze komputerowi rozegrają wiele partii: ile zdobywają i jak często wygrywają.
    .players = Kto gra (rozdziel przecinkami); każdy może grać dwa razy. Są: beginner, casual, strong, perfect, cautious, bold, winner. Domyślnie: { $default }.
    .sheet = Arkusz: jego nazwa albo ścieżka do własnego pliku. Domyślnie: { $default }.
    .games = Ile partii. Domyślnie: 10000, ale 500 z graczem winner, który gra około dziesięciu na sekundę.
    .seed = Liczba dla kości: ta sama daje te same partie. Domyślnie: { $default }.
    .json = Wypisz JSON dla programów.
cli-export = Zapisz dane o arkuszu dla tych, którzy badają grę, jako Parquet albo CSV.
    .what = Co zapisać: wszystkie stany między dwiema turami; punkty, których z każdego można jeszcze oczekiwać przy idealnej grze; wszystkie opcje i ile kosztują; albo partie gracza komputerowego.
    .sheet = Arkusz: jego nazwa albo ścieżka do własnego pliku. Domyślnie: { $default }.
    .to = Plik docelowy; jego nazwa kończy się na .parquet albo .csv. Domyślnie: CSV na standardowe wyjście.
    .states = Opisz też stan w każdym wierszu.
    .filled = Pola już wypełnione, według kluczy albo nazw z arkusza, np. yatzy=50,fives=25+100 (bonus po plusie).
    .dice = Dla advice: tylko te kości, np. 12344. Domyślnie: wszystkie rzuty.
    .rolls_left = Dla advice: tylko gdy zostało tyle rzutów. Domyślnie: dowolna liczba.
    .games = Ile partii rozegrać. Domyślnie: 1000. Z --games, --player albo --seed advice dotyczy partii, w przeciwnym razie jednej karty.
    .player = Kto gra: beginner, casual, strong, perfect, cautious, bold, winner. Domyślnie: perfect.
    .seed = Liczba dla kości: ta sama daje te same partie. Domyślnie: 0.

column-game = Gra
column-games = Partie
column-when = Data
column-state = Wynik
column-player = Gracz
column-best = Najlepszy
column-average = Średnia
games-none = Nie ma jeszcze gier: yatzy play zaczyna nową.
games-more = { $count ->
        [1] Jeszcze jedna: yatzy games --all
       *[other] Jeszcze { $count }: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, bloczek
games-under-way = rozegrano { $percent }%
games-exported = Gra { $game } jest w pliku { $file }.
export-rows = Wiersze do zapisania: { $rows }
export-writing = Zapisywanie
export-written = Wiersze w pliku { $file }: { $rows }
games-imported = Gra { $game } jest już tutaj. Pokazuje ją yatzy games show { $game }.
games-known = Gra { $game } już tu była.
games-deleted = Usunięto grę { $game }.
records-reading = Czytanie gier
records-none = Nie dograno jeszcze żadnej rundy.
records-no-match = Nie ma takiego gracza z dograną rundą na takim arkuszu.
verify-good = Sekret pasuje do pieczęci i daje dokładnie te kości: { $throws ->
        [one] { $throws } rzut
        [few] { $throws } rzuty
       *[many] { $throws } rzutów
    }, { $dice ->
        [1] { $dice } kość
       *[other] { $dice } kości
    }.
verify-seal-wrong = Sekret nie pasuje do pieczęci: przed grą zapieczętowano inny.
verify-mismatch = Rzut { $number } ({ $place }): w zapisie jest { $recorded }, sekret daje { $right }.
verify-in-roll-off = { $player }, o pierwszeństwo
verify-in-turn = runda { $round }, tura { $turn }, { $player }, rzut { $roll } w turze
verify-day-good = { $day }: ziarno jest tym, które łańcuch miał na ten dzień, a gry z poprzedniego dnia są w kościach.
verify-day-wrong = { $fault ->
        [chain] Ziarno nie prowadzi do kotwicy łańcucha.
        [seal] Ziarno nie pasuje do odcisku dnia.
        [mix] Mieszanka nie wynika z gier poprzedniego dnia.
        [table] Kod meczu nie wynika z ziarna.
       *[record] Zapis nie jest grą z tego dnia.
    }

column-sheet = Arkusz
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
column-rule = Co trzeba i co daje
column-example = Przykład
column-mean = Średnia
column-struck = Zera

score-heading = { $dice } według arkusza { $sheet }
score-forbidden = nie wolno
score-none-open = Wszystkie pola są wypełnione.
score-ask = Kości (pusty wiersz kończy): 
score-asking = Wpisz rzut, a zobaczysz, co daje w każdym polu według arkusza { $sheet }. Dla twojego pudełka: yatzy score --sheet NAZWA; listę daje yatzy sheets.
players-any = dowolnie
players-from = od { $least }
players-range = od { $least } do { $most }
sheets-hint = yatzy rules NAZWA objaśnia arkusz, yatzy score 55535 --sheet NAZWA liczy rzut.
check-good = { $file } to poprawny arkusz: { $title }, { $boxes ->
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
usage-too-many = „{ $name }” jest tu zbędne. Dodaj --help, żeby zobaczyć, czego trzeba.
usage-bad-value = „{ $value }” nie pasuje do { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Są: { $choices }.
    }
usage-too-large = { $name }: za duża liczba.
usage-repeated = { $name } podano dwa razy.
completion-installed = Uzupełnianie dla { $shell } jest w pliku { $file }. Otwórz nowy terminal, żeby działało.
stopped = Zatrzymano.
out-of-memory = Brakuje na to pamięci.
output-lost = Nie da się wypisać: { $problem }.
