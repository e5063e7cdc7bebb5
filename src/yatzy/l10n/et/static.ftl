# yatzy static.

cli-static = Kirjuta leht staatilise saidina: iga veebimajutus saab seda pakkuda ja igaüks mängib oma seadmes.
    .folder = Kaust, kuhu kirjutada: uus, tühi või selline, mille yatzy static on varem kirjutanud.
    .languages = Kaasatavad keeled, näiteks en,nb. Vaikimisi: kõik.
static-written = { $files } faili, { $size } MB kaustas { $folder }. Pane kaust mis tahes veebimajutusse või proovi: python -m http.server --directory { $folder }
error-static-folder = Kaustas { $folder } on muid faile. Vali tühi kaust.
