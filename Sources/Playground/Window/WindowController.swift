import CradleGeometry
import CradleScrolling
import CradleStage

/// The window's contents, without the window itself.
///
/// It gets input with the window's times, advances with `advance(to:)`, and draws on any canvas; it reads no clock. It
/// coordinates parts, each of which owns its state: its extensions pass the pointer, the keys and the time to them, and
/// perform the commands that concern several parts.
final class WindowController {
  let catalog: [any Demo.Type]
  let measure: TextMeasure
  let isAnimated: Bool
  /// The records of the demos, and the presets.
  let store: SessionStore

  var theme: Theme
  private(set) var session: DemoSession
  /// The index of the open demo in the catalogue.
  private(set) var opened: Int
  /// Called with every event that reaches a demo, and with every demo that opens.
  var observer: (DemoEvent) -> Void = { _ in }
  var onOpen: (DemoSession) -> Void = { _ in }
  /// Called when the run continues from an earlier frame, or another run takes its place.
  var onRewind: (DemoSession) -> Void = { _ in }
  /// Called when the stage is drawn, before anything that covers it.
  var onStageDrawn: ((Canvas) -> Void)?
  /// The mark of the film in progress; nil if there is none.
  var film: FilmMark? { didSet { if film != oldValue { frameState.invalidate() } } }
  private var requests: [WindowRequest] = []

  // The parts.
  private var frames: WindowFrames
  var frameState: FrameState
  var overlays: WindowOverlays
  var navigation = KeyboardNavigation()
  var keyboard = KeyboardState()
  var windowPointer = WindowPointer()
  var stageInput = StageInput()
  var timelineSelection = TimelineSelection()
  var inspector: InspectorState
  var sidebar: Sidebar
  let source = SourcePanel()
  let home: Home
  let instruments = Instruments()
  /// The hand that shows the sample gesture of an untouched demo.
  let guide: HandGuide

  /// Opens a demo in a window of a size; a fresh demo if its values come from the command line.
  init(
    demo: any Demo.Type, catalog: [any Demo.Type] = DemoCatalog.demos, store: SessionStore = SessionStore(),
    isFresh: Bool = false, size: Size, theme: Theme = .dark, isAnimated: Bool = true, now: Double = 0,
    measure: @escaping TextMeasure
  ) {
    self.store = store
    (self.catalog, self.theme, self.measure, self.isAnimated) = (catalog, theme, measure, isAnimated)
    opened = catalog.firstIndex { $0.card.id == demo.card.id } ?? 0
    frameState = FrameState(now: now)
    overlays = WindowOverlays(isAnimated: isAnimated)
    inspector = InspectorState(isAnimated: isAnimated)
    sidebar = Sidebar(isAnimated: isAnimated)
    home = Home(catalog, isAnimated: isAnimated)
    guide = HandGuide(isAnimated: isAnimated)
    frames = WindowFrames(size: size, demo: demo.card, catalog: catalog.map { $0.card }, measure: measure)
    session = store.session(demo, viewport: frames.window.demoSize, isFresh: isFresh)
    begin()
  }

  // MARK: State for the parts

  var now: Double { frameState.now }
  var size: Size { frames.size }
  var layout: WindowLayout { frames.window }
  var bar: TopBarLayout { frames.bar }
  var sidebarLayout: SidebarLayout { frames.sidebar }
  var inspectorLayout: InspectorLayout { frames.inspector }
  var focus: WindowFocus { navigation.focus }
  var hover: WindowTarget? { windowPointer.target }
  var press: WindowTarget? { windowPointer.press }
  var drawer: WindowDrawer? { overlays.drawer }
  var toast: Toast? { overlays.toast }
  var isHome: Bool { home.isOpen }
  var presets: SessionPresets { SessionPresets(session: session, store: store) }

  /// The bar's buttons from left to right.
  var barButtons: [(target: WindowTarget, frame: Rect)] { bar.buttons(isHome: isHome) }

  /// The bar's text, laid out for its width.
  var barWords: BarWords { BarWords(of: isHome ? nil : session.card, in: bar, layout, measure: measure) }

  /// The plot; nil while it is folded or replaced by the log of calls.
  var plot: PlotPanel? {
    guard let frame = layout.plot, instruments.calls == nil else { return nil }
    let isPointed = hover == .plot && press == nil
    return PlotPanel(frame, session.history, pointer: isPointed ? windowPointer.place : nil, measure: measure)
  }

  /// The panes of the stage, each with the run that it shows.
  var panes: [(name: ParameterSets.Name, host: DemoHost, frame: Rect)] {
    let hosts = session.shownHosts
    guard session.comparison == .split, layout.panes.count == 2 else {
      return hosts.prefix(1).map { ($0.name, $0.host, layout.viewport) }
    }
    return hosts.map { ($0.name, $0.host, layout.panes[$0.name == .a ? 0 : 1]) }
  }

