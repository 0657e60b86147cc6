import CradleCollectionView
import CradleGeometry
import CradlePhysics
import CradleScrolling
import CradleStage

/// A ring to which clicks add discs and from which they remove them, through the centre.
final class CircleLayoutDemo: CollectionDemo {
  static let card = DemoCard(
    id: "circle-layout", title: "Circle layout",
    summary: "Click an item to take it out, and anywhere else to put one in", group: .layouts,
    actions: [
      DemoAction("insert", key: "I", title: "Insert", summary: "Insert an item at three o'clock"),
      DemoAction("remove", key: "O", title: "Remove", summary: "Remove the first item"),
      DemoAction(
        "mix", key: "M", title: "Mix", summary: "Insert, remove and turn the order around in one batch"),
    ], fillsStage: true)

  private static let limit = 60
  private let items = Parameter.slider("items", "Items", 0...Double(limit), 20, step: 1)
  private let response = Parameter.slider("response", "Response", 0.1...1.5, 0.35, unit: "s", step: 0.05)
  private let damping = Parameter.slider("dampingRatio", "Damping ratio", 0.2...1, 1, step: 0.05)
  var parameters: [Parameter] { [items, response, damping] }

  private let layout = CircleLayout()
  let scene: CollectionScene

  init(viewport: Size) {
    scene = CollectionScene(
      viewport: viewport, layout: layout, counts: [20], limit: Self.limit)
    scene.hasDiscs = true
    tune()
  }

  func parameterChanged(_ parameter: Parameter) {
    tune()
    if parameter === items { scene.setCount(Int(items.number.rounded())) }
  }

  /// With less damping than critical, the other discs swing a little beyond their new places.
  private func tune() {
    collection.animation = CollectionAnimation(
      spring: Spring(response: response.number, dampingRatio: damping.number))
  }

  func perform(_ action: String, index: Int?) {
    let item = IndexPath(item: min(max(index ?? 0, 0), max(0, scene.count - 1)), section: 0)
    switch action {
    case "insert": scene.insert(at: item)
    case "remove": scene.remove(at: item)
    default: scene.mix()
    }
    items.setClamping(Double(scene.count))
  }

  /// Either button removes an item, or inserts one if there is none.
  func click(_ button: PointerEvent.Button, on item: IndexPath?) {
    perform(item == nil ? "insert" : "remove", index: item?.item)
  }

  func describe(in frame: inout TraceFrame) { scene.describe(in: &frame) }

  var plots: [Plot] {
    let speed = collection.presentedElements.map(\.velocity.length).max() ?? 0
    return [
      Plot(title: "Fastest item", unit: "pt/s", value: speed),
      Plot(title: "Items", unit: "", value: Double(scene.count)),
    ]
  }

  // MARK: What is seen

  private var center: Point { Point(x: stage.width / 2, y: stage.height / 2) }

  func drawGround(on canvas: Canvas, theme: Theme) {
    canvas.ring(center, radius: layout.radius, width: 1, theme.line)
    let isSmall = layout.radius < 90
    canvas.text(
      "\(scene.count)", at: center - Vector(dx: 0, dy: isSmall ? 0 : 10),
      Font(size: isSmall ? 20 : 44, weight: .semibold, isTabular: true), theme.dim, alignment: .center)
    guard !isSmall else { return }
    canvas.text(
      scene.count == 1 ? "item" : "items", at: center + Vector(dx: 0, dy: 26), Font(size: 13), theme.faint,
      alignment: .center)
  }

  func draw(_ element: PresentedElement, in frame: Rect, on canvas: Canvas, theme: Theme) {
    let color = theme.cell(element.id.number)
    let isPressed = scene.isPressed(element)
    canvas.disc(frame.center, radius: frame.width / 2, theme.stage)
    canvas.disc(
      frame.center, radius: frame.width / 2 - 2,
      isPressed ? color.mixed(with: theme.onAccent, fraction: 0.15) : color)
  }

  /// The numbers over all discs: in their middles, or on the rims if the discs cover each other's middles.
  func drawOver(on canvas: Canvas, theme: Theme) {
    let spacing = 2 * .pi * layout.radius / Double(max(1, scene.count))
    let isDense = spacing < layout.itemDiameter * 0.6
    let font = Font(size: isDense ? 12 : 15, weight: .semibold, isTabular: true)
    collection.forEachPresented { element in
      let attributes = element.attributes
      let outward = (attributes.center - center).normalized
      let shift = isDense ? outward * (layout.itemDiameter / 2 - 11) : .zero
      canvas.posed(as: attributes, around: attributes.center) {
        // If discs cover each other, a number has a background of its own.
        if isDense {
          canvas.disc(attributes.center + shift, radius: 10, theme.cell(element.id.number))
        }
        canvas.text(
          "\(element.id.number)", at: attributes.center + shift, font, theme.onAccent, alignment: .center)
      }
    }
  }

  var code: String {
    var code = scene.code(
      "ring", layout: "let layout = CircleLayout()",
      settings: """
        ring.animation = CollectionAnimation(
          spring: Spring(response: \(response.number), dampingRatio: \(damping.number)))
        """)
    code.ending =
      "Change items.counts, then ring.insertItems(at:) or ring.deleteItems(at:): who comes or goes does so through the centre."
    return code.text
  }
}
