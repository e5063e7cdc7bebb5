# One line for everything that can be wrong with what a user gives us.

error-dice-letters = „{ $text }” nem dobás: számjegyekkel írd a kockákat, például 55535.
error-dice-count = Ebben a dobásban („{ $text }”) { $got } kocka van; ezekhez a szabályokhoz { $expected } kell.
error-dice-face = „{ $text }” nem dobás: a kockákon 1–6 áll, nem { $face }.
error-sheet-unknown = Nincsenek „{ $name }” nevű szabályok. { $near ->
        [none] Választható: { $known }. Egy saját fájl útvonala is megteszi.
       *[other] Erre gondoltál: { $near }?
    }
    .guest = Nincsenek „{ $name }” nevű szabályok. { $near ->
        [none] Választható: { $known }.
       *[other] Erre gondoltál: { $near }?
    }
error-option-unknown = Ezekben a szabályokban ({ $sheet }) nincs ilyen választható szabály: „{ $option }”. { $known ->
        [none] Egy sincs.
       *[other] Ezek vannak: { $known }.
    }
error-options-exclude = Csak az egyiket válaszd, ezek kizárják egymást: { $one } és { $other }.
error-sheet-missing = Nincs ilyen fájl.
error-sheet-unreadable = A fájl nem olvasható: { $problem }.
error-sheet-too-large = A fájl túl nagy: a szabályok legfeljebb { $largest } kB-osak lehetnek.
error-sheet-encoding = Ez nem szövegfájl: a szabályok TOML formájúak, UTF-8 kódolással.
error-sheet-line = Egy sor túl hosszú: a határ { NUMBER($longest, useGrouping: 0) } karakter.
error-sheet-toml = Ez nem érvényes TOML: { $problem }
error-sheet-empty = A szabályok üresek.
error-sheet-not-offline = Ezekkel a szabályokkal csak szerverrel lehet játszani.
error-card-entry = „{ $part }” nem kitöltött rovat: így írd: rovat=pont, például yatzy=50.
error-card-box = Ezekben a szabályokban nincs „{ $key }” rovat. Választható: { $known }.
error-card-twice = Kétszer kitöltött rovat: { $key }.
error-card-points = { $key }: { $points } pont sosem lehetséges. Lehetséges: { $possible }.
error-card-further = { $key }: { $points } pont csak akkor lehetséges, ha már pont áll itt: { $needed }.
error-card-order = Ezt a pontozólapot felülről lefelé kell kitölteni, és ez a rovat még szabad: { $key }.
error-card-bonus = { $most ->
        [0] Ezen a pontozólapon nem járhat bónusz további öt egyformáért.
       *[other] A további öt egyforma bónusza egyenként { $each }, ezen a pontozólapon legfeljebb { $most }, nem { $bonus }.
    }
error-card-bonus-box = { $key }: { $points } pont ezen a pontozólapon nem hozhatott ekkora bónuszt: { $bonus }.
error-card-full = Minden rovat ki van töltve: nincs több játszanivaló.
error-language-unknown = Nincs „{ $language }” nyelv. Választható: { $known }.
error-pad-columns = Egy pontozótömbnek { $least }–{ $most } oszlopa van, nem { NUMBER($got, useGrouping: 0) }.

error-line = { $line }. sor: { $told }

error-no-terminal = Ehhez terminál kell, nem csővezeték vagy fájl.
error-games-sure = Ez végleg törli: { $game }. Ha ezt akarod, tedd hozzá: --yes.
error-games-at-server = { $game } a szerver egyik asztala. Indítsd el a yatzy serve parancsot, és ott játssz.
error-games-served = { $game } egy futó szerver asztala. Előbb állítsd le a szervert.
error-record-which = Nevezz meg egy játékfájlt, vagy küldj egy játékot csővezetéken.
error-record-unwritable = Nem lehet kiírni: { $problem }.

