import CradleCollectionView
import CradleGeometry
import CradlePhysics
import CradleScrolling

/// A ring of discs: clicks insert discs from the centre, and remove them into it.
final class CircleLayoutDemo: CollectionDemo {
  static let card = DemoCard(
    id: "circle-layout", title: "Circle layout",
    summary: "Click an item to remove it, or beside it to add", group: .layouts,
    actions: [
      DemoAction("insert", key: "I", title: "Insert", summary: "Insert an item at three o'clock"),
      DemoAction("remove", key: "O", title: "Remove", summary: "Remove the first item"),
      DemoAction(
        "mix", key: "M", title: "Mix", summary: "Insert, remove and turn the order around in one batch"),
    ], fillsStage: true)

  private static let limit = 60
  private let items = Parameter.slider("items", "Items", 0...Double(limit), 20, step: 1)
  private let response = Parameter.slider("response", "Response", 0.1...1.5, 0.35, unit: "s", step: 0.05)
  /// By default the other discs overshoot by 4.6 % of their displacement, e^(−πζ/√(1 − ζ²)).
  private let damping = Parameter.slider("dampingRatio", "Damping ratio", 0.2...1, 0.7, step: 0.05)
  var parameters: [Parameter] { [items, response, damping] }
  var keepsItems: Bool { true }

  let layout = CircleLayout()
  let scene: CollectionScene

  init(viewport: Size) {
    scene = CollectionScene(
      viewport: viewport, layout: layout, counts: [20], limit: Self.limit,
      // A ring of radius side / 2.5 with discs of 70 pt is whole to 3 pt: 320 / 2.5 + 35 = 163.
      room: Size(width: 320, height: 320))
    (scene.hasDiscs, scene.counter) = (true, items)
    tune()
  }

  func parameterChanged(_ parameter: Parameter) {
    tune()
    if parameter === items { scene.setCount(Int(items.number.rounded())) }
  }

  /// With less damping than critical, the other discs swing a little beyond their new places.
  private func tune() {
    collection.spring = Spring(response: response.number, dampingRatio: damping.number)
  }

  func perform(_ action: String, index: Int?) {
    let item = IndexPath(item: (index ?? 0).clamped(to: 0...max(0, scene.count - 1)), section: 0)
    switch action {
    case "insert": scene.insert(at: item)
    case "remove": scene.remove(at: item)
    default: scene.shuffle()
    }
  }

  /// Either button removes an item, or inserts one if there is none.
  func click(_ button: PointerEvent.Button, on item: IndexPath?) {
    perform(item == nil ? "insert" : "remove", index: item?.item)
  }

  var plots: [Plot] {
    [
      Plot(title: "Fastest item", unit: "pt/s", value: collection.fastestSpeed),
      Plot(title: "Items", unit: "", value: Double(scene.count)),
    ]
  }

  var code: String {
    var code = scene.code(
      "ring", layout: "let layout = CircleLayout()",
      settings: """
        ring.spring = Spring(response: \(response.number), dampingRatio: \(damping.number))
        """)
    code.ending =
      "Change items.counts, then ring.insertItems(at:) or ring.deleteItems(at:): who comes or goes does so through the centre."
    return code.text
  }
}