  /// Whether the sidebar is beside the stage or over it.
  var isSidebarVisible: Bool {
    !layout.isSidebarFolded
      || (overlays.drawers.shown == .sidebar && overlays.drawers.presence.value(at: now) > 0.001)
  }

  /// Whether the inspector is visible, beside the stage or over it.
  var showsInspector: Bool { !isHome && (!layout.isInspectorFolded || drawer == .inspector) }

  /// Whether the code panel is visible, beside the stage or over it.
  var showsSource: Bool { !layout.isSourceFolded || drawer == .source }

  /// The parts among which Tab moves.
  var shownFocuses: Set<WindowFocus> {
    if isHome {
      return layout.isSidebarFolded && drawer != .sidebar ? [.stage, .bar] : [.stage, .bar, .sidebar]
    }
    var shown: Set<WindowFocus> = [.stage, .bar]
    if showsInspector { shown.insert(.panel) }
    if !layout.isSidebarFolded || drawer == .sidebar { shown.insert(.sidebar) }
    if !layout.actions.isEmpty { shown.insert(.actions) }
    return shown
  }

  /// Draws the whole window on any canvas: the window's, or one in memory for pictures and tests.
  func draw(on canvas: Canvas) { ContentView(controller: self, canvas: canvas).draw() }

  // MARK: Requests

  /// Queues a request until the window takes it.
  func request(_ request: WindowRequest) { requests.append(request) }

  /// Removes and returns the requests to the window.
  func takeRequests() -> [WindowRequest] {
    defer { requests.removeAll() }
    return requests
  }

  /// Shows a message.
  func showToast(_ words: String) {
    overlays.show(words, at: now)
    frameState.invalidate()
  }

  // MARK: The open demo

  /// Switches to another demo, in its last state.
  func open(_ index: Int) {
    leaveHome()
    guard catalog.indices.contains(index), index != opened else { return }
    suspendDemo()
    opened = index
    let type = catalog[index]
    session = store.session(type, viewport: frames.viewport(of: type.card, measure: measure))
    inspector = InspectorState(isAnimated: isAnimated)
    navigation.forgetActions()
    begin()
    // A summary that does not fit into the bar is shown once as a message.
    if barWords.lines.isEmpty { showToast(session.card.summary) }
    request(.remember)
  }

  private func begin() {
    session.observer = { [weak self] in self?.observer($0) }
    source.clear()
    instruments.restart(with: session.mainRun.host)
    session.onRewind = { [weak self] in
      guard let self else { return }
      onRewind(session)
    }
    awaitHand()
    updateLayout()
    followSelection()
    inspector.follow(session.parameters, layout: inspectorLayout, now: now, isOpening: true)
    onOpen(session)
  }

  /// Leaves the demo as it is, before another one or the page of all demos takes its place.
  func suspendDemo() {
    stopHand()
    cancelPointers()
    session.returnToPresent()
    session.clock.rest()
  }

  /// Moves the sidebar's mark to the open demo or the page of all demos.
  func followSelection() {
    sidebar.follow(isHome ? sidebarLayout.home : sidebarLayout.frame(of: opened) ?? .zero, at: now)
  }

  // MARK: Layout

  /// The regions that the user has folded.
  var folded: Set<WindowRegion> {
    get { frames.folded }
    set {
      guard newValue != folded else { return }
      frames.folded = newValue
      updateLayout()
    }
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
    frames.update(for: session, presets: presets.items.map(\.name), measure: measure)
    overlays.keepDrawer(in: layout)
    sidebar.scroll.resize(to: layout.sidebar.size, contentHeight: sidebarLayout.height)
    inspector.scroll.resize(to: frames.inspectorRows, contentHeight: inspectorLayout.height)
    followSource()
    layoutHelp()
    if session.mainRun.host.demo.viewport != layout.demoSize {
      session.send(.resize(layout.demoSize), at: now)
    }
    navigation.keep(among: shownFocuses)
    inspector.keepPick(in: inspectorLayout)
    endHiddenTyping()
    updateHover()
    frameState.invalidate()
  }

  /// Lays everything out again if the demo's rows or plots no longer match the layout.
  func updateStaleLayout() { if frames.isStale(for: session) { updateLayout() } }

  /// Updates the code panel to the demo's present state; does nothing while the panel is hidden.
  func followSource(isForced: Bool = false) {
    guard showsSource || isForced else { return }
    let list = SourceView.list(in: layout.source)
    source.follow(
      session.demo, columns: SourceView.columns(in: list, measure), room: list.size, now: now,
      isAnimated: isAnimated, isForced: isForced)
    source.scroll.resize(to: list.size, contentHeight: source.height)
  }
}
