import CradleGeometry

/// Where every region of the window is: a pure value of the window's size and the demo's card.
struct ShellLayout: Equatable {
  /// The look's measures, in points.
  enum Metrics {
    static let barHeight = 48.0
    static let sidebarWidth = 224.0
    static let inspectorWidth = 296.0
    static let plotHeight = 168.0
    static let padding = 24.0
    static let buttonHeight = 32.0
    static let gap = 8.0
    /// Narrower windows have the sidebar, then the inspector, in a drawer; lower ones have no plot.
    static let sidebarFold = 900.0
    static let inspectorFold = 720.0
    static let plotFold = 560.0
    /// The panel with the Swift takes half of what sidebar and inspector leave, between these; it has room beside a stage
    /// that a phone-like frame fits in.
    static let sourceWidth = 360.0...560.0
    static let sourceFold = 1240.0
    static let sourceDrawer = 480.0
    /// The phone-like frame: its width follows its height between these, its height has an end.
    static let frameWidth = 320.0...375.0
    static let frameHeight = 812.0
  }

  let size: Size
  let topBar: Rect
  /// Where the sidebar is when it shows: beside the stage, or over it as a drawer.
  let sidebar: Rect
  let isSidebarFolded: Bool
  let inspector: Rect
  let isInspectorFolded: Bool
  /// Where the panel with the Swift is, beside the inspector or over the stage.
  let source: Rect
  let isSourceFolded: Bool
  /// The ground behind the demo.
  let stage: Rect
  /// What the demo draws in.
  private(set) var viewport: Rect
  /// The viewport's size as the demo is told it: at least a point a side, as in a script, also where nothing shows.
  var demoSize: Size { Size(width: max(1, viewport.width), height: max(1, viewport.height)) }
  /// Whether the viewport is a phone-like frame on the stage.
  let isFramed: Bool
  /// The buttons of the demo's actions.
  let actions: [Rect]
  /// The two sets' panes while both are seen side by side; empty otherwise.
  private(set) var panes: [Rect] = []
  /// The timeline at the stage's lower end; nil where the stage is too low for it.
  let timeline: TimelineLayout?
  /// The strip under the stage; nil when folded.
  let plot: Rect?
  /// Whether the window is high enough for the strip, and the demo plots something.
  let canShowPlot: Bool

  /// Lays a window out.
  ///
  /// - Parameters:
  ///   - size: The window, in points; every region stays inside, down to nothing.
  ///   - card: The demo's; its actions are the buttons.
  ///   - hasPlot: Whether the demo plots anything.
  ///   - isSplit: Whether two worlds are seen.
  ///   - folded: What the person has folded, also where there is room.
  ///   - textWidth: The width of a button's words, in points.
  init(
    size: Size, card: DemoCard, hasPlot: Bool = true, isSplit: Bool = false,
    folded: Set<ShellRegion> = ShellRegion.foldedAtFirst,
    textWidth: (String) -> Double
  ) {
    let bar = min(Metrics.barHeight, size.height)
    let body = Rect(x: 0, y: bar, width: size.width, height: size.height - bar)
    self.size = size
    topBar = Rect(x: 0, y: 0, width: size.width, height: bar)
    isSidebarFolded = !ShellRegion.sidebar.hasRoom(in: size) || folded.contains(.sidebar)
    isSourceFolded = !ShellRegion.source.hasRoom(in: size) || folded.contains(.source)
    isInspectorFolded = !ShellRegion.inspector.hasRoom(in: size) || folded.contains(.inspector)
    sidebar = Rect(
      x: 0, y: bar, width: min(Metrics.sidebarWidth, size.width), height: body.height)
    let inspectorWidth = min(Metrics.inspectorWidth, size.width)
    inspector = Rect(
      x: size.width - inspectorWidth, y: bar, width: inspectorWidth, height: body.height)
    canShowPlot = hasPlot && ShellRegion.plot.hasRoom(in: size)
    let plotHeight = canShowPlot && !folded.contains(.plot) ? Metrics.plotHeight : 0
    let left = isSidebarFolded ? 0 : sidebar.width
    let right = isInspectorFolded ? 0 : inspector.width
    let free = size.width - left - right
    let range = Metrics.sourceWidth
    let beside = min(max((free / 2).rounded(), range.lowerBound), range.upperBound)
    let sourceWidth = isSourceFolded ? min(Metrics.sourceDrawer, size.width) : beside
    source = Rect(
      x: size.width - (isSourceFolded ? 0 : right) - sourceWidth, y: bar, width: sourceWidth,
      height: body.height)
    stage = Rect(
      x: left, y: bar, width: isSourceFolded ? free : free - sourceWidth,
      height: max(0, body.height - plotHeight))
    plot =
      plotHeight > 0
      ? Rect(x: stage.minX, y: stage.maxY, width: stage.width, height: plotHeight) : nil
    actions = Self.buttons(card.actions.map { textWidth($0.title) }, in: stage)
    isFramed = !card.fillsStage
    let room = Self.free(of: stage, above: actions)
    let strip = Rect(
      x: stage.minX, y: stage.maxY - TimelineLayout.height, width: stage.width, height: TimelineLayout.height)
    timeline = stage.height >= TimelineLayout.leastStage ? TimelineLayout(strip) : nil
    // Under buttons and around a frame there is the padding; a demo that fills the stage gives the strip its room.
    let whole =
      timeline == nil ? stage : stage.inset(by: EdgeInsets(top: 0, left: 0, bottom: strip.height, right: 0))
    viewport = isFramed ? Self.frame(in: room) : (actions.isEmpty ? whole : room.full)
    if isSplit {
      panes = TimelineLayout.panes(in: actions.isEmpty ? whole : room.full, isFramed: isFramed)
      viewport = panes[0]
    }
  }

