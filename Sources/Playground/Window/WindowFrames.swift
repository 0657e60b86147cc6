import CradleGeometry
import CradleStage

/// The frames of the window's regions, and of the rows and buttons in them.
struct WindowFrames {
  /// The window's size, in points.
  private(set) var size: Size
  /// The regions that the user has folded; they stay folded in other demos.
  var folded = WindowRegion.foldedAtFirst
  private(set) var window: WindowLayout
  private(set) var bar: TopBarLayout
  let sidebar: SidebarLayout
  private(set) var inspector: InspectorLayout
  private var hasPlot = true
  /// The width of the longest title in the catalogue.
  private let titleWidth: Double

  /// Lays the regions out for a demo that opens; `update` adds its rows.
  init(size: Size, demo: DemoCard, catalog: [DemoCard], measure: TextMeasure) {
    self.size = size
    window = WindowLayout(size: size, card: demo, hasPlot: true, folded: folded) {
      measure($0, Typography.button)
    }
    titleWidth = catalog.map { measure($0.title, Typography.title) }.max() ?? 0
    bar = TopBarLayout(window, titleWidth: titleWidth)
    sidebar = SidebarLayout(cards: catalog)
    inspector = InspectorLayout([], hasResponse: false, width: window.inspector.width) { _ in 0 }
  }

  /// Lays everything out for the present size, folded regions, and demo.
  mutating func update(for session: DemoSession, presets: [String], measure: TextMeasure) {
    hasPlot = !session.demo.plots.isEmpty
    window = WindowLayout(
      size: size, card: session.card, hasPlot: hasPlot, isSplit: session.comparison == .split, folded: folded
    ) { measure($0, Typography.button) }
    bar = TopBarLayout(window, titleWidth: titleWidth)
    inspector = InspectorLayout(
      session.parameters, isHidden: { !session.demo.shows($0) }, presets: presets,
      hasResponse: Self.hasResponse(session), width: window.inspector.width
    ) { measure($0, Typography.button) }
  }

  /// Changes the size; `update` lays everything out for it.
  mutating func resize(to size: Size) { self.size = size }

  /// The size in which a demo opens.
  func viewport(of demo: DemoCard, measure: TextMeasure) -> Size {
    WindowLayout(size: size, card: demo, hasPlot: true, folded: folded) {
      measure($0, Typography.button)
    }.demoSize
  }

  /// Whether the demo's rows or plots no longer match the frames.
  func isStale(for session: DemoSession) -> Bool {
    !inspector.fits(session.parameters, shows: session.demo.shows)
      || Self.hasResponse(session) != (inspector.response != nil)
      || session.demo.plots.isEmpty == hasPlot
  }

  /// The size of the inspector's rows, which scroll above the footer.
  var inspectorRows: Size {
    Size(width: window.inspector.width, height: max(0, window.inspector.height - InspectorLayout.footer))
  }

  // Whether the visible parameters describe a spring.
  private static func hasResponse(_ session: DemoSession) -> Bool {
    SpringResponse.spring(of: session.parameters.filter(session.demo.shows)) != nil
  }
}
