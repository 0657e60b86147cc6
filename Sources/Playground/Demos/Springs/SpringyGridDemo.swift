import CradleCollectionView
import CradleGeometry
import CradleScrolling
import CradleStage

/// A grid of any number of cells on springs: only cells near the view have one.
final class SpringyGridDemo: CollectionDemo {
  static let card = DemoCard(
    id: "springy-grid", title: "Springy grid", summary: "Ten thousand cells on springs; drag and fling",
    group: .springs, fillsStage: true)

  private let items = Parameter.slider("items", "Items", 0...1_000_000, 10_000, step: 1000)
  private let damping = Parameter.slider("damping", "Damping", 0...1, 0.8)
  private let frequency = Parameter.slider("frequency", "Frequency", 0.1...4, 1, unit: "Hz", step: 0.05)
  private let resistance = Parameter.slider(
    "resistance", "Resistance", 300...6000, 1500, unit: "pt", step: 50)
  private let margin = Parameter.slider("margin", "Margin", 0...400, 100, unit: "pt", step: 10)
  private let tiling = Parameter.toggle("tiling", "Tiling", true)
  var parameters: [Parameter] { [items, damping, frequency, resistance, margin, tiling] }
  var timedChoice: Parameter? { tiling }

  let layout = SpringFlowLayout()
  let scene: CollectionScene

  init(viewport: Size) {
    layout.itemSize = Size(width: 44, height: 44)
    layout.sectionInset = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.metric = .taxicab
    scene = CollectionScene(viewport: viewport, layout: layout, counts: [10_000])
    collection.alwaysBounceVertical = true
    tune()
    collection.layoutIfNeeded()
  }

  func parameterChanged(_ parameter: Parameter) {
    if parameter === items { scene.reload(Int(items.number.rounded())) }
    tune()
  }

  private func tune() {
    layout.damping = damping.number
    layout.frequency = frequency.number
    layout.resistance = resistance.number
    layout.margin = tiling.isOn ? margin.number : .infinity
    let isTooMuch = !tiling.isOn && scene.count > SpringFlowLayout.untiledLimit
    scene.notice = isTooMuch ? "Tiled after all: \(SpringFlowLayout.untiledLimit) springs are the most" : nil
  }

  // MARK: Drawing

  func describe(in frame: inout TraceFrame) {
    frame.describe(layout)
    scene.describe(in: &frame)
  }

  var debugScene: DebugScene? { scene.debugScene(of: layout) }

  var plots: [Plot] {
    [
      Plot(title: "Velocity", unit: "pt/s", value: collection.velocity.dy),
      Plot(title: "Springs", unit: "", value: Double(layout.springCount)),
    ]
  }

  func drawGround(on canvas: Canvas, theme: Theme) {
    canvas.ground(Rect(origin: .zero, size: viewport), theme.panel)
    if scene.count == 0 { canvas.drawEmptyScene("No cells", in: viewport, theme) }
  }

  /// The palette runs diagonally through the content, and a cell has the colour of its place, so bent stripes
  /// show how far the cells lag.
  func draw(_ element: PresentedElement, in frame: Rect, on canvas: Canvas, theme: Theme) {
    let path = element.attributes.indexPath
    let place = element.attributes.center - Vector(dx: 0, dy: layout.spring(at: path).displacement)
    let stripe = (place.x + place.y) / 108
    let color = theme.cell(Int(stripe)).mixed(
      with: theme.cell(Int(stripe) + 1), fraction: stripe - stripe.rounded(.down))
    canvas.fill(frame, radius: 12, scene.isPressed(element) ? theme.pressed(color) : color)
    let number = "\(path.item)"
    canvas.text(
      number, at: frame.center, Self.font(of: number, width: frame.width, on: canvas), theme.onAccent,
      alignment: .center)
  }

  /// The font of a number in a cell: smaller for a long one, so that it keeps 4 points from both sides.
  static func font(of number: String, width: Double, on canvas: Canvas) -> Font {
    var font = Font(size: 11, isTabular: true)
    // Half points, so that few sizes are rendered. Widths are whole pixels, so the size does not follow by division. The
    // seven digits of a million fit before 6 points, which are hardly legible.
    while font.size > 6, canvas.width(of: number, font) > width - 8 { font.size -= 0.5 }
    return font
  }

  var code: String {
    scene.code(
      "grid",
      layout: """
        let layout = SpringFlowLayout(
          damping: \(damping.number), frequency: \(frequency.number), resistance: \(resistance.number))
        layout.itemSize = Size(width: 44, height: 44)
        layout.sectionInset = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        layout.metric = .taxicab
        layout.margin = \(tiling.isOn ? "\(margin.number)" : ".infinity")
        """, settings: "grid.alwaysBounceVertical = true"
    ).text
  }
}