error-setup-players = Ezek a szabályok { $least }–{ $most } játékosnak szólnak, vagy egynek, aki gyakorol; te { $got } játékost neveztél meg.
error-setup-name = „{ $name }” nem jó névnek: egy név 1–{ $longest } karakter, egy sorban.
error-setup-name-twice = Két játékosnak ugyanaz a neve: { $name }. Változtasd meg az egyiket.
error-setup-teams = A csapatok száma { $allowed } lehet, nem { $got }.
error-setup-team-seats = Minden játékosnak kell csapat, és minden csapatba játékos.
error-setup-tag = „{ $text }” nem { $tag ->
        [date] olyan dátum, mint 2026-11-15
        [seal] ujjlenyomat: az 64 hexadecimális számjegy
        [match] egy meccs neve: betűk és számjegyek, legfeljebb 40
       *[game_id] egy játék neve: betűk és számjegyek, legfeljebb 40
    }.
error-setup-match = Az azonos kockás meccsen mindenki egyedül játszik, képernyős kockákkal, kezdődobás nélkül.
error-setup-rounds = Egy sorozat 1–{ $most } fordulóból áll, nem { $got } fordulóból.
error-setup-words = Szerencseszó: { $got }, játékos: { $players }. Adj mindenkinek egyet, vagy egyet se.
error-setup-computers = Robotok mellett minden helyről meg kell mondani, robot ül-e ott: a helyek száma { $players }, nem { $got }.
error-setup-computer = „{ $computer }” nem egy robot neve: kisbetűkből, számjegyekből és kötőjelekből álljon.
error-setup-computer-dice = A robotoknak képernyős kockák kellenek: valódiakkal nem tudnak dobni.
error-setup-choice = { $tag }: csak ezek egyike lehet: { $choices }, nem „{ $text }”.
error-setup-word = „{ $word }” nem jó szerencseszónak: legfeljebb { $longest } karakter, egy sorban.

error-move-not-your-turn = Most nem te jössz: { $player } játszik.
error-move-game-over = Vége a játéknak.
error-move-roll-off = Előbb mindenki dob a kezdésért.
error-move-before-roll = Előbb dobj.
error-move-no-roll-left = { $rolls ->
        [one] Egy körben csak egy dobás van
       *[other] Egy körben csak { $rolls } dobás van
    }: válassz rovatot.
error-move-all-kept = Minden kockát megtartasz: válassz rovatot, vagy tarts meg kevesebbet.
error-move-not-there = { $there ->
        [0] Egyik kockán sincs { $face }.
       *[other] Nincs annyi { $face } a kockákon: csak { $there } van.
    }
error-move-dice-count = Itt { $expected } kockával kell dobni, nem { $got } kockával.
error-move-dice-face = A kockákon 1–6 áll, nem { $face }.
error-move-not-yours = Ez { $other } oszlopa; most { $player } jön.
error-game-and-options = Nevezz meg egy folytatandó játékot, vagy add meg egy új játék beállításait, de ne mindkettőt.
error-move-dice-lie = Ennek a körnek a kockáit már beírtad: válassz rovatot.
error-move-no-box = Ezekben a szabályokban nincs „{ $box }” rovat.{ $near ->
        [none] {""}
       *[other] {" "}Erre gondoltál: { $near }?
    }
error-move-box-filled = Ez a rovat már ki van töltve: { $box }. Válassz másikat.
error-move-box-forbidden = Ez a rovat most nem választható: { $box }. Válassz másikat.
error-move-typed = „{ $typed }” se kocka, se pont: írd be a kockákat, vagy pontot, például 28 vagy 30+100.
error-move-points-needed = { $box }: hány pont?
error-move-points = { $box }: { $points } pont most nem lehet. Lehetséges: { $possible }.
error-move-points-differ = { $box }: a kockák { $right } pontot adnak, nem { $points } pontot.
error-move-only-real-dice = Ez csak valódi kockákkal megy.
error-move-across-dice = Dobást nem lehet visszavonni: ami el van dobva, az el van dobva.
error-move-computers = { $player } robot, és amit játszott, az marad: csak az emberek lépése vonható vissza.
error-move-nothing-done = Nincs mit visszavonni.
error-move-no-turn = Nincs { $turn }. kör, amelyet javítani lehetne.
error-move-conflict = Ez nem lehet: { $player } később { $points } pontot írt ide: { $box }. Előbb azt javítsd.
error-move-not-over = A kezdőérték a játék végéig rejtve marad.
error-move-no-secret = Ezeknek a kockáknak nincs megmutatható kezdőértéke.
error-move-rolls-left = Egy dobás után 0–{ $most } dobás van hátra, nem { $got }.
error-move-shown = A játék lezárult: a kezdőértékét már megmutattuk.

