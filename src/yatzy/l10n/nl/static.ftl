# yatzy static.

cli-static = Schrijf de pagina als statische site: elke webhost kan hem aanbieden, en iedereen speelt op het eigen toestel.
    .folder = De map om in te schrijven: een nieuwe, een lege, of een die yatzy static eerder schreef.
    .languages = De talen die erin komen, zoals en,nb. Standaard: alle.
static-written = { $files } bestanden, { $size } MB in { $folder }. Zet de map op een webhost, of probeer hem: python -m http.server --directory { $folder }
error-static-folder = In de map { $folder } staan andere bestanden. Kies een lege.
