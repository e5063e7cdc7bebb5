# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Elemzés
page-explorer-about = Bármilyen tömb, bármilyen kockák: melyik választás mennyit ér.
page-explorer-pad = Tömb
page-explorer-card = A lap
page-explorer-whole = Teljes lap
page-explorer-strip = Sávként
page-explorer-set = { $cell }. Módosítás
page-explorer-open = Szabad
page-explorer-which = Mi áll ott?
page-explorer-clear-card = Lap ürítése
page-explorer-anew = Kezdés üres lappal
page-explorer-bonuses = Bónusz további öt egyformáért
page-explorer-dice = Kockák
page-explorer-remove = { $place }. kocka: { $face }. Elvétel
page-explorer-empty = { $place }. kocka: még nincs
page-explorer-faces = Kocka hozzáadása
page-explorer-throw = Dobás
page-explorer-clear = Törlés
page-explorer-left = Hátralévő dobás
page-explorer-link = Link másolása
page-explorer-copied = Másolva
page-explorer-worth = A várható végösszeg { $total } pont.
page-explorer-full = A lap betelt: { $total } pont.
page-explorer-more-dice = { $count ->
        [one] Adj hozzá még egy kockát, és kiderül, melyik választás mennyit ér.
       *[other] Adj hozzá { $count } kockát, és kiderül, melyik választás mennyit ér.
    }
page-explorer-ends-turn = Hol ér véget a következő kör
page-explorer-ends-about = A lehető legjobb játékkal: az egyes rovatok esélye és átlagos pontja.
page-explorer-solving = Erről a tömbről még senki sem kérdezett: most oldjuk meg, ez pár másodperc.
page-explorer-progress = { $percent } megoldva
page-explorer-best = Legjobb: { $choice }
page-explorer-column-choice = Választás
page-explorer-column-value = Várható
page-explorer-column-cost = Ára
page-explorer-choice = { $choice }: várható { $value }, ára { $cost }
page-explorer-choice-best = { $choice }: várható { $value }, a legjobb
page-explorer-none = mindet újra
page-explorer-yours = a tiéd
page-explorer-all = Összes választás ({ $count })
page-explorer-fewer = Kevesebb
page-explorer-end = { $box }: { $chance }, átlagban { $points } pont
page-explorer-below = < { $percent }
