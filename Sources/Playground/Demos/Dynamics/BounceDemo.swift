import CradleDynamics
import CradleGeometry
import CradleScrolling
import CradleStage

/// A soft edge: two squares are thrown up, one with an attachment to its start, one without.
final class BounceDemo: Demo {
  static let card = DemoCard(
    id: "bounce", title: "Bounce", summary: "Two throws: one hangs on a spring, one does not",
    group: .scrolling,
    actions: [DemoAction("launch", key: "L", title: "Launch", summary: "Throw both again from their starts")])

  private let frequency = Parameter.slider("frequency", "Frequency", 0.5...6, 2, unit: "Hz", step: 0.1)
  private let damping = Parameter.slider("damping", "Damping", 0...2, 1, step: 0.05)
  private let resistance = Parameter.slider("resistance", "Resistance", 0...10, 2, unit: "1/s", step: 0.1)
  let parameters: [Parameter]

  private let scene = DynamicAnimator()
  private var red: DemoItem
  private var yellow: DemoItem
  private var spring: AttachmentBehavior?
  private var itemBehavior = DynamicItemBehavior()
  private var dragger = ItemDragger<DemoItem>()
  private static let side = 60.0
  private static let launchVelocity = Vector(dx: 0, dy: -1000)

  init(viewport: Size) {
    self.viewport = viewport
    parameters = [frequency, damping, resistance]
    red = Self.square("red", 0, at: .zero)
    yellow = Self.square("yellow", 2, at: .zero)
    launch()
  }

  var items: [DemoItem] { [red, yellow] }
  var viewport: Size { didSet { if viewport != oldValue { launch() } } }
  var animator: DynamicAnimator? { scene }

  private static func square(_ id: String, _ color: Int, at center: Point) -> DemoItem {
    DemoItem(id: id, center: center, size: Size(width: side, height: side), color: color)
  }

  /// The starting places of the red square and of the yellow one beside it.
  private var starts: (red: Point, yellow: Point) {
    let y = max(viewport.height - 80, Self.side / 2)
    return (Point(x: viewport.width * 0.3, y: y), Point(x: viewport.width * 0.7, y: y))
  }

  private func launch() {
    scene.removeAllBehaviors()
    dragger = ItemDragger<DemoItem>()
    red = Self.square("red", 0, at: starts.red)
    yellow = Self.square("yellow", 2, at: starts.yellow)
    itemBehavior = DynamicItemBehavior(items: [red, yellow])
    itemBehavior.resistance = resistance.number
    itemBehavior.allowsRotation = false
    let spring = AttachmentBehavior(item: red, attachedToAnchor: starts.red)
    spring.length = 0
    self.spring = spring
    tune()
    // The bounds stop an item that moves as far as the viewport's edges.
    scene.referenceBounds = Rect(origin: .zero, size: viewport)
    let walls = CollisionBehavior(items: [red, yellow])
    walls.collisionMode = .boundaries
    walls.translatesReferenceBoundsIntoBoundary = true
    for behavior in [itemBehavior, spring, walls] { scene.addBehavior(behavior) }
    for item in [red, yellow] { itemBehavior.addLinearVelocity(Self.launchVelocity, for: item) }
  }

  private func tune() {
    spring?.frequency = frequency.number
    spring?.damping = damping.number
    itemBehavior.resistance = resistance.number
  }

  func parameterChanged(_ parameter: Parameter) { tune() }
  func perform(_ action: String, index: Int?) { launch() }

  func pointer(_ event: PointerEvent) {
    let reach = Self.side / 2
    let room = Rect(origin: .zero, size: viewport)
      .insetBy(dx: min(reach, viewport.width / 2), dy: min(reach, viewport.height / 2))
    _ = dragger.pointer(
      event, in: scene,
      confined: { _, place in
        Point(x: min(max(place.x, room.minX), room.maxX), y: min(max(place.y, room.minY), room.maxY))
      },
      topmost: { [red, yellow] place in [yellow, red].first { $0.contains(place) } })
  }

  var elements: [TraceElement] { items.map { scene.element($0, kind: "square") } }

  var plots: [Plot] {
    [("Red", red, starts.red), ("Yellow", yellow, starts.yellow)].map { title, item, start in
      Plot(
        title: title, unit: "pt", value: start.y - scene.presentedCenter(of: item).y, cell: item.color)
    }
  }

  func draw(on canvas: Canvas, theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: viewport), theme.panel)
    drawRuler(on: canvas, theme)
    for (item, start, words) in [(red, starts.red, "attached"), (yellow, starts.yellow, "free")] {
      let home = Rect(center: start, size: item.bounds.size)
      canvas.stroke(home, radius: 8, width: 1.5, theme.faint)
      canvas.text(
        words, at: Point(x: start.x, y: home.maxY + 18), Font(size: 11), theme.dim, alignment: .center)
      canvas.draw(item, scene, theme)
    }
    // The attachment, from its anchor to the red square.
    let (anchor, end) = (starts.red, scene.presentedCenter(of: red))
    // It must be visible on the panel and, with its dark edge, on the square.
    for (width, ink) in [(5.0, theme.onAccent), (2, theme.name == .dark ? theme.text : theme.panel)] {
      canvas.line(from: anchor, to: end, width: width, ink)
      canvas.disc(anchor, radius: width / 2 + 3, ink)
      canvas.disc(end, radius: width / 2 + 1, ink)
    }
  }

  /// Heights above the start, every hundred points, between the squares if there is room.
  private func drawRuler(on canvas: Canvas, _ theme: Theme) {
    let (x, start) = (viewport.width / 2, starts.red.y)
    let room = starts.yellow.x - starts.red.x - Self.side
    guard room > 40 else { return }
    for height in stride(from: 0.0, through: max(start - 10, 0), by: 20) {
      let y = start - height
      guard height.truncatingRemainder(dividingBy: 100) == 0 else {
        canvas.fill(Rect(x: x - 4, y: y, width: 8, height: 1), theme.line)
        continue
      }
      canvas.text("\(Int(height))", at: Point(x: x, y: y), Font(size: 11), theme.faint, alignment: .center)
      // A tick on either side of the number.
      for side in [-1.0, 1] where room > 64 {
        canvas.fill(Rect(x: x + side * 22 - 5, y: y, width: 10, height: 1), theme.line)
      }
    }
  }

  var code: String {
    DynamicsCode(
      items: items, behaviors: scene.behaviors, referenceBounds: scene.referenceBounds,
      velocities: items.map { scene.velocity(of: $0) }
    ).text
  }
}
