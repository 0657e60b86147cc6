import CradleDynamics
import CradleGeometry
import CradlePhysics
import CradleScrolling
import CradleStage

/// A custom scroll view with a slider for every number of its feel. The plane can be zoomed.
final class ScrollDemo: Demo, ScrollViewDelegate {
  static let card = DemoCard(
    id: "scroll", title: "Scroll view",
    summary: "Drag, fling, or pull past an end",
    group: .scrolling,
    actions: [
      DemoAction("top", key: "U", title: "Top", summary: "Scroll to the start, animated"),
      DemoAction("bottom", key: "B", title: "Bottom", summary: "Scroll to the end, animated"),
    ], secondFinger: .counts)

  private let content = Parameter.choice("content", "Content", ["rows", "plane", "short"])
  private let controls = ScrollFeelControls()
  private let paging = Parameter.toggle("paging", "Paging", false)
  private let alwaysBounce = Parameter.toggle("alwaysBounce", "Always bounce", false)
  private let zoom = Parameter.slider("zoom", "Largest zoom", 1...8, 4, unit: "×", step: 0.5)
  let parameters: [Parameter]

  private let view: ScrollView
  private let plane = Plane()

  /// The zoomed content: the plane at scale 1.
  private final class Plane: ZoomableView {
    var bounds = Rect.zero
    var center = Point.zero
    var transform = Transform.identity
  }

  init(viewport: Size) {
    self.viewport = viewport
    parameters =
      [controls.platformChoice] + controls.feelParameters + [content, paging, controls.bounces, alwaysBounce]
      + controls.motionParameters + [zoom]
    view = ScrollView(viewportSize: viewport, contentSize: .zero)
    view.delegate = self
    fit()
  }

  var viewport: Size { didSet { fit() } }
  var scrolls: [NamedScroll] { [NamedScroll(name: "main", view: view)] }

  /// A platform's feel has its own numbers, so its sliders are hidden.
  func shows(_ parameter: Parameter) -> Bool { controls.shows(parameter) }

  func matters(_ parameter: Parameter) -> Bool {
    switch parameter.name {
    case alwaysBounce.name: controls.isBouncy
    case zoom.name: isPlane
    default: controls.matters(parameter, isPaging: paging.isOn)
    }
  }

  func parameterChanged(_ parameter: Parameter) {
    if parameter === content {
      view.zoomScale = 1
      view.setContentOffset(view.minimumOffset, animated: false)
    } else if parameter === zoom {
      view.zoomScale = min(max(view.zoomScale, 1 / zoom.number), zoom.number)
    }
    fit()
  }

  func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? { plane }

  /// Applies the parameters and the viewport to the scroll view.
  private func fit() {
    view.viewportSize = viewport
    let size = grid.size
    plane.bounds.size = size
    plane.center = Point(x: size.width * view.zoomScale / 2, y: size.height * view.zoomScale / 2)
    view.minimumZoomScale = isPlane ? 1 / zoom.number : 1
    view.maximumZoomScale = isPlane ? zoom.number : 1
    view.contentSize = Size(width: size.width * view.zoomScale, height: size.height * view.zoomScale)
    view.feel = controls.feel
    view.isPagingEnabled = paging.isOn
    view.alwaysBounceVertical = alwaysBounce.isOn
    view.alwaysBounceHorizontal = alwaysBounce.isOn && isPlane
  }

  func perform(_ action: String, index: Int?) {
    view.setContentOffset(action == "top" ? view.minimumOffset : view.maximumOffset, animated: true)
  }

  // MARK: What is seen

  /// With the engine `dynamics` the offset is the position of an item, which has an attachment beyond an
  /// edge.
  func describe(in frame: inout TraceFrame) {
    guard feelsDynamics else { return }
    frame.energy = TraceEnergy()
    guard let animator = view.animator else { return }
    frame.bodies = animator.itemCount
    frame.behaviors = animator.totalBehaviorCount
    frame.energy = TraceEnergy(
      kinetic: animator.kineticEnergy, potential: animator.potentialEnergy(), elastic: animator.elasticEnergy)
  }

  private var feelsDynamics: Bool { view.feel.engine == .dynamics }

  /// The item is drawn in the viewport's middle while the content passes by; beyond an edge its attachment
  /// shows the distance.
  var debugScene: DebugScene? {
    guard feelsDynamics else { return nil }
    guard let animator = view.animator else {
      return DebugScene(snapshot: DebugSnapshot(items: [], links: []))
    }
    let snapshot = animator.debugSnapshot()
    let middle = Point(x: viewport.width / 2, y: viewport.height / 2)
    let place = snapshot.items.first?.center ?? .zero
    return DebugScene(snapshot: snapshot, transform: Transform(translation: middle - place))
  }

