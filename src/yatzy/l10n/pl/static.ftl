# yatzy static.

cli-static = Zapisz stronę jako statyczną witrynę: poda ją każdy hosting, a każdy gra na swoim urządzeniu.
    .folder = Folder docelowy: nowy, pusty albo zapisany wcześniej przez yatzy static.
    .languages = Języki, na przykład en,nb. Domyślnie: wszystkie.
static-written = Pliki: { $files }, { $size } MB w { $folder }. Umieść folder na dowolnym hostingu albo wypróbuj: python -m http.server --directory { $folder }
error-static-folder = W folderze { $folder } są inne pliki. Wybierz pusty.
