# yatzy static.

cli-static = Escribe la página como sitio estático: cualquier alojamiento web puede servirla y cada uno juega en su dispositivo.
    .folder = La carpeta de destino: una nueva, una vacía o una que yatzy static ya escribió.
    .languages = Los idiomas que incluir, como en,nb. Por defecto: todos.
static-written = { $files } archivos, { $size } MB en { $folder }. Sube la carpeta a cualquier alojamiento web o pruébala: python -m http.server --directory { $folder }
error-static-folder = La carpeta { $folder } contiene otros archivos. Elige una vacía.
