import CradleDynamics
import CradleGeometry
import CradleScrolling

/// Bounce: two squares are thrown up, one with an attachment to its start, one without.
final class BounceDemo: Demo {
  static let card = DemoCard(
    id: "bounce", title: "Bounce", summary: "Two throws: one hangs on a spring, one does not",
    group: .scrolling,
    actions: [DemoAction("launch", key: "L", title: "Launch", summary: "Throw both again from their starts")])

  private let frequency = Parameter.slider("frequency", "Frequency", 0.5...6, 2, unit: "Hz", step: 0.1)
  private let damping = Parameter.slider("damping", "Damping", 0...2, 1, step: 0.05)
  private let resistance = Parameter.slider("resistance", "Resistance", 0...10, 2, unit: "1/s", step: 0.1)
  let parameters: [Parameter]

  let scene = DynamicAnimator()
  private(set) var red = DemoItem.square("red", 0, side: BounceDemo.side, at: .zero)
  private(set) var yellow = DemoItem.square("yellow", 2, side: BounceDemo.side, at: .zero)
  private var spring: AttachmentBehavior?
  private var itemBehavior = DynamicItemBehavior()
  private var dragger = ItemDragger<DemoItem>()
  private static let side = 60.0
  private static let launchVelocity = Vector(dx: 0, dy: -1000)

  /// Space above the start for the free square's deceleration, 1000 / 2 pt, and half a square; below it for text.
  private static let room = Size(width: 0, height: 80 + 500 + side / 2 + 10)
  /// Below this scale the free square stops at the top instead, so that text and squares stay readable.
  private static let leastScale = 0.6
  var fit: SceneScale { SceneScale(viewport, room: Self.room, least: Self.leastScale) }
  var stage: Size { fit.stage(viewport) }

  init(viewport: Size) {
    self.viewport = viewport
    parameters = [frequency, damping, resistance]
    launch()
  }

  var items: [DemoItem] { [red, yellow] }
  var viewport: Size { didSet { if viewport != oldValue { launch() } } }
  var animator: DynamicAnimator? { scene }
  var animatorTransform: Transform { fit.transform }

  /// The starting places of the red square and of the yellow one beside it, in half points.
  var starts: (red: Point, yellow: Point) {
    let y = max(stage.height - 80, Self.side / 2)
    func place(_ share: Double) -> Point { Point(x: (2 * stage.width * share).rounded() / 2, y: y) }
    return (place(0.3), place(0.7))
  }

  private func launch() {
    scene.removeAllBehaviors()
    dragger = ItemDragger<DemoItem>()
    red = .square("red", 0, side: Self.side, at: starts.red)
    yellow = .square("yellow", 2, side: Self.side, at: starts.yellow)
    itemBehavior = DynamicItemBehavior(items: items)
    itemBehavior.allowsRotation = false
    let spring = AttachmentBehavior(item: red, attachedToAnchor: starts.red)
    spring.length = 0
    self.spring = spring
    tune()
    // The bounds stop an item at the viewport's edges.
    scene.referenceBounds = Rect(origin: .zero, size: stage)
    let walls = CollisionBehavior(items: items)
    walls.collisionMode = .boundaries
    walls.translatesReferenceBoundsIntoBoundary = true
    for behavior in [itemBehavior, spring, walls] { scene.addBehavior(behavior) }
    for item in items { itemBehavior.addLinearVelocity(Self.launchVelocity, for: item) }
  }

  private func tune() {
    spring?.frequency = frequency.number
    spring?.damping = damping.number
    itemBehavior.resistance = resistance.number
  }

  func parameterChanged(_ parameter: Parameter) { tune() }
  func perform(_ action: String, index: Int?) { launch() }

  func pointer(_ event: PointerEvent) {
    dragger.pointer(fit.inside(event), in: scene, items: items, within: scene.referenceBounds)
  }

  var elements: [TraceElement] { items.map { fit.shown(scene.element($0, kind: "square")) } }

  var plots: [Plot] {
    [("Red", red, starts.red), ("Yellow", yellow, starts.yellow)].map { title, item, start in
      Plot(title: title, unit: "pt", value: start.y - scene.presentedCenter(of: item).y, cell: item.color)
    }
  }

  var code: String {
    DynamicsCode(
      items: items, behaviors: scene.behaviors, referenceBounds: scene.referenceBounds,
      velocities: items.map { scene.velocity(of: $0) }
    ).text
  }
}
