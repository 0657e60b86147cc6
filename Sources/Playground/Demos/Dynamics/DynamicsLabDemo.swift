import CradleDynamics
import CradleGeometry
import CradleScrolling
import CradleStage

/// Every behaviour of UIKit Dynamics on a page of its own.
final class DynamicsLabDemo: Demo {
  static let card = DemoCard(
    id: "dynamics-lab", title: "Dynamics lab", summary: "Every joint, push and field, one page each",
    group: .dynamics,
    actions: [
      DemoAction("next", key: "N", title: "Next", summary: "Turn to the next page"),
      DemoAction("restart", key: "L", title: "Restart", summary: "Start this page anew"),
    ], fillsStage: true)

  /// The least that a page has, in points of its own axes.
  private static let least = Size(width: 320, height: 420)
  /// The strip at the top that holds the title and is nobody's stage.
  private static let headerHeight = 56.0

  private let page = Parameter.choice("page", "Page", LabPageName.allCases.map(\.rawValue))
  /// The sliders, and what each says to a page.
  private let knobs: [(parameter: Parameter, path: WritableKeyPath<LabKnobs, Double>)]
  let parameters: [Parameter]

  private var scene = DynamicAnimator()
  private var current: any LabPage = AttachmentPage()
  private var material = DynamicItemBehavior()
  private var gravity = GravityBehavior()
  private var dragger = ItemDragger<DemoItem>()
  private var tether = LabTether()
  private var trails = LabTrails()
  private var isPointing = false
  private var time = 0.0

  init(viewport: Size) {
    self.viewport = viewport
    let start = LabKnobs()
    knobs = [
      (.slider("strength", "Strength", 0...20, start.strength, step: 0.1), \.strength),
      (.slider("falloff", "Falloff", -1...3, start.falloff, step: 0.05), \.falloff),
      (.slider("frequency", "Frequency", 0...6, start.frequency, unit: "Hz", step: 0.1), \.frequency),
      (.slider("damping", "Damping", 0...1, start.damping, step: 0.02), \.damping),
      (.slider("gravity", "Gravity", 0...2, start.gravity, step: 0.05), \.gravity),
      (.slider("resistance", "Resistance", 0...4, start.resistance, unit: "1/s", step: 0.05), \.resistance),
      (.slider("smoothness", "Smoothness", 0...1, start.smoothness, step: 0.02), \.smoothness),
      (.slider("speed", "Animation speed", 0...4, start.speed, unit: "1/s", step: 0.05), \.speed),
    ]
    parameters = [page] + knobs.map(\.parameter)
    turn(to: .attachment)
  }

  // MARK: The page

  private func turn(to name: LabPageName) {
    current = name.make()
    for knob in knobs { knob.parameter.setClamping(current.start[keyPath: knob.path]) }
    build()
  }

  private func build() {
    scene = DynamicAnimator(referenceBounds: area)
    (dragger, tether, isPointing) = (ItemDragger<DemoItem>(), LabTether(), false)
    trails.clear()
    gravity = GravityBehavior(items: current.items)
    material = DynamicItemBehavior(items: current.items)
    material.elasticity = current.elasticity
    let nailed = DynamicItemBehavior(items: current.anchors)
    nailed.isAnchored = true
    let walls = CollisionBehavior(items: current.items)
    walls.translatesReferenceBoundsIntoBoundary = true
    tune()
    for behavior in [material, nailed, gravity, walls] + current.behaviors { scene.addBehavior(behavior) }
    for (item, velocity) in zip(current.items, current.velocities) {
      material.addLinearVelocity(velocity, for: item)
    }
  }

  private func tune() {
    let values = knobs.reduce(into: LabKnobs()) { $0[keyPath: $1.path] = $1.parameter.number }
    current.tune(values)
    gravity.magnitude = values.gravity
    material.resistance = values.resistance
    material.angularResistance = values.resistance
  }

  func parameterChanged(_ parameter: Parameter) {
    if parameter === page { turn(to: LabPageName(rawValue: page.choice) ?? .attachment) } else { tune() }
  }

  func perform(_ action: String, index: Int?) {
    guard action == "next" else {
      current = (LabPageName(rawValue: page.choice) ?? .attachment).make()
      return build()
    }
    let names = LabPageName.allCases
    let place = names.firstIndex { $0.rawValue == page.choice } ?? 0
    let next = names[(place + 1) % names.count]
    // A name of the choice: it cannot be refused.
    try? page.set(.choice(next.rawValue))
    turn(to: next)
  }

  // MARK: Places

