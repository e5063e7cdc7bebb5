# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Katru metienu nosaka sākumvērtība, kas izlozēta pirms spēles, un nejaušs skaitlis, ko pievieno katra spēlētāja ierīce. Zemāk redzamais nospiedums atbilst tikai šai sākumvērtībai. Pēc spēles tava ierīce var pārrēķināt katru metienu.
page-fair-operator = Servera saimnieks var zināt kauliņus iepriekš, bet nevar tos izvēlēties.
page-fair-fingerprint = Sākumvērtības nospiedums
page-fair-in = Tava ierīce ir pievienojusi savu skaitli: šos kauliņus neviens nav izvēlējies.
page-fair-out = Tava ierīce neatbildēja laikus, tāpēc tās skaitļa šajos kauliņos nav.
page-fair-later = Tava ierīce pievienos savu skaitli, kad sāksies spēle.
page-fair-none = Tava ierīce šiem kauliņiem neko nav pievienojusi.
page-fair-same = Šajās sacensībās visi spēlē ar vieniem un tiem pašiem kauliņiem, tāpēc neviena ierīce tiem neko nepievieno.
page-fair-added = Skaitli pievienoja: { $names }
page-fair-missing = Laikus neatbildēja: { $names }
page-fair-word = Tavs veiksmes vārds
page-fair-word-about = Nav obligāts. Turpmāk tas tiks iejaukts kauliņos katrā spēlē, ko sāksi vai kurai pievienosies.

page-lobby-devices = Gandrīz gatavs. Gaidām šo spēlētāju ierīces: { $names }
page-lobby-start = Sākt negaidot

page-verify = Pārbaudīt kauliņus
page-verify-about = Parāda kauliņu sākumvērtību. Pēc tam gājienus vairs nevar atsaukt.
page-verified = Tava ierīce pārrēķināja visus kauliņus ({ $dice }): visi ir pareizi.
page-wrong-seed = Sākumvērtība neatbilst nospiedumam, ko tava ierīce redzēja pirms spēles.
page-wrong-rolls = { $count ->
        [zero] { $count } metienu neatbilst sākumvērtībai.
        [one] { $count } metiens neatbilst sākumvērtībai.
       *[other] { $count } metieni neatbilst sākumvērtībai.
    }
page-wrong-own = Skaitļa, ko pievienoja tava ierīce, šajos kauliņos nav.
page-wrong-late = Šo spēlētāju skaitļi mainīti pēc tam, kad tava ierīce bija parādījusi savējo: { $names }
page-wrong-game = Šis fails nav spēle, ko tu šeit redzēji.
page-wrong-day = Sākumvērtība nav tā, kas šai dienai bija noteikta, vai arī iepriekšējās dienas spēļu kauliņos nav.
page-verified-day = Sākumvērtība ir tā, kas šai dienai noteikta jau sen, un iepriekšējās dienas spēles ir kauliņos.
