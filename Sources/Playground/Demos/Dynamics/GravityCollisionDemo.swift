import CradleDynamics
import CradleGeometry
import CradleScrolling
import CradleStage

/// A walled box in which shapes fall and pile up, and from which they can be removed.
final class GravityCollisionDemo: Demo {
  static let card = DemoCard(
    id: "gravity-collision", title: "Gravity & collision",
    summary: "Click to add, drag to throw; the arrow is gravity",
    group: .dynamics,
    actions: [
      DemoAction("add-box", key: "B", title: "Box", summary: "Drop a box"),
      DemoAction("add-circle", key: "O", title: "Circle", summary: "Drop a circle"),
      DemoAction("add-polygon", key: "P", title: "Polygon", summary: "Drop a polygon"),
      DemoAction("add-100", key: "H", title: "Add 100", summary: "Rain a hundred shapes"),
      DemoAction("remove", key: "Z", title: "Remove", summary: "Take the newest shape out"),
      DemoAction("clear", key: "K", title: "Clear", summary: "Empty the box"),
    ], fillsStage: true, opening: ["add-box", "add-circle", "add-polygon"])

  let gravity = Parameter.slider("gravity", "Gravity", 0...4, 1, unit: "g", step: 0.05)
  let angle = Parameter.slider(
    "angle", "Angle", -Double.pi...Double.pi, Double.pi / 2, unit: "rad", step: Double.pi / 36)
  let elasticity = Parameter.slider("elasticity", "Elasticity", 0...1, 0.2, step: 0.01)
  let friction = Parameter.slider("friction", "Friction", 0...1, 0.2, step: 0.01)
  let density = Parameter.slider("density", "Density", 0.1...10, 1, step: 0.1)
  let resistance = Parameter.slider("resistance", "Resistance", 0...10, 0.1, unit: "1/s", step: 0.1)
  let parameters: [Parameter]

  let scene: HeapScene
  private(set) var dragger = ItemDragger<DemoItem>()
  /// A press on empty space, until it is known to be a click or a drag.
  private var press: DragRecognizer?
  /// A press beside the shapes, and the shape near it, which a drag grabs.
  private var grabbable: (down: PointerEvent, item: DemoItem)?
  private(set) var turnsGravity = false
  /// Half of UIKit's minimum touch target, 44 pt: a drag that begins this near to a shape grabs it.
  private static let grabRadius = 22.0
  private var clicks = 0
  private(set) var showsFull = false

  init(viewport: Size) {
    self.viewport = viewport
    parameters = [gravity, angle, elasticity, friction, density, resistance]
    scene = HeapScene(viewport: viewport)
    tune()
  }

  var viewport: Size { didSet { if viewport != oldValue { scene.resize(to: viewport) } } }
  var animator: DynamicAnimator? { scene.animator }

  private func tune() {
    scene.setGravity(gravity.number, angle: angle.number)
    scene.material.elasticity = elasticity.number
    scene.material.friction = friction.number
    scene.material.density = density.number
    scene.material.resistance = resistance.number
  }

  func parameterChanged(_ parameter: Parameter) { tune() }

  var contents: SceneContents? { scene.contents }

  func restore(_ contents: SceneContents) {
    if let held = dragger.held { dragger.forget(held, in: scene.animator) }
    scene.restore(contents)
    showsFull = false
  }

  func perform(_ action: String, index: Int?) {
    switch action {
    case "remove":
      let place = index ?? scene.count - 1
      guard (0..<scene.count).contains(place) else { return }
      scene.items.indices.contains(place) ? remove(scene.items[place]) : scene.remove(at: place)
    case "clear":
      if let held = dragger.held { dragger.forget(held, in: scene.animator) }
      scene.clear()
      showsFull = false
    case "add-100": showsFull = !scene.rain(100)
    default:
      let kind = HeapShape.Kind.allCases.first { action == "add-\($0.name)" } ?? .box
      showsFull = !scene.drop(kind)
    }
  }

  private func remove(_ item: DemoItem) {
    dragger.forget(item, in: scene.animator)
    scene.remove(item)
    showsFull = false
  }

  func pointer(_ event: PointerEvent) {
    if event.button == .right {
      let hit = { [scene] place in
        scene.item(at: place) ?? scene.item(near: place, within: Self.grabRadius / 2)
      }
      if event.phase == .down, let item = hit(event.location) { remove(item) }
      return
    }
    if turnsDial(event) { return }
    let isItems = dragger.pointer(event, in: scene.animator, confined: scene.confined) { scene.item(at: $0) }
    if isItems { return }
    switch event.phase {
    case .down:
      press = DragRecognizer(event)
      grabbable = scene.item(near: event.location, within: Self.grabRadius).map { (event, $0) }
    case .move:
      guard press?.travel(to: event.location) != nil, let (down, item) = grabbable else { return }
      (press, grabbable) = (nil, nil)
      // The shape gets the drag from its beginning.
      for part in [down, event] {
        _ = dragger.pointer(part, in: scene.animator, confined: scene.confined) { _ in item }
      }
    case .up:
      guard var press, press.travel(to: event.location) == nil else { return self.press = nil }
      self.press = nil
      click(at: event.location)
    case .cancel: press = nil
    }
  }

  /// Handles the gravity arrow's events: a press on its head, and all events until it lifts.
  private func turnsDial(_ event: PointerEvent) -> Bool {
    if event.phase == .down, dragger.held == nil { turnsGravity = dial?.isHit(event.location) ?? false }
    guard turnsGravity, let dial else { return false }
    if event.phase == .up || event.phase == .cancel { turnsGravity = false }
    guard event.phase == .move else { return true }
    let values = dial.values(headAt: event.location)
    angle.setClamping(values.angle)
    gravity.setClamping(values.magnitude)
    tune()
    return true
  }

  /// Gravity's arrow; nil in a box without room for it.
  var dial: GravityDial? {
    GravityDial(box: scene.visibleRect, angle: angle.number, magnitude: gravity.number)
  }

  var isResting: Bool { !scene.animator.isRunning && scene.cloud.isOver }

  private func click(at point: Point) {
    let kinds = HeapShape.Kind.allCases
    showsFull = !scene.add(kinds[clicks % kinds.count], at: point)
    clicks += 1
  }

  func advance(by seconds: Double) { scene.advance(by: seconds) }

  var elements: [TraceElement] {
    zip(scene.items, scene.shapes).enumerated().map { index, pair in
      scene.animator.element(pair.0, kind: pair.1.kind.name, index: [index])
    }
  }

  func describe(in frame: inout TraceFrame) {
    frame.values.append(TraceValue("shapes", Double(scene.count)))
    frame.values.append(TraceValue("moving", Double(scene.animator.movingItemCount)))
  }

  var plots: [Plot] {
    [
      Plot(title: "Kinetic energy", unit: "J", value: scene.animator.kineticEnergy),
      Plot(title: "Awake", unit: "shapes", value: Double(scene.animator.movingItemCount)),
    ]
  }
}
