# yatzy serve.

cli-serve = Opna borð á vefnum: fyrir síma á sama neti, eða fyrir öll.
    .host = Vistfangið sem hlustað er á. Sjálfgefið: öll net þessarar tölvu.
    .port = Gáttin sem hlustað er á. Sjálfgefið: 8250, eða næsta lausa gátt.
    .database = Hvar leikir eru geymdir: skrá, eða postgresql://user@host/name. Sjálfgefið: með leikjunum úr yatzy play.
    .public_url = Slóðin sem aðrir nota, til dæmis https://yatzy.example. Sjálfgefið: slóðin á sama neti.
    .no_browser = Ekki opna síðuna hér.
    .log = Hvernig annállinn er skrifaður: línur fyrir fólk, JSON fyrir forrit, eða aðeins það sem fer úrskeiðis. Sjálfgefið: plain í skjáhermi, annars json.
    .check = Segja hvað myndi keyra, og hvort það gengur, og gera ekkert annað.
    .json = Með --check: skila JSON fyrir forrit.

serve-heading = Borðin eru opin.
serve-here = Á þessari tölvu
serve-near = Fyrir aðra á sama neti
serve-public = Fyrir öll
serve-nobody-near = Aðeins þessi tölva
serve-not-said = ekki tekið fram
serve-kept = Leikir geymdir í
serve-database = Gagnagrunnur
serve-log = Annáll
serve-stop = Ctrl-C lokar þeim. Leikir geymast og halda áfram næst.
serve-stopped = Lokað. Leikirnir eru geymdir.
serve-next-port = Gátt { $wanted } er upptekin, svo í þetta sinn er hún { $port }.
serve-warning = viðvörun
serve-unknown = Óþekkt hér, kannski rangt stafað: { $names }
serve-schema = { $kind }, skema { $schema }
serve-schema-old = { $kind }, skema { $schema }: verður fært í { $needs }
serve-schema-new = { $kind }: ekkert þar enn, verður búið til
serve-schema-none = { $kind }

error-settings-whole = { $name } er heil tala frá { $least } til { $most }, ekki „{ $value }“.
error-settings-number = { $name } er tala frá { $least } til { $most }, ekki „{ $value }“.
error-settings-yes = { $name } er 1 eða 0, ekki „{ $value }“.
error-settings-log = { $name } er eitt af { $known }, ekki „{ $value }“.
error-settings-url = { $name } er slóð eins og https://yatzy.example, ekki „{ $value }“.
error-settings-proxies = { $name } telur upp vistföng eða net eins og 10.0.0.0/8, með kommum á milli, ekki „{ $value }“.
error-settings-database = { $name } er skrá, eða byrjar á sqlite:/// eða postgresql://, ekki á { $scheme }://.
error-settings-json = --json gengur aðeins með --check.
error-serve-port-taken = Annað forrit notar gátt { $port }. --port velur aðra.
error-serve-ports-taken = Önnur forrit nota gátt { $port } og þær á undan. --port velur aðra.
error-serve-port-denied = Þessi notandi má ekki hlusta á gátt { $port }. --port velur aðra, til dæmis 8250.
error-serve-host = „{ $host }“ er ekki vistfang þessarar tölvu.
error-serve-failed = Þjónninn getur ekki ræst: { $problem }.
