import CradleDynamics
import CradleGeometry
import CradleScrolling

/// Each behaviour of UIKit Dynamics on a page of its own, and pages of the user's own.
final class DynamicsLabDemo: Demo {
  static let card = DemoCard(
    id: "dynamics-lab", title: "Dynamics lab", summary: "Every joint, push and field, one page each",
    group: .dynamics,
    actions: [
      DemoAction("next", key: "N", title: "Next", summary: "Turn to the next page"),
      DemoAction("restart", key: "L", title: "Restart", summary: "Start this page anew"),
      DemoAction("edit", key: "E", title: "Edit", summary: "Edit the page's scene; again: play it"),
      DemoAction(
        "save", key: "P", title: "Save page…", summary: "Save the scene as a page of your own", asksName: true
      ),
      DemoAction(
        "original", key: "O", title: "Original", summary: "Put the page's own scene back", isButton: false),
      DemoAction("discard", title: "Delete page", summary: "Delete a page of your own", isButton: false),
    ]
      + LabTool.allCases.map {
        DemoAction($0.rawValue, title: $0.title, summary: "While editing: \($0.hint)", isButton: false)
      },
    keys: [("1 – 0", "a tool, while editing"), ("PgUp PgDn", "previous, next page")], fillsStage: true)

  /// The choice of the page; it sets the sliders to that page's initial values.
  let page: Parameter
  /// The sliders, and the property of a page that each one sets.
  private let knobs: [(parameter: Parameter, path: WritableKeyPath<LabKnobs, Double>)]
  let parameters: [Parameter]

  private(set) var scene = DynamicAnimator()
  private(set) var current: any LabPage = LabPageName.attachment.make()
  /// The bodies and joints with which the present run began, or while editing will begin.
  private(set) var start = LabScene()
  /// The same without the changes of a press under way.
  private(set) var kept = LabScene()
  /// The items of `start`, fixed ones first.
  private(set) var items: [DemoItem] = []
  private(set) var joints = LabJoints()
  private var material = DynamicItemBehavior()
  private var gravity = GravityBehavior()
  private var dragger = ItemDragger<DemoItem>()
  private(set) var tether = LabTether()
  private(set) var trails = LabTrails()
  /// Whether the pointer went down beside the items and is still down.
  private var isPointing = false
  private(set) var time = 0.0

