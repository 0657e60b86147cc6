import CradleDynamics
import CradleGeometry

/// The lock screen's panel: it falls, bounces on the lower edge, and can be flung up.
final class PanelPage: LabPage {
  let title = "Panel"
  let hint = "Fling it up; a click beside it makes it hop"
  private var panel: DemoItem?
  private let tapPush = PushBehavior(mode: .instantaneous)

  /// As wide and as high as a phone's screen on this stage, in points.
  private static let size = Size(width: 220, height: 320)
  /// The upward speed that a click gives it, in pt/s: it rises v²/2g = 45 pt, as a hint that it can be lifted (ours).
  private static let tapSpeed = 300.0

  init() { tapPush.active = false }

  func scene(spread: Double) -> LabScene {
    LabScene(
      bodies: [LabBody(id: "panel", center: Point(x: 0, y: -60), size: Self.size, color: 5)],
      // It slides up and down only, and never rotates.
      joints: [LabJoint(kind: .sliding, item: "panel", axis: Vector(dx: 0, dy: 1))])
  }

  func prepare(_ bodies: [LabBody], _ items: [DemoItem]) {
    panel = items.first { $0.id == "panel" }
    if let panel { tapPush.addItem(panel) }
  }

  var start: LabKnobs { LabKnobs(resistance: 0) }
  var behaviors: [DynamicBehavior] { [tapPush] }
  var isTethered: Bool { false }
  var hasDots: Bool { false }
  var elasticity: Double { 0.4 }

  func point(at place: Point, isDown: Bool, _ animator: DynamicAnimator) {
    guard isDown else { return }
    // A push of 1 gives a mass of 1 kg a speed of 100 pt/s.
    let mass = Self.size.width * Self.size.height / 10_000
    tapPush.pushDirection = Vector(dx: 0, dy: -Self.tapSpeed / 100 * mass)
    tapPush.active = true
  }

  func drawOver(_ picture: LabPicture) {
    guard let panel else { return }
    let place = picture.center(panel)
    let ink = picture.theme.onAccent
    let grip = Rect(
      center: place + Vector(dx: 0, dy: Self.size.height / 2 - 14), size: Size(width: 44, height: 5))
    picture.canvas.fill(grip, radius: 2.5, ink.opacity(0.6))
    picture.canvas.text(
      "9:41", at: place - Vector(dx: 0, dy: 100), .init(size: 44, weight: .semibold), ink, alignment: .center)
  }
}
