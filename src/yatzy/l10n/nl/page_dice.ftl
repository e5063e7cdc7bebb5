# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Elke worp volgt uit een startwaarde die vóór het potje is getrokken en uit een willekeurig getal dat het toestel van elke speler toevoegt. De vingerafdruk hieronder past alleen bij die startwaarde. Na het potje kan jouw toestel elke worp narekenen.
page-fair-operator = Wie deze server beheert, kan de dobbelstenen vooraf weten, maar niet kiezen.
page-fair-fingerprint = Vingerafdruk van de startwaarde
page-fair-in = Jouw toestel heeft zijn getal toegevoegd: niemand heeft deze worpen gekozen.
page-fair-out = Jouw toestel antwoordde niet op tijd, dus zijn getal zit niet in deze worpen.
page-fair-later = Jouw toestel voegt zijn getal toe als het potje begint.
page-fair-none = Jouw toestel heeft niets aan deze worpen toegevoegd.
page-fair-same = In deze wedstrijd speelt iedereen met dezelfde worpen, dus geen toestel voegt iets toe.
page-fair-added = Getal toegevoegd door: { $names }
page-fair-missing = Niet op tijd geantwoord: { $names }
page-fair-word = Jouw gelukswoord
page-fair-word-about = Hoeft niet. Het wordt gemengd door de dobbelstenen van elk potje dat je vanaf nu begint of waar je aan meedoet.

page-lobby-devices = Bijna klaar. We wachten op de toestellen van: { $names }
page-lobby-start = Begin zonder te wachten

page-verify = Dobbelstenen controleren
page-verify-about = Toont de startwaarde van de dobbelstenen. Daarna kun je niets meer ongedaan maken.
page-verified = Jouw toestel heeft alle dobbelstenen nagerekend ({ $dice }): alles klopt.
page-wrong-seed = De startwaarde past niet bij de vingerafdruk die jouw toestel vóór het potje zag.
page-wrong-rolls = { $count ->
        [one] Eén worp is niet wat de startwaarde geeft.
       *[other] { $count } worpen zijn niet wat de startwaarde geeft.
    }
page-wrong-own = Het getal dat jouw toestel toevoegde, zit niet in deze worpen.
page-wrong-late = Deze getallen zijn veranderd nadat jouw toestel het zijne had laten zien: { $names }
page-wrong-game = Het spelbestand is niet het potje dat je hier zag.
page-wrong-day = De startwaarde is niet die van deze dag, of de potjes van de dag ervoor zitten niet in de worpen.
page-verified-day = De startwaarde is die welke al lang voor deze dag vaststond, en de potjes van de dag ervoor zitten in de worpen.
