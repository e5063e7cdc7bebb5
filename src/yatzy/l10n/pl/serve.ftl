# yatzy serve.

cli-serve = Otwórz stoliki w przeglądarce: dla telefonów w tej samej sieci albo dla wszystkich.
    .host = Adres, na którym nasłuchiwać. Domyślnie: każda sieć tego komputera.
    .port = Port, na którym nasłuchiwać. Domyślnie: 8250 albo następny wolny.
    .database = Gdzie trzymać gry: plik albo postgresql://user@host/name. Domyślnie: razem z grami yatzy play.
    .public_url = Adres, pod którym wchodzą inni, np. https://yatzy.example. Domyślnie: adres w tej samej sieci.
    .no_browser = Nie otwieraj tu strony.
    .log = Jak pisać dziennik: wiersze dla ludzi, JSON dla programów albo tylko problemy. Domyślnie: plain w terminalu, inaczej json.
    .check = Pokaż, co zostałoby uruchomione i czy to możliwe; nie rób nic więcej.
    .json = Z --check: wypisz JSON dla programów.

serve-heading = Stoliki są otwarte.
serve-here = Na tym komputerze
serve-near = Dla innych w tej samej sieci
serve-public = Dla wszystkich
serve-nobody-near = Tylko ten komputer
serve-not-said = nie podano
serve-kept = Gry są w
serve-database = Baza danych
serve-log = Dziennik
serve-stop = Ctrl-C je zamyka. Gry zostają i ruszą dalej następnym razem.
serve-stopped = Zamknięto. Gry są zapisane.
serve-next-port = Port { $wanted } jest zajęty, więc tym razem { $port }.
serve-warning = uwaga
serve-unknown = Nieznane tutaj, może z literówką: { $names }
serve-schema = { $kind }, schemat { $schema }
serve-schema-old = { $kind }, schemat { $schema }: zostanie podniesiony do { $needs }
serve-schema-new = { $kind }: nic tam jeszcze nie ma, zostanie utworzone
serve-schema-none = { $kind }

error-settings-whole = { $name } to liczba całkowita od { $least } do { $most }, a nie „{ $value }”.
error-settings-number = { $name } to liczba od { $least } do { $most }, a nie „{ $value }”.
error-settings-yes = { $name } to 1 albo 0, a nie „{ $value }”.
error-settings-log = { $name }: możliwe { $known }, a nie „{ $value }”.
error-settings-url = { $name } to adres, np. https://yatzy.example, a nie „{ $value }”.
error-settings-proxies = { $name } to adresy lub sieci, np. 10.0.0.0/8, rozdzielone przecinkami, a nie „{ $value }”.
error-settings-database = { $name } to plik albo zaczyna się od sqlite:/// lub postgresql://, a nie od { $scheme }://.
error-settings-json = --json działa z --check.
error-serve-port-taken = Port { $port } zajmuje inny program. Wybierz inny: --port.
error-serve-ports-taken = Port { $port } i porty przed nim zajmują inne programy. Wybierz inny: --port.
error-serve-port-denied = Ten użytkownik nie może nasłuchiwać na porcie { $port }. Wybierz inny, np. --port 8250.
error-serve-host = „{ $host }” to nie adres tego komputera.
error-serve-failed = Serwer się nie uruchamia: { $problem }.
