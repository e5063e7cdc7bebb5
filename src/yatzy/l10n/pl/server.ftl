# What a server says to those at its tables.

error-table-unknown = Nie ma stolika z tym kodem.
error-day-unknown = Tego dnia nikt tu nie grał.
error-table-token = Token to 22 znaki: litery, cyfry, łączniki lub podkreślenia. To nie jest token.
error-table-token-missing = Pokaż token swojego miejsca albo swój klucz.
error-table-not-yours = To nie twoje miejsce.
error-table-not-host = Może to zrobić tylko gospodarz stolika.
error-table-barred = Gospodarz usunął cię od tego stolika. Poproś go, żeby wpuścił cię z powrotem.
error-table-one-seat = Masz tu już miejsce: przy otwartym stoliku każde urządzenie dostaje jedno.
error-table-lent = To miejsce jest tylko pożyczone: decyduje o nim właściciel.
error-table-no-seat = Nie ma miejsca { $seat }: wszystkich jest { $seats }.
error-table-no-seats = Stolik potrzebuje choć jednego miejsca.
error-table-seat-taken = Na miejscu { $seat } już ktoś siedzi.
error-table-seat-computer = Na miejscu { $seat } i tak gra komputer.
error-table-begun = Gra już trwa: nikt więcej nie może usiąść.
error-table-not-begun = Gra się jeszcze nie zaczęła: są wolne miejsca.
error-table-not-over = Gra się jeszcze nie skończyła.
error-table-nobody = Nie ma z kim zacząć.
error-table-name = Imię to jeden wiersz, najwyżej { $longest } znaków.
error-table-name-missing = Miejsce { $seat } potrzebuje imienia gracza.
error-table-name-twice = Ktoś przy stoliku ma już to imię.
error-table-devices = Na jednym miejscu można grać z najwyżej { $most } urządzeń.
error-table-real-dice = Z prawdziwymi kośćmi komputer nie zagra dalej: nie ma rąk.
error-table-not-stuck = Jeszcze nie pora: poczekaj chwilę, ta osoba może wciąż tu być.
error-table-stand-in = Gra za ciebie komputer. Najpierw wróć na swoje miejsce.
error-table-late = Gra poszła już dalej. Widzisz ją taką, jaka jest teraz.
error-table-long = Tyle odkładania, cofania i poprawiania, że stolik więcej nie przyjmie. Rzuć albo wpisz.
error-table-changed = Stolik się zmienił. Widzisz go takim, jaki jest teraz.
error-table-dice = Kośćmi przy tym stoliku rzuca serwer.
error-table-word-early = Z tym żądaniem nie można przysłać słowa: kto je widzi, mógłby wybrać kości. Wyślij „contribute”, zobowiąż się, gdy znasz pieczęć, i ujawnij, gdy stolik poda „revealing”.
error-table-contribution-early = Nie wszyscy się jeszcze zobowiązali. Ujawnij swój wkład, gdy stolik poda „revealing”.
error-table-contribution-late = Do tych kości nie można już nic dodać.
error-table-contribution-wrong = To nie jest wkład, do którego zobowiązało się urządzenie. Zaczyna się od 32 losowych cyfr szesnastkowych i ma do { $longest } znaków.
error-table-contributions-awaited = Niektóre urządzenia jeszcze nie odpowiedziały. Spróbuj ponownie za { $seconds } s, aby zacząć bez nich.
error-table-match-open = Inni jeszcze grają tymi kośćmi: będzie je widać po końcu meczu.
error-table-match-closed = Mecz się skończył: nikt już nie dołączy.
error-table-match-full = W tym meczu gra już tyle osób, ile może: { $most }.
error-table-match-alone = W meczu na tych samych kościach każdy gra osobno, kośćmi na ekranie.
error-table-no-match = To nie jest mecz na tych samych kościach.
error-table-no-coach = Przy tym stoliku gra się bez trenera: grę można przejrzeć, gdy się skończy.
error-table-plain-bot = Przy stoliku bez trenera mogą grać za ciebie tylko { bot-beginner } albo { bot-casual }.
error-table-position-live = To pozycja z twojego stolika, przy którym gracie bez trenera. Obejrzyj ją po zakończeniu gry.
error-table-sheet-name = Zasady różnią się od drukowanego arkusza { $sheet }: nadaj im własną nazwę.
error-table-nonsense = Tego stolik nie rozumie: { $problem }
error-table-hello-again = Powitanie już było.
error-table-reaction = Nie ma takiej reakcji. Są: { $known }.
error-table-turns = Tylu graczy, tyle pól i rund to ponad { $most } tur. Weź mniej.
error-table-reactions = Nie tyle naraz: poczekaj chwilę.
error-player-games = Masz już tyle gier, ile przechowuje się dla jednej osoby: { $most }. Najpierw z którejś zrezygnuj.
error-table-store = Serwer nie może teraz sięgnąć do gier. Spróbuj za chwilę: nic nie wykona się dwa razy.
error-table-storage = Na serwerze nie ma teraz miejsca na nowe stoliki. Rozpoczęte gry toczą się dalej: spróbuj później albo zapytaj osobę, która go prowadzi.

error-limit-stored = Z twojego adresu zapisano na razie tyle, ile można. Spróbuj za { $minutes } min.
error-limit-tables = Za dużo nowych stolików z jednego adresu. Spróbuj za { $seconds } s.
error-limit-requests = Za dużo naraz. Spróbuj za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
error-request-invalid = Żądanie nie pasuje: { $problem }
request-choices = { $problem }. Są: { $choices }.
error-request-unknown = Pod tym adresem nic nie ma.
error-request-method = Tego nie da się tu zrobić.
error-request-large = To za dużo jak na jedno żądanie.
error-request-host = Ten serwer nazywa się inaczej.
error-request-origin = Prosi o to inna strona, a jej nie wolno.
error-server-failed = Coś poszło nie tak na serwerze. Nic się nie zmieniło; spróbuj ponownie.
error-review-no-step = Nie ma w tej grze takiej decyzji: tura { $turn }, rzut { $throw }.
error-review-no-column = Nie ma w tej grze takiej kolumny: runda { $round }, kolumna { $column }.
