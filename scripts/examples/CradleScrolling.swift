// Added in front of every example in CradleScrolling's documentation comments, when `make docs` compiles them.
import CradleGeometry
import CradlePhysics
import CradleScrolling

let view = ScrollView(
  viewportSize: Size(width: 375, height: 667), contentSize: Size(width: 375, height: 4400))