  /// The edited scenes.
  var sheets = LabSheets()
  /// The editor while the scene is edited; nil while it moves.
  var editor: LabEditor?
  /// The reason why the last edit was refused.
  var refusal: String?
  /// Whether the press under way began on the editor's bar.
  var isOnBar = false

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
    self.knobs = knobs
    page = .presets("page", "Page", Self.pages(knobs.map { ($0.parameter.name, $0.path) }))
    (page.groups, page.takesOwn) = (LabPageName.groups, true)
    parameters = [page] + knobs.map(\.parameter)
    build()
  }

  private static func pages(
    _ knobs: [(name: String, path: WritableKeyPath<LabKnobs, Double>)]
  ) -> [(word: String, values: [DemoEvent.Setting])] {
    LabPageName.allCases.map { name in
      let start = name.make().start
      return (name.rawValue, knobs.map { .init(name: $0.name, value: .number(start[keyPath: $0.path])) })
    }
  }

  // MARK: The page

  /// The page whose behaviours the shown one has: itself, or the one of which an own page was made.
  var base: LabPageName { LabPageName(rawValue: page.choice) ?? sheets[page.choice]?.base ?? .attachment }
  /// The edited scene of this page; nil if it is as it came.
  var sheet: LabSheet? { sheets[page.choice] }

  /// Offers the own pages in the choice, after the lab's.
  func offerPages() {
    let own = sheets.own
    page.offer(
      Self.pages(knobs.map { ($0.parameter.name, $0.path) })
        + own.map { ($0.name, knobs.map(\.parameter).taken(of: $0.values)) },
      groups: LabPageName.groups + (own.isEmpty ? [] : [(title: "Your own", count: own.count)]),
      own: Dictionary(own.map { ($0.name, $0.base.rawValue) }) { first, _ in first })
  }

  /// Starts the page anew, with its edited scene or its own; while a press edits, with `preview`.
  func build(_ preview: LabScene? = nil) {
    current = base.make()
    start = preview ?? sheet?.scene ?? current.scene(spread: LabStage(viewport: viewport).spread)
    start.bodies = start.bodies.filter(\.isFixed) + movingBodies
    if preview == nil { kept = start }
    scene = DynamicAnimator(referenceBounds: stage.area)
    (dragger, tether, isPointing) = (ItemDragger<DemoItem>(), LabTether(), false)
    trails.clear()
    items = start.bodies.map { $0.makeItem() }
    joints = LabJoints(start, items: items)
    current.take(movingBodies, movingItems)
    gravity = GravityBehavior(items: movingItems)
    material = DynamicItemBehavior(items: movingItems)
    material.elasticity = current.elasticity
    let nailed = DynamicItemBehavior(items: Array(items.prefix(fixedCount)))
    nailed.isAnchored = true
    let walls = CollisionBehavior(items: movingItems)
    walls.translatesReferenceBoundsIntoBoundary = true
    tune()
    for behavior in [material, nailed, gravity, walls] + joints.behaviors + current.behaviors {
      scene.addBehavior(behavior)
    }
    for (item, body) in zip(movingItems, movingBodies) where body.velocity != .zero {
      material.addLinearVelocity(body.velocity, for: item)
    }
  }

  private var fixedCount: Int { start.bodies.count { $0.isFixed } }
  private var movingBodies: [LabBody] { start.bodies.filter { !$0.isFixed } }
  var movingItems: [DemoItem] { Array(items.dropFirst(fixedCount)) }

  private func tune() {
    let values = knobs.reduce(into: LabKnobs()) { $0[keyPath: $1.path] = $1.parameter.number }
    current.tune(values)
    joints.tune(values)
    gravity.magnitude = values.gravity
    material.resistance = values.resistance
    material.angularResistance = values.resistance
  }

  func matters(_ parameter: Parameter) -> Bool {
    guard let path = knobs.first(where: { $0.parameter === parameter })?.path else { return true }
    return current.knobs.contains(path) || [\.gravity, \.resistance].contains(path)
      || (joints.hasSprings && [\.frequency, \.damping].contains(path))
  }

  /// Hides sliders that the page does not use.
  func shows(_ parameter: Parameter) -> Bool { matters(parameter) }

  func parameterChanged(_ parameter: Parameter) {
    guard parameter === page else { return tune() }
    stopPress()
    build()
  }

  /// Goes to the next page or the previous one, and from the last to the first.
  func leaf(_ way: Int) {
    guard case .choice(let names) = page.kind else { return }
    let place = names.firstIndex(of: page.choice) ?? 0
    turn(to: names[(place + way + names.count) % names.count])
  }

  /// Turns to a page of the choice.
  func turn(to name: String) {
    // A name of the choice, so it cannot be refused.
    try? parameters.set(page, to: .choice(name))
    parameterChanged(page)
  }

  // MARK: Places

  var stage: LabStage { LabStage(viewport: viewport, reach: sheet == nil ? .zero : start.reach) }
  var viewport: Size { didSet { if viewport != oldValue { scene.referenceBounds = stage.area } } }
  var animatorTransform: Transform { stage.transform }
  var animator: DynamicAnimator? { scene }
  var isResting: Bool { editor != nil || !scene.isRunning && trails.isEmpty }

  var elements: [TraceElement] {
    let stage = stage
    return items.map { item in
      var element = scene.element(item)
      element.center = stage.transform.apply(element.center)
      element.velocity = element.velocity * stage.scale
      element.scale = stage.scale
      return element
    }
  }

  // MARK: Motion

  func pointer(_ event: PointerEvent) {
    if event.phase == .down { refusal = nil }
    if edits(event) { return }
    guard event.button == .left else { return }
    let place = stage.place(event.location)
    if !isPointing || event.phase != .down {
      let mine = PointerEvent(event.phase, at: place, time: event.time, device: event.device)
      let topmost = { [movingItems] (point: Point) in movingItems.last { $0.contains(point) } }
      let isItems =
        isTethered
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

  /// Joints that an edit added need a soft hand on any page.
  private var isTethered: Bool { current.isTethered || (sheet != nil && !start.joints.isEmpty) }

  func advance(by seconds: Double) {
    if editor == nil { scene.advance(by: seconds) }
    time += seconds
    if current.hasTrails, editor == nil {
      trails.add(movingItems.map { scene.presentedCenter(of: $0) }, at: time)
    }
  }
}
