import CradleGeometry
import CradleScrolling
import CradleStage

/// A list inside a scroll view: one gesture moves the header away, then the list.
final class NestedScrollDemo: Demo {
  static let card = DemoCard(
    id: "nested-scroll", title: "Nested scroll", summary: "Push up: the header goes, then the list scrolls",
    group: .scrolling)

  private let rate = Parameter.slider(
    "rate", "Deceleration", 0.9...0.9999, 0.998, unit: "/ms", step: 0.0005)
  private let rubberBand = Parameter.slider("rubberBand", "Rubber band", 0...1, 0.55)
  private let bounces = Parameter.toggle("bounces", "Bounces", true)
  let parameters: [Parameter]

  private let nested: NestedScrollView
  private static let (headerHeight, rowHeight, rowCount) = (200.0, 44.0, 50)

  init(viewport: Size) {
    self.viewport = viewport
    parameters = [rate, rubberBand, bounces]
    nested = NestedScrollView(
      viewportSize: viewport, headerHeight: Self.headerHeight,
      contentHeight: Double(Self.rowCount) * Self.rowHeight)
  }

  var viewport: Size { didSet { nested.viewportSize = viewport } }
  var scrolls: [NamedScroll] { [NamedScroll(name: "combined", view: nested.combined)] }

  func parameterChanged(_ parameter: Parameter) {
    var feel = ScrollFeel()
    feel.decelerationRate = rate.number
    feel.overscrollCurve = .banded(coefficient: rubberBand.number)
    feel.bounces = bounces.isOn
    nested.combined.feel = feel
  }

  /// The trace shows the two views; the combined scroll view that moves both is an implementation detail.
  func describe(in frame: inout TraceFrame) {
    frame.scrolls = [TraceScroll("outer", nested.outer), TraceScroll("inner", nested.inner)]
  }

  var plots: [Plot] {
    [("Outer", nested.outer), ("Inner", nested.inner)].map { title, part in
      Plot(title: title, unit: "pt", value: part.contentOffset.y)
    }
  }

  // MARK: What is seen

  private var header: Rect {
    Rect(x: 0, y: -nested.outer.contentOffset.y, width: viewport.width, height: nested.headerHeight)
  }

  private var rows: [CellGrid.Cell] {
    let grid = CellGrid(rows: Self.rowCount, cell: Size(width: viewport.width, height: Self.rowHeight))
    let top = Point(x: 0, y: nested.inner.contentOffset.y - header.maxY)
    return grid.visible(offset: top, viewport: viewport)
  }

  var elements: [TraceElement] {
    let (frame, velocity) = (header, -nested.combined.velocity)
    let header = TraceElement(
      id: "header", kind: "header", center: frame.center, size: frame.size, velocity: -nested.outer.velocity)
    let cells = rows.map { cell in
      TraceElement(
        id: "cell 0-\(cell.row)", index: [0, cell.row], center: cell.frame.center, size: cell.frame.size,
        velocity: velocity)
    }
    return [header] + cells
  }

  func draw(on canvas: Canvas, theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: viewport), theme.stage)
    for cell in rows { canvas.drawRow(cell.row, cell.frame, theme) }
    drawHeader(on: canvas, theme)
    canvas.draw(nested.combined.verticalIndicator, theme)
  }

  /// As the header leaves, its hills lag behind it and its title fades; pulled down, it grows to fill the gap.
  private func drawHeader(on canvas: Canvas, _ theme: Theme) {
    let frame = header
    guard frame.maxY > 0 else { return }
    let (pull, gone) = (max(frame.minY, 0), min(max(-frame.minY / frame.height, 0), 1))
    let seen = Rect(x: 0, y: 0, width: frame.width, height: frame.maxY)
    canvas.clipped(to: seen) {
      canvas.fill(seen, theme.cell(5).mixed(with: theme.cell(4), fraction: gone))
      let lag = gone * frame.height / 2
      let sun = Point(x: frame.width * 0.78, y: frame.minY / 2 + lag + 64)
      canvas.disc(sun, radius: 34 + pull / 8, theme.cell(2))
      let radius = max(frame.width, frame.height) * 0.6
      for (x, color) in [(0.15, theme.cell(6)), (0.55, theme.cell(7)), (0.95, theme.cell(0))] {
        let hill = Point(x: frame.width * x, y: frame.maxY + radius - 70 + lag * x)
        canvas.disc(hill, radius: radius + pull / 2, color)
      }
      canvas.withOpacity(1 - gone * 1.5) {
        let title = Point(x: 20, y: frame.maxY - 46 + lag / 4)
        let width = max(frame.width - 40, 0)
        canvas.text(
          "Nested scroll", at: title, Font(size: 30, weight: .bold), theme.onAccent, maximumWidth: width)
        let line = title + Vector(dx: 0, dy: 26)
        canvas.text("One gesture, two views", at: line, Font(size: 13, weight: .semibold), theme.onAccent)
      }
    }
  }

  var code: String {
    """
    import CradleGeometry
    import CradleScrolling

    let nested = NestedScrollView(
      viewportSize: \(viewport.code), headerHeight: \(Self.headerHeight), contentHeight: \(nested.contentHeight))
    nested.combined.feel.decelerationRate = \(rate.number)
    nested.combined.feel.overscrollCurve = .banded(coefficient: \(rubberBand.number))
    nested.combined.feel.bounces = \(bounces.isOn)
    // Your events, your frames: nested.combined.pointer(…), nested.combined.advance(by: 1 / 60).
    // The header is at -nested.outer.contentOffset.y, the list at nested.inner.contentOffset.y.
    """
  }
}
