# The page: rules of one's own.

page-own-about = Keisk, ko reikia langeliui ar ką jis duoda, pridėk langelių, žaisk šešiais kauliukais. Pradėk nuo spausdintų taisyklių ir iškart matyk, kas keičiasi.
page-own-begin = Nuo kurių taisyklių pradėsi?
page-own-title = Mūsų { $title }
page-own-open = Atverti TOML failą
page-own-from = Pagrindas: { $title }
page-own-anew = Pradėti iš naujo
page-own-link-wrong = Taisyklių šioje nuorodoje perskaityti nepavyksta.
page-own-play = Žaisti pagal šias

page-own-name-of-game = Žaidimo pavadinimas
page-own-dice = Kauliukai
page-own-rolls = Metimai per ėjimą
page-own-order = Langeliai pildomi
page-own-order-free = bet kokia tvarka
page-own-order-fixed = iš viršaus žemyn
page-own-strike = Nulis
page-own-strike-free = bet kada
page-own-strike-last = tik kai niekas neduoda taškų
page-own-bonus = Premija už viršutinę dalį
page-own-bonus-at = Nuo šios sumos
page-own-points = Taškai

page-own-boxes = Langeliai
page-own-add-box = Pridėti langelį
page-own-new-box = Naujas langelis
page-own-name = Pavadinimas
page-own-section = Dalis
page-own-upper = Viršutinė dalis
page-own-lower = Apatinė dalis
page-own-move-up = Perkelti aukščiau: { $name }
page-own-move-down = Perkelti žemiau: { $name }
page-own-remove = Pašalinti: { $name }
page-own-face = Skaičius
page-own-asks = Reikia
page-own-asks-groups = vienodų kauliukų
page-own-asks-run = skaičių iš eilės
page-own-asks-faces = būtent šių skaičių
page-own-asks-face = vieno skaičiaus
page-own-asks-any = bet kokių kauliukų
page-own-groups = Kiek vienodų
page-own-shared = Tas pats skaičius tinka abiem grupėms
page-own-run = Kiek iš eilės
page-own-faces = Skaičiai
page-own-pays = Duoda
page-own-pays-matched = tų kauliukų sumą
page-own-pays-all = visų kauliukų sumą
page-own-pays-fixed = visada tiek pat
page-own-plus = Ir dar
page-own-last-resort = Tik kai joks kitas laisvas langelis neduotų taškų

page-own-alike = Dar penki vienodi
page-own-alike-on = Ypatingos taisyklės, kai vėl išmetami penki vienodi
page-own-alike-box = Jų langelis
page-own-alike-bonus = Premija už kiekvienus
page-own-bonus-after = Premija galioja
page-own-bonus-after-points = kai jų langelyje yra taškų
page-own-bonus-after-any-entry = po taškų arba nulio
page-own-bonus-while = Premija skiriama
page-own-bonus-while-always = visada
page-own-bonus-while-upper-open = tik kai laisvas viršutinis langelis
page-own-joker = Džokeris
page-own-joker-none = ne džokeris
page-own-joker-free = laisvas: bet kuris apatinis langelis
page-own-joker-forced = privalomas pagal taisykles
page-own-joker-pays = Džokeris duoda
page-own-joker-pays-dice = kiek verti kauliukai
page-own-joker-pays-highest = langelio maksimumą
page-own-upper-first = Pirma viršutinis langelis
page-own-upper-first-always = visada
page-own-upper-first-after-points = tik kai jų langelyje yra taškų
page-own-in-chance = Šanso langelyje duoda
page-own-as-usual = kaip įprasta
page-own-zero = Duoda nulį
page-own-zero-never = niekada
page-own-zero-chance-and-upper = kai užpildyti Šansas ir viršutinis langelis
page-own-zero-upper-box = kai užpildytas viršutinis langelis
page-own-zero-upper-section = kai užpildyti visi viršutiniai langeliai

page-own-customs = Prie stalo
page-own-start = Kas pradeda
page-own-rounds = Daugiausia raundų
page-own-most = Daugiausia žaidėjų
page-own-any = bet kiek

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = turi būti sveikasis skaičius iki 1000.
page-own-fault-upper-box = viršutinės dalies langelis skaičiuoja vieno skaičiaus kauliukus ir duoda jų sumą.
page-own-fault-not-five-alike = turi būti langelis, kuriam reikia visų vienodų kauliukų.
page-own-fault-needs-forced-joker = veikia tik su privalomu džokeriu.
page-own-fault-against-order = nedera su langelių pildymu iš viršaus žemyn.
page-own-fault-needs-chance = reikia lygiai vieno langelio, kuriam tinka bet kokie kauliukai.

page-own-changes = Kas keičiasi
page-own-count = { $count ->
        [0] Pakeitimų nėra
       *[other] Pakeitimų: { $count }
    }
page-own-faults = { $count ->
        [one] Ištaisyk { $count } klaidą.
        [few] Ištaisyk { $count } klaidas.
       *[other] Ištaisyk { $count } klaidų.
    }
page-own-faults-about = Ištaisyk formoje pažymėtas klaidas. Iki tol rodomos paskutinės tinkamos taisyklės.
page-own-nothing-changed = Kol kas niekas: tai spausdintos taisyklės.
page-own-before = anksčiau
page-own-now = dabar
page-own-added = naujas
page-own-gone = pašalintas

page-own-expected = Vidurkis žaidžiant tobulai
page-own-solve-about = Perskaičiuojamos visos įmanomos partijos; tai trunka kelias sekundes.
page-own-solve = Apskaičiuoti šias taisykles
page-own-solving = Skaičiuojama: { $share }
page-own-stop = Sustabdyti
page-own-these = Šios taisyklės
page-own-original = Spausdintos taisyklės
page-own-difference = Skirtumas

page-own-out = Išsaugoti ir dalytis
page-own-read = Skaityti taisykles
page-own-compare = Lyginti su spausdintomis
page-own-share = Dalytis nuoroda
page-own-share-about = Taisyklės yra pačioje nuorodoje; serveryje nieko nesaugoma.
page-own-save = Atsisiųsti TOML
