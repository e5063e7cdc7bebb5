# The page without a server.

page-offline-far = Más készülékekhez szerver kell. Itt mindenki ezen a készüléken játszik.
page-offline-full = Nincs hely a készüléken a játék mentéséhez. Szabadíts fel egy kicsit, és próbáld újra.
page-offline-refused = Ezt most nem lehet.
page-offline-needs-server = Ehhez szerver kell. Itt ezen a készüléken tudsz játszani.
page-offline-unsaved = Ez a böngésző nem menti a játékaidat, talán mert privát az ablak. Ha bezárod az oldalt, elvesznek.
page-offline-dice = Ez a készülék maga dob. Az ellenőrzés azt mutatja, hogy a kezdés után egyik dobás sem változott. Hogy megbíztok-e a készülékben, ti döntitek el.
