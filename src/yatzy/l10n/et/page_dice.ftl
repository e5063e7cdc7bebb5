# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Iga vise tuleneb algväärtusest, mis loositi enne mängu, ja juhuarvust, mille lisab iga mängija seade. Allolev sõrmejälg sobib ainult selle algväärtusega. Pärast mängu saab sinu seade kõik visked üle arvutada.
page-fair-operator = Serveri pidaja võib täringuid ette teada, aga valida neid ei saa.
page-fair-fingerprint = Algväärtuse sõrmejälg
page-fair-in = Sinu seade on oma arvu lisanud: keegi pole neid täringuid valinud.
page-fair-out = Sinu seade ei vastanud õigel ajal, nii et selle arvu neis täringutes pole.
page-fair-later = Sinu seade lisab oma arvu, kui mäng algab.
page-fair-none = Sinu seade pole neile täringutele midagi lisanud.
page-fair-same = Selles matšis mängivad kõik samade täringutega, nii et ükski seade midagi ei lisa.
page-fair-added = Arvu on lisanud: { $names }
page-fair-missing = Ei vastanud õigel ajal: { $names }
page-fair-word = Sinu õnnesõna
page-fair-word-about = Vabatahtlik. See läheb täringutesse igas mängus, mida nüüdsest alustad või millega liitud.

page-lobby-devices = Kohe valmis. Oodatakse nende mängijate seadmeid: { $names }
page-lobby-start = Alusta ootamata

page-verify = Kontrolli täringuid
page-verify-about = Näitab täringute algväärtust. Pärast seda ei saa enam midagi tagasi võtta.
page-verified = Sinu seade arvutas kõik täringud üle ({ $dice }): kõik on õiged.
page-wrong-seed = Algväärtus ei sobi sõrmejäljega, mida sinu seade enne mängu nägi.
page-wrong-rolls = { $count ->
        [one] Üks vise pole see, mille algväärtus annab.
       *[other] { $count } viset pole need, mille algväärtus annab.
    }
page-wrong-own = Sinu seadme lisatud arvu neis täringutes pole.
page-wrong-late = Nende mängijate arve muudeti pärast seda, kui sinu seade oli oma näidanud: { $names }
page-wrong-game = Mängufail pole see mäng, mida siin nägid.
page-wrong-day = Algväärtus ei ole see, mis selleks päevaks määrati, või pole eelmise päeva mängud täringutes sees.
page-verified-day = Algväärtus on see, mis selleks päevaks ammu ette määrati, ja eelmise päeva mängud on täringutes sees.
