# yatzy static.

cli-static = Die Seite als statische Website schreiben: Jeder Webspace kann sie ausliefern, und alle spielen am eigenen Gerät.
    .folder = Der Ordner, in den geschrieben wird: ein neuer, ein leerer oder einer, den yatzy static schon geschrieben hat.
    .languages = Die Sprachen, die dabei sein sollen, etwa en,nb. Standard: alle.
static-written = { $files } Dateien, { $size } MB in { $folder }. Leg den Ordner auf irgendeinen Webspace oder probier ihn aus: python -m http.server --directory { $folder }
error-static-folder = Im Ordner { $folder } liegen andere Dateien. Nimm einen leeren.
