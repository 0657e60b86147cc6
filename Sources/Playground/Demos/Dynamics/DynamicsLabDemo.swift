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
      DemoAction("restart", key: "L", title: "Restart", summary: "Restart this page"),
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

  let controls = LabControls()
  let parameters: [Parameter]

  /// The page's scene in motion, or at its start while it is edited.
  private(set) var run: LabRun
  /// The scene with which the run began, without the changes of a press in progress.
  private(set) var kept: LabScene
  private var dragger = ItemDragger<DemoItem>()
  private(set) var tether = LabTether()
  private(set) var trails = LabTrails()
  /// Whether the pointer went down beside the items and is still down.
  private var isPointing = false
  private(set) var time = 0.0

  /// The edited scenes.
  var editedPages = EditedLabPages()
  /// The editor while the scene is edited; nil while it moves.
  var editor: LabEditor?
  /// The reason why the last edit was refused.
  var refusal: String?
  /// Whether the press in progress began on the editor's bar.
  var isOnBar = false

  init(viewport: Size) {
    self.viewport = viewport
    parameters = [controls.page] + controls.sliders
    let (stage, page) = (LabStage(viewport: viewport), LabPageName.attachment.make())
    run = LabRun(page, page.scene(spread: stage.spread), area: stage.area, knobs: controls.values)
    kept = run.start
  }

  // MARK: The page

  /// The choice of the page.
  var page: Parameter { controls.page }
  /// The page whose behaviours the shown page has: itself, or the page from which a user's page was made.
  var base: LabPageName {
    LabPageName(rawValue: page.choice) ?? editedPages[page.choice]?.base ?? .attachment
  }
  /// The edited scene of this page; nil if it is unchanged.
  var editedPage: EditedLabPage? { editedPages[page.choice] }

  /// Restarts the page with its edited scene or its own; while a press edits, with `preview`.
  func build(_ preview: LabScene? = nil) {
    let made = base.make()
    let scene = preview ?? editedPage?.scene ?? made.scene(spread: LabStage(viewport: viewport).spread)
    run = LabRun(made, scene, area: stage(of: scene).area, knobs: controls.values)
    if preview == nil { kept = run.start }
    (dragger, tether, isPointing) = (ItemDragger<DemoItem>(), LabTether(), false)
    trails.clear()
  }

  func uses(_ parameter: Parameter) -> Bool { controls.path(of: parameter).map(run.uses) ?? true }

  /// Hides sliders that the page does not use.
  func shows(_ parameter: Parameter) -> Bool { uses(parameter) }

  func parameterChanged(_ parameter: Parameter) {
    guard parameter === page else { return run.tune(controls.values) }
    stopPress()
    build()
  }

  /// Goes to the next page or the previous one, and from the last to the first.
  func turnPage(by step: Int) {
    guard case .choice(let names) = page.kind else { return }
    let place = names.firstIndex(of: page.choice) ?? 0
    turn(to: names[(place + step + names.count) % names.count])
  }

  /// Opens a page of the choice.
  func turn(to name: String) {
    // The name is one of the choice, so it cannot be refused.
    try? parameters.set(page, to: .choice(name))
    parameterChanged(page)
  }

  // MARK: Places

  var stage: LabStage { stage(of: run.start) }
  /// The stage of a scene; scenes that were edited, or laid out for a wider stage, are completely visible on
  /// it, too.
  private func stage(of scene: LabScene) -> LabStage {
    LabStage(
      viewport: viewport,
      reach: Size(width: scene.reach.width, height: editedPage == nil ? 0 : scene.reach.height)
    )
  }

  var viewport: Size { didSet { if viewport != oldValue { fit() } } }

  // A page that has not moved yet is laid out again; any other keeps its bodies.
  private func fit() {
    guard editedPage == nil, run.animator.elapsedTime == 0 else {
      return run.animator.referenceBounds = stage.area
    }
    stopPress()
    build()
  }

  var animatorTransform: Transform { stage.transform }
  var animator: DynamicAnimator? { run.animator }
  var isResting: Bool { editor != nil || !run.animator.isRunning && trails.isEmpty }

  var elements: [TraceElement] {
    let stage = stage
    return run.items.map { item in
      var element = run.animator.element(item)
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
      var mine = event
      mine.location = place
      let topmost = { [run] (point: Point) in run.movingItems.last { $0.contains(point) } }
      let isItems =
        isTethered
        ? tether.pointer(mine, in: run.animator, topmost: topmost)
        : dragger.pointer(mine, in: run.animator, topmost: topmost)
      if isItems { return }
    }
    switch event.phase {
    case .down where !isPointing:
      isPointing = true
      run.page.point(at: place, isDown: true, run.animator)
    case .move where isPointing: run.page.point(at: place, isDown: false, run.animator)
    case .up where isPointing, .cancel where isPointing:
      isPointing = false
      run.page.lift()
    default: break
    }
  }

  /// Joints added by an edit need a soft attachment for dragging on any page.
  private var isTethered: Bool { run.page.isTethered || (editedPage != nil && !run.start.joints.isEmpty) }

  func advance(by seconds: Double) {
    time += seconds
    guard editor == nil else { return }
    run.animator.advance(by: seconds)
    guard run.page.hasTrails else { return }
    trails.add(run.movingItems.map { run.animator.presentedCenter(of: $0) }, at: time)
  }
}
