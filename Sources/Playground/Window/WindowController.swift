import CradleGeometry
import CradleScrolling
import CradleStage

/// The state of the window's contents, without the window itself: visible regions, focus, hover and presses.
///
/// It gets input with the window's times, advances with `advance(to:)`, and draws on any canvas; it reads no
/// clock. It coordinates its parts; its extensions pass the pointer, keys and commands to them.
final class WindowController {
  let catalog: [any Demo.Type]
  let measure: TextMeasure
  let isAnimated: Bool
  /// The records of the demos, and the presets.
  let store: SessionStore

  var theme: Theme
  var session: DemoSession
  /// The index of the open demo in the catalogue.
  var opened: Int
  /// Called with every event that reaches a demo, and with every demo that opens.
  var observer: (DemoEvent) -> Void = { _ in }
  var onOpen: (DemoSession) -> Void = { _ in }
  /// Called when the run continues from an earlier frame.
  var onRewind: (DemoSession) -> Void = { _ in }

  private var frames: WindowFrames
  var size: Size { frames.size }
  var layout: WindowLayout { frames.window }
  var bar: TopBarLayout { frames.bar }
  var sidebarLayout: SidebarLayout { frames.sidebar }
  var inspectorLayout: InspectorLayout { frames.inspector }
  /// The regions that the user has folded.
  var folded: Set<WindowRegion> {
    get { frames.folded }
    set {
      guard newValue != folded else { return }
      frames.folded = newValue
      updateLayout()
    }
  }
  let sidebarScroll = ScrollRegion()
  var inspector = InspectorState()
  let source = SourcePanel()

  private var keyboardFocus = KeyboardFocus()
  var focus: WindowFocus {
    get { keyboardFocus.part }
    set { keyboardFocus.part = newValue }
  }
  var isFocusByKey: Bool {
    get { keyboardFocus.isByKey }
    set { keyboardFocus.isByKey = newValue }
  }
  /// The selected buttons of the bar and of the stage.
  var barPick = 0
  var actionPick = 0
  var windowPointer = WindowPointer()
  var hover: WindowTarget? { windowPointer.target }
  var press: WindowTarget? { windowPointer.press }
  var stagePointer = StagePointer()
  /// The pane in which the pointer went down.
  var pressedPane: Rect?
  var timelineSelection = TimelineSelection()
  var keyboard = KeyboardState()
  /// Whether the latest input came from the wheel.
  var isTurning = false
  /// The tip beside a resting pointer.
  var tip = Tip()

  /// The hand that shows the sample gesture of an untouched demo.
  var guide = HandGuide()

  /// The page of all demos.
  let home: Home
  var isHome: Bool { home.isOpen }
  let sidebarMiniatures = SidebarMiniatures()

  /// The debug overlay over a demo that has an animator.
  var debug = DebugSwitches()
  var showsDebug: Bool { debug.isShown }
  let instruments = Instruments()
  var drawers = DrawerState()
  var drawer: WindowDrawer? { drawers.open }
  var helpPresence = AnimatedValue(0)
  var selection = AnimatedValue(0)
  var toast: Toast?
  /// The mark of the film in progress; nil if there is none.
  var film: FilmMark? { didSet { if film != oldValue { isDirty = true } } }
  /// Called when the stage is drawn, before anything that covers it.
  var onStageDrawn: ((Canvas) -> Void)?
  var readout = FrameReadout()
  var requests: [WindowRequest] = []
  /// The latest time of the window in any input or advance.
  var now: Double
  /// Whether something changed since the last frame.
  var isDirty = true

  /// Opens a demo in a window of a size; a fresh demo if its values come from the command line.
  init(
    demo: any Demo.Type, catalog: [any Demo.Type] = DemoCatalog.demos, store: SessionStore = SessionStore(),
    isFresh: Bool = false, size: Size, theme: Theme = .dark, isAnimated: Bool = true, now: Double = 0,
    measure: @escaping TextMeasure
  ) {
    self.store = store
    (self.catalog, self.theme, self.measure) = (catalog, theme, measure)
    (self.isAnimated, self.now) = (isAnimated, now)
    opened = catalog.firstIndex { $0.card.id == demo.card.id } ?? 0
    home = Home(catalog)
    frames = WindowFrames(size: size, demo: demo.card, catalog: catalog.map { $0.card }, measure: measure)
    session = store.session(demo, viewport: frames.window.demoSize, isFresh: isFresh)
    begin()
  }

