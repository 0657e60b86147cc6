import CradleGeometry
import CradleScrolling

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

  let content = Parameter.choice("content", "Content", ["rows", "plane", "short"])
  let controls = ScrollFeelControls()
  let paging = Parameter.toggle("paging", "Paging", false)
  let alwaysBounce = Parameter.toggle("alwaysBounce", "Always bounce", false)
  let zoom = Parameter.slider("zoom", "Largest zoom", 1...8, 4, unit: "×", step: 0.5)
  let parameters: [Parameter]

  let view: ScrollView
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

  func uses(_ parameter: Parameter) -> Bool {
    switch parameter.name {
    case alwaysBounce.name: controls.isBouncy
    case zoom.name: isPlane
    default: controls.uses(parameter, isPaging: paging.isOn)
    }
  }

  func parameterChanged(_ parameter: Parameter) {
    if parameter === content {
      view.zoomScale = 1
      view.setContentOffset(view.minimumOffset, animated: false)
    } else if parameter === zoom {
      view.zoomScale = view.zoomScale.clamped(to: 1 / zoom.number...zoom.number)
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

  /// The rows of a list, or the tiles of a plane.
  var grid: CellGrid {
    let row = Size(width: viewport.width, height: 44)
    return switch content.choice {
    case "plane": CellGrid(columns: 10, rows: 10, cell: Size(width: 200, height: 200))
    case "short": CellGrid(rows: 3, cell: row)
    default: CellGrid(rows: 100, cell: row)
    }
  }

  var isPlane: Bool { content.choice == "plane" }
}
