# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statisztika
page-records-whose = Kinek a statisztikája
page-records-none = Minden itt befejezett játékod pontjai, a fejlődésed és a drága szokásaid, a tökéletes játékos eredménye mellett. Nincs fiók: a kulcs ebben a böngészőben marad.
page-records-start = Statisztika indítása
page-records-name = Név, amelyen játszol
page-records-add = Valaki más
page-records-add-about = Az ezen az eszközön ezen a néven játszott játékok mostantól számítanak, és azok is, amelyekre az eszköz még emlékszik.
page-records-empty = Még nincs mit mutatni
page-records-empty-about = Játssz végig egy játékot { $name } néven, és itt megjelenik.
page-records-play = Játék
page-records-playing = { $count ->
        [one] Egy játék még tart.
       *[other] { $count } játék még tart.
    }
page-records-later = { $count ->
        [one] Egy játék visszanézése még tart…
       *[other] { $count } játék visszanézése még tart…
    }
page-records-opening = Keresés…
page-records-sheet = Tömb
page-records-games = { $rounds ->
        [one] Egy játék
       *[other] { $rounds } játék
    }
page-records-best = Legjobb
page-records-worst = Legkisebb
page-records-mean = Átlag
page-records-perfect = tökéletes játék: { $number }
page-records-odds-later = A tökéletes játékos eredményét még számoljuk…
page-records-rates = Milyen gyakran
page-records-upper-bonus = Felső bónusz
page-records-five-alike = Öt egyforma
page-records-rate = { $made }/{ $of }
page-records-you = te
page-records-best-play = tökéletes játék
page-records-further = A további öt egyformák játékonként átlagosan { $own } pontot hoznak neked, a tökéletes játékban { $perfect } pontot.
page-records-choices = A döntéseid
page-records-accuracy = Legjobb döntések
page-records-cost-each = Veszteség döntésenként
page-records-cost-game = Veszteség játékonként
page-records-luck = Szerencse játékonként
page-records-habits = Drága szokások
page-records-habit = { $times ->
        [one] egyszer
        [2] kétszer
       *[other] { $times } alkalommal
    }, { $points } pont
page-records-more-habits = Még { $count }
page-records-no-habits = Egyik döntés sem járt veszteséggel.
page-records-trend = Játékról játékra
page-records-yours = A te adataid
page-records-device = Másik eszközre
page-records-device-about = Aki ezt a linket megnyitja, megkapja ezt a statisztikát, és törölheti is. Csak a másik eszközödön nyisd meg.
page-records-device-qr = QR-kód, amely másik eszközre viszi ezt a statisztikát
page-records-export = Minden letöltése
page-records-remove = Levétel erről az eszközről
page-records-remove-about = A statisztika a szerveren és a kulccsal rendelkező más eszközökön megmarad. Kulcs nélkül senki sem találja meg újra.
page-records-remove-yes = Levétel
page-records-delete = Minden törlése
page-records-delete-about = { $name } eredményei minden eszközről végleg törlődnek, és ezekben a játékokban a név helyére egy szám kerül. Maguk a játékok megmaradnak azoknál, akiknél megvan a kódjuk.
page-records-delete-yes = Törlés
page-records-take = Statisztika másik eszközről
page-records-take-about = Ez a link valakinek a statisztikáját hozza. Az itt ugyanezen a néven játszott játékok is beleszámítanak majd, ezért csak a sajátodat vedd át.
page-records-take-yes = Átvétel
