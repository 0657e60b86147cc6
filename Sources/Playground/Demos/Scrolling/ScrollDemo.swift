import CradleGeometry
import CradlePhysics
import CradleScrolling
import CradleStage

/// A custom scroll view: every number of its feel on a slider.
final class ScrollDemo: Demo {
  static let card = DemoCard(
    id: "scroll", title: "Scroll view", summary: "Drag, fling and pull past the ends", group: .scrolling,
    actions: [
      DemoAction("top", key: "1", title: "Top", summary: "Scroll to the start, animated"),
      DemoAction("bottom", key: "2", title: "Bottom", summary: "Scroll to the end, animated"),
    ])

  private let content = Parameter.choice("content", "Content", ["rows", "plane", "short"])
  private let rate = Parameter.slider(
    "rate", "Deceleration", 0.9...0.9999, 0.998, unit: "/ms", step: 0.0005)
  private let rubberBand = Parameter.slider("rubberBand", "Rubber band", 0...1, 0.55)
  private let curve = Parameter.choice("curve", "Overscroll", ["banded", "half", "none"])
  private let stiffness = Parameter.slider("stiffness", "Stiffness", 20...600, 120, unit: "N/m", step: 5)
  private let friction = Parameter.slider("friction", "Friction", 2...60, 22, unit: "N·s/m", step: 0.5)
  private let engine = Parameter.choice("engine", "Engine", ["laws"])
  private let paging = Parameter.toggle("paging", "Paging", false)
  private let bounces = Parameter.toggle("bounces", "Bounces", true)
  private let alwaysBounce = Parameter.toggle("alwaysBounce", "Always bounce", false)
  let parameters: [Parameter]

  private let view: ScrollView
  private static let rowHeight = 44.0

  init(viewport: Size) {
    self.viewport = viewport
    parameters = [
      rate, rubberBand, stiffness, friction, curve, content, paging, bounces, alwaysBounce, engine,
    ]
    view = ScrollView(viewportSize: viewport, contentSize: .zero)
    fit()
  }

  var viewport: Size { didSet { fit() } }
  var scrolls: [NamedScroll] { [NamedScroll(name: "main", view: view)] }

  func parameterChanged(_ parameter: Parameter) {
    if parameter === content { view.contentOffset = view.minimumOffset }
    fit()
  }

  /// Brings the parameters and the viewport into the scroll view.
  private func fit() {
    view.viewportSize = viewport
    switch content.choice {
    case "plane": view.contentSize = Size(width: 2000, height: 2000)
    case "short": view.contentSize = Size(width: viewport.width, height: 3 * Self.rowHeight)
    default: view.contentSize = Size(width: viewport.width, height: 100 * Self.rowHeight)
    }
    var feel = ScrollFeel()
    feel.decelerationRate = rate.number
    feel.overscrollCurve = overscrollCurve
    feel.bounceSpring = Spring(stiffness: stiffness.number, damping: friction.number)
    feel.bounces = bounces.isOn
    view.feel = feel
    view.isPagingEnabled = paging.isOn
    view.alwaysBounceVertical = alwaysBounce.isOn
    view.alwaysBounceHorizontal = alwaysBounce.isOn && content.choice == "plane"
  }

  private var overscrollCurve: RubberBand.Curve {
    switch curve.choice {
    case "half": .half
    case "none": .none
    default: .banded(coefficient: rubberBand.number)
    }
  }

  func perform(_ action: String, index: Int?) {
    view.setContentOffset(action == "top" ? view.minimumOffset : view.maximumOffset, animated: true)
  }

  // MARK: What is seen

  /// The cells of the content: rows of a list, or the plane's tiles; `columns` and `cell` say which.
  private var grid: (columns: Int, rows: Int, cell: Size) {
    switch content.choice {
    case "plane": (10, 10, Size(width: 200, height: 200))
    case "short": (1, 3, Size(width: viewport.width, height: Self.rowHeight))
    default: (1, 100, Size(width: viewport.width, height: Self.rowHeight))
    }
  }

  /// The cells in sight, found by division: what is out of sight costs nothing.
  private func forEachVisible(_ body: (_ row: Int, _ column: Int, _ frame: Rect) -> Void) {
    let (columns, rows, cell) = grid
    let visible = view.visibleRect
    guard !cell.isEmpty, !visible.isEmpty else { return }
    for row in Self.range(visible.minY, visible.maxY, cell.height, rows) {
      for column in Self.range(visible.minX, visible.maxX, cell.width, columns) {
        let origin = Point(x: Double(column) * cell.width, y: Double(row) * cell.height)
        body(row, column, Rect(origin: origin - (view.contentOffset - .zero), size: cell))
      }
    }
  }

  private static func range(_ low: Double, _ high: Double, _ length: Double, _ count: Int) -> Range<Int> {
    let first = min(max((low / length).rounded(.down), 0), Double(count))
    let end = min(max((high / length).rounded(.up), first), Double(count))
    return Int(first)..<Int(end)
  }

  var elements: [TraceElement] {
    var elements: [TraceElement] = []
    let velocity = -view.velocity
    let isPlane = content.choice == "plane"
    elements.reserveCapacity(24)
    forEachVisible { row, column, frame in
      elements.append(
        TraceElement(
          id: isPlane ? "tile \(row)-\(column)" : "cell 0-\(row)", kind: isPlane ? "tile" : "cell",
          index: isPlane ? [row, column] : [0, row], center: frame.center, size: frame.size,
          velocity: velocity))
    }
    return elements
  }

  func draw(on canvas: Canvas, theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: viewport), theme.stage)
    if content.choice == "plane" {
      drawPlane(on: canvas, theme)
    } else {
      forEachVisible { row, _, frame in canvas.drawRow(row, frame, theme) }
    }
    canvas.draw(view.verticalIndicator, theme)
    canvas.draw(view.horizontalIndicator, theme)
  }

  private func drawPlane(on canvas: Canvas, _ theme: Theme) {
    forEachVisible { row, column, frame in
      canvas.fill(frame.insetBy(dx: 4, dy: 4), radius: 12, theme.cell(row + column))
      canvas.text(
        "\(column), \(row)", at: Point(x: frame.minX + 20, y: frame.minY + 28),
        Font(size: 13, weight: .semibold), theme.onAccent)
    }
  }

  var code: String {
    """
    import CradleGeometry
    import CradlePhysics
    import CradleScrolling

    let view = ScrollView(
      viewportSize: Size(width: \(viewport.width), height: \(viewport.height)),
      contentSize: Size(width: \(view.contentSize.width), height: \(view.contentSize.height)))
    view.feel.decelerationRate = \(rate.number)
    view.feel.overscrollCurve = \(curveCode)
    view.feel.bounceSpring = Spring(stiffness: \(stiffness.number), damping: \(friction.number))
    view.feel.bounces = \(bounces.isOn)
    view.isPagingEnabled = \(paging.isOn)
    view.alwaysBounceVertical = \(alwaysBounce.isOn)
    """
  }

  private var curveCode: String {
    switch curve.choice {
    case "half": ".half"
    case "none": ".none"
    default: ".banded(coefficient: \(rubberBand.number))"
    }
  }
}
