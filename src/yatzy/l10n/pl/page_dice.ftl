# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Każdy rzut wynika z klucza losowania ustalonego przed grą i z losowej liczby, którą dodaje urządzenie każdego gracza. Odcisk poniżej pasuje do tego klucza i do żadnego innego. Po grze twoje urządzenie może przeliczyć każdy rzut.
page-fair-operator = Osoba prowadząca serwer może znać kości z góry, ale nie może ich wybrać.
page-fair-fingerprint = Odcisk klucza losowania
page-fair-in = Twoje urządzenie dodało swoją liczbę: nikt tych kości nie wybrał.
page-fair-out = Twoje urządzenie nie odpowiedziało na czas, więc jego liczby nie ma w tych kościach.
page-fair-later = Twoje urządzenie doda swoją liczbę, gdy zacznie się gra.
page-fair-none = Twoje urządzenie nic nie dodało do tych kości.
page-fair-same = W tym meczu wszyscy grają tymi samymi kośćmi, więc żadne urządzenie nic do nich nie dodaje.
page-fair-added = Ich liczba jest w kościach: { $names }
page-fair-missing = Brak odpowiedzi na czas: { $names }
page-fair-word = Twoje szczęśliwe słowo
page-fair-word-about = Nieobowiązkowe. Wpływa na kości w każdej grze, którą odtąd zaczniesz albo do której dołączysz.

page-lobby-devices = Prawie gotowe. Czekamy na urządzenia tych graczy: { $names }
page-lobby-start = Zacznij bez czekania

page-verify = Sprawdź kości
page-verify-about = Odkrywa klucz losowania. Potem nie da się już cofać ruchów.
page-verified = Twoje urządzenie przeliczyło kości ({ $dice }): wszystkie się zgadzają.
page-wrong-seed = Klucz losowania nie pasuje do odcisku, który twoje urządzenie widziało przed grą.
page-wrong-rolls = { $count ->
        [one] Jeden rzut nie zgadza się z kluczem losowania.
        [few] { $count } rzuty nie zgadzają się z kluczem losowania.
       *[many] { $count } rzutów nie zgadza się z kluczem losowania.
    }
page-wrong-own = Liczby dodanej przez twoje urządzenie nie ma w tych kościach.
page-wrong-late = Liczby tych graczy zmieniły się, gdy twoje urządzenie pokazało już swoją: { $names }
page-wrong-game = W pliku jest inna gra niż ta, którą tu widać.
page-wrong-day = To nie jest klucz losowania ustalony na ten dzień albo w kościach nie ma gier z poprzedniego dnia.
page-verified-day = Klucz losowania na ten dzień ustalono dużo wcześniej, a w kościach są gry z poprzedniego dnia.