  /// From a page's axes, whose origin is the middle, to the viewport; a small one shows it smaller.
  private var scale: Double {
    min(1, max(stage.width, 1) / Self.least.width, max(stage.height, 1) / Self.least.height)
  }
  /// Where in the viewport the page lies; a low one has no room for a title.
  private var stage: Rect {
    let header = viewport.height < 4 * Self.headerHeight ? 0 : Self.headerHeight
    return Rect(x: 0, y: header, width: viewport.width, height: viewport.height - header)
  }
  private var middle: Point { stage.center }
  var animatorTransform: Transform {
    Transform(scale: scale).then(Transform(translation: middle - .zero))
  }
  private var area: Rect {
    Rect(center: .zero, size: Size(width: stage.width / scale, height: stage.height / scale))
  }

  var viewport: Size { didSet { if viewport != oldValue { scene.referenceBounds = area } } }
  var animator: DynamicAnimator? { scene }
  var isResting: Bool { !scene.isRunning && trails.isEmpty }

  var elements: [TraceElement] {
    (current.anchors + current.items).map { item in
      var element = scene.element(item)
      element.center = middle + (element.center - .zero) * scale
      element.velocity = element.velocity * scale
      element.scale = scale
      return element
    }
  }

  // MARK: Motion

  func pointer(_ event: PointerEvent) {
    guard event.button == .left else { return }
    // Nothing can be carried out of sight.
    let inside = area.insetBy(dx: min(24, area.width / 2), dy: min(24, area.height / 2))
    let raw = (event.location - middle) / scale
    let place = Point(
      x: min(max(raw.dx, inside.minX), inside.maxX), y: min(max(raw.dy, inside.minY), inside.maxY))
    let mine = PointerEvent(event.phase, at: place, time: event.time, device: event.device)
    let topmost = { [current] (point: Point) in current.items.last { $0.contains(point) } }
    if current.isTethered {
      if tug(mine, topmost) { return }
    } else if dragger.pointer(mine, in: scene, topmost: topmost) {
      return
    }
    switch event.phase {
    case .down where !isPointing:
      isPointing = true
      current.point(at: place, isDown: true, scene)
    case .move where isPointing: current.point(at: place, isDown: false, scene)
    case .up where isPointing, .cancel where isPointing:
      isPointing = false
      current.lift()
    default: break
    }
  }

  private func tug(_ event: PointerEvent, _ topmost: (Point) -> DemoItem?) -> Bool {
    switch event.phase {
    case .down:
      guard tether.item == nil, !isPointing, let item = topmost(event.location) else {
        return tether.item != nil
      }
      tether.take(item, at: event.location, in: scene)
    case .move:
      guard tether.item != nil else { return false }
      tether.move(to: event.location)
    case .up, .cancel:
      guard tether.item != nil else { return false }
      tether.letGo(in: scene)
    }
    return true
  }

  func advance(by seconds: Double) {
    scene.advance(by: seconds)
    time += seconds
    if current.hasTrails { trails.add(current.items.map { scene.presentedCenter(of: $0) }, at: time) }
  }

  var plots: [Plot] {
    guard let item = current.items.first else { return [] }
    return [Plot(title: "Speed of \(item.id)", unit: "pt/s", value: scene.velocity(of: item).length)]
  }

  // MARK: What is seen

  func draw(on canvas: Canvas, theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: viewport), theme.stage)
    let picture = LabPicture(canvas: canvas, theme: theme, area: area, animator: scene)
    canvas.transformed(animatorTransform) {
      if current.hasDots { picture.dots() }
      current.draw(picture)
      trails.draw(canvas, colors: current.items.map { theme.cell($0.color) }, ground: theme.stage, now: time)
      for item in current.anchors + current.items { canvas.draw(item, scene, theme) }
      current.drawOver(picture)
      tether.draw(picture)
    }
    let width = viewport.width - 32
    guard width > 60, stage.minY > 0 else { return }
    canvas.fill(Rect(x: 0, y: stage.minY - 1, width: viewport.width, height: 1), theme.line)
    canvas.text(
      current.title, at: Point(x: 16, y: 22), Font(size: 15, weight: .semibold), theme.text,
      maximumWidth: width)
    canvas.text(current.hint, at: Point(x: 16, y: 42), Font(size: 11), theme.dim, maximumWidth: width)
  }

  var code: String {
    """
    import CradleDynamics
    import CradleGeometry

    let animator = DynamicAnimator(referenceBounds: bounds)
    \(current.code)
    animator.advance(by: 1 / 60)
    """
  }
}
