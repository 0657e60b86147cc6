import CradleGeometry
import CradleScrolling

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

  let nested: NestedScrollView
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

  // MARK: Drawing

  var header: Rect {
    Rect(x: 0, y: -nested.outer.contentOffset.y, width: viewport.width, height: nested.headerHeight)
  }

  var rows: [CellGrid.Cell] {
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
