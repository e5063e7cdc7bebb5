# Why a server cannot answer what takes long.

error-work-busy = Serveris ir ļoti noslogots: pamēģini pēc brīža.
error-limit-work = Serveris vēl rēķina to, kas prasīts no tavas adreses. Mēģini vēlreiz pēc { $seconds } s.
error-work-too-long = Tas ilga vairāk nekā { NUMBER($seconds, maximumFractionDigits: 0) ->
        [zero] { NUMBER($seconds, maximumFractionDigits: 0) } sekundes
        [one] { NUMBER($seconds, maximumFractionDigits: 0) } sekundi
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekundes
    } un tika pārtraukts.
error-work-failed = To neizdevās aprēķināt: serverī kaut kas nogāja greizi.
error-work-closing = Serveris tiek aizvērts.
error-solver-not-here = Šīs lapas risināšanai vajag { $needed } GiB atmiņas, bet serveris vienai atvēl ne vairāk kā { $most } GiB. Tas vajadzīgs trenerim un datorspēlētājiem.
