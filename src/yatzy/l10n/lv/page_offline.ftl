# The page without a server.

page-offline-far = Lai spēlētu citās ierīcēs, vajag serveri. Šeit visi spēlē šajā ierīcē.
page-offline-full = Ierīcē nav vietas, kur saglabāt spēli. Atbrīvo vietu un mēģini vēlreiz.
page-offline-refused = Tagad tā nevar.
page-offline-needs-server = Tam vajag serveri. Šeit vari spēlēt šajā ierīcē.
page-offline-unsaved = Šī pārlūkprogramma nesaglabā tavas spēles, varbūt logs ir privāts. Kad aizvērsi lapu, to vairs nebūs.
page-offline-dice = Kauliņus met pati ierīce. Pārbaude parāda, ka pēc spēles sākuma neviens metiens nav mainīts. Vai ierīcei uzticēties, lemjat jūs, kas ap to sēžat.
