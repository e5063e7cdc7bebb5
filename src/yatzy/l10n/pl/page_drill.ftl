# The page: the drill, and the position of the day.

page-drill = Trening
page-drill-day = Pozycja dnia
page-drill-pad = Zasady
page-drill-menu = Trening i zasady
page-drill-practice = Trenuj
page-drill-question = pytanie { $number } z { $count }
page-drill-opening = Szukamy pozycji…
page-drill-keep = Co robisz? Dotknij kości, które zostają, albo pola.
page-drill-choose = Koniec rzutów. Które pole wybierasz?
page-drill-answer-roll = { $count ->
        [1] Rzuć 1 kością
       *[other] Rzuć { $count } kośćmi
    }
page-drill-answer-all = Rzuć wszystkimi
page-drill-answer-box = Wybierz: { $box }
page-drill-answer-none = Wybierz pole
page-drill-answer-kept = Wszystkie zostają
page-drill-show-pad = Pokaż kartę
page-drill-next = Dalej
page-drill-sum-up = Zobacz wynik
page-drill-streak = { $streak ->
        [0] Seria zaczyna się od nowa.
        [one] Pierwsza najlepsza odpowiedź.
        [few] { $streak } najlepsze odpowiedzi z rzędu.
       *[many] { $streak } najlepszych odpowiedzi z rzędu.
    }
page-drill-longest = Najwięcej z rzędu: { $streak }
page-drill-given = Straty do tej pory: { $cost }
page-drill-done = Najlepsze: { $best } z { $count }
page-drill-done-about = Straty: { $cost } punktu, po { $mean } na pytanie. { $praise ->
        [best] Lepiej się nie da.
        [good] Mocna gra.
       *[learn] Przejrzyj je i ucz się na nich.
    }
page-drill-again = Jeszcze dziesięć
page-drill-share = Udostępnij
page-drill-copied = Skopiowano
page-drill-days = { $days ->
        [1] Pierwszy dzień z rzędu. Wróć jutro.
       *[other] { $days } dni z rzędu.
    }
page-drill-tried = Jedna próba dziennie: dzisiejsza już za tobą.
page-drill-to-day = Dzisiejsza pozycja
page-drill-to-practice = Trenuj na innych pozycjach
