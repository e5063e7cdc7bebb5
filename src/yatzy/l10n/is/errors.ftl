# One line for everything that can be wrong with what a user gives us.

error-dice-letters = „{ $text }“ er ekki kast. Sláðu teningana inn sem tölustafi, til dæmis 55535.
error-dice-count = Í „{ $text }“ { $got ->
        [one] er { $got } teningur
       *[other] eru { $got } teningar
    }; með þessum reglum er fjöldinn { $expected }.
error-dice-face = „{ $text }“ er ekki kast: teningar sýna 1 til 6, ekki { $face }.
error-sheet-unknown = Engar reglur heita „{ $name }“. { $near ->
        [none] Veldu úr þessum: { $known }. Slóð að eigin skrá gengur líka.
       *[other] Áttirðu við { $near }?
    }
    .guest = Engar reglur heita „{ $name }“. { $near ->
        [none] Veldu úr þessum: { $known }.
       *[other] Áttirðu við { $near }?
    }
error-option-unknown = Reglurnar { $sheet } hafa ekki valkostinn „{ $option }“. { $known ->
        [none] Engir eru til.
       *[other] Til eru: { $known }.
    }
error-options-exclude = Veldu aðeins annað: { $one } og { $other } útiloka hvort annað.
error-sheet-missing = Þessi skrá er ekki til.
error-sheet-unreadable = Ekki er hægt að lesa skrána: { $problem }.
error-sheet-too-large = Skráin er of stór: reglur mega vera mest { $largest } kB.
error-sheet-encoding = Þetta er ekki textaskrá: reglur eru TOML í UTF-8.
error-sheet-line = Lína er lengri en { NUMBER($longest, useGrouping: 0) } stafir.
error-sheet-toml = Þetta er ekki gilt TOML: { $problem }
error-sheet-empty = Reglurnar eru tómar.
error-sheet-not-offline = Eftir þessum reglum er bara hægt að spila með þjóni.
error-card-entry = „{ $part }“ er ekki fylltur reitur. Skrifaðu reitur=stig, til dæmis yatzy=50.
error-card-box = Reiturinn „{ $key }“ er ekki í þessum reglum. Veldu úr þessum: { $known }.
error-card-twice = Reiturinn { $key } er fylltur tvisvar.
error-card-points = Í reitnum { $key } getur aldrei staðið { $points }. Mögulegt er: { $possible }.
error-card-further = Í reitnum { $key } getur aðeins staðið { $points } þegar stig eru komin í reitinn { $needed }.
error-card-order = Þetta stigablað er fyllt ofan frá og niður, og reiturinn { $key } er enn opinn.
error-card-bonus = { $most ->
        [0] Á þessu stigablaði getur ekki verið bónus fyrir fimm eins aftur.
       *[other] Bónus fyrir fimm eins aftur er { $each } í hvert sinn, og mest { $most } á þessu stigablaði, ekki { $bonus }.
    }
error-card-bonus-box = { $points } í reitnum { $key } geta ekki hafa gefið bónusinn { $bonus } á þessu stigablaði.
error-card-full = Allir reitir eru fylltir: leiknum er lokið.
error-language-unknown = Tungumálið „{ $language }“ er ekki til hér. Veldu úr þessum: { $known }.
error-pad-columns = Á stigablokk eru { $least } til { $most } dálkar, ekki { NUMBER($got, useGrouping: 0) }.

error-line = lína { $line }: { $told }

error-no-terminal = Til þess þarf skipanalínu, ekki pípu eða skrá.
error-games-sure = Þetta eyðir leiknum { $game } fyrir fullt og allt. Bættu við --yes til að staðfesta.
error-games-at-server = { $game } er borð á þjóninum. Ræstu yatzy serve og spilaðu þar.
error-games-served = { $game } er borð á þjóni sem er í gangi. Stöðvaðu hann fyrst.
error-record-which = Nefndu leikskrá, eða sendu leik um pípu.
error-record-unwritable = Ekki er hægt að skrifa: { $problem }.

