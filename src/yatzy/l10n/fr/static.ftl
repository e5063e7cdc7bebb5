# yatzy static.

cli-static = Écrit la page comme un site statique : n’importe quel hébergeur peut la servir, et chacun joue sur son appareil.
    .folder = Le dossier où écrire : nouveau, vide, ou déjà écrit par yatzy static.
    .languages = Les langues à inclure, comme en,nb. Par défaut : toutes.
static-written = { $files } fichiers, { $size } Mo dans { $folder }. Mets le dossier chez un hébergeur, ou essaie-le : python -m http.server --directory { $folder }
error-static-folder = Le dossier { $folder } contient d’autres fichiers. Choisis-en un vide.
