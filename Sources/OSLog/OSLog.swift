// The name under which files import loggers, where there is no unified logging.
@_exported import os
