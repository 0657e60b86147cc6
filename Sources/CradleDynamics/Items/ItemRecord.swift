import CradleGeometry
import CradlePhysics

/// One item of one animator: its body, and the behaviours that act on it.
final class ItemRecord {
  let item: any DynamicItem
  let body: BodyHandle
  let shapes: [ShapeHandle]
  let outline: ItemOutline
  /// Its index among the animator's records.
  var index = 0
  /// The number of behaviours that use the item; the body is removed with the last.
  var uses = 0
  /// The pointer's hold, which overrides the behaviours; nil if it is not held.
  var grip: Grip?

  // The behaviours that act on it, in the order in which they added the item.
  var gravities: [GravityBehavior] = []
  var pushes: [PushBehavior] = []
  var collisions: [CollisionBehavior] = []
  var fields: [FieldBehavior] = []
  var configurations: [(behavior: DynamicItemBehavior, since: Int)] = []
  /// Snaps, which place it exactly once it rests.
  var snaps: [SnapBehavior] = []

  var arePropertiesStale = true
  var areForcesStale = true
  var isFilterStale = true
  var isStale = false

  /// The properties last written to the world; nil before the first.
  var written: ItemProperties?

  /// The sum of gravity and pushes: kg·pt/s² and kg·pt²/s².
  var force = Vector.zero
  var torque = 0.0
  /// Gravity alone, in pt/s², for the potential energy.
  var gravity = Vector.zero
  /// The charge for electric fields, unitless.
  var charge = 0.0
  var filter: (categories: UInt64, mask: UInt64) = (0, 0)

  init(item: any DynamicItem, body: BodyHandle, shapes: [ShapeHandle], outline: ItemOutline) {
    self.item = item
    self.body = body
    self.shapes = shapes
    self.outline = outline
  }
}
