import CradleDynamics
import CradleGeometry
import CradleScrolling

/// Each behaviour of UIKit Dynamics on a page of its own.
final class DynamicsLabDemo: Demo {
  static let card = DemoCard(
    id: "dynamics-lab", title: "Dynamics lab", summary: "Every joint, push and field, one page each",
    group: .dynamics,
    actions: [
      DemoAction("next", key: "N", title: "Next", summary: "Turn to the next page"),
      DemoAction("restart", key: "L", title: "Restart", summary: "Start this page anew"),
    ], fillsStage: true)

  /// The choice of the page; it sets the sliders to that page's initial values.
  let page: Parameter
  /// The sliders, and the property of a page that each one sets.
  private let knobs: [(parameter: Parameter, path: WritableKeyPath<LabKnobs, Double>)]
  let parameters: [Parameter]

  private(set) var scene = DynamicAnimator()
  private(set) var current: any LabPage = AttachmentPage()
  private var material = DynamicItemBehavior()
  private var gravity = GravityBehavior()
  private var dragger = ItemDragger<DemoItem>()
  private(set) var tether = LabTether()
  private(set) var trails = LabTrails()
  /// Whether the pointer went down beside the items and is still down.
  private var isPointing = false
  private(set) var time = 0.0

  init(viewport: Size) {
    self.viewport = viewport
    let start = LabKnobs()
    let knobs: [(parameter: Parameter, path: WritableKeyPath<LabKnobs, Double>)] = [
      (.slider("strength", "Strength", 0...20, start.strength, step: 0.1), \.strength),
      (.slider("falloff", "Falloff", -1...3, start.falloff, step: 0.05), \.falloff),
      (.slider("frequency", "Frequency", 0...6, start.frequency, unit: "Hz", step: 0.1), \.frequency),
      (.slider("damping", "Damping", 0...1, start.damping, step: 0.02), \.damping),
      (.slider("gravity", "Gravity", 0...2, start.gravity, step: 0.05), \.gravity),
      (.slider("resistance", "Resistance", 0...4, start.resistance, unit: "1/s", step: 0.05), \.resistance),
      (.slider("smoothness", "Smoothness", 0...1, start.smoothness, step: 0.02), \.smoothness),
      (.slider("speed", "Animation speed", 0...4, start.speed, unit: "1/s", step: 0.05), \.speed),
    ]
    page = .presets(
      "page", "Page",
      LabPageName.allCases.map { name in
        let start = name.make().start
        return (
          name.rawValue,
          knobs.map { .init(name: $0.parameter.name, value: .number(start[keyPath: $0.path])) }
        )
      })
    page.groups = LabPageName.groups
    self.knobs = knobs
    parameters = [page] + knobs.map(\.parameter)
    turn(to: .attachment)
  }

  // MARK: The page

  private func turn(to name: LabPageName) {
    current = name.make()
    build()
  }

  private func build() {
    scene = DynamicAnimator(referenceBounds: stage.area)
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

  func matters(_ parameter: Parameter) -> Bool {
    guard let path = knobs.first(where: { $0.parameter === parameter })?.path else { return true }
    return current.knobs.contains(path) || [\.gravity, \.resistance].contains(path)
  }

  /// Hides sliders that the page does not use.
  func shows(_ parameter: Parameter) -> Bool { matters(parameter) }

  func parameterChanged(_ parameter: Parameter) {
    if parameter === page { turn(to: LabPageName(rawValue: page.choice) ?? .attachment) } else { tune() }
  }

  func perform(_ action: String, index: Int?) {
    if action == "next" { return leaf(1) }
    current = (LabPageName(rawValue: page.choice) ?? .attachment).make()
    build()
  }

  func key(_ name: String, time: Double) -> Bool {
    guard let way = ["PageUp": -1, "PageDown": 1][name] else { return false }
    leaf(way)
    return true
  }

  /// Goes to the next page or the previous one, and from the last to the first.
  private func leaf(_ way: Int) {
    let names = LabPageName.allCases
    let place = names.firstIndex { $0.rawValue == page.choice } ?? 0
    let next = names[(place + way + names.count) % names.count]
    // A name of the choice, so it cannot be refused.
    try? parameters.set(page, to: .choice(next.rawValue))
    turn(to: next)
  }

  // MARK: Places

  var stage: LabStage { LabStage(viewport: viewport) }
  var viewport: Size { didSet { if viewport != oldValue { scene.referenceBounds = stage.area } } }
  var animatorTransform: Transform { stage.transform }
  var animator: DynamicAnimator? { scene }
  var isResting: Bool { !scene.isRunning && trails.isEmpty }

  var elements: [TraceElement] {
    let stage = stage
    return (current.anchors + current.items).map { item in
      var element = scene.element(item)
      element.center = stage.transform.apply(element.center)
      element.velocity = element.velocity * stage.scale
      element.scale = stage.scale
      return element
    }
  }

  // MARK: Motion

  func pointer(_ event: PointerEvent) {
    guard event.button == .left else { return }
    let place = stage.place(event.location)
    if !isPointing || event.phase != .down {
      let mine = PointerEvent(event.phase, at: place, time: event.time, device: event.device)
      let topmost = { [current] (point: Point) in current.items.last { $0.contains(point) } }
      let isItems =
        current.isTethered
        ? tether.pointer(mine, in: scene, topmost: topmost)
        : dragger.pointer(mine, in: scene, topmost: topmost)
      if isItems { return }
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

  func advance(by seconds: Double) {
    scene.advance(by: seconds)
    time += seconds
    if current.hasTrails { trails.add(current.items.map { scene.presentedCenter(of: $0) }, at: time) }
  }
}