error-setup-players = Þessar reglur eru fyrir { $least } til { $most } leikmenn, eða einn til æfingar; þú nefndir { $got }.
error-setup-name = „{ $name }“ gengur ekki sem nafn: notaðu 1 til { $longest } stafi í einni línu.
error-setup-name-twice = Tveir leikmenn heita { $name }. Breyttu öðru nafninu.
error-setup-teams = Fjöldi liða má vera { $allowed }, ekki { $got }.
error-setup-team-seats = Allir leikmenn þurfa að vera í liði, og ekkert lið má vera tómt.
error-setup-tag = „{ $text }“ er ekki { $tag ->
        [date] dagsetning eins og 2026-11-15
        [seal] fingrafar: 64 sextánskir tölustafir
        [match] heiti keppni: bókstafir og tölustafir, mest 40
       *[game_id] heiti leiks: bókstafir og tölustafir, mest 40
    }.
error-setup-match = Í keppni með sömu köstum spilar hver fyrir sig, með teningum á skjánum og án þess að kastað sé um hver byrjar.
error-setup-rounds = Lotur í syrpu eru 1 til { $most }, ekki { $got }.
error-setup-words = Lukkuorð: { $got }, en leikmenn: { $players }. Hafðu eitt á mann eða ekkert.
error-setup-computers = Með tölvuspilurum þarf að segja um hvert sæti ({ $players }) hvort tölvuspilari er þar; þú nefndir { $got }.
error-setup-computer = „{ $computer }“ er ekki heiti tölvuspilara: notaðu litla stafi, tölustafi og bandstrik.
error-setup-computer-dice = Tölvuspilarar þurfa teninga á skjánum: þeir geta ekki kastað alvöru teningum.
error-setup-choice = { $tag } verður að vera eitt af { $choices }, ekki „{ $text }“.
error-setup-word = „{ $word }“ gengur ekki sem lukkuorð: notaðu mest { $longest } stafi í einni línu.

error-move-not-your-turn = Þú átt ekki leik: { $player } spilar.
error-move-game-over = Leiknum er lokið.
error-move-roll-off = Fyrst kasta allir um hver byrjar.
error-move-before-roll = Kastaðu teningunum fyrst.
error-move-no-roll-left = { $rolls ->
        [1] Þú færð aðeins eitt kast
        [one] Þú færð aðeins { $rolls } kast
       *[other] Þú færð aðeins { $rolls } köst
    } í umferð: veldu reit.
error-move-all-kept = Allir teningar eru geymdir: veldu reit eða geymdu færri teninga.
error-move-not-there = { $there ->
        [0] Enginn teningur sýnir { $face }.
       *[other] Ekki svo margir teningar sýna { $face }: þeir eru { $there }.
    }
error-move-dice-count = { $expected ->
        [1] Hér er einum teningi kastað
        [one] Hér er { $expected } teningi kastað
       *[other] Hér er { $expected } teningum kastað
    }, ekki { $got }.
error-move-dice-face = Teningar sýna 1 til 6, ekki { $face }.
error-move-not-yours = Þetta er dálkur annars ({ $other }); { $player } á leik.
error-game-and-options = Nefndu leik til að halda áfram með eða valkosti fyrir nýjan, ekki hvort tveggja.
error-move-dice-lie = Þú hefur slegið inn teninga þessarar umferðar: veldu reit.
error-move-no-box = Reiturinn „{ $box }“ er ekki í þessum reglum.{ $near ->
        [none] {""}
       *[other] {" "}Áttirðu við { $near }?
    }
