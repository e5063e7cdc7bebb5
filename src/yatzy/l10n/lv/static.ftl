# yatzy static.

cli-static = Izveido lapu kā statisku vietni: to var izvietot jebkurš mitinātājs, un katrs spēlē savā ierīcē.
    .folder = Mape, kurā rakstīt: jauna, tukša vai tāda, ko izveidojis yatzy static.
    .languages = Iekļaujamās valodas, piemēram, en,nb. Noklusējums: visas.
static-written = Faili: { $files }, { $size } MB mapē { $folder }. Ievieto mapi pie jebkura mitinātāja vai pamēģini: python -m http.server --directory { $folder }
error-static-folder = Mapē { $folder } ir citi faili. Izvēlies tukšu.
