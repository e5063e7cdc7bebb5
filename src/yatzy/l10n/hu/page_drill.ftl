# The page: the drill, and the position of the day.

page-drill = Edzés
page-drill-day = A nap állása
page-drill-pad = Szabályok
page-drill-menu = Edzés és szabályok
page-drill-practice = Gyakorlás
page-drill-question = kérdés: { $number }/{ $count }
page-drill-opening = Állást keresünk…
page-drill-keep = Mit teszel? Koppints a megtartott kockákra vagy egy rovatra.
page-drill-choose = Nincs több dobás. Melyik rovatot választod?
page-drill-answer-roll = Dobás { $count } kockával
page-drill-answer-all = Dobás mindegyikkel
page-drill-answer-box = Ez legyen: { $box }
page-drill-answer-none = Válassz rovatot
page-drill-answer-kept = Mind megtartva
page-drill-show-pad = Lap mutatása
page-drill-next = Tovább
page-drill-sum-up = Az eredményed
page-drill-streak = { $streak ->
        [0] A széria megszakadt.
        [one] Az első legjobb válasz.
       *[other] { $streak } legjobb válasz egymás után.
    }
page-drill-longest = Leghosszabb széria: { $streak }
page-drill-given = Veszteség eddig: { $cost }
page-drill-done = Legjobb: { $best }/{ $count }
page-drill-done-about = { $cost } pontot veszítettél, kérdésenként { $mean } pontot. { $praise ->
        [best] Ennél jobban senki sem játszhatott volna.
        [good] Erős játék.
       *[learn] Nézd vissza őket, és tanulj belőlük.
    }
page-drill-again = Még tíz
page-drill-share = Megosztás
page-drill-copied = Másolva
page-drill-days = { $days ->
        [one] A széria első napja. Gyere vissza holnap.
       *[other] { $days } nap egymás után.
    }
page-drill-tried = Naponta egy próbád van, és ez volt az.
page-drill-to-day = A mai állás
page-drill-to-practice = További állások
