# What a server says to those at its tables.

error-table-unknown = Nincs asztal ezzel a kóddal.
error-table-token = Egy azonosító 22 betűből, számjegyből, kötőjelből vagy aláhúzásból áll. Ez nem az.
error-table-token-missing = Mutasd a helyed azonosítóját vagy a kulcsodat.
error-table-not-yours = Ez nem a te helyed.
error-table-not-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
error-table-no-seat = Nincs { $seat }. hely: az asztalnál { $seats } hely van.
error-table-no-seats = Egy asztalhoz legalább egy hely kell.
error-table-seat-taken = Ezen a helyen már ül valaki: { $seat }.
error-table-seat-computer = Ezen a helyen úgyis gép játszik: { $seat }.
error-table-begun = A játék elkezdődött: már senki sem ülhet le.
error-table-not-begun = A játék még nem kezdődött el: van még szabad hely.
error-table-not-over = A játéknak még nincs vége.
error-table-nobody = Nincs kivel kezdeni.
error-table-name = Egy név egyetlen sor, legfeljebb { $longest } karakter.
error-table-name-missing = Név kell annak, aki itt ül: { $seat }. hely.
error-table-name-twice = Valakinek az asztalnál már ez a neve.
error-table-devices = Egy helyről legfeljebb { $most } eszközön lehet játszani.
error-table-real-dice = Valódi kockákkal a gép nem tudja folytatni: nincs keze.
error-table-not-stuck = Ennek még nincs itt az ideje: várj kicsit, talán még ott van.
error-table-stand-in = Egy gép játszik helyetted. Előbb vedd vissza a helyed.
error-table-late = A játék azóta továbbment. A mostani állást látod.
error-table-long = Annyit raktál félre, vontál vissza és javítottál, hogy az asztal többet nem fogad el. Dobj, vagy írj be.
error-table-changed = Az asztal azóta megváltozott. A mostani állást látod.
error-table-dice = Ennek az asztalnak a kockáit a szerver dobja.
error-table-match-open = Mások még játszanak ezekkel a kockákkal: a meccs végén lesznek láthatók.
error-table-match-closed = Vége a meccsnek: már senki sem csatlakozhat.
error-table-match-full = Ezen a meccsen már { $most } ember játszik, több nem fér el.
error-table-match-alone = Az azonos kockás meccsen mindenki egyedül játszik, képernyős kockákkal.
error-table-no-match = Ez nem azonos kockás meccs.
error-table-no-coach = Ennél az asztalnál az edzőt nem lehet kérdezni.
error-table-sheet-name = A szabályok eltérnek a nyomtatott szabálylaptól ({ $sheet }): adj nekik saját nevet.
error-table-nonsense = Ezt az asztal nem érti: { $problem }
error-table-hello-again = Már köszöntél.
error-table-reaction = Nincs ilyen reakció. Választható: { $known }.
error-table-turns = Ennyi játékos, rovat és forduló több mint { $most } kör lenne. Legyen kevesebb.
error-table-reactions = Egyszerre ne ennyit: várj egy kicsit.
error-player-games = Már { $most } játékod van, egy játékosnak ennyi tartható meg. Előbb mondj le néhányról.
error-table-store = A szerver most nem éri el a játékait. Próbáld újra kicsit később: semmi sem történik kétszer.

error-limit-tables = Sok új asztal érkezik egy címről. Próbáld újra { $seconds } másodperc múlva.
error-limit-requests = Ez egyszerre túl sok. Próbáld újra { $seconds ->
        [one] egy
       *[other] { $seconds }
    } másodperc múlva.
error-request-invalid = A kérés nem jó: { $problem }
request-choices = { $problem }. Választható: { $choices }.
error-request-unknown = Ezen a címen nincs semmi.
error-request-method = Ezt itt nem lehet.
error-request-large = Ez túl sok egyetlen kérésnek.
error-request-host = Ezt a szervert nem így hívják.
error-request-origin = Ezt egy másik oldal kéri, és nem teheti.
error-server-failed = Valami elromlott a szerveren. Semmi sem változott; próbáld újra.
error-review-no-step = Ebben a játékban nincs ilyen döntés: { $turn }. kör, { $throw }. dobás.
error-review-no-column = Ebben a játékban nincs ilyen oszlop: { $round }. forduló, { $column }. oszlop.
