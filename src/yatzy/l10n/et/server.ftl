# What a server says to those at its tables.

error-table-unknown = Selle koodiga lauda ei ole.
error-table-token = Tunnus koosneb 22 tähest, numbrist, sidekriipsust või alakriipsust. See pole tunnus.
error-table-token-missing = Näita oma koha tunnust või oma võtit.
error-table-not-yours = See pole sinu koht.
error-table-not-host = Seda saab teha ainult laua avaja.
error-table-no-seat = Kohta { $seat } ei ole: lauas on kohti { $seats }.
error-table-no-seats = Lauas peab olema vähemalt üks koht.
error-table-seat-taken = Kohal { $seat } juba istub keegi.
error-table-seat-computer = Kohal { $seat } mängib niikuinii arvuti.
error-table-begun = Mäng on alanud: enam ei saa istet võtta.
error-table-not-begun = Mäng pole alanud: kohti on veel vaba.
error-table-not-over = Mäng pole läbi.
error-table-nobody = Pole kedagi, kellega alustada.
error-table-name = Nimi on üks rida, kuni { $longest } märki.
error-table-name-missing = Kohal { $seat } istujal peab olema nimi.
error-table-name-twice = Kellelgi lauas on juba see nimi.
error-table-devices = Ühel kohal saab mängida kuni { $most } seadmest.
error-table-real-dice = Päris täringutega arvuti jätkata ei saa: tal pole käsi.
error-table-not-stuck = Selleks on vara: oota veidi, mängija võib veel kohal olla.
error-table-stand-in = Arvuti mängib sinu eest. Võta enne oma koht tagasi.
error-table-late = Mäng on vahepeal edasi läinud. Näed seda praeguses seisus.
error-table-long = Oled nii palju ümber tõstnud, tagasi võtnud ja parandanud, et laud rohkem ei võta. Viska või kirjuta.
error-table-changed = Laud on vahepeal muutunud. Näed seda praeguses seisus.
error-table-dice = Selle laua täringuid viskab server.
error-table-match-open = Teised mängivad veel nende täringutega: neid näeb, kui matš on läbi.
error-table-match-closed = Matš on läbi: enam ei saa liituda.
error-table-match-full = Selles matšis mängib juba { $most } inimest, rohkem ei mahu.
error-table-match-alone = Samade täringutega matšis mängib igaüks üksi, täringud ekraanil.
error-table-no-match = See pole samade täringutega matš.
error-table-no-coach = Selles lauas ei tohi treenerilt küsida.
error-table-sheet-name = Reeglid erinevad trükitud reeglilehest { $sheet }: anna neile oma nimi.
error-table-nonsense = Laud ei saa sellest aru: { $problem }
error-table-hello-again = Sa juba teretasid.
error-table-reaction = Sellist reaktsiooni ei ole. Valikus on: { $known }.
error-table-turns = Nii palju mängijaid, lahtreid ja voore teeks kokku üle { $most } käigu. Võta vähem.
error-table-reactions = Mitte nii palju korraga: oota veidi.
error-player-games = Sul on juba { $most } mängu, ühele mängijale rohkem ei hoita. Loobu enne mõnest.
error-table-store = Server ei pääse praegu oma mängudele ligi. Proovi hetke pärast uuesti: midagi ei tehta kaks korda.

error-limit-tables = Ühelt aadressilt tuleb palju uusi laudu. Proovi uuesti { $seconds } sekundi pärast.
error-limit-requests = Korraga on liiga palju. Proovi uuesti { $seconds ->
        [one] sekundi
       *[other] { $seconds } sekundi
    } pärast.
error-request-invalid = Päring ei sobi: { $problem }
request-choices = { $problem }. Valikus on: { $choices }.
error-request-unknown = Sellel aadressil pole midagi.
error-request-method = Seda siin teha ei saa.
error-request-large = Seda on ühe päringu jaoks liiga palju.
error-request-host = Sellel serveril pole sellist nime.
error-request-origin = Seda küsib teine leht, aga see ei tohi.
error-server-failed = Serveris läks midagi valesti. Midagi ei muutunud; proovi uuesti.
error-review-no-step = Selles mängus pole sellist otsust: käik { $turn }, vise { $throw }.
error-review-no-column = Selles mängus pole sellist veergu: voor { $round }, veerg { $column }.
