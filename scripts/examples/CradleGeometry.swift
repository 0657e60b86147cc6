// Added in front of every example in CradleGeometry's documentation comments, when `make docs` compiles them.
import CradleGeometry