error-record-page = Az oldal felülírná a játékfájlt. Válassz másik nevet.
error-record-empty = Nincs benne játék.
error-record-empty-input = A szabványos bemeneten nincs játék. Nevezz meg egy játékfájlt, vagy küldj egy játékot csővezetéken.
error-record-unreadable = Nem olvasható: { $problem }.
error-record-missing = Nincs ilyen fájl.
error-record-nowhere = Se fájl, se mentett játék nincs ezen a néven. A játékaid: yatzy games
error-record-none-played = Még egyik mentett játékodban sincs befejezett kör. Nevezz meg egy játékfájlt, vagy küldj egy játékot csővezetéken.
error-record-too-large = Túl nagy egy játékhoz: a határ { $largest } MB.
error-record-encoding = Ez nem szövegfájl: a játékfájl szöveg, UTF-8 kódolással.
error-record-json = Ez nem érvényes JSON: { $problem }
error-record-data = Ez nem egy játék eseménye: { $problem }
error-record-seq = Hiányzó esemény: { $expected }; itt { $got } áll.
error-record-moment = „{ $got }” nem olyan időpont, mint 2026-11-15T19:30:00Z.
error-record-newer = A verziója { $version }, ez a yatzy pedig 1–{ $known } közötti verziókat olvas. Frissítsd a yatzyt.
error-record-no-start = Nem egy játék kezdetével indul.
error-record-started-twice = A játék másodszor is elkezdődik.
error-record-event = Ez nem történhetett meg.
error-record-digest = { $sheet }: az itteni szabályok ({ $found }) nem azok, amelyek szerint játszották ({ $digest }).
error-record-tag = „{ $text }” nem címke. Választható: { $known }.
error-record-tag-twice = Kétszer szereplő címke: { $tag }.
error-record-no-tag = Hiányzó címke: { $tag }.
error-record-number = „{ $text }” nem szám.
error-record-choice = { $tag }: csak ezek egyike lehet: { $choices }, nem „{ $text }”.
error-record-computer = „{ $text }” nem robot ennél az asztalnál: írd be a helyet és egy nevet, például 2 casual.
error-record-sheet = Nincsenek „{ $sheet }” nevű szabályok. Választható: { $known }. A saját szabályok a Rules címkében utaznak, ahogy a yatzy games export írja.
    .guest = Nincsenek „{ $sheet }” nevű szabályok. Választható: { $known }. A saját szabályok a Rules címkében utaznak.
error-record-rules = A szabályok nem ezek: { $sheet }.
error-record-heading = Itt „{ $expected }” kellene, nem „{ $text }”.
error-record-name = „{ $text }” itt nem játszhat: { $player } jön.
error-record-unfinished = { $player } köre nincs befejezve.
error-record-part = „{ $text }” nem értelmezhető: egy kör a kockákból, a megtartottakból, egy rovatból és a pontjából áll.
error-record-kept = Megtartva { $kept }, de nincs benne a dobásban: { $dice }.
error-verify-real-dice = Ezt a játékot valódi kockákkal játszották: nincs mit újraszámolni.
error-verify-no-seal = Ennek a játéknak a kockáihoz nincs ujjlenyomat, így senki sem tudja újraszámolni őket.
error-verify-no-secret = A kezdőérték még rejtve van: a játék végén látszik majd.
error-verify-bad-secret = A kezdőértéke nem hexadecimális számjegyekből áll.
error-verify-day-open = Ez a játék még nyitva van: { $day }. A kezdőérték akkor látszik, amikor már senki sem játszhatja.
error-verify-day-file = Ez a fájl egyetlen napot sem bizonyít. Mentsd el az /api/days válaszát változatlanul.