error-move-box-filled = Reiturinn { $box } er þegar fylltur. Veldu annan.
error-move-box-forbidden = Reiturinn { $box } er ekki leyfður núna. Veldu annan.
error-move-typed = „{ $typed }“ eru hvorki teningar né stig: sláðu inn teningana, eða stig eins og 28 eða 30+100.
error-move-points-needed = Hve mörg stig í reitinn { $box }?
error-move-points = Í reitinn { $box } geta ekki farið { $points } núna. Mögulegt er: { $possible }.
error-move-points-differ = Teningarnir gefa { $right } í reitinn { $box }, ekki { $points }.
error-move-only-real-dice = Þetta virkar aðeins með alvöru teningum.
error-move-across-dice = Ekki er hægt að afturkalla kast.
error-move-computers = Þú getur ekki afturkallað það sem { $player } spilaði: aðeins það sem fólk gerir.
error-move-nothing-done = Hér er ekkert að afturkalla.
error-move-no-turn = Umferð { $turn } er ekki til, svo þar er ekkert að leiðrétta.
error-move-conflict = Þetta gengur ekki upp: { $player } skrifaði síðar { $points } í reitinn { $box }. Leiðréttu það fyrst.
error-move-not-over = Upphafsgildið er falið þar til leiknum er lokið.
error-move-no-secret = Þessir teningar eiga ekkert upphafsgildi til að sýna.
error-move-rolls-left = Eftir kast eru 0 til { $most } köst eftir, ekki { $got }.
error-move-shown = Leiknum er lokað: upphafsgildið hefur verið sýnt.

error-record-page = Síðan myndi skrifast yfir leikskrána. Veldu annað heiti.
error-record-empty = Hér er enginn leikur.
error-record-empty-input = Enginn leikur barst á staðalinntaki. Nefndu leikskrá, eða sendu leik um pípu.
error-record-unreadable = Ekki er hægt að lesa þetta: { $problem }.
error-record-missing = Þessi skrá er ekki til.
error-record-nowhere = Hvorki skrá né vistaður leikur heitir þetta. Sjáðu leikina þína með yatzy games.
error-record-none-played = Engri umferð er lokið í vistuðum leikjum. Nefndu leikskrá, eða sendu leik um pípu.
error-record-too-large = Þetta er of stórt fyrir leik: hámarkið er { $largest } MB.
error-record-encoding = Þetta er ekki textaskrá: leikskrá er texti í UTF-8.
error-record-json = Þetta er ekki gilt JSON: { $problem }
error-record-data = Þetta er ekki atburður í leik: { $problem }
error-record-seq = Atburð { $expected } vantar; hér er { $got }.
error-record-moment = „{ $got }“ er ekki tími eins og 2026-11-15T19:30:00Z.
error-record-newer = Þetta er útgáfa { $version }; þetta yatzy les útgáfur 1 til { $known }. Uppfærðu yatzy til að lesa hana.
error-record-no-start = Upphaf leiks vantar fremst.
error-record-started-twice = Leikurinn byrjar í annað sinn.
error-record-event = Þetta getur ekki hafa gerst.
error-record-digest = Reglurnar { $sheet } hér ({ $found }) eru ekki þær sem spilað var eftir ({ $digest }).
error-record-tag = „{ $text }“ er ekki merki. Veldu úr þessum: { $known }.
error-record-tag-twice = Merkið { $tag } kemur tvisvar fyrir.
error-record-no-tag = Merkið { $tag } vantar.
error-record-number = „{ $text }“ er ekki tala.
error-record-choice = { $tag } verður að vera eitt af { $choices }, ekki „{ $text }“.
error-record-computer = „{ $text }“ er ekki tölvuspilari við þetta borð: skrifaðu sætið og heiti, til dæmis 2 casual.
error-record-sheet = Engar reglur heita „{ $sheet }“. Veldu úr þessum: { $known }. Eigin reglur fylgja með í merkinu Rules, eins og yatzy games export skrifar það.
    .guest = Engar reglur heita „{ $sheet }“. Veldu úr þessum: { $known }. Eigin reglur fylgja með í merkinu Rules.
