// Added in front of every example in CradleStage's documentation comments, when `make docs` compiles them.
import CradleGeometry
import CradleStage