error-solve-threads = A szálak száma 1–{ NUMBER($most, useGrouping: 0) } lehet, nem { $got }.
error-solver-too-large = Ezeknek a szabályoknak legalább { $states } állapota van: a kiszámításukhoz { $needed } GiB memória kell, és { $free } GiB szabad.
error-solver-not-offline = Ezekhez a szabályokhoz ezen az eszközön nincs megoldás. Kérdezd egy olyan gépen, amelyre telepítve van a yatzy: az ki tudja számítani.
error-solver-odds-too-large = A pontos esélyekhez legalább { $needed } GiB memória kell, és { $free } szabad. Becsüld meg őket így: --games 1000000
error-solver-games = Legalább egy játékot kell játszani, nem { $got } darabot.
error-advise-dice = Melyik { $dice } kocka? Például: yatzy advise 12344
error-advise-against = Az --against végösszegeket vár, például 231,204, nem ezt: „{ $text }”.
error-odds-filled = A --filled csak egyféle szabályhoz használható, és többet neveztél meg.
error-odds-sheets = Egyszerre legfeljebb { $most } szabályt hasonlíthatsz össze, nem { $got } darabot.
error-odds-games = A --games értéke 1 és { $most } közötti szám lehet, nem { $got }.
error-solver-no-memory = Ehhez nincs elég memória.
error-solver-threads = Legalább egy szál kell, nem { $got }.
error-solver-other-array = Ezek nem ezeknek a szabályoknak az értékei: egy sorban { $expected } kell, nem { $got }.
error-solver-other-sheet = A pontozólap más szabályokhoz tartozik ({ $card }), mint a megoldás ({ $values }).
error-race-too-early = Szabad rovat: { $open }. Még korai csak a győzelemért játszani, az ennyi szabad rovatnál kezdődik: { $most }. Addig a tökéletes játék a pontokra megy.
error-race-too-large = Ezekkel a szabályokkal a győzelemért játszani { $needed } GiB memóriát igényel, és { $free } GiB szabad.
error-file-no-folder = Nincs ilyen mappa.
error-file-unwritable = Nem lehet kiírni: { $problem }.
error-export-suffix = A fájl nevének ezek egyikére kell végződnie: { $known }
error-export-option = Ezek nem használhatók együtt: { $option }, { $what }.
error-export-either = A --filled, a --dice és a --rolls-left egyetlen pontozólapra vonatkozik, a --games, a --player és a --seed játékokra.
error-export-player = A --player egyetlen robotot nevez meg, nem { $got } robotot.

