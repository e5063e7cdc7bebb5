# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Varje kast följer av ett startvärde som drogs före partiet och av ett slumptal från varje spelares enhet. Fingeravtrycket nedan passar bara det startvärdet. När partiet är slut kan din enhet räkna om varje kast.
page-fair-operator = Den som driver servern kan känna till tärningarna i förväg, men inte välja dem.
page-fair-fingerprint = Startvärdets fingeravtryck
page-fair-in = Din enhet har lagt till sitt tal: ingen har valt de här tärningarna.
page-fair-out = Din enhet svarade inte i tid, så dess tal är inte med i de här tärningarna.
page-fair-later = Din enhet lägger till sitt tal när partiet börjar.
page-fair-none = Din enhet har inte lagt något till de här tärningarna.
page-fair-same = Alla i matchen spelar med samma tärningar, så ingen enhet lägger till något.
page-fair-added = Har lagt till ett tal: { $names }
page-fair-missing = Svarade inte i tid: { $names }
page-fair-word = Ditt lyckoord
page-fair-word-about = Frivilligt. Det blandas in i tärningarna i varje parti som du startar eller går med i från och med nu.

page-lobby-devices = Nästan klart. Väntar på de här spelarnas enheter: { $names }
page-lobby-start = Börja utan att vänta

page-verify = Kontrollera tärningarna
page-verify-about = Visar tärningarnas startvärde. Efter det kan du inte ångra något.
page-verified = Din enhet har räknat om alla tärningar ({ $dice }): alla stämmer.
page-wrong-seed = Startvärdet stämmer inte med det fingeravtryck som din enhet såg före partiet.
page-wrong-rolls = { $count ->
        [one] Ett kast är inte det som startvärdet ger.
       *[other] { $count } kast är inte det som startvärdet ger.
    }
page-wrong-own = Talet som din enhet lade till är inte med i de här tärningarna.
page-wrong-late = De här spelarnas tal ändrades efter att din enhet hade visat sitt: { $names }
page-wrong-game = Det sparade partiet är inte det som du såg här.
page-wrong-day = Startvärdet är inte det som bestämdes för den här dagen, eller så är partierna från dagen före inte med i tärningarna.
page-verified-day = Startvärdet är det som bestämdes för den här dagen långt i förväg, och partierna från dagen före är med i tärningarna.
