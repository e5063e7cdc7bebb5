# One line for everything that can be wrong with what a user gives us.

error-dice-letters = „{ $text }“ er ekki kast: skrifaðu teningana sem tölustafi, til dæmis 55535.
error-dice-count = Í „{ $text }“ { $got ->
        [one] er { $got } teningur
       *[other] eru { $got } teningar
    }; á þessu reglublaði er fjöldinn { $expected }.
error-dice-face = „{ $text }“ er ekki kast: teningar sýna 1 til 6, ekki { $face }.
error-sheet-unknown = Reglublaðið „{ $name }“ er ekki til. { $near ->
        [none] Í boði eru: { $known }. Slóð að eigin skrá gengur líka.
       *[other] Áttirðu við { $near }?
    }
    .guest = Reglublaðið „{ $name }“ er ekki til. { $near ->
        [none] Í boði eru: { $known }.
       *[other] Áttirðu við { $near }?
    }
error-option-unknown = Reglurnar { $sheet } hafa ekki valkostinn „{ $option }“. { $known ->
        [none] Engir eru til.
       *[other] Til eru: { $known }.
    }
error-options-exclude = Veldu aðeins annað: { $one } og { $other } útiloka hvort annað.
error-sheet-missing = Þessi skrá er ekki til.
error-sheet-unreadable = Ekki er hægt að lesa skrána: { $problem }.
error-sheet-too-large = Skráin er of stór fyrir reglublað: hámarkið er { $largest } kB.
error-sheet-encoding = Þetta er ekki textaskrá: reglublað er TOML í UTF-8.
error-sheet-line = Lína er lengri en { NUMBER($longest, useGrouping: 0) } stafir.
error-sheet-toml = Þetta er ekki gilt TOML: { $problem }
error-sheet-empty = Reglublaðið er tómt.
error-sheet-not-offline = Eftir þessum reglum er bara hægt að spila með þjóni.
error-card-entry = „{ $part }“ er ekki fylltur reitur: skrifaðu reitur=stig, til dæmis yatzy=50.
error-card-box = Reiturinn „{ $key }“ er ekki á þessu reglublaði. Þar eru: { $known }.
error-card-twice = Reiturinn { $key } er fylltur tvisvar.
error-card-points = Í reitnum { $key } getur aldrei staðið { $points }. Mögulegt er: { $possible }.
error-card-further = Í reitnum { $key } getur aðeins staðið { $points } þegar stig eru komin í reitinn { $needed }.
error-card-order = Þetta reglublað er fyllt ofan frá og niður, og reiturinn { $key } er enn opinn.
error-card-bonus = { $most ->
        [0] Á þessu spjaldi getur ekki verið bónus fyrir fimm eins aftur.
       *[other] Bónus fyrir fimm eins aftur er { $each } í hvert sinn, og mest { $most } á þessu spjaldi, ekki { $bonus }.
    }
error-card-bonus-box = { $points } í reitnum { $key } geta ekki hafa gefið bónusinn { $bonus } á þessu spjaldi.
error-card-full = Allir reitir eru fylltir: ekkert er eftir að spila.
error-language-unknown = Tungumálið „{ $language }“ er ekki til hér. Í boði eru: { $known }.
error-pad-columns = Dálkar á blokk eru { $least } til { $most }, ekki { NUMBER($got, useGrouping: 0) }.

error-line = lína { $line }: { $told }

error-no-terminal = Til að spila þarf skjáhermi, ekki pípu eða skrá.
error-games-sure = { $game } hyrfi fyrir fullt og allt. Bættu við --yes ef þú vilt það.
error-games-at-server = { $game } er borð á þjóninum. Þar er það spilað: yatzy serve opnar það.
error-games-served = { $game } er borð á þjóninum, sem er í gangi. Stöðvaðu hann fyrst.
error-record-which = Nefndu skrá með skráningu leiks, eða sendu hana um pípu.
error-record-unwritable = Ekki er hægt að skrifa: { $problem }.

