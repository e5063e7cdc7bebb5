"""The page: ``assets`` with their version, ``page`` and its data, ``pwa`` for installing it, ``gzip``."""
