# What a server says to those at its tables.

error-table-unknown = Nie ma stolika z tym kodem. Sprawdź kod.
error-day-unknown = Tego dnia nikt tu nie grał.
error-table-token = Token to 22 znaki: litery, cyfry, łączniki lub podkreślenia. To nie jest token.
error-table-token-missing = Wyślij token swojego miejsca albo swój klucz.
error-table-not-yours = To nie twoje miejsce.
error-table-not-host = Może to zrobić tylko gospodarz.
error-table-barred = Gospodarz usunął cię od tego stolika. Poproś go, żeby wpuścił cię z powrotem.
error-table-one-seat = Masz tu już miejsce: przy otwartym stoliku każde urządzenie dostaje jedno.
error-table-lent = To miejsce jest tylko pożyczone: decyduje o nim właściciel.
error-table-no-seat = Nie ma miejsca { $seat }: stolik ma ich { $seats }.
error-table-no-seats = Stolik potrzebuje choć jednego miejsca.
error-table-seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne.
error-table-seat-computer = Na miejscu { $seat } gra już bot.
error-table-begun = Gra już trwa: nie można dołączyć, ale można oglądać.
error-table-not-begun = Gra się jeszcze nie zaczęła: są wolne miejsca.
error-table-not-over = Gra się jeszcze nie skończyła.
error-table-nobody = Nie ma z kim zacząć.
error-table-name = Imię to jeden wiersz, najwyżej { $longest } znaków.
error-table-name-missing = Podaj imię gracza na miejscu { $seat }.
error-table-name-twice = Ktoś przy stoliku ma już to imię. Wybierz inne.
error-table-devices = Na jednym miejscu można grać z najwyżej { $most } urządzeń.
error-table-real-dice = Bot nie może grać prawdziwymi kośćmi.
error-table-not-stuck = Poczekaj chwilę: ta osoba może wciąż tu być.
error-table-stand-in = Gra za ciebie bot. Najpierw wróć do gry.
error-table-late = Gra poszła dalej. Teraz widzisz jej aktualny stan.
error-table-long = Za dużo zmian w tej turze. Rzuć albo wpisz wynik.
error-table-changed = Stolik się zmienił. Teraz widzisz jego aktualny stan.
error-table-dice = Kośćmi przy tym stoliku rzuca serwer.
error-table-word-early = Z tym żądaniem nie można przysłać słowa: kto je widzi, mógłby wybrać kości. Wyślij „contribute”, zobowiąż się, gdy znasz odcisk, i ujawnij, gdy stolik poda „revealing”.
error-table-contribution-early = Nie wszyscy się jeszcze zobowiązali. Ujawnij swój wkład, gdy stolik poda „revealing”.
error-table-contribution-late = Do tych kości nie można już nic dodać.
error-table-contribution-wrong = To nie jest wkład, do którego zobowiązało się urządzenie. Zaczyna się od 32 losowych cyfr szesnastkowych i ma do { $longest } znaków.
error-table-contributions-awaited = Niektóre urządzenia jeszcze nie odpowiedziały. Spróbuj ponownie za { $seconds } s, aby zacząć bez nich.
error-table-match-open = Inni jeszcze grają tymi kośćmi: będzie je widać po końcu meczu.
error-table-match-closed = Mecz się skończył: nie można już dołączyć.
error-table-match-full = Ten mecz jest pełny, gra w nim już tyle osób: { $most }.
error-table-match-alone = W meczu na te same rzuty każdy gra osobno, kośćmi na ekranie.
error-table-no-match = To nie jest mecz na te same rzuty.
error-table-no-coach = Przy tym stoliku gra się bez trenera: grę można przejrzeć, gdy się skończy.
error-table-plain-bot = Przy stoliku bez trenera mogą grać za ciebie tylko { bot-beginner } albo { bot-casual }.
error-table-position-live = To pozycja z twojego stolika, przy którym gracie bez trenera. Obejrzyj ją po zakończeniu gry.
error-table-sheet-name = Te zasady różnią się od drukowanych { $sheet }: nadaj im inną nazwę.
error-table-nonsense = Niezrozumiałe polecenie dla stolika: { $problem }
error-table-hello-again = Powitanie zostało już wysłane.
error-table-reaction = Nie ma takiej reakcji. Do wyboru: { $known }.
error-table-turns = To byłoby ponad { $most } tur. Wybierz mniej graczy, pól albo rund.
error-table-reactions = Za dużo reakcji naraz. Poczekaj chwilę.
error-player-games = Masz { $most } gier, więcej mieć nie można. Najpierw usuń którąś.
error-table-store = Serwer nie ma teraz dostępu do gier. Spróbuj za chwilę: nic nie wykona się dwa razy.
error-table-storage = Na serwerze nie ma teraz miejsca na nowe stoliki. Rozpoczęte gry toczą się dalej: spróbuj później albo zapytaj osobę, która go prowadzi.

error-limit-stored = Z twojego adresu zapisano na razie tyle, ile można. Spróbuj za { $minutes } min.
error-limit-tables = Za dużo nowych stolików z jednego adresu. Spróbuj za { $seconds } s.
error-limit-requests = Za dużo żądań. Spróbuj za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
error-request-invalid = Nieprawidłowe żądanie: { $problem }
request-choices = { $problem }. Do wyboru: { $choices }.
error-request-unknown = Pod tym adresem nic nie ma.
error-request-method = Tego nie da się tu zrobić.
error-request-large = To za dużo jak na jedno żądanie.
error-request-host = Ten serwer nie ma takiej nazwy.
error-request-origin = To żądanie wysłała inna strona, a to niedozwolone.
error-server-failed = Coś poszło nie tak na serwerze. Nic się nie zmieniło; spróbuj ponownie.
error-review-no-step = Nie ma w tej grze takiej decyzji: tura { $turn }, rzut { $throw }.
error-review-no-column = Nie ma w tej grze takiej kolumny: runda { $round }, kolumna { $column }.