error-setup-players = Þetta reglublað er fyrir { $least } til { $most } leikmenn, eða einn til æfingar; hér er fjöldinn { $got }.
error-setup-name = „{ $name }“ er ekki nafn: nafn er 1 til { $longest } stafir, í einni línu.
error-setup-name-twice = Tveir leikmenn heita { $name }.
error-setup-teams = Fjöldi liða má vera { $allowed }, ekki { $got }.
error-setup-team-seats = Hver leikmaður er í einu liði, og ekkert lið er tómt.
error-setup-tag = „{ $text }“ er ekki { $tag ->
        [date] dagsetning eins og 2026-11-15
        [seal] innsigli: 64 sextánskir tölustafir
        [match] heiti keppni: bókstafir og tölustafir, mest 40
       *[game_id] heiti leiks: bókstafir og tölustafir, mest 40
    }.
error-setup-match = Í keppni með sömu köstum spilar hvert fyrir sig, með teningum á skjánum og án þess að kastað sé um hver byrjar.
error-setup-rounds = Lotur í syrpu eru 1 til { $most }, ekki { $got }.
error-setup-words = Lukkuorð: { $got }, en leikmenn { $players }. Eitt á mann, eða ekkert.
error-setup-computers = Þegar tölva spilar þarf að segja um hvert sæti hvort tölva er þar: um { $players }, ekki um { $got }.
error-setup-computer = „{ $computer }“ er ekki heiti tölvuspilara: litlir stafir, tölustafir og bandstrik.
error-setup-computer-dice = Tölvuspilarar þurfa teninga á skjánum: þeir geta ekki kastað alvöru teningum.
error-setup-choice = { $tag } verður að vera eitt af { $choices }, ekki „{ $text }“.
error-setup-word = „{ $word }“ er ekki lukkuorð: það er mest { $longest } stafir, í einni línu.

error-move-not-your-turn = Þú átt ekki leik: { $player } spilar.
error-move-game-over = Leiknum er lokið.
error-move-roll-off = Fyrst kasta öll um hver byrjar.
error-move-before-roll = Kastaðu fyrst teningunum.
error-move-no-roll-left = { $rolls ->
        [1] Aðeins er eitt kast
        [one] Aðeins er { $rolls } kast
       *[other] Aðeins eru { $rolls } köst
    } í umferð: veldu reit.
error-move-all-kept = Allir teningar eru geymdir: veldu reit, eða geymdu færri.
error-move-not-there = { $there ->
        [0] Enginn teningur sýnir { $face }.
       *[other] Ekki sýna svo margir teningar { $face }: aðeins { $there }.
    }
error-move-dice-count = { $expected ->
        [1] Hér er einum teningi kastað
        [one] Hér er { $expected } teningi kastað
       *[other] Hér er { $expected } teningum kastað
    }, ekki { $got }.
error-move-dice-face = Teningar sýna 1 til 6, ekki { $face }.
error-move-not-yours = Þessi dálkur tilheyrir öðrum ({ $other }); { $player } á leik.
error-game-and-options = Annaðhvort heldurðu áfram með leik, eða segir hvernig nýr á að vera.
error-move-dice-lie = Teningar þessarar umferðar liggja þegar fyrir: veldu reit.
error-move-no-box = Reiturinn „{ $box }“ er ekki á þessu reglublaði.{ $near ->
        [none] {""}
       *[other] {" "}Áttirðu við { $near }?
    }
error-move-box-filled = Reiturinn { $box } er þegar fylltur.
error-move-box-forbidden = Reiturinn { $box } er ekki leyfður núna.
error-move-typed = „{ $typed }“ eru hvorki teningar né stig: sláðu inn teningana, eða stig eins og 28 eða 30+100.
error-move-points-needed = Hve mörg stig í reitinn { $box }?
error-move-points = Í reitinn { $box } geta ekki farið { $points } núna. Mögulegt er: { $possible }.
error-move-points-differ = Teningarnir gefa { $right } í reitinn { $box }, ekki { $points }.
error-move-only-real-dice = Það gengur aðeins með alvöru teningum.
error-move-across-dice = Teningunum er kastað, og því verður ekki breytt.
error-move-computers = Það sem { $player } skrifaði stendur: aðeins er hægt að taka til baka það sem fólk gerir.
error-move-nothing-done = Ekkert er að taka til baka.
error-move-no-turn = Engin umferð { $turn } er til að leiðrétta.
error-move-conflict = Það getur ekki verið: { $player } skrifaði síðar { $points } í reitinn { $box }. Leiðréttu það fyrst.
error-move-not-over = Teningarnir eru innsiglaðir þar til leiknum lýkur.
error-move-no-secret = Þessir teningar voru aldrei innsiglaðir.
error-move-rolls-left = Eftir kast eru 0 til { $most } köst eftir, ekki { $got }.
error-move-shown = Leiknum er lokað: teningarnir hafa verið sýndir.