  /// Switches to another demo, in its last state.
  func open(_ index: Int) {
    leaveHome()
    guard catalog.indices.contains(index), index != opened else { return }
    suspendDemo()
    opened = index
    let type = catalog[index]
    session = store.session(type, viewport: frames.viewport(of: type.card, measure: measure))
    (inspector, actionPick) = (InspectorState(), 0)
    windowPointer.forgetTarget()
    begin()
    // A summary that does not fit into the bar is shown once as a message.
    if barWords.lines.isEmpty { showToast(session.card.summary) }
    requests.append(.remember)
  }

  /// Leaves the demo as it is, before another one or the page of all demos takes its place.
  func suspendDemo() {
    stopHand()
    cancelPointers()
    session.returnToPresent()
    session.clock.rest()
  }

  func resize(to size: Size) {
    guard size != self.size else { return }
    // The hand's places belong to the old window size.
    if guide.hand != nil { stopHand() }
    frames.resize(to: size)
    updateLayout()
  }

  /// Lays everything out again, and resizes the demo if its viewport has changed.
  func updateLayout() {
    frames.update(for: session, presets: presets.map(\.name), measure: measure)
    if !layout.folds(drawer) { drawers.drop() }
    sidebarScroll.resize(to: layout.sidebar.size, contentHeight: sidebarLayout.height)
    inspector.scroll.resize(to: frames.inspectorRows, contentHeight: inspectorLayout.height)
    followSource()
    if session.mainRun.host.demo.viewport != layout.demoSize {
      session.send(.resize(layout.demoSize), at: now)
    }
    keyboardFocus.keep(among: shownFocuses)
    isDirty = true
  }

  /// Whether the code panel is visible, beside the stage or over it.
  var showsSource: Bool { !layout.isSourceFolded || drawer == .source }

  /// Updates the code panel to the demo's present state; does nothing while the panel is hidden.
  func followSource(isForced: Bool = false) {
    guard showsSource || isForced else { return }
    let list = SourceView.list(in: layout.source)
    source.follow(
      session.demo, columns: SourceView.columns(in: list, measure), room: list.size, now: now,
      isAnimated: isAnimated, isForced: isForced)
    source.scroll.resize(to: list.size, contentHeight: source.height)
  }

  /// Whether the demo's rows or plots no longer match the layout.
  var isLayoutStale: Bool { frames.isStale(for: session) }

  /// The parts among which Tab moves.
  var shownFocuses: Set<WindowFocus> {
    if isHome {
      return layout.isSidebarFolded && drawer != .sidebar ? [.stage, .bar] : [.stage, .bar, .sidebar]
    }
    var shown: Set<WindowFocus> = [.stage, .bar]
    if !layout.isInspectorFolded || drawer == .inspector { shown.insert(.panel) }
    if !layout.isSidebarFolded || drawer == .sidebar { shown.insert(.sidebar) }
    if !layout.actions.isEmpty { shown.insert(.actions) }
    return shown
  }

  /// Draws the whole window on any canvas: the window's, or one in memory for pictures and tests.
  func draw(on canvas: Canvas) { ContentView(controller: self, canvas: canvas).draw() }

  private func begin() {
    session.observer = { [weak self] in self?.observer($0) }
    source.clear()
    debug.hasBodies = session.demo.debugScene != nil
    instruments.restart(with: session.mainRun.host)
    session.onRewind = { [weak self] in
      guard let self else { return }
      onRewind(session)
    }
    awaitHand()
    updateLayout()
    followSelection()
    inspector.follow(session.parameters, layout: inspectorLayout, now: now, isAnimated: false)
    onOpen(session)
  }

  /// Moves the sidebar's mark to the open demo or the page of all demos.
  func followSelection() {
    let row = isHome ? sidebarLayout.home : sidebarLayout.frame(of: opened) ?? .zero
    selection.aim(at: row.minY, now: now, isAnimated: isAnimated && selection.target > 0)
    sidebarScroll.reveal(row.minY, row.maxY, now: now, isAnimated: isAnimated)
  }
}
