// Added in front of every example in CradleConstraints' documentation comments, when `make docs` compiles them.
import CradleConstraints
