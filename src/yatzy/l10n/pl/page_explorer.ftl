# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analiza
page-explorer-about = Dowolna karta, dowolne kości: zobacz, ile warta jest każda opcja.
page-explorer-pad = Zasady
page-explorer-card = Karta wyników
page-explorer-whole = Cała karta
page-explorer-strip = Jako pasek
page-explorer-set = { $cell }. Zmień
page-explorer-open = Wolne
page-explorer-which = Jaki wynik?
page-explorer-clear-card = Wyczyść kartę
page-explorer-anew = Zacznij od pustej karty
page-explorer-bonuses = Bonusy za kolejne pięć jednakowych
page-explorer-dice = Kości
page-explorer-remove = Kość { $place }: { $face }. Usuń
page-explorer-empty = Kość { $place }: jeszcze brak
page-explorer-faces = Dodaj kość
page-explorer-throw = Rzuć nimi
page-explorer-clear = Wyczyść
page-explorer-left = Jeszcze rzutów
page-explorer-link = Kopiuj link
page-explorer-copied = Skopiowano
page-explorer-worth = Prognoza wyniku: { $total }
page-explorer-full = Karta jest pełna: { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }.
page-explorer-more-dice = { $count ->
        [1] Dodaj jeszcze jedną kość, żeby zobaczyć wszystkie opcje.
       *[other] Dodaj jeszcze { $count } kości, żeby zobaczyć wszystkie opcje.
    }
page-explorer-ends-turn = Jak skończy się następna tura
page-explorer-ends-about = Przy idealnej grze: szansa na każde pole i ile średnio daje.
page-explorer-solving = Pierwszy raz z tymi zasadami: obliczenia potrwają kilka sekund.
page-explorer-progress = obliczono { $percent }
page-explorer-best = Najlepiej: { $choice }
page-explorer-column-choice = Opcja
page-explorer-column-value = Prognoza
page-explorer-column-cost = Strata
page-explorer-choice = { $choice }: prognoza { $value }, strata { $cost }
page-explorer-choice-best = { $choice }: prognoza { $value }, najlepiej
page-explorer-none = rzuć wszystkimi
page-explorer-yours = twój wybór
page-explorer-all = Pokaż wszystkie opcje ({ $count })
page-explorer-fewer = Pokaż mniej
page-explorer-end = { $box }: { $chance }, średnio { $points } punktu
page-explorer-below = < { $percent }
