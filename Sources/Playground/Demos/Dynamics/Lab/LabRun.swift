import CradleDynamics
import CradleGeometry

/// A scene in motion: its items under the page's behaviours, its joints, gravity, resistance and walls.
final class LabRun {
  let page: any LabPage
  /// The bodies and joints with which it began, fixed bodies first.
  let start: LabScene
  let animator: DynamicAnimator
  /// The items of the bodies, in their order.
  let items: [DemoItem]
  let joints: LabJoints
  /// The items that are not fixed.
  let movingItems: [DemoItem]
  private let material: DynamicItemBehavior
  private let gravity: GravityBehavior

  /// Starts a scene on a page that has no items yet; `area` has the walls.
  init(_ page: any LabPage, _ scene: LabScene, area: Rect, knobs: LabKnobs) {
    self.page = page
    let moving = scene.bodies.filter { !$0.isFixed }
    start = LabScene(bodies: scene.bodies.filter(\.isFixed) + moving, joints: scene.joints)
    items = start.bodies.map { $0.makeItem() }
    movingItems = Array(items.suffix(moving.count))
    joints = LabJoints(start, items: items)
    animator = DynamicAnimator(referenceBounds: area)
    gravity = GravityBehavior(items: movingItems)
    material = DynamicItemBehavior(items: movingItems)
    page.prepare(moving, movingItems)
    material.elasticity = page.elasticity
    let nailed = DynamicItemBehavior(items: Array(items.dropLast(moving.count)))
    nailed.isAnchored = true
    let walls = CollisionBehavior(items: movingItems)
    walls.translatesReferenceBoundsIntoBoundary = true
    tune(knobs)
    for behavior in [material, nailed, gravity, walls] + joints.behaviors + page.behaviors {
      animator.addBehavior(behavior)
    }
    for (item, body) in zip(movingItems, moving) where body.velocity != .zero {
      material.addLinearVelocity(body.velocity, for: item)
    }
  }

  /// Applies the sliders' values.
  func tune(_ knobs: LabKnobs) {
    page.tune(knobs)
    joints.tune(knobs)
    gravity.magnitude = knobs.gravity
    material.resistance = knobs.resistance
    material.angularResistance = knobs.resistance
  }

  /// Whether a slider has an effect on it.
  func uses(_ knob: PartialKeyPath<LabKnobs>) -> Bool {
    page.knobs.contains(knob) || [\.gravity, \.resistance].contains(knob)
      || (joints.followsKnobs && [\.frequency, \.damping].contains(knob))
  }
}
