# What a server says to those at its tables.

error-table-unknown = Galda ar šādu kodu nav. Pārbaudi kodu.
error-day-unknown = Šajā dienā te neviens nespēlēja.
error-table-token = Piekļuves kods ir 22 burti, cipari, defises vai pasvītras. Tas nav tāds.
error-table-token-missing = Nosūti savas vietas piekļuves kodu vai savu atslēgu.
error-table-not-yours = Tā nav tava vieta.
error-table-not-host = To var tikai galda saimnieks.
error-table-barred = Galda saimnieks tevi noņēma no galda. Palūdz, lai saimnieks ļauj atgriezties.
error-table-one-seat = Tev šeit jau ir vieta: pie atvērta galda katrai ierīcei ir viena.
error-table-lent = Šī vieta tev ir tikai aizdota: par to lemj tās īpašnieks.
error-table-no-seat = { $seat }. vietas nav: pie galda vietu ir { $seats }.
error-table-no-seats = Pie galda vajag vismaz vienu vietu.
error-table-seat-taken = { $seat }. vieta jau ir aizņemta. Izvēlies citu.
error-table-seat-computer = { $seat }. vietā jau spēlē robots.
error-table-begun = Spēle ir sākusies: pievienoties vairs nevar, bet vari skatīties.
error-table-not-begun = Spēle nav sākusies: vēl ir brīvas vietas.
error-table-not-over = Spēle vēl nav beigusies.
error-table-nobody = Vēl neviena nav: nav ar ko sākt.
error-table-name = Vārds ir viena rinda, ne vairāk kā { $longest } rakstzīmes.
error-table-name-missing = { $seat }. vietas spēlētājam vajag vārdu.
error-table-name-twice = Pie galda šāds vārds jau ir. Izvēlies citu.
error-table-devices = Vienā vietā var spēlēt ne vairāk kā no { $most } ierīcēm.
error-table-real-dice = Robots ar īstiem kauliņiem spēlēt nevar.
error-table-not-stuck = Pagaidi mazliet: varbūt spēlētājs vēl ir šeit.
error-table-stand-in = Tavā vietā spēlē robots. Vispirms atgūsti savu vietu.
error-table-late = Spēle jau gājusi tālāk. Tagad redzi to, kāda tā ir.
error-table-long = Šajā gājienā ir par daudz izmaiņu. Met vai raksti.
error-table-changed = Galds ir mainījies. Tagad redzi to, kāds tas ir.
error-table-dice = Šī galda kauliņus met serveris.
error-table-word-early = Ar šo pieprasījumu vārdu sūtīt nevar: kas to redz, varētu izvēlēties kauliņus. Sūti „contribute”, apņemies, kad zini nospiedumu, un atklāj, kad galds saka „revealing”.
error-table-contribution-early = Vēl ne visi ir apņēmušies. Atklāj savu ieguldījumu, kad galds saka „revealing”.
error-table-contribution-late = Šiem kauliņiem vairs neko nevar pievienot.
error-table-contribution-wrong = Tas nav ieguldījums, kuru ierīce apņēmās. Tas sākas ar 32 nejaušiem heksadecimāliem cipariem, un tajā ir līdz { $longest } rakstzīmēm.
error-table-contributions-awaited = Dažas ierīces vēl nav atbildējušas. Mēģini vēlreiz pēc { $seconds } s, lai sāktu bez tām.
error-table-match-open = Citi vēl spēlē ar šiem kauliņiem: tos varēsi redzēt, kad sacensības būs beigušās.
error-table-match-closed = Sacensības ir beigušās: pievienoties vairs nevar.
error-table-match-full = Sacensības ir pilnas: spēlētāju skaits ir { $most }.
error-table-match-alone = Sacensībās ar vienādiem kauliņiem katrs spēlē atsevišķi, ar kauliņiem ekrānā.
error-table-no-match = Tās nav sacensības ar vienādiem kauliņiem.
error-table-no-coach = Pie šī galda spēlē bez trenera: spēli varēs pārskatīt, kad tā beigsies.
error-table-plain-bot = Pie galda bez trenera tavā vietā var spēlēt tikai { bot-beginner } vai { bot-casual }.
error-table-position-live = Šī ir pozīcija pie tava galda, kur spēlē bez trenera. Apskati to, kad spēle būs beigusies.
error-table-sheet-name = Šie noteikumi atšķiras no drukātajiem „{ $sheet }”: dod tiem citu nosaukumu.
error-table-nonsense = Galds to nesaprot: { $problem }
error-table-hello-again = Sveiciens jau ir bijis.
error-table-reaction = Tādas reakcijas nav. Izvēlies no šīm: { $known }.
error-table-turns = Tas būtu vairāk nekā { $most } gājienu. Izvēlies mazāk spēlētāju, lauciņu vai kārtu.
error-table-reactions = Par daudz reakciju uzreiz. Pagaidi brīdi.
error-player-games = Tev jau ir { $most } spēļu, vairāk vienam spēlētājam nevar būt. Vispirms dažas izdzēs.
error-table-store = Serveris pašlaik nevar sasniegt savas spēles. Pēc brīža mēģini vēlreiz: nekas netiks darīts divreiz.
error-table-storage = Serverī nav vietas jauniem galdiem; iesāktās spēles turpinās. Mēģini vēlāk vai pajautā servera saimniekam.

error-limit-stored = No tavas adreses pagaidām saglabāts tik, cik drīkst. Mēģini vēlreiz pēc { $minutes } min.
error-limit-tables = Par daudz jaunu galdu no vienas adreses. Mēģini vēlreiz pēc { $seconds } s.
error-limit-requests = Par daudz pieprasījumu. Mēģini vēlreiz pēc { $seconds ->
        [zero] { $seconds } sekundēm
        [one] { $seconds } sekundes
       *[other] { $seconds } sekundēm
    }.
error-request-invalid = Pieprasījums neder: { $problem }
request-choices = { $problem }. Izvēlies no šiem: { $choices }.
error-request-unknown = Šajā adresē nekā nav.
error-request-method = To šeit nevar darīt.
error-request-large = Vienam pieprasījumam tas ir par daudz.
error-request-host = Šo serveri tā nesauc.
error-request-origin = Pieprasījumu sūtīja cita vietne, un tas nav atļauts.
error-server-failed = Serverī kaut kas nogāja greizi. Nekas nav mainīts; mēģini vēlreiz.
error-review-no-step = Tādas izvēles šajā spēlē nav: { $turn }. gājiens, { $throw }. metiens.
error-review-no-column = Tādas ailes šajā spēlē nav: { $round }. kārta, { $column }. aile.