error-record-page = Síðan kæmi í stað skráningarinnar.
error-record-empty = Hér er enginn leikur.
error-record-empty-input = Enginn leikur barst á staðalinntaki. Nefndu skrá með skráningu leiks, eða sendu hana um pípu.
error-record-unreadable = Ekki er hægt að lesa þetta: { $problem }.
error-record-missing = Þessi skrá er ekki til.
error-record-nowhere = Hvorki skrá né geymdur leikur ber það heiti. yatzy games telur leikina upp.
error-record-none-played = Engin umferð hefur verið spiluð í geymdum leik. Nefndu skrá með skráningu leiks, eða sendu hana um pípu.
error-record-too-large = Of stórt fyrir skráningu leiks: hámarkið er { $largest } MB.
error-record-encoding = Þetta er ekki textaskrá: skráning er texti í UTF-8.
error-record-json = Þetta er ekki gilt JSON: { $problem }
error-record-data = Þetta er ekki atburður í leik: { $problem }
error-record-seq = Atburð { $expected } vantar; hér er { $got }.
error-record-moment = „{ $got }“ er ekki tími eins og 2026-11-15T19:30:00Z.
error-record-newer = Þetta er útgáfa { $version }, og þetta yatzy les útgáfur 1 til { $known }. Kannski er það úr nýrra yatzy.
error-record-no-start = Upphaf leiks vantar fremst.
error-record-started-twice = Leikurinn byrjar í annað sinn.
error-record-event = Þetta getur ekki hafa gerst.
error-record-digest = Reglurnar { $sheet } hér ({ $found }) eru ekki þær sem spilað var eftir ({ $digest }).
error-record-tag = „{ $text }“ er ekki merki. Í boði eru: { $known }.
error-record-tag-twice = Merkið { $tag } kemur tvisvar fyrir.
error-record-no-tag = Merkið { $tag } vantar.
error-record-number = „{ $text }“ er ekki tala.
error-record-choice = { $tag } verður að vera eitt af { $choices }, ekki „{ $text }“.
error-record-computer = „{ $text }“ er ekki tölvuspilari við þetta borð: skrifaðu sætið og heiti, til dæmis 2 casual.
error-record-sheet = Reglublaðið „{ $sheet }“ er ekki í hillunni. Í boði eru: { $known }. Eigið reglublað fylgir með í merkinu Rules, eins og yatzy games export skrifar það.
    .guest = Reglublaðið „{ $sheet }“ er ekki í hillunni. Í boði eru: { $known }. Eigið reglublað fylgir með í merkinu Rules.
error-record-rules = Reglurnar passa ekki við reglublaðið { $sheet }.
error-record-heading = Hér ætti að standa „{ $expected }“, ekki „{ $text }“.
error-record-name = „{ $text }“ spilar ekki hér: { $player } á leik.
error-record-unfinished = Umferð lýkur ekki: { $player }.
error-record-part = Ekki er hægt að lesa „{ $text }“: umferð er teningar, það sem var geymt, reitur og stigin í honum.
error-record-kept = { $kept } var geymt, en er ekki í { $dice }.
error-verify-real-dice = Spilað var með alvöru teningum: ekkert er að reikna.
error-verify-no-seal = Teningarnir voru aldrei innsiglaðir, svo enginn getur reiknað þá aftur.
error-verify-no-secret = Teningarnir eru enn innsiglaðir: leyndarmálið er sýnt þegar leiknum lýkur.
error-verify-bad-secret = Leyndarmálið er ekki skrifað með sextánskum tölustöfum.
error-verify-day-open = Leikurinn { $day } er enn opinn: upphafsgildið er sýnt þegar enginn getur spilað hann lengur.
error-verify-day-file = Þessi skrá sannar engan dag. Vistaðu svarið frá /api/days eins og það er.