error-extra-missing = Ehhez hiányzik egy csomag: { $package }. Így telepítheted: { $command }
error-store-no-game = Nincs „{ $game }” nevű játék. A játékaid: yatzy games
error-store-many-games = Több játék is így kezdődik („{ $beginning }”): { $games }. Írj be többet a névből.
error-store-known = Ez a játék már megvan: { $game }.
error-store-moved-on = A játék máshol folytatódott, talán egy másik terminálban. A mostani állást látod.
error-store-no-secret = { $game }: a kezdőértéke egy másik gépen van, ezért itt nem folytatható.
error-store-full = A lemez megtelt, ezért semmi sem íródott ki. Amit korábban mentettél, megvan: { $place }
error-store-not-taken = Ide nem lehet írni: { $place } ({ $problem }). Lehet, hogy a lemez megtelt vagy hibás, vagy elfogyott a kvótád. Amit korábban mentettél, megvan.
error-store-read-only = Ide nem lehet írni, csak olvasható: { $place }.
error-store-cannot-open = Itt nem tárolhatók játékok: { $place } ({ $problem }).
error-store-busy = Épp egy másik program ír ide: { $place }. Próbáld újra.
error-store-damaged = { $place } nem játékok adatbázisa, vagy sérült: { $problem }.
error-store-gone = Használat közben áthelyezték, törölték vagy lecserélték: { $place }. Semmi sem íródott ki. Kezdd újra.
error-store-foreign = { $place } egy másik program adatbázisa: semmi sem íródott bele.
error-store-newer = Egy újabb yatzy készítette: { $place }. Frissítsd ezt.
error-store-failed = { $place } nem használható: { $problem }.
error-store-served = { $place }: egy másik yatzy serve használja. Állítsd le azt, vagy válassz másik helyet: --database
error-store-no-home = Ennek a felhasználónak nincs saját mappája. Adj meg egyet: { $variable }=/a/folder
error-store-other-log = { $place } mellett ez a fájl más játékokhoz tartozik: { $log }. Csak magát a fájlt cserélték le egy biztonsági mentésre. Semmi sem változott. Ha ez kell: { $place }, töröld ezt: { $log }; a yatzy host restore megteszi helyetted.
error-store-closed = { $place } le van zárva: már nem kerül bele semmi.
error-store-address = Ez nem egy adatbázis címe. Adj meg egy fájlt, vagy egy ilyen címet: postgresql://name:password@host/database; névben és jelszóban a @ / : # jelek helyett %40 %2F %3A %23 áll.
error-store-unreachable = { $place } nem érhető el: { $problem }.
error-store-away = { $place } nem válaszol. Amit korábban mentettél, megvan; próbáld újra kicsit később.
error-store-locked = { $place } ezzel a névvel és jelszóval nem enged be.
error-store-no-right = { $place } nem engedi, hogy ez a felhasználó táblákat készítsen vagy használjon. Az üzemeltetője engedélyezheti: GRANT CREATE ON SCHEMA …
error-store-no-database = Nincs ilyen adatbázis: { $place }. Előbb létre kell hozni, például a createdb paranccsal.

fault-whole-sheet = a szabályok
fault-more = (és még { $count }: lásd yatzy sheets check)
    .guest = (és még { $count })
fault-missing = hiányzik.
fault-unknown-key = itt ismeretlen. Ismert: { $known }.
fault-not-table = csak táblázat lehet, nem { $got }.
fault-not-list = csak lista lehet, nem { $got }.
fault-list-length = csak 1–{ $most } elemű lehet, nem { $got }.
fault-twice = valamit kétszer tartalmaz.
fault-not-whole = csak { NUMBER($least, useGrouping: 0) } és { NUMBER($most, useGrouping: 0) } közötti egész szám lehet, nem { $got }.
fault-not-flag = csak true vagy false lehet, nem { $got }.
fault-not-text = csak szöveg lehet, nem { $got }.
fault-bad-text = csak egyetlen sor szöveg lehet, 1–{ $longest } karakterrel.
fault-not-key = csak kisbetű, számjegy és kötőjel lehet, legfeljebb { $longest } karakter, elöl betűvel, például "full-house", nem { $got }.
fault-not-choice = csak ezek egyike lehet: { $choices }, nem { $got }.
fault-not-language = csak nyelvkód lehet, például "fi", nem { $got }.
fault-not-pattern = csak "any" lehet, vagy táblázat ezek egyikével: { $known }, nem { $got }.
fault-not-pays = csak "all" vagy "matched" lehet, akár hozzáadott számmal ("all+50"), vagy egy szám, legfeljebb { $most }, nem { $got }.
fault-key-taken = ez a név már foglalt: { $key }.
fault-upper-box = a felső rész rovata egyetlen számot gyűjt, "matched" szerint ad pontot, és nem végső menedék.
fault-too-many-dice = ennyi kocka kell hozzá: { $needed }, de ezekben a szabályokban { $dice } van.
fault-no-upper-box = nincs rovat a felső részben.
fault-not-five-alike = csak olyan rovat lehet, amelynek mintája groups = [{ $dice }].
fault-needs-forced-joker = csak joker = "forced" mellett használható.
fault-against-joker = nem fér össze a jokerrel.
fault-against-order = nem fér össze azzal, hogy order = "fixed".
fault-needs-chance = pontosan egy "any" mintájú rovat kell hozzá; most { $got } van.
fault-less-than-chance = nem lehet kevesebb, mint amennyit ugyanez a dobás a Sanszban ér: { $least }.
fault-id-taken = { $id } a yatzyval érkező szabályok neve. Válassz másikat.
