# The page: the drill, and the position of the day.

page-drill = Edzés
page-drill-day = A nap állása
page-drill-pad = Tömb
page-drill-menu = Edzés és tömbök
page-drill-practice = Gyakorlás
page-drill-question = { $number }/{ $count }. kérdés
page-drill-opening = Állást keresünk…
page-drill-keep = Mit teszel? Koppints a megtartandó kockákra vagy egy rovatra.
page-drill-choose = Nincs több dobás. Melyik rovatot választod?
page-drill-answer-roll = { $count } kocka dobása
page-drill-answer-all = Mindet újra
page-drill-answer-box = Ez legyen: { $box }
page-drill-answer-none = Válassz rovatot
page-drill-answer-kept = Minden kocka marad
page-drill-show-pad = Lap mutatása
page-drill-next = Tovább
page-drill-sum-up = Lássuk, hogy ment
page-drill-streak = { $streak ->
        [0] A legjobb válaszok szériája elölről kezdődik.
        [one] Ez a széria első legjobb válasza.
       *[other] { $streak } legjobb válasz egymás után.
    }
page-drill-longest = Leghosszabb széria: { $streak }
page-drill-given = Veszteség eddig: { $cost }.
page-drill-done = Legjobb: { $best }/{ $count }
page-drill-done-about = Veszteség { $cost } pont, kérdésenként { $mean }. { $praise ->
        [best] Ennél jobban senki sem játszhatott volna.
        [good] Ez erős játék.
       *[learn] Mindegyikből lehet tanulni.
    }
page-drill-again = Még tíz
page-drill-share = Megosztás
page-drill-copied = Másolva
page-drill-days = { $days ->
        [one] A széria első napja. Gyere vissza holnap.
       *[other] { $days } nap egymás után.
    }
page-drill-tried = Naponta egy próba van: ez volt a tiéd.
page-drill-to-day = A mai állás
page-drill-to-practice = Gyakorlás másokon
