# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statisztika
page-records-whose = Játékos
page-records-none = A pontjaid, a fejlődésed és a legdrágább hibáid, a tökéletes játék mellett. Fiók nem kell: a kulcsod ebben a böngészőben marad.
page-records-start = Legyen statisztikám
page-records-name = A játékosneved
page-records-add = Játékos hozzáadása
page-records-add-about = Az ezen az eszközön ezen a néven játszott játékok mostantól számítanak, és azok is, amelyekre az eszköz még emlékszik.
page-records-empty = Még nincs játék
page-records-empty-about = Fejezz be egy játékot { $name } néven, és itt megjelenik.
page-records-play = Játssz egyet
page-records-playing = { $count ->
        [one] Egy játék folyamatban.
       *[other] { $count } játék folyamatban.
    }
page-records-later = { $count ->
        [one] Egy játék visszanézése…
       *[other] { $count } játék visszanézése…
    }
page-records-opening = Betöltés…
page-records-sheet = Szabályok
page-records-games = { $rounds ->
        [one] Egy játék
       *[other] { $rounds } játék
    }
page-records-best = Legjobb
page-records-worst = Legkisebb
page-records-mean = Átlag
page-records-perfect = tökéletes játék: { $number }
page-records-odds-later = A tökéletes játék eredményét még számoljuk…
page-records-rates = Milyen gyakran
page-records-upper-bonus = Felső bónusz
page-records-five-alike = Öt egyforma
page-records-rate = { $made }/{ $of }
page-records-you = te
page-records-best-play = tökéletes játék
page-records-further = A további „öt egyforma” dobások játékonként átlagosan { $own } pontot hoznak neked, a tökéletes játékban { $perfect } pontot.
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
page-records-no-habits = Nem veszítettél pontot.
page-records-trend = Játékról játékra
page-records-yours = Az adataid
page-records-device = Átvitel másik eszközre
page-records-device-about = Aki ezt a linket megnyitja, megkapja ezt a statisztikát, és törölheti is. Csak a másik eszközödön nyisd meg.
page-records-device-qr = QR-kód, amely másik eszközre viszi ezt a statisztikát
page-records-export = Minden letöltése
page-records-remove = Eltávolítás erről az eszközről
page-records-remove-about = A statisztikád a szerveren és a kulccsal rendelkező más eszközökön megmarad. Kulcs nélkül senki sem találja meg újra.
page-records-remove-yes = Eltávolítás
page-records-delete = Minden törlése
page-records-delete-about = Minden eszközről végleg törli ezt a statisztikát: { $name }. Ezekben a játékokban a név helyére egy szám kerül. Akinél megvan egy játék kódja, továbbra is megnyithatja.
page-records-delete-yes = Törlés
page-records-take = Statisztika másik eszközről
page-records-take-about = Ez a link valakinek a statisztikáját tartalmazza. Az itt ezen a néven játszott játékok is beleszámítanak. Csak akkor folytasd, ha te magad készítetted a linket.
page-records-take-yes = Hozzáadás
