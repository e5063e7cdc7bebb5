# yatzy static.

cli-static = Scrive la pagina come sito statico: qualsiasi spazio web può ospitarla, e ognuno gioca sul proprio dispositivo.
    .folder = La cartella in cui scrivere: nuova, vuota, o già scritta da yatzy static.
    .languages = Le lingue da includere, come en,nb. Predefinito: tutte.
static-written = { $files } file, { $size } MB in { $folder }. Metti la cartella su uno spazio web, o provala: python -m http.server --directory { $folder }
error-static-folder = La cartella { $folder } contiene altri file. Scegline una vuota.
