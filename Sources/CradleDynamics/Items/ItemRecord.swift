import CradleGeometry
import CradlePhysics

/// One item of one animator: its body, and who has a say in it.
final class ItemRecord {
  let item: any DynamicItem
  let body: BodyHandle
  let shapes: [ShapeHandle]
  let form: ItemForm
  /// Place among the animator's records.
  var place = 0
  /// How many behaviours use the item; the body goes with the last.
  var uses = 0
  /// Where the pointer holds it; then a hand moves it, whatever its behaviours say.
  var grip: Grip?

  // Behaviours of the kinds that add up to one number a body, in the order they took the item.
  var gravities: [GravityBehavior] = []
  var pushes: [PushBehavior] = []
  var collisions: [CollisionBehavior] = []
  var fields: [FieldBehavior] = []
  var configurations: [(behavior: DynamicItemBehavior, since: Int)] = []
  /// Snaps, asked once the item rests.
  var snaps: [SnapBehavior] = []

  var propertiesAreStale = true
  var forcesAreStale = true
  var filterIsStale = true
  var isListed = false

  /// The properties that the world knows of; nil before the first.
  var written: ItemProperties?

  /// What gravity and pushes add up to: kg·pt/s² and kg·pt²/s².
  var force = Vector.zero
  var torque = 0.0
  /// Gravity alone, pt/s²: what the potential energy is measured against.
  var gravity = Vector.zero
  /// Unitless; what electric fields act on.
  var charge = 0.0
  var filter: (categories: UInt64, mask: UInt64) = (0, 0)

  init(item: any DynamicItem, body: BodyHandle, shapes: [ShapeHandle], form: ItemForm) {
    self.item = item
    self.body = body
    self.shapes = shapes
    self.form = form
  }
}
