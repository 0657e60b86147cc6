import CradleGeometry
import CradleStage

/// The frames of all regions of the window: determined by the window's size and the demo's card.
struct WindowLayout: Equatable {
  /// Fixed sizes of the design, in points.
  enum Metrics {
    static let barHeight = 48.0
    static let sidebarWidth = 224.0
    static let inspectorWidth = 296.0
    static let plotHeight = 168.0
    static let padding = 24.0
    static let buttonHeight = 32.0
    static let gap = 8.0
    /// The gap between the buttons' last row and the timeline under it: wide enough that neither is hit by mistake.
    static let buttonGap = 12.0
    /// In narrower windows the sidebar, and then the inspector, becomes a drawer; windows that are too low
    /// have no plot.
    static let sidebarFold = 900.0
    static let inspectorFold = 720.0
    static let plotFold = 560.0
    /// The width of the code panel: half of what sidebar and inspector leave, within these limits. It is
    /// beside the stage only if the stage still has room for a phone-like frame.
    static let sourceWidth = 360.0...560.0
    static let sourceFold = 1240.0
    static let sourceDrawer = 480.0
    /// The phone-like frame: its width follows its height within these limits, and its height is limited.
    static let frameWidth = 320.0...375.0
    static let frameHeight = 812.0
    /// A demo whose stage is larger than this in both directions is drawn larger, like a frame higher than a phone's.
    static let fullStage = Size(width: 1280, height: frameHeight)
  }

  let size: Size
  let topBar: Rect
  /// The sidebar's frame when it is visible: beside the stage, or over it as a drawer.
  let sidebar: Rect
  let isSidebarFolded: Bool
  let inspector: Rect
  let isInspectorFolded: Bool
  /// The code panel's frame, beside the inspector or over the stage.
  let source: Rect
  let isSourceFolded: Bool
  /// The area behind the demo.
  let stage: Rect
  /// The demo's viewport in the window.
  private(set) var viewport: Rect
  /// Points of the window per point of the demo: more than 1 in a window with room for a larger frame than a phone's,
  /// or for a larger stage than the full one.
  private(set) var magnification = 1.0
  /// The demo's size, in whole points, as exported code states it: at least a point a side, as in a script, even if
  /// nothing is visible.
  var demoSize: Size {
    let size = (viewport.size * (1 / magnification)).rounded
    return Size(width: max(1, size.width), height: max(1, size.height))
  }
  /// Whether the viewport is a phone-like frame on the stage.
  let isFramed: Bool
  /// The frames of the buttons for the demo's actions.
  let actions: [Rect]
  /// The two sets' panes while both are shown side by side; empty otherwise.
  private(set) var panes: [Rect] = []
  /// The timeline at the stage's lower end; nil if the stage is too low.
  let timeline: TimelineLayout?
  /// The plot under the stage; nil if folded.
  let plot: Rect?
  /// Whether the window is high enough for the plot, and the demo has curves.
  let canShowPlot: Bool

  /// Lays a window out.
  ///
  /// - Parameters:
  ///   - size: The window's size in points; every region stays inside, however small it is.
  ///   - card: The demo's card, whose actions become buttons.
  ///   - hasPlot: Whether the demo has curves.
  ///   - isSplit: Whether two runs are shown.
  ///   - folded: The regions that the user has folded.
  ///   - textWidth: The width of a button's title, in points.
  init(
    size: Size, card: DemoCard, hasPlot: Bool = true, isSplit: Bool = false,
    folded: Set<WindowRegion> = WindowRegion.foldedAtFirst,
    textWidth: (String) -> Double
  ) {
    let bar = min(Metrics.barHeight, size.height)
    let body = Rect(x: 0, y: bar, width: size.width, height: size.height - bar)
    self.size = size
    topBar = Rect(x: 0, y: 0, width: size.width, height: bar)
    isSidebarFolded = !WindowRegion.sidebar.hasRoom(in: size) || folded.contains(.sidebar)
    isSourceFolded = !WindowRegion.source.hasRoom(in: size) || folded.contains(.source)
    isInspectorFolded = !WindowRegion.inspector.hasRoom(in: size) || folded.contains(.inspector)
    sidebar = Rect(
      x: 0, y: bar, width: min(Metrics.sidebarWidth, size.width), height: body.height)
    let inspectorWidth = min(Metrics.inspectorWidth, size.width)
    inspector = Rect(
      x: size.width - inspectorWidth, y: bar, width: inspectorWidth, height: body.height)
    canShowPlot = hasPlot && WindowRegion.plot.hasRoom(in: size)
    let plotHeight = canShowPlot && !folded.contains(.plot) ? Metrics.plotHeight : 0
    let left = isSidebarFolded ? 0 : sidebar.width
    let right = isInspectorFolded ? 0 : inspector.width
    let free = size.width - left - right
    let beside = (free / 2).rounded().clamped(to: Metrics.sourceWidth)
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
    isFramed = !card.fillsStage
    let strip = Rect(
      x: stage.minX, y: stage.maxY - TimelineLayout.height, width: stage.width, height: TimelineLayout.height)
    timeline = stage.height >= TimelineLayout.leastStage ? TimelineLayout(strip) : nil
    let lower = timeline.map { $0.frame.minY - Metrics.buttonGap } ?? stage.maxY - Metrics.padding
    actions = Self.buttons(card.buttons.map { textWidth($0.title) }, in: stage, above: lower)
    let room = Self.free(of: stage, above: actions, floor: timeline?.frame.minY)
    // A demo with buttons or a frame has padding; one that fills the stage leaves room for the timeline.
    let whole =
      timeline == nil ? stage : stage.inset(by: EdgeInsets(top: 0, left: 0, bottom: strip.height, right: 0))
    viewport = actions.isEmpty ? whole : room.full
    if isSplit {
      panes = TimelineLayout.panes(in: viewport, isFramed: isFramed)
      viewport = panes[0]
    } else if isFramed {
      viewport = Self.frame(in: room.padded)
    }
    magnification =
      isFramed ? Self.magnification(viewport.height) : Self.magnification(filling: viewport.size)
  }