error-record-rules = Þetta eru ekki reglurnar { $sheet }.
error-record-heading = Hér ætti að standa „{ $expected }“, ekki „{ $text }“.
error-record-name = „{ $text }“ getur ekki spilað hér: { $player } á leik.
error-record-unfinished = Umferðinni lýkur ekki ({ $player }).
error-record-part = Ekki er hægt að lesa „{ $text }“: umferð er teningar, það sem var geymt, reitur og stigin í honum.
error-record-kept = { $kept } var geymt, en er ekki í { $dice }.
error-verify-real-dice = Þessi leikur var spilaður með alvöru teningum: hér er ekkert að reikna.
error-verify-no-seal = Leiknum fylgir ekkert fingrafar teninganna, svo enginn getur reiknað þá aftur.
error-verify-no-secret = Upphafsgildið er enn falið: það er sýnt þegar leiknum er lokið.
error-verify-bad-secret = Upphafsgildið er ekki skrifað með sextánskum tölustöfum.
error-verify-day-open = Leikurinn { $day } er enn opinn: upphafsgildið er sýnt þegar enginn getur spilað hann lengur.
error-verify-day-file = Þessi skrá sannar engan dag. Vistaðu svarið frá /api/days eins og það er.

error-solve-threads = Fjöldi þráða þarf að vera 1 til { NUMBER($most, useGrouping: 0) }, ekki { $got }.
error-solver-too-large = Þessar reglur hafa að minnsta kosti { $states } stöður: útreikningurinn þarf { $needed } GiB af minni, en { $free } GiB eru laus.
error-solver-not-offline = Þetta tæki á ekki útreikning fyrir þessar reglur. Spurðu í tölvu þar sem yatzy er uppsett: hún getur reiknað þær út.
error-solver-odds-too-large = Nákvæmar líkur þurfa að minnsta kosti { $needed } GiB af minni, en { $free } eru laus. Áætlaðu þær með --games 1000000.
error-solver-games = Spilaðu að minnsta kosti einn leik, ekki { $got }.
error-advise-dice = Hvaða { $dice } teningar? Til dæmis: yatzy advise 12344
error-advise-against = --against þarf lokastig, til dæmis 231,204, ekki „{ $text }“.
error-odds-filled = --filled virkar með einum reglum; þú nefndir fleiri.
error-odds-sheets = Þú getur borið saman mest { $most } í einu, ekki { $got }.
error-odds-games = --games þarf að vera tala frá 1 til { $most }, ekki { $got }.
error-solver-no-memory = Ekki er nóg minni fyrir þetta.
error-solver-threads = Þræðir verða að vera að minnsta kosti einn, ekki { $got }.
error-solver-other-array = Þetta eru ekki gildi þessara reglna: þau eiga að vera { $expected } í einni röð, ekki { $got }.
error-solver-other-sheet = Stigablaðið er af öðrum reglum ({ $card }) en útreikningurinn ({ $values }).
error-race-too-early = Opnir reitir eru { $open }: of snemmt er að spila aðeins til sigurs, það hefst við { $most }. Fram að því er best að spila upp á stig.
error-race-too-large = Að spila til sigurs þarf { $needed } GiB af minni með þessum reglum, en { $free } GiB eru laus.
error-file-no-folder = Þessi mappa er ekki til.
error-file-unwritable = Ekki er hægt að skrifa: { $problem }.
error-export-suffix = Heiti skrárinnar þarf að enda á einu af þessu: { $known }
error-export-option = { $option } virkar ekki með { $what }.
error-export-either = --filled, --dice og --rolls-left eiga við eitt stigablað, en --games, --player og --seed við leiki.
error-export-player = --player nefnir einn tölvuspilara, ekki { $got }.

