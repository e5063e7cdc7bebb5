# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Każdy rzut wynika z ziarna wylosowanego przed grą i z losowej liczby, którą dodaje urządzenie każdego gracza. Odcisk poniżej pasuje tylko do tego ziarna. Po grze twoje urządzenie może przeliczyć każdy rzut.
page-fair-operator = Kto prowadzi ten serwer, może znać kości z góry, ale nie może ich wybrać.
page-fair-fingerprint = Odcisk ziarna
page-fair-in = Twoje urządzenie dodało swoją liczbę: nikt tych kości nie wybrał.
page-fair-out = Twoje urządzenie nie odpowiedziało na czas, więc jego liczby nie ma w tych kościach.
page-fair-later = Twoje urządzenie doda swoją liczbę, gdy zacznie się gra.
page-fair-none = Twoje urządzenie nic nie dodało do tych kości.
page-fair-same = W tym meczu wszyscy grają tymi samymi kośćmi, więc żadne urządzenie nic do nich nie dodaje.
page-fair-added = Liczbę dodali: { $names }
page-fair-missing = Nie odpowiedzieli na czas: { $names }
page-fair-word = Twoje szczęśliwe słowo
page-fair-word-about = Nieobowiązkowe. Od teraz jest domieszane do kości w każdej grze, którą zaczniesz albo do której dołączysz.

page-lobby-devices = Prawie gotowe. Czekamy na urządzenia tych graczy: { $names }
page-lobby-start = Zacznij bez czekania

page-verify = Sprawdź kości
page-verify-about = Pokazuje ziarno kości. Potem nie da się już nic cofnąć.
page-verified = Twoje urządzenie przeliczyło wszystkie kości ({ $dice }): wszystkie się zgadzają.
page-wrong-seed = Ziarno nie pasuje do odcisku, który twoje urządzenie widziało przed grą.
page-wrong-rolls = { $count ->
        [one] Jeden rzut nie zgadza się z ziarnem.
        [few] { $count } rzuty nie zgadzają się z ziarnem.
       *[many] { $count } rzutów nie zgadza się z ziarnem.
    }
page-wrong-own = Liczby dodanej przez twoje urządzenie nie ma w tych kościach.
page-wrong-late = Liczby tych graczy zmieniły się, gdy twoje urządzenie pokazało już swoją: { $names }
page-wrong-game = Zapis to nie ta gra, którą tu widać.
page-wrong-day = Ziarno nie jest tym, które ustalono na ten dzień, albo gier z poprzedniego dnia nie ma w kościach.
page-verified-day = Ziarno jest tym, które ustalono na ten dzień dużo wcześniej, a gry z poprzedniego dnia są w kościach.
