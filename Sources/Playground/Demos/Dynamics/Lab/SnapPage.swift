import CradleDynamics
import CradleGeometry
import CradleStage

/// Boxes that are pulled to a point and set upright there.
final class SnapPage: LabPage {
  let title = "Snap"
  let hint = "Click anywhere: the snap points go there"
  /// The own bodies' places about the target.
  private static let offsets = [
    "wide": Vector(dx: 0, dy: -30), "left": Vector(dx: -48, dy: 48), "right": Vector(dx: 48, dy: 48),
  ]
  private var target = Point(x: 0, y: 20)
  private var items: [DemoItem] = []
  private var offsets: [Vector] = []
  private var snaps: [SnapBehavior] = []

  func scene(spread: Double) -> LabScene {
    LabScene(bodies: [
      LabBody(id: "wide", center: Point(x: -80, y: -150), size: Size(width: 120, height: 60)),
      LabBody(id: "left", center: Point(x: -110, y: 140), size: Size(width: 64, height: 64), color: 4),
      LabBody(id: "right", center: Point(x: 110, y: -100), size: Size(width: 64, height: 64), color: 2),
    ])
  }

  /// A body added by an edit is snapped to its initial place.
  func prepare(_ bodies: [LabBody], _ items: [DemoItem]) {
    self.items = items
    offsets = bodies.map { Self.offsets[$0.id] ?? $0.center - target }
    snaps = zip(items, offsets).map { SnapBehavior(item: $0, snapTo: target + $1) }
  }

  var start: LabKnobs { LabKnobs(damping: 0.4, gravity: 0, resistance: 0.1) }
  var knobs: [PartialKeyPath<LabKnobs>] { [\.damping] }
  var behaviors: [DynamicBehavior] { snaps }
  func tune(_ knobs: LabKnobs) { for snap in snaps { snap.damping = knobs.damping } }

  func point(at place: Point, isDown: Bool, _ animator: DynamicAnimator) {
    target = place
    for (snap, offset) in zip(snaps, offsets) { snap.snapPoint = target + offset }
  }

  func draw(_ picture: LabPicture) {
    for (item, snap) in zip(items, snaps) {
      let size = item.bounds.size
      let home = Rect(center: snap.snapPoint, size: size)
      picture.canvas.stroke(home, radius: 8, width: 1.5, picture.theme.faint)
      // Four springs of 50 pt, from two corners.
      let half = Vector(dx: size.width / 2, dy: size.height / 2)
      for side in [-1.0, 1] {
        let corner = picture.place(item, half * side)
        let end = snap.snapPoint + half * side
        for arm in [Vector(dx: 50 * side, dy: 0), Vector(dx: 0, dy: 50 * side)] {
          picture.canvas.line(from: corner, to: end + arm, width: 1.25, picture.theme.second.opacity(0.6))
          picture.canvas.disc(end + arm, radius: 2.5, picture.theme.second)
        }
      }
    }
    picture.source(target)
  }
}
