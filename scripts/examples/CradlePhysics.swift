// Added in front of every example in CradlePhysics' documentation comments, when `make docs` compiles them.
import CradleGeometry
import CradlePhysics