error-solve-threads = Fjöldi þráða má vera 1 til { NUMBER($most, useGrouping: 0) }, ekki { $got }.
error-solver-too-large = Á þessu reglublaði eru að minnsta kosti { $states } stöður: lausnin þarf { $needed } GiB af minni, en { $free } GiB eru laus.
error-solver-not-offline = Þetta tæki á enga lausn á þessum reglum. Spurðu í tölvu þar sem yatzy er uppsett: hún getur leyst þær.
error-solver-odds-too-large = Nákvæmar líkur þurfa að minnsta kosti { $needed } GiB af minni, en { $free } eru laus hér. --games 1000000 finnur þær með því að spila.
error-solver-games = Spila þarf að minnsta kosti einn leik, ekki { $got }.
error-advise-dice = Hvaða { $dice } teningar? Til dæmis: yatzy advise 12344
error-advise-against = --against tekur lokastig, til dæmis 231,204, ekki „{ $text }“.
error-odds-filled = --filled á við eitt reglublað, en fleiri voru nefnd.
error-odds-sheets = Mest er hægt að bera saman { $most } reglublöð í einu, ekki { $got }.
error-odds-games = --games er tala frá 1 til { $most }, ekki { $got }.
error-solver-no-memory = Ekki er nóg minni fyrir þetta.
error-solver-threads = Þræðir verða að vera að minnsta kosti einn, ekki { $got }.
error-solver-other-array = Þetta eru ekki gildi þessa reglublaðs: þau eiga að vera { $expected } í einni röð, ekki { $got }.
error-solver-other-sheet = Spjaldið er af öðru reglublaði ({ $card }) en lausnin ({ $values }).
error-race-too-early = Of snemmt er að spila aðeins til sigurs: opnir reitir eru { $open }, og það byrjar við { $most }. Fram að því snýst fullkomin spilamennska um stig.
error-race-too-large = Að spila til sigurs þarf { $needed } GiB af minni á þessu reglublaði, en { $free } GiB eru laus.
error-file-no-folder = Þessi mappa er ekki til.
error-file-unwritable = Ekki er hægt að skrifa: { $problem }.
error-export-suffix = Heiti skrárinnar þarf að enda á einu af þessu: { $known }
error-export-option = { $option } kemur { $what } ekkert við.
error-export-either = --filled, --dice og --rolls-left eiga við eitt spjald, en --games, --player og --seed við leiki.
error-export-player = --player nefnir einn tölvuspilara, ekki { $got }.

