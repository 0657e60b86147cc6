import CradleDynamics
import CradleGeometry

/// Pushes: a click gives the nearest item an instantaneous push; a pointer that stays down adds a continuous
/// force.
final class PushPage: LabPage {
  let title = "Push"
  let hint = "Click to knock the nearest thing; hold to keep pushing"
  private var items: [DemoItem] = []
  private let impulse = PushBehavior(mode: .instantaneous)
  private let force = PushBehavior(mode: .continuous)
  private var strength = 1.0
  /// The pushed item, and the target.
  private var pushed: (item: DemoItem, to: Point)?
  /// The last push: its place, direction and time on the animator's clock; nil before the first one.
  private var lastPush: (place: Point, displacement: Vector, time: Double)?
  /// The duration for which a push stays visible, in seconds.
  private static let fading = 0.6

  init() {
    impulse.pushDirection = Vector(dx: 1.6, dy: -1)
    force.active = false
  }

  func scene(spread: Double) -> LabScene {
    let corners = (0..<5).map { Vector(angle: Double($0) * 2 * .pi / 5 - .pi / 2, length: 36) }
    return LabScene(bodies: [
      LabBody(id: "box", center: Point(x: -80, y: 60), size: Size(width: 64, height: 64)),
      LabBody(
        id: "disc", shape: .disc, center: Point(x: 30, y: -60), size: Size(width: 56, height: 56), color: 4),
      LabBody(
        id: "kite", shape: .polygon(corners), center: Point(x: 90, y: 110),
        size: Size(width: 70, height: 70), color: 3),
    ])
  }

  func prepare(_ bodies: [LabBody], _ items: [DemoItem]) {
    self.items = items
    guard let first = items.first else { return }
    impulse.addItem(first)
    lastPush = (first.center, impulse.pushDirection * 100, 0)
  }

  var start: LabKnobs { LabKnobs(gravity: 0, resistance: 0.8) }
  var knobs: [PartialKeyPath<LabKnobs>] { [\.strength] }
  var behaviors: [DynamicBehavior] { [impulse, force] }
  var isTethered: Bool { false }
  var hasTrails: Bool { true }

  func tune(_ knobs: LabKnobs) { strength = knobs.strength }

  func point(at place: Point, isDown: Bool, _ animator: DynamicAnimator) {
    let item = isDown ? nearest(place, animator) : pushed?.item
    guard let item else { return }
    let displacement = place - animator.presentedCenter(of: item)
    pushed = (item, place)
    aim(impulse, item, displacement / 100 * strength)
    aim(force, item, displacement / 100 * strength)
    if isDown {
      impulse.active = true
      lastPush = (animator.presentedCenter(of: item), displacement, animator.elapsedTime)
    }
    force.active = true
  }

  func lift() {
    force.active = false
    pushed = nil
  }

  private func nearest(_ place: Point, _ animator: DynamicAnimator) -> DemoItem? {
    items.min {
      animator.presentedCenter(of: $0).distance(to: place)
        < animator.presentedCenter(of: $1).distance(to: place)
    }
  }

  private func aim(_ push: PushBehavior, _ item: DemoItem, _ direction: Vector) {
    for other in push.items where other !== item { push.removeItem(other) }
    push.addItem(item)
    push.pushDirection = direction
  }

  func draw(_ picture: LabPicture) {
    guard let lastPush else { return }
    let left = 1 - (picture.animator.elapsedTime - lastPush.time) / Self.fading
    guard left > 0 else { return }
    picture.arrow(
      lastPush.place + lastPush.displacement / 2, lastPush.displacement,
      picture.theme.accent.opacity(0.6 * min(left, 1)), width: 3)
  }

  func drawOver(_ picture: LabPicture) {
    guard let pushed else { return }
    let start = picture.center(pushed.item)
    picture.arrow(
      start.interpolated(to: pushed.to, fraction: 0.5), pushed.to - start, picture.theme.accent, width: 3)
    picture.canvas.ring(pushed.to, radius: 9, width: 2, picture.theme.accent)
  }
}
