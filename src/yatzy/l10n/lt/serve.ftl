# yatzy serve.

cli-serve = Atidaro stalus žiniatinklyje: telefonams tame pačiame tinkle arba visiems.
    .host = Adresas, kuriuo klausomasi. Numatyta: visi šio kompiuterio tinklai.
    .port = Prievadas, kuriuo klausomasi. Numatyta: 8250 arba kitas laisvas.
    .database = Kur laikomos partijos: failas arba postgresql://user@host/name. Numatyta: kartu su yatzy play partijomis.
    .public_url = Adresas, kuriuo pasiekia kiti, pvz., https://yatzy.example. Numatyta: adresas tame pačiame tinkle.
    .no_browser = Neatverti puslapio čia.
    .log = Kaip rašomas žurnalas: eilutėmis žmonėms, JSON programoms arba tik klaidos. Numatyta: terminale plain, kitur json.
    .check = Tik pasakyti, kas būtų paleista ir ar tai pavyktų.
    .json = Su --check: išvesti JSON programoms.

serve-heading = Stalai atidaryti.
serve-here = Šiame kompiuteryje
serve-near = Kitiems tame pačiame tinkle
serve-public = Visiems
serve-nobody-near = Tik šis kompiuteris
serve-not-said = nenurodyta
serve-kept = Partijos laikomos čia
serve-database = Duomenų bazė
serve-log = Žurnalas
serve-stop = Uždaro Ctrl-C. Partijos lieka ir tęsis kitą kartą.
serve-stopped = Uždaryta. Partijos išsaugotos.
serve-next-port = Prievadas { $wanted } užimtas, todėl šįkart { $port }.
serve-warning = įspėjimas
serve-unknown = Čia nežinoma, gal rašybos klaida: { $names }
serve-schema = { $kind }, schema { $schema }
serve-schema-old = { $kind }, schema { $schema }: bus atnaujinta į { $needs }
serve-schema-new = { $kind }: ten dar nieko nėra, bus sukurta
serve-schema-none = { $kind }

error-settings-whole = { $name } yra sveikasis skaičius nuo { $least } iki { $most }, o ne „{ $value }“.
error-settings-number = { $name } yra skaičius nuo { $least } iki { $most }, o ne „{ $value }“.
error-settings-yes = { $name } yra 1 arba 0, o ne „{ $value }“.
error-settings-log = { $name } yra viena iš reikšmių { $known }, o ne „{ $value }“.
error-settings-url = { $name } yra adresas, pvz., https://yatzy.example, o ne „{ $value }“.
error-settings-proxies = { $name } išvardija kableliais atskirtus adresus ar tinklus, pvz., 10.0.0.0/8, o ne „{ $value }“.
error-settings-database = { $name } yra failas arba prasideda sqlite:/// ar postgresql://, o ne { $scheme }://.
error-settings-json = --json tinka su --check.
error-serve-port-taken = Prievadą { $port } naudoja kita programa. Kitą nurodo --port.
error-serve-ports-taken = Prievadą { $port } ir ankstesnius naudoja kitos programos. Kitą nurodo --port.
error-serve-port-denied = Šiam vartotojui prievadas { $port } neleidžiamas. Kitą nurodo --port, pvz., 8250.
error-serve-host = „{ $host }“ – ne šio kompiuterio adresas.
error-serve-failed = Nepavyksta paleisti serverio: { $problem }.
