# The page without a server.

page-offline-far = Do gry na innych urządzeniach potrzebny jest serwer. Tutaj wszyscy grają na tym urządzeniu.
page-offline-full = Na tym urządzeniu nie ma miejsca na zapis gry. Zwolnij trochę miejsca i spróbuj jeszcze raz.
page-offline-refused = Teraz nie można tego zrobić.
page-offline-needs-server = Do tego potrzebny jest serwer. Tutaj możesz grać na tym urządzeniu.
page-offline-unsaved = Ta przeglądarka nie zapisuje twoich gier, może dlatego, że okno jest prywatne. Po zamknięciu strony znikną.
page-offline-dice = To urządzenie samo rzuca kośćmi. Sprawdzenie pokazuje, że po rozpoczęciu żaden rzut nie został zmieniony. Czy ufać urządzeniu, decydujecie sami.