  /// The scale of a frame of a height, relative to a phone's.
  static func magnification(_ height: Double) -> Double { max(1, height / Metrics.frameHeight) }

  /// The scale of a demo that fills a size.
  private static func magnification(filling size: Size) -> Double {
    max(1, min(size.width / Metrics.fullStage.width, size.height / Metrics.fullStage.height))
  }

  /// The area of the page of all demos: everything except the bar and the sidebar.
  var page: Rect {
    let left = isSidebarFolded ? 0 : sidebar.maxX
    return Rect(x: left, y: topBar.maxY, width: size.width - left, height: sidebar.height)
  }

  /// The part of the stage that a recording shows: everything except the timeline.
  var filmed: Rect {
    var frame = stage
    if let timeline { frame.size.height = max(0, timeline.frame.minY - frame.minY) }
    return frame
  }

  /// The frames in which the demo is shown: two while the sets are side by side.
  var shownPanes: [Rect] { panes.isEmpty ? [viewport] : panes }

  /// Converts a place of the window to the demo shown in a frame.
  func inside(_ place: Point, of frame: Rect) -> Point { Point.zero + (place - frame.origin) / magnification }

  /// Converts a place of the demo to the window.
  func outside(_ place: Point, of frame: Rect) -> Point { frame.origin + (place - .zero) * magnification }

  /// The area above the buttons, or above the timeline's upper edge without buttons: with padding, and without.
  private static func free(
    of stage: Rect, above buttons: [Rect], floor: Double?
  ) -> (padded: Rect, full: Rect) {
    let bottom = buttons.first.map { $0.minY - Metrics.padding + Metrics.gap } ?? floor ?? stage.maxY
    let full = Rect(x: stage.minX, y: stage.minY, width: stage.width, height: max(0, bottom - stage.minY))
    let lower = buttons.isEmpty ? (floor == nil ? Metrics.padding : Metrics.buttonGap) : 0
    return (
      full.inset(
        by: EdgeInsets(top: Metrics.padding, left: Metrics.padding, bottom: lower, right: Metrics.padding)),
      full
    )
  }

  private static func frame(in room: Rect) -> Rect {
    // A frame higher than a phone's is proportionally wide, if that fits.
    let wide = room.width / Metrics.frameWidth.upperBound * Metrics.frameHeight
    let height = min(room.height, max(wide, Metrics.frameHeight))
    let size = magnification(height)
    let wished = (height / size * 375 / 667).rounded()
    let width = (wished.clamped(to: Metrics.frameWidth) * size).rounded().clamped(to: 0...max(0, room.width))
    return Rect(
      x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width,
      height: height)
  }

  /// Buttons in centred rows, the last row's lower edge at `lower`.
  private static func buttons(_ textWidths: [Double], in stage: Rect, above lower: Double) -> [Rect] {
    let widths = textWidths.map { max(76, ($0 + 32).rounded(.up)) }
    let rows = Wrapping.rows(of: widths, gap: Metrics.gap, within: max(0, stage.width - 2 * Metrics.padding))
    let pitch = Metrics.buttonHeight + Metrics.gap
    let top = lower - Double(rows.count) * pitch + Metrics.gap
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

/// Wraps widths into as many rows as needed.
enum Wrapping {
  /// The ranges of widths that fit side by side; one wider than the room has a row of its own.
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

  /// Text broken into at most two lines of a type; empty if two are not enough, because truncated
  /// text would mislead.
  static func lines(_ text: String, _ font: Font, within room: Double, measure: TextMeasure) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    let widths = words.map { measure($0, font) }
    let space = measure("a b", font) - measure("ab", font)
    let lines = rows(of: widths, gap: space, within: room)
    guard lines.count <= 2, widths.allSatisfy({ $0 <= room }) else { return [] }
    return lines.map { words[$0].joined(separator: " ") }
  }
}
