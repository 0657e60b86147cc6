// Added in front of every example in CradleDynamics' documentation comments, when `make docs` compiles them.
import CradleDynamics
import CradleGeometry
import CradlePhysics

final class Box: DynamicItem {
  var center = Point(x: 100, y: 100)
  var rotation = 0.0
  let bounds = Rect(x: 0, y: 0, width: 80, height: 60)
}

let (card, other) = (Box(), Box())
let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 320, height: 480))
