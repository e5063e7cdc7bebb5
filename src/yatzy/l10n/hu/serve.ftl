# yatzy serve.

cli-serve = Asztalokat nyit a weben: a közös hálózat telefonjainak vagy mindenkinek.
    .host = A cím, amelyen figyel. Alapértelmezés: ennek a gépnek minden hálózata.
    .port = A port, amelyen figyel. Alapértelmezés: 8250, vagy a következő szabad.
    .database = Hol vannak a játékok: egy fájl vagy postgresql://user@host/name. Alapértelmezés: a yatzy play játékaival együtt.
    .public_url = A cím, amelyen mások elérik, például https://yatzy.example. Alapértelmezés: a közös hálózaton belüli.
    .no_browser = Itt ne nyissa meg az oldalt.
    .log = Hogyan íródjon a napló: sorok embereknek, JSON programoknak, vagy csak a hibák. Alapértelmezés: terminálon plain, egyébként json.
    .check = Megmondja, mi indulna, és menne-e, és nem tesz mást.
    .json = A --check mellett: JSON kiírása programoknak.

serve-heading = Az asztalok nyitva vannak.
serve-here = Ezen a gépen
serve-near = Másoknak a közös hálózaton
serve-public = Mindenkinek
serve-nobody-near = Csak ez a gép
serve-not-said = nincs megadva
serve-kept = A játékok helye
serve-database = Adatbázis
serve-log = Napló
serve-stop = A Ctrl-C bezárja őket. A játékok megmaradnak, és legközelebb folytatódnak.
serve-stopped = Bezárva. A játékok megvannak.
serve-next-port = Foglalt port: { $wanted }, ezért most { $port } lesz.
serve-warning = figyelem
serve-unknown = Itt ismeretlen, talán elírás: { $names }
serve-schema = { $kind }, séma: { $schema }
serve-schema-old = { $kind }, séma: { $schema }, frissítés erre: { $needs }
serve-schema-new = { $kind }: még nincs ott semmi, létrejön
serve-schema-none = { $kind }

error-settings-whole = { $name }: { $least } és { $most } közötti egész szám kell, nem „{ $value }”.
error-settings-number = { $name }: { $least } és { $most } közötti szám kell, nem „{ $value }”.
error-settings-yes = { $name }: 1 vagy 0 kell, nem „{ $value }”.
error-settings-log = { $name }: ezek egyike kell: { $known }, nem „{ $value }”.
error-settings-url = { $name }: olyan cím kell, mint https://yatzy.example, nem „{ $value }”.
error-settings-proxies = { $name }: címek vagy hálózatok kellenek, mint 10.0.0.0/8, vesszővel elválasztva, nem „{ $value }”.
error-settings-database = { $name }: fájl kell, vagy sqlite:/// vagy postgresql:// kezdet, nem { $scheme }://.
error-settings-json = A --json a --check mellé való.
error-serve-port-taken = Foglalt port: { $port }, egy másik program használja. A --port másikat választ.
error-serve-ports-taken = Foglalt port: { $port }, és az előttiek is, más programok használják őket. A --port másikat választ.
error-serve-port-denied = Ez a felhasználó nem figyelhet ezen a porton: { $port }. A --port másikat választ, például 8250.
error-serve-host = „{ $host }” nem ennek a gépnek a címe.
error-serve-failed = A szerver nem tud elindulni: { $problem }.
