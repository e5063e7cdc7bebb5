# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Minden dobás egy kezdőértékből következik, amelyet a játék előtt sorsoltunk, és egy véletlen számból, amelyet minden játékos eszköze hozzáad. Az alábbi ujjlenyomat csak ehhez a kezdőértékhez illik. A játék után az eszközöd minden dobást újraszámolhat.
page-fair-operator = Aki ezt a szervert üzemelteti, előre tudhatja a kockákat, de nem választhatja meg őket.
page-fair-fingerprint = A kezdőérték ujjlenyomata
page-fair-in = Az eszközöd hozzáadta a számát: ezeket a kockákat senki sem választotta.
page-fair-out = Az eszközöd nem válaszolt időben, így a száma nincs benne ezekben a kockákban.
page-fair-later = Az eszközöd a játék kezdetekor adja hozzá a számát.
page-fair-none = Az eszközöd semmit sem adott ezekhez a kockákhoz.
page-fair-same = Ebben a meccsben mindenki ugyanazokkal a kockákkal játszik, ezért egy eszköz sem ad hozzájuk semmit.
page-fair-added = Számot adott hozzá: { $names }
page-fair-missing = Nem válaszolt időben: { $names }
page-fair-word = A szerencseszavad
page-fair-word-about = Nem kötelező. Mostantól minden játék kockáiba belekerül, amelyet elindítasz vagy amelyhez csatlakozol.

page-lobby-devices = Mindjárt kész. Várunk ezeknek a játékosoknak az eszközeire: { $names }
page-lobby-start = Indítás várakozás nélkül

page-verify = Kockák ellenőrzése
page-verify-about = Megmutatja a kockák kezdőértékét. Utána már nem vonhatsz vissza lépést.
page-verified = Az eszközöd minden kockát újraszámolt ({ $dice }): mind helyes.
page-wrong-seed = A kezdőérték nem illik ahhoz az ujjlenyomathoz, amelyet az eszközöd a játék előtt látott.
page-wrong-rolls = { $count ->
        [one] Egy dobás nem az, amit a kezdőérték ad.
       *[other] { $count } dobás nem az, amit a kezdőérték ad.
    }
page-wrong-own = Az eszközöd hozzáadott száma nincs benne ezekben a kockákban.
page-wrong-late = Ezeknek a játékosoknak a száma megváltozott, miután az eszközöd megmutatta a magáét: { $names }
page-wrong-game = A játékfájl nem az a játék, amelyet itt láttál.
page-wrong-day = A kezdőérték nem az, amelyet erre a napra rögzítettek, vagy az előző nap játékai nincsenek benne a kockákban.
page-verified-day = A kezdőérték az, amelyet erre a napra jóval előre rögzítettek, és az előző nap játékai benne vannak a kockákban.
