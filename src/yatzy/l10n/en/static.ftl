# yatzy static.

cli-static = Write the page as a static site: any web host can serve it, and everyone plays on their own device.
    .folder = The folder to write to: a new or an empty one, or one that yatzy static wrote before.
    .languages = The languages to include, such as en,nb. Default: all.
static-written = { $files } files, { $size } MB in { $folder }. Put the folder on any web host, or try it: python -m http.server --directory { $folder }
error-static-folder = The folder { $folder } has other files in it. Choose an empty one.
