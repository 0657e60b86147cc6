import CradleDynamics
import CradleGeometry
import CradleScrolling
import CradleStage

/// A walled box: things fall, pile up and are taken out again.
final class GravityCollisionDemo: Demo {
  static let card = DemoCard(
    id: "gravity-collision", title: "Gravity & collision", summary: "Click to add, drag to throw",
    group: .dynamics,
    actions: [
      DemoAction("add-box", key: "B", title: "Box", summary: "Drop a box"),
      DemoAction("add-circle", key: "O", title: "Circle", summary: "Drop a circle"),
      DemoAction("add-polygon", key: "P", title: "Polygon", summary: "Drop a polygon"),
      DemoAction("add-100", key: "H", title: "Add 100", summary: "Rain a hundred shapes"),
      DemoAction("remove", key: "Z", title: "Remove", summary: "Take the newest shape out"),
    ], fillsStage: true)

  private let gravity = Parameter.slider("gravity", "Gravity", 0...4, 1, unit: "g", step: 0.05)
  private let angle = Parameter.slider(
    "angle", "Angle", -Double.pi...Double.pi, Double.pi / 2, unit: "rad", step: 0.05)
  private let elasticity = Parameter.slider("elasticity", "Elasticity", 0...1, 0.2, step: 0.01)
  private let friction = Parameter.slider("friction", "Friction", 0...1, 0.2, step: 0.01)
  private let density = Parameter.slider("density", "Density", 0.1...10, 1, step: 0.1)
  private let resistance = Parameter.slider("resistance", "Resistance", 0...10, 0.1, unit: "1/s", step: 0.1)
  let parameters: [Parameter]

  private let scene: HeapScene
  private var dragger = ItemDragger()
  /// A press on empty space, until it turns out to be a click or a drag.
  private var press: DragRecognizer?
  private var clicks = 0
  private var saysFull = false

  init(viewport: Size) {
    self.viewport = viewport
    parameters = [gravity, angle, elasticity, friction, density, resistance]
    scene = HeapScene(viewport: viewport)
    tune()
  }

  var viewport: Size { didSet { if viewport != oldValue { scene.resize(to: viewport) } } }
  var animator: DynamicAnimator? { scene.animator }

  private func tune() {
    scene.gravity.setAngle(angle.number, magnitude: gravity.number)
    scene.material.elasticity = elasticity.number
    scene.material.friction = friction.number
    scene.material.density = density.number
    scene.material.resistance = resistance.number
  }

  func parameterChanged(_ parameter: Parameter) { tune() }

  func perform(_ action: String, index: Int?) {
    switch action {
    case "remove":
      if let item = index.flatMap({ scene.items.indices.contains($0) ? scene.items[$0] : nil })
        ?? scene.items.last
      {
        remove(item)
      }
    case "add-100": saysFull = !scene.rain(100)
    default:
      let kind = HeapShape.Kind.allCases.first { action == "add-\($0.name)" } ?? .box
      saysFull = !scene.drop(kind)
    }
  }

  private func remove(_ item: DemoItem) {
    dragger.forget(item, in: scene.animator)
    scene.remove(item)
    saysFull = false
  }

  func pointer(_ event: PointerEvent) {
    if event.button == .right {
      if event.phase == .down, let item = scene.item(at: event.location) { remove(item) }
      return
    }
    let isItems = dragger.pointer(event, in: scene.animator, confined: scene.confined) { scene.item(at: $0) }
    if isItems { return }
    switch event.phase {
    case .down: press = DragRecognizer(event)
    case .move: _ = press?.travel(to: event.location)
    case .up:
      guard var press, press.travel(to: event.location) == nil else { return self.press = nil }
      self.press = nil
      click(at: event.location)
    case .cancel: press = nil
    }
  }

  private func click(at point: Point) {
    let kinds = HeapShape.Kind.allCases
    saysFull = !scene.add(kinds[clicks % kinds.count], at: point)
    clicks += 1
  }

  func advance(by seconds: Double) {
    scene.animator.advance(by: seconds)
    scene.confine()
  }

  var elements: [TraceElement] {
    zip(scene.items, scene.shapes).enumerated().map { index, pair in
      scene.animator.element(pair.0, kind: pair.1.kind.name, index: [index])
    }
  }

  func describe(in frame: inout TraceFrame) {
    frame.values.append(TraceValue("shapes", Double(scene.items.count)))
    frame.values.append(TraceValue("moving", Double(scene.animator.movingItemCount)))
  }

  var plots: [Plot] {
    [
      Plot(title: "Kinetic energy", unit: "J", value: scene.animator.kineticEnergy),
      Plot(title: "Awake", unit: "shapes", value: Double(scene.animator.movingItemCount)),
    ]
  }

  func draw(on canvas: Canvas, theme: Theme) {
    let box = scene.box
    canvas.fill(box.insetBy(dx: -3, dy: -3), radius: 6, theme.panel)
    canvas.stroke(box.insetBy(dx: -3, dy: -3), radius: 6, width: 1.5, theme.line)
    for item in scene.items { canvas.draw(item, scene.animator, theme) }
    if let item = dragger.held {
      let reach = item.turnedReach
      let radius = max(reach.width, reach.height) * 1.2 + 4
      canvas.ring(scene.animator.presentedCenter(of: item), radius: radius, width: 1.5, theme.accent)
    }
    let words =
      scene.items.isEmpty
      ? "Click to add, drag to throw" : saysFull ? "\(HeapScene.limit) shapes: the box is full" : ""
    let place = Point(x: box.midX, y: scene.items.isEmpty ? box.midY : box.minY + 24)
    if saysFull {
      let width = canvas.width(of: words, Typography.body) + 32
      canvas.fill(Rect(center: place, size: Size(width: width, height: 32)), radius: 16, theme.raised)
    }
    canvas.text(
      words, at: place, Typography.body, saysFull ? theme.text : theme.faint, alignment: .center,
      maximumWidth: box.width - 16)
  }

  var code: String {
    """
    import CradleDynamics
    import CradleGeometry

    let animator = DynamicAnimator(referenceBounds: bounds, settings: .accurate)
    let gravity = GravityBehavior(items: shapes)
    gravity.setAngle(\(angle.number), magnitude: \(gravity.number))
    let collision = CollisionBehavior(items: shapes)
    collision.translatesReferenceBoundsIntoBoundary = true
    let material = DynamicItemBehavior(items: shapes)
    material.elasticity = \(elasticity.number)
    material.friction = \(friction.number)
    material.density = \(density.number)
    material.resistance = \(resistance.number)
    for behavior in [gravity, collision, material] { animator.addBehavior(behavior) }
    animator.advance(by: 1 / 60)
    """
  }
}