error-extra-missing = Til þess vantar pakka: { $package }. Settu hann upp með: { $command }
error-store-no-game = Leikurinn „{ $game }“ er ekki til. Sjáðu leikina þína með yatzy games.
error-store-many-games = Fleiri en einn leikur byrjar á „{ $beginning }“: { $games }. Sláðu inn meira af heitinu.
error-store-known = Þú átt þegar leikinn { $game }.
error-store-moved-on = Leikurinn hélt áfram annars staðar, kannski í annarri skipanalínu. Nú sérðu nýjustu stöðuna.
error-store-no-secret = Upphafsgildi leiksins { $game } er á annarri tölvu: hér er ekki hægt að halda honum áfram.
error-store-full = Diskurinn er fullur, svo ekkert var skrifað. Það sem áður var vistað er öruggt: { $place }
error-store-not-taken = Ekki tókst að skrifa í { $place } ({ $problem }): kannski er diskurinn fullur eða bilaður, eða kvótinn þinn búinn. Það sem áður var vistað er öruggt.
error-store-read-only = Ekki er hægt að skrifa í { $place }: þar má aðeins lesa.
error-store-cannot-open = Ekki er hægt að vista leiki í { $place }: { $problem }.
error-store-busy = Annað forrit er að skrifa í { $place }. Reyndu aftur.
error-store-damaged = { $place } er ekki gagnagrunnur leikja, eða er skemmt: { $problem }.
error-store-gone = { $place } var flutt, eytt eða skipt út á meðan það var opið, svo ekkert var skrifað. Byrjaðu aftur.
error-store-foreign = { $place } er gagnagrunnur annars forrits: ekkert var skrifað í hann.
error-store-newer = { $place } er úr nýrra yatzy. Uppfærðu þetta yatzy.
error-store-failed = Ekki tókst að nota { $place }: { $problem }.
error-store-served = Annað yatzy serve notar { $place }. Stöðvaðu það, eða veldu annan stað með --database.
error-store-no-home = Þessi notandi á enga heimamöppu. Nefndu möppu: { $variable }=/a/folder
error-store-other-log = Skráin { $log } við hliðina á { $place } tilheyrir öðrum leikjum: aðeins skránni sjálfri var skipt út fyrir afrit. Engu var breytt. Ef { $place } er það sem þú vilt skaltu eyða { $log }; yatzy host restore gerir það sjálft.
error-store-closed = { $place } er lokað hér: ekkert meira er skrifað þangað.
error-store-address = Þetta er ekki vistfang gagnagrunns. Það er skrá, eða til dæmis postgresql://nafn:lykilord@host/grunnur; í nafni eða lykilorði eru tákn eins og @ / : # skrifuð %40 %2F %3A %23.
error-store-unreachable = Ekki næst samband: { $place }, { $problem }.
error-store-away = { $place } svarar ekki. Það sem áður var vistað er öruggt; reyndu aftur eftir smástund.
error-store-locked = { $place } hafnar þessu notandanafni og lykilorði.
error-store-no-right = { $place } leyfir þessum notanda ekki að búa til eða nota töflur. Umsjónarmaður grunnsins getur leyft það: GRANT CREATE ON SCHEMA …
error-store-no-database = Gagnagrunnurinn { $place } er ekki til. Búðu hann til fyrst, til dæmis með createdb.

fault-whole-sheet = reglurnar
fault-more = (og { $count } í viðbót: sjá yatzy sheets check)
    .guest = (og { $count } í viðbót)
fault-missing = vantar.
fault-unknown-key = þekkist ekki hér. Þekkt: { $known }.
fault-not-table = verður að vera tafla, ekki { $got }.
fault-not-list = verður að vera listi, ekki { $got }.
fault-list-length = verður að hafa 1 til { $most } atriði, ekki { $got }.
fault-twice = eitthvað kemur tvisvar fyrir.
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
fault-too-many-dice = þarf { $needed } teninga, en með þessum reglum er fjöldinn { $dice }.
fault-no-upper-box = enginn reitur er í efri hlutanum.
fault-not-five-alike = verður að nefna reit með mynstrinu groups = [{ $dice }].
fault-needs-forced-joker = virkar aðeins með joker = "forced".
fault-against-joker = virkar ekki með jóker.
fault-against-order = virkar ekki með order = "fixed".
fault-needs-chance = þarf nákvæmlega einn reit með mynstrinu "any"; fjöldinn er { $got }.
fault-less-than-chance = verður að vera að minnsta kosti það sem Áhætta gefur fyrir sama kast: { $least }.
fault-id-taken = { $id } er heiti á reglum sem fylgja yatzy. Veldu annað heiti.
