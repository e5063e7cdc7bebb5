# yatzy static.

cli-static = Записати сторінку як статичний сайт: підійде будь-який хостинг, і кожен грає на своєму пристрої.
    .folder = Тека для запису: нова, порожня або вже записана командою yatzy static.
    .languages = Мови, наприклад en,nb. Типово: усі.
static-written = Файлів: { $files }, { $size } МБ у { $folder }. Виклади теку на будь-який хостинг або спробуй: python -m http.server --directory { $folder }
error-static-folder = У теці { $folder } є інші файли. Вибери порожню.
