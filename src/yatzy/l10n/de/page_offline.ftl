# The page without a server.

page-offline-far = Wer an einem anderen Gerät spielt, braucht einen Server. Hier spielen alle an diesem Gerät.
page-offline-full = Auf diesem Gerät ist kein Platz mehr für das Spiel. Schaff etwas Platz und versuch es noch einmal.
page-offline-refused = Das geht gerade nicht.
page-offline-needs-server = Dafür braucht es einen Server. Hier kannst du an diesem Gerät spielen.
page-offline-unsaved = Dieser Browser speichert deine Spiele nicht, vielleicht weil das Fenster privat ist. Sie sind weg, sobald du die Seite schließt.
page-offline-dice = Dieses Gerät würfelt selbst. Die Prüfung zeigt, dass nach dem Beginn kein Wurf verändert wurde. Ob ihr dem Gerät traut, entscheidet ihr am Tisch.
