# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Jeder Wurf ergibt sich aus einem Startwert, der vor dem Spiel gezogen wurde, und aus einer Zufallszahl, die das Gerät jedes Mitspielers dazugibt. Der Fingerabdruck unten passt nur zu diesem Startwert. Nach dem Spiel kann dein Gerät jeden Wurf nachrechnen.
page-fair-operator = Wer diesen Server betreibt, kann die Würfel vorher kennen, aber nicht aussuchen.
page-fair-fingerprint = Fingerabdruck des Startwerts
page-fair-in = Dein Gerät hat seine Zahl dazugegeben: Niemand hat diese Würfel ausgesucht.
page-fair-out = Dein Gerät hat nicht rechtzeitig geantwortet; seine Zahl steckt nicht in diesen Würfeln.
page-fair-later = Dein Gerät gibt seine Zahl dazu, wenn das Spiel beginnt.
page-fair-none = Dein Gerät hat zu diesen Würfeln nichts dazugegeben.
page-fair-same = In diesem Match spielen alle mit denselben Würfeln, darum gibt kein Gerät etwas dazu.
page-fair-added = Eine Zahl kam von: { $names }
page-fair-missing = Nicht rechtzeitig geantwortet: { $names }
page-fair-word = Dein Glückswort
page-fair-word-about = Freiwillig. Es wird von jetzt an in die Würfel jedes Spiels gemischt, das du startest oder bei dem du mitspielst.

page-lobby-devices = Gleich geht es los. Es fehlen noch die Geräte von: { $names }
page-lobby-start = Ohne Warten starten

page-verify = Würfel prüfen
page-verify-about = Zeigt den Startwert der Würfel. Danach kannst du nichts mehr rückgängig machen.
page-verified = Dein Gerät hat alle Würfel nachgerechnet ({ $dice }): Alle stimmen.
page-wrong-seed = Der Startwert passt nicht zu dem Fingerabdruck, den dein Gerät vor dem Spiel gesehen hat.
page-wrong-rolls = { $count ->
        [one] Ein Wurf ist nicht der, den der Startwert ergibt.
       *[other] { $count } Würfe sind nicht die, die der Startwert ergibt.
    }
page-wrong-own = Die Zahl deines Geräts steckt nicht in diesen Würfeln.
page-wrong-late = Diese Zahlen wurden geändert, nachdem dein Gerät seine gezeigt hatte: { $names }
page-wrong-game = Die Spieldatei ist nicht das Spiel, das du hier gesehen hast.
page-wrong-day = Der Startwert ist nicht der, der für diesen Tag feststand, oder die Spiele des Vortags stecken nicht in den Würfeln.
page-verified-day = Der Startwert ist der, der lange vorher für diesen Tag feststand, und die Spiele des Vortags stecken in den Würfeln.
