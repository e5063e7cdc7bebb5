# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Elemzés
page-explorer-about = Bármilyen pontozólap, bármilyen kockák: nézd meg, melyik választás mennyit ér.
page-explorer-pad = Szabályok
page-explorer-card = Pontozólap
page-explorer-whole = Teljes lap
page-explorer-strip = Sávként
page-explorer-set = { $cell }. Módosítás
page-explorer-open = Szabad
page-explorer-which = Hány pont?
page-explorer-clear-card = Lap ürítése
page-explorer-anew = Kezdés üres pontozólappal
page-explorer-bonuses = Bónusz további öt egyformáért
page-explorer-dice = Kockák
page-explorer-remove = { $place }. kocka: { $face }. Eltávolítás
page-explorer-empty = { $place }. kocka: még nincs
page-explorer-faces = Kocka hozzáadása
page-explorer-throw = Dobás
page-explorer-clear = Törlés
page-explorer-left = Hátralévő dobás
page-explorer-link = Link másolása
page-explorer-copied = Másolva
page-explorer-worth = Várható végösszeg: { $total }
page-explorer-full = A pontozólap betelt: { $total } pont.
page-explorer-more-dice = { $count ->
        [one] Adj hozzá még egy kockát, és látod az összes választást.
       *[other] Adj hozzá { $count } kockát, és látod az összes választást.
    }
page-explorer-ends-turn = Hogyan végződik a következő kör
page-explorer-ends-about = Tökéletes játékkal: az egyes rovatok esélye és átlagos pontja.
page-explorer-solving = Ezek a szabályok most először: a kiszámítás pár másodperc.
page-explorer-progress = { $percent } kiszámítva
page-explorer-best = Legjobb: { $choice }
page-explorer-column-choice = Választás
page-explorer-column-value = Várható
page-explorer-column-cost = Veszít
page-explorer-choice = { $choice }: várható { $value }, veszteség { $cost }
page-explorer-choice-best = { $choice }: várható { $value }, a legjobb
page-explorer-none = újra mind
page-explorer-yours = a tiéd
page-explorer-all = Összes választás ({ $count })
page-explorer-fewer = Kevesebb
page-explorer-end = { $box }: { $chance }, átlagban { $points } pont
page-explorer-below = < { $percent }
