# yatzy static.

cli-static = Az oldal kiírása statikus webhelyként: bármilyen tárhely kiszolgálhatja, és mindenki a saját készülékén játszik.
    .folder = A mappa, ahová ír: új, üres, vagy olyan, amit a yatzy static írt.
    .languages = A nyelvek, például en,nb. Alapértelmezés: mind.
static-written = { $files } fájl, { $size } MB itt: { $folder }. Tedd a mappát bármilyen tárhelyre, vagy próbáld ki: python -m http.server --directory { $folder }
error-static-folder = A { $folder } mappában más fájlok vannak. Válassz egy üreset.
