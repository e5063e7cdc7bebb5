# yatzy static.

cli-static = Записать страницу как статический сайт: подойдёт любой хостинг, и каждый играет на своём устройстве.
    .folder = Папка для записи: новая, пустая или уже записанная командой yatzy static.
    .languages = Языки, например en,nb. По умолчанию: все.
static-written = Файлов: { $files }, { $size } МБ в { $folder }. Выложи папку на любой хостинг или попробуй: python -m http.server --directory { $folder }
error-static-folder = В папке { $folder } есть другие файлы. Выбери пустую.
