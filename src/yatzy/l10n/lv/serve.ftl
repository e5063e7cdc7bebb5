# yatzy serve.

cli-serve = Atver galdus tīmeklī: telefoniem tajā pašā tīklā vai visiem.
    .host = Adrese, kurā klausīties. Noklusējums: visi šī datora tīkli.
    .port = Ports, kurā klausīties. Noklusējums: 8250 vai nākamais brīvais.
    .database = Kur glabā spēles: fails vai postgresql://user@host/name. Noklusējums: kopā ar yatzy play spēlēm.
    .public_url = Adrese, pa kuru to sasniedz citi, piem., https://yatzy.example. Noklusējums: adrese tajā pašā tīklā.
    .no_browser = Neatvērt lapu šeit.
    .log = Kā raksta žurnālu: rindas cilvēkiem, JSON programmām vai tikai kļūdas. Noklusējums: terminālī plain, citur json.
    .check = Tikai pateikt, kas tiktu palaists un vai tas izdotos.
    .json = Ar --check: izvadīt JSON programmām.

serve-heading = Galdi ir atvērti.
serve-here = Šajā datorā
serve-near = Citiem tajā pašā tīklā
serve-public = Visiem
serve-nobody-near = Tikai šis dators
serve-not-said = nav norādīts
serve-kept = Spēles glabājas šeit
serve-database = Datubāze
serve-log = Žurnāls
serve-stop = Aizver Ctrl-C. Spēles paliek un turpināsies nākamreiz.
serve-stopped = Aizvērts. Spēles ir saglabātas.
serve-next-port = Ports { $wanted } ir aizņemts, tāpēc šoreiz { $port }.
serve-warning = brīdinājums
serve-unknown = Šeit nav zināms, varbūt kļūda rakstībā: { $names }
serve-schema = { $kind }, shēma { $schema }
serve-schema-old = { $kind }, shēma { $schema }: tiks atjaunināta uz { $needs }
serve-schema-new = { $kind }: tur vēl nekā nav, tiks izveidots
serve-schema-none = { $kind }

error-settings-whole = { $name } ir vesels skaitlis no { $least } līdz { $most }, nevis „{ $value }”.
error-settings-number = { $name } ir skaitlis no { $least } līdz { $most }, nevis „{ $value }”.
error-settings-yes = { $name } ir 1 vai 0, nevis „{ $value }”.
error-settings-log = { $name } ir viens no { $known }, nevis „{ $value }”.
error-settings-url = { $name } ir adrese, piem., https://yatzy.example, nevis „{ $value }”.
error-settings-proxies = { $name } uzskaita adreses vai tīklus, piem., 10.0.0.0/8, atdalītus ar komatiem, nevis „{ $value }”.
error-settings-database = { $name } ir fails vai sākas ar sqlite:/// vai postgresql://, nevis ar { $scheme }://.
error-settings-json = --json der ar --check.
error-serve-port-taken = Portu { $port } lieto cita programma. Citu norāda --port.
error-serve-ports-taken = Portu { $port } un iepriekšējos lieto citas programmas. Citu norāda --port.
error-serve-port-denied = Šim lietotājam ports { $port } nav atļauts. Citu norāda --port, piem., 8250.
error-serve-host = „{ $host }” nav šī datora adrese.
error-serve-failed = Serveri nevar palaist: { $problem }.
