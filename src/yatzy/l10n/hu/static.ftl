# yatzy static.

cli-static = Az oldal kiírása statikus webhelyként: bármilyen tárhely kiszolgálhatja, és mindenki a saját eszközén játszik.
    .folder = A mappa, ahová ír: új, üres, vagy olyan, amit a yatzy static írt.
    .languages = A nyelvek, például en,nb. Alapértelmezés: mind.
static-written = { $files } fájl, { $size } MB itt: { $folder }. Tedd a mappát bármilyen tárhelyre, vagy próbáld ki: python -m http.server --directory { $folder }
error-static-folder = Ebben a mappában más fájlok vannak: { $folder }. Válassz egy üreset.
