# The page: settings.