  /// The rows of a list, or the tiles of a plane.
  private var grid: CellGrid {
    let row = Size(width: viewport.width, height: 44)
    return switch content.choice {
    case "plane": CellGrid(columns: 10, rows: 10, cell: Size(width: 200, height: 200))
    case "short": CellGrid(rows: 3, cell: row)
    default: CellGrid(rows: 100, cell: row)
    }
  }

  /// The visible cells, in points of the viewport before the zoom: a cell of scale 1 at the top left corner
  /// starts at 0.
  private var cells: [CellGrid.Cell] {
    let (offset, scale) = (view.contentOffset, view.zoomScale)
    return grid.visible(
      offset: Point(x: offset.x / scale, y: offset.y / scale),
      viewport: Size(width: viewport.width / scale, height: viewport.height / scale))
  }
  private var isPlane: Bool { content.choice == "plane" }

  var elements: [TraceElement] {
    let scale = view.zoomScale
    return cells.map { cell in
      TraceElement(
        id: isPlane ? "tile \(cell.row)-\(cell.column)" : "cell 0-\(cell.row)",
        kind: isPlane ? "tile" : "cell", index: isPlane ? [cell.row, cell.column] : [0, cell.row],
        center: Point(x: cell.frame.midX * scale, y: cell.frame.midY * scale), size: cell.frame.size,
        scale: scale, velocity: velocity(of: cell))
    }
  }

  /// A cell's velocity on screen: opposite to the offset's, plus the movement away from the content's corner
  /// as the scale grows.
  private func velocity(of cell: CellGrid.Cell) -> Vector {
    let rate = view.zoomVelocity
    guard rate != 0 else { return -view.velocity }
    let scale = view.zoomScale
    let place = ZoomAnchor(
      at: Point(x: cell.frame.midX * scale, y: cell.frame.midY * scale), offset: view.contentOffset,
      scale: scale)
    return place.velocity(rate: rate) - view.velocity
  }

  func draw(on canvas: Canvas, theme: Theme) {
    // An overscroll shows a background.
    canvas.ground(Rect(origin: .zero, size: viewport), isPlane ? theme.stage : theme.raised)
    canvas.transformed(Transform(scale: view.zoomScale)) {
      for cell in cells {
        if isPlane { drawTile(cell, on: canvas, theme) } else { canvas.drawRow(cell.row, cell.frame, theme) }
      }
    }
    // With the engine `dynamics`, the item that moves the offset is drawn, too, and beyond an edge its
    // attachment.
    if let debugScene { DebugOverlay(scene: debugScene, theme: theme).draw(on: canvas) }
    canvas.draw(view.verticalIndicator, theme)
    canvas.draw(view.horizontalIndicator, theme)
  }

  private func drawTile(_ cell: CellGrid.Cell, on canvas: Canvas, _ theme: Theme) {
    canvas.fill(cell.frame.insetBy(dx: 4, dy: 4), radius: 12, theme.cell(cell.row + cell.column))
    canvas.text(
      "\(cell.column), \(cell.row)", at: Point(x: cell.frame.minX + 20, y: cell.frame.minY + 28),
      Font(size: 13, weight: .semibold), theme.onAccent)
    // The first tile says what the plane alone can do.
    guard cell.row == 0, cell.column == 0 else { return }
    canvas.text(
      "Pinch, or Ctrl + wheel", at: Point(x: cell.frame.minX + 20, y: cell.frame.minY + 50), Font(size: 13),
      theme.onAccent)
  }

  var code: String {
    """
    import CradleGeometry
    import CradlePhysics
    import CradleScrolling
    \(isPlane ? zoomedCode : "")
    let view = ScrollView(
      viewportSize: \(viewport.code), contentSize: \(view.contentSize.code))
    \(controls.code)
    view.isPagingEnabled = \(paging.isOn)
    view.alwaysBounceVertical = \(alwaysBounce.isOn)
    view.alwaysBounceHorizontal = \(alwaysBounce.isOn && isPlane)\(zoomCode)
    // Your events, your frames: view.pointer(…), view.advance(by: 1 / 60). Draw the content from view.contentOffset on.
    """
  }

  private var zoomedCode: String {
    """

    /// The zoomed picture, at scale 1.
    final class Plane: ZoomableView, ScrollViewDelegate {
      var bounds = Rect(origin: .zero, size: \(grid.size.code))
      var center = Point(x: \(grid.size.width / 2), y: \(grid.size.height / 2))
      var transform = Transform.identity

      func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? { self }
    }

    let plane = Plane()
    """
  }

  private var zoomCode: String {
    guard isPlane else { return "" }
    return """

      view.delegate = plane
      view.minimumZoomScale = \(1 / zoom.number)
      view.maximumZoomScale = \(zoom.number)
      """
  }
}