error-extra-missing = Til þess vantar pakka: { $package }. Settu hann upp með: { $command }
error-store-no-game = Leikurinn „{ $game }“ er ekki til. yatzy games telur leikina upp.
error-store-many-games = Fleiri en einn leikur byrjar á „{ $beginning }“: { $games }.
error-store-known = Leikurinn { $game } er hér fyrir.
error-store-moved-on = Leikurinn hélt áfram annars staðar, kannski í öðrum skjáhermi. Þú sérð hann eins og hann er núna.
error-store-no-secret = Teningarnir í leiknum { $game } voru innsiglaðir á annarri tölvu: hann getur ekki haldið áfram hér.
error-store-full = Diskurinn er fullur, svo ekkert var skrifað. Það sem áður var geymt er öruggt: { $place }
error-store-not-taken = Diskurinn tók ekki við því sem átti að skrifa í { $place } ({ $problem }): kannski er hann fullur, þinn hluti uppurinn, eða hann bilaður. Það sem áður var geymt er öruggt.
error-store-read-only = Ekkert er hægt að skrifa í { $place }: það er aðeins til lestrar.
error-store-cannot-open = Ekki er hægt að geyma leiki í { $place }: { $problem }.
error-store-busy = Annað forrit er að skrifa í { $place }. Reyndu aftur.
error-store-damaged = { $place } er ekki geymsla leikja, eða er skemmd: { $problem }.
error-store-gone = { $place } var flutt, eytt eða skipt út á meðan það var opið, svo ekkert var skrifað. Byrjaðu aftur.
error-store-foreign = { $place } er gagnagrunnur annars forrits: ekkert var skrifað í hann.
error-store-newer = { $place } er úr nýrra yatzy. Uppfærðu þetta.
error-store-failed = Ekki tókst að nota { $place }: { $problem }.
error-store-served = { $place } er þegar í notkun hjá öðru yatzy serve. Stöðvaðu það, eða geymdu leiki annars staðar: --database
error-store-no-home = Þessi notandi á enga heimamöppu til að geyma í. Nefndu möppu: { $variable }=/a/folder
error-store-other-log = Skráin { $log } við hliðina á { $place } tilheyrir öðrum leikjum: aðeins skránni sjálfri var skipt út fyrir afrit. Engu var breytt. Ef { $place } er það sem þú vilt skaltu eyða { $log }; yatzy host restore gerir það sjálft.
error-store-closed = { $place } er lokað hér: ekkert meira er skrifað þangað.
error-store-address = Þetta er ekki vistfang gagnagrunns. Það er skrá, eða til dæmis postgresql://nafn:lykilord@host/grunnur; í nafni eða lykilorði eru tákn eins og @ / : # skrifuð %40 %2F %3A %23.
error-store-unreachable = Ekki næst samband: { $place }, { $problem }.
error-store-away = { $place } svarar ekki. Það sem áður var geymt er öruggt; reyndu aftur eftir smástund.
error-store-locked = { $place } hleypir engum inn með þessu nafni og lykilorði.
error-store-no-right = { $place } leyfir þessum notanda ekki að búa til eða nota töflur. Umsjónarmaður grunnsins getur leyft það: GRANT CREATE ON SCHEMA …
error-store-no-database = Þessi gagnagrunnur er ekki til: { $place }. Fyrst þarf að búa hann til, til dæmis með createdb.

fault-whole-sheet = reglublaðið
fault-more = (og { $count } í viðbót: sjá yatzy sheets check)
    .guest = (og { $count } í viðbót)
fault-missing = vantar.
fault-unknown-key = þekkist ekki hér. Þekkt: { $known }.
fault-not-table = verður að vera tafla, ekki { $got }.
fault-not-list = verður að vera listi, ekki { $got }.
fault-list-length = verður að hafa 1 til { $most } atriði, ekki { $got }.
fault-twice = hefur eitthvað tvisvar.
fault-not-whole = verður að vera heil tala frá { NUMBER($least, useGrouping: 0) } til { NUMBER($most, useGrouping: 0) }, ekki { $got }.
fault-not-flag = verður að vera true eða false, ekki { $got }.
fault-not-text = verður að vera texti, ekki { $got }.
fault-bad-text = verður að vera ein lína af texta með 1 til { $longest } stöfum.
fault-not-key = verður að vera litlir stafir, tölustafir og bandstrik, mest { $longest } og bókstafur fremst, til dæmis "full-house", ekki { $got }.
fault-not-choice = verður að vera eitt af { $choices }, ekki { $got }.
fault-not-language = verður að vera tungumálskóði eins og "is", ekki { $got }.
fault-not-pattern = verður að vera "any" eða tafla með einu af { $known }, ekki { $got }.
fault-not-pays = verður að vera "all", "matched", annað hvort þeirra með tölu að auki ("all+50"), eða tala upp að { $most }, ekki { $got }.
fault-key-taken = heitið { $key } er frátekið.
fault-upper-box = reitur í efri hluta telur eina tölu, gefur "matched" og er ekki neyðarúrræði.
fault-too-many-dice = þarf { $needed } teninga, en á reglublaðinu er fjöldinn { $dice }.
fault-no-upper-box = enginn reitur er í efri hlutanum.
fault-not-five-alike = verður að nefna reit með mynstrinu groups = [{ $dice }].
fault-needs-forced-joker = gengur aðeins með joker = "forced".
fault-against-joker = gengur ekki með jóker.
fault-against-order = gengur ekki með order = "fixed".
fault-needs-chance = þarf nákvæmlega einn reit með mynstrinu "any"; fjöldinn er { $got }.
fault-less-than-chance = verður að vera að minnsta kosti það sem Áhætta gefur fyrir sama kast: { $least }.
fault-id-taken = { $id } er heiti á reglublaði sem fylgir yatzy og hefur aðrar reglur. Veldu annað heiti.
