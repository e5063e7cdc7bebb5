# The page: rules.
