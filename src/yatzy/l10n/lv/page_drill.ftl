# The page: the drill, and the position of the day.

page-drill = Treniņš
page-drill-day = Dienas pozīcija
page-drill-pad = Noteikumi
page-drill-menu = Treniņš un noteikumi
page-drill-practice = Trenēties
page-drill-question = { $number }. jautājums no { $count }
page-drill-opening = Meklē pozīciju…
page-drill-keep = Ko darīsi? Pieskaries kauliņiem, ko paturēt, vai lauciņam.
page-drill-choose = Metienu vairs nav. Kuru lauciņu izvēlies?
page-drill-answer-roll = { $count ->
        [zero] Mest { $count } kauliņus
        [one] Mest { $count } kauliņu
       *[other] Mest { $count } kauliņus
    }
page-drill-answer-all = Mest visus
page-drill-answer-box = Ņemt „{ $box }”
page-drill-answer-none = Izvēlies lauciņu
page-drill-answer-kept = Visi paturēti
page-drill-show-pad = Rādīt lapu
page-drill-next = Tālāk
page-drill-sum-up = Skatīt rezultātu
page-drill-streak = { $streak ->
        [0] Skaitām no jauna.
        [1] Pirmā labākā atbilde.
        [zero] { $streak } labāko atbilžu pēc kārtas.
        [one] { $streak } labākā atbilde pēc kārtas.
       *[other] { $streak } labākās atbildes pēc kārtas.
    }
page-drill-longest = Visvairāk pēc kārtas: { $streak }
page-drill-given = Pagaidām zaudēts: { $cost }
page-drill-done = Labākās atbildes: { $best } no { $count }
page-drill-done-about = Zaudēto punktu skaits: { $cost }, vidēji { $mean } jautājumā. { $praise ->
        [best] Labāk nav iespējams.
        [good] Spēcīga spēle.
       *[learn] Pārskati tos un mācies.
    }
page-drill-again = Vēl desmit
page-drill-share = Dalīties
page-drill-copied = Nokopēts
page-drill-days = { $days ->
        [1] Pirmā diena. Atgriezies rīt.
        [zero] { $days } dienu pēc kārtas.
        [one] { $days } diena pēc kārtas.
       *[other] { $days } dienas pēc kārtas.
    }
page-drill-tried = Dienā ir viens mēģinājums, un šis bija tavs.
page-drill-to-day = Šodienas pozīcija
page-drill-to-practice = Trenēties vēl