  /// The room above the buttons: with the padding around, and all of it.
  private static func free(of stage: Rect, above buttons: [Rect]) -> (padded: Rect, full: Rect) {
    let bottom = buttons.first.map { $0.minY - Metrics.padding + Metrics.gap } ?? stage.maxY
    let full = Rect(x: stage.minX, y: stage.minY, width: stage.width, height: max(0, bottom - stage.minY))
    let lower = buttons.isEmpty ? Metrics.padding : 0
    return (
      full.inset(
        by: EdgeInsets(top: Metrics.padding, left: Metrics.padding, bottom: lower, right: Metrics.padding)),
      full
    )
  }

  private static func frame(in free: (padded: Rect, full: Rect)) -> Rect {
    let room = free.padded
    let height = min(room.height, Metrics.frameHeight)
    let wished = (height * 375 / 667).rounded()
    let range = Metrics.frameWidth
    let width = min(max(wished, range.lowerBound), range.upperBound, room.width)
    return Rect(
      x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width,
      height: height)
  }

  /// Buttons in centred rows, the last row `padding` above the stage's lower edge.
  private static func buttons(_ textWidths: [Double], in stage: Rect) -> [Rect] {
    let widths = textWidths.map { max(76, ($0 + 32).rounded(.up)) }
    let rows = Wrapping.rows(of: widths, gap: Metrics.gap, within: max(0, stage.width - 2 * Metrics.padding))
    let pitch = Metrics.buttonHeight + Metrics.gap
    let top = stage.maxY - Metrics.padding - Double(rows.count) * pitch + Metrics.gap
    return rows.enumerated().flatMap { row, range in
      let total = widths[range].reduce(0, +) + Double(range.count - 1) * Metrics.gap
      var x = (stage.midX - total / 2).rounded()
      return widths[range].map { width in
        defer { x += width + Metrics.gap }
        return Rect(x: x, y: top + Double(row) * pitch, width: width, height: Metrics.buttonHeight)
      }
    }
  }
}

/// What of the window the person can fold away.
enum ShellRegion: String, CaseIterable {
  case sidebar, inspector, plot, source

  /// What a window begins without.
  static let foldedAtFirst: Set<ShellRegion> = [.source]

  /// Whether a window has room for it beside the stage.
  func hasRoom(in size: Size) -> Bool {
    switch self {
    case .sidebar: size.width >= ShellLayout.Metrics.sidebarFold
    case .inspector: size.width >= ShellLayout.Metrics.inspectorFold
    case .source: size.width >= ShellLayout.Metrics.sourceFold
    case .plot: size.height >= ShellLayout.Metrics.plotFold
    }
  }
}

/// Breaking a row of things into as many rows as it needs.
enum Wrapping {
  /// The runs of widths that fit side by side; a thing wider than the room has a row of its own.
  static func rows(of widths: [Double], gap: Double, within room: Double) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var (start, used) = (0, 0.0)
    for (index, width) in widths.enumerated() {
      let needed = index == start ? width : used + gap + width
      if index > start, needed > room {
        rows.append(start..<index)
        (start, used) = (index, width)
      } else {
        used = needed
      }
    }
    if start < widths.count { rows.append(start..<widths.count) }
    return rows
  }
}
