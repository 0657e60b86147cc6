import CradleGeometry
import CradlePhysics
import CradleScrolling
import CradleStage

/// A custom scroll view: every number of its feel on a slider.
final class ScrollDemo: Demo {
  static let card = DemoCard(
    id: "scroll", title: "Scroll view", summary: "Drag, fling and pull past the ends", group: .scrolling,
    actions: [
      DemoAction("top", key: "U", title: "Top", summary: "Scroll to the start, animated"),
      DemoAction("bottom", key: "B", title: "Bottom", summary: "Scroll to the end, animated"),
    ])

  private let content = Parameter.choice("content", "Content", ["rows", "plane", "short"])
  private let rate = Parameter.slider(
    "rate", "Deceleration", 0.9...0.9999, 0.998, unit: "/ms", step: 0.0005)
  private let rubberBand = Parameter.slider("rubberBand", "Rubber band", 0...1, 0.55)
  private let curve = Parameter.choice("curve", "Overscroll", ["banded", "half", "none"])
  private let stiffness = Parameter.slider("stiffness", "Stiffness", 20...600, 120, unit: "N/m", step: 5)
  private let friction = Parameter.slider("friction", "Friction", 2...60, 22, unit: "N·s/m", step: 0.5)
  private let engine = Parameter.choice("engine", "Engine", ScrollEngine.allCases.map(\.rawValue))
  private let paging = Parameter.toggle("paging", "Paging", false)
  private let bounces = Parameter.toggle("bounces", "Bounces", true)
  private let alwaysBounce = Parameter.toggle("alwaysBounce", "Always bounce", false)
  let parameters: [Parameter]

  private let view: ScrollView

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

  func matters(_ parameter: Parameter) -> Bool {
    let isLaw = engine.choice == ScrollEngine.laws.rawValue
    switch parameter.name {
    case rate.name: return isLaw
    case stiffness.name, friction.name: return isLaw && bounces.isOn
    case rubberBand.name: return bounces.isOn && curve.choice == "banded"
    case curve.name, alwaysBounce.name: return bounces.isOn
    default: return true
    }
  }

  func parameterChanged(_ parameter: Parameter) {
    if parameter === content { view.setContentOffset(view.minimumOffset, animated: false) }
    fit()
  }

  /// Brings the parameters and the viewport into the scroll view.
  private func fit() {
    view.viewportSize = viewport
    view.contentSize = grid.size
    var feel = ScrollFeel()
    feel.decelerationRate = rate.number
    feel.overscrollCurve = overscrollCurve
    feel.bounceSpring = Spring(stiffness: stiffness.number, damping: friction.number)
    feel.bounces = bounces.isOn
    feel.engine = ScrollEngine(rawValue: engine.choice) ?? .laws
    view.feel = feel
    view.isPagingEnabled = paging.isOn
    view.alwaysBounceVertical = alwaysBounce.isOn
    view.alwaysBounceHorizontal = alwaysBounce.isOn && isPlane
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

  /// The rows of a list, or the tiles of a plane.
  private var grid: CellGrid {
    let row = Size(width: viewport.width, height: 44)
    return switch content.choice {
    case "plane": CellGrid(columns: 10, rows: 10, cell: Size(width: 200, height: 200))
    case "short": CellGrid(rows: 3, cell: row)
    default: CellGrid(rows: 100, cell: row)
    }
  }

  private var cells: [CellGrid.Cell] { grid.visible(offset: view.contentOffset, viewport: viewport) }
  private var isPlane: Bool { content.choice == "plane" }

  var elements: [TraceElement] {
    let velocity = -view.velocity
    return cells.map { cell in
      TraceElement(
        id: isPlane ? "tile \(cell.row)-\(cell.column)" : "cell 0-\(cell.row)",
        kind: isPlane ? "tile" : "cell", index: isPlane ? [cell.row, cell.column] : [0, cell.row],
        center: cell.frame.center, size: cell.frame.size, velocity: velocity)
    }
  }

  func draw(on canvas: Canvas, theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: viewport), theme.stage)
    for cell in cells {
      if isPlane { drawTile(cell, on: canvas, theme) } else { canvas.drawRow(cell.row, cell.frame, theme) }
    }
    canvas.draw(view.verticalIndicator, theme)
    canvas.draw(view.horizontalIndicator, theme)
  }

  private func drawTile(_ cell: CellGrid.Cell, on canvas: Canvas, _ theme: Theme) {
    canvas.fill(cell.frame.insetBy(dx: 4, dy: 4), radius: 12, theme.cell(cell.row + cell.column))
    canvas.text(
      "\(cell.column), \(cell.row)", at: Point(x: cell.frame.minX + 20, y: cell.frame.minY + 28),
      Font(size: 13, weight: .semibold), theme.onAccent)
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
    view.feel.engine = .\(engine.choice)
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
