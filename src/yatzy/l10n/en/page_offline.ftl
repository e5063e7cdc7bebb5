# The page without a server.

page-offline-far = Players on other devices need a server. Here everyone plays on this device.
page-offline-full = This device has no room left to save your game. Free some space, then try again.
page-offline-refused = You can’t do that now.
page-offline-needs-server = This needs a server. Here you can play on this device.
page-offline-unsaved = This browser isn’t saving your games, maybe because the window is private. They’re gone once you close this page.
page-offline-dice = This device draws the dice itself. Checking them shows that no roll was changed after the game began. Whether you trust the device is up to everyone who sits around it.
