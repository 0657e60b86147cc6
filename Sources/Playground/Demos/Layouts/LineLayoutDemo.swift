import CradleCollectionView
import CradleGeometry
import CradlePhysics
import CradleScrolling

/// A row that magnifies its middle item, and always comes to rest with an item there.
final class LineLayoutDemo: CollectionDemo {
  static let card = DemoCard(
    id: "line-layout", title: "Line layout",
    summary: "Fling the row: an item always lands in the middle",
    group: .layouts,
    actions: [
      DemoAction("insert", key: "I", title: "Insert", summary: "Insert an item beside the middle one"),
      DemoAction("remove", key: "O", title: "Remove", summary: "Remove the item in the middle"),
      DemoAction("first", key: "F", title: "First", summary: "Scroll to the first item"),
      DemoAction("last", key: "L", title: "Last", summary: "Scroll to the last item"),
    ], fillsStage: true)

  let zoom = Parameter.slider("zoom", "Zoom", 0...1, 0.3)
  let distance = Parameter.slider("distance", "Zoom distance", 50...400, 200, unit: "pt", step: 5)
  let tilt = Parameter.slider("tilt", "Tilt", 0...(75 * .pi / 180), 0, unit: "rad")
  private let items = Parameter.slider("items", "Items", 0...1000, 20, step: 1)
  /// The default is UIScrollView's normal rate: a hard fling of 3000 pt/s passes six items, as a row's has to. A
  /// preset's fling of 1 s would pass one, because at one rate distance and duration grow together.
  private let landing = Parameter.slider("landing", "Lands within", 0.4...5, 5, unit: "s", step: 0.1)
  var parameters: [Parameter] { [zoom, distance, tilt, landing, items] }
  var keepsItems: Bool { true }

  let layout = LineLayout()
  let scene: CollectionScene

  init(viewport: Size) {
    scene = CollectionScene(
      viewport: viewport, layout: layout, counts: [20], limit: 1000,
      // Room for the middle item at its largest default, with the marks above and below it.
      room: Size(width: 0, height: 320))
    scene.counter = items
    fit()
    collection.scrollToItem(at: IndexPath(item: 0, section: 0), animated: false)
  }

  func parameterChanged(_ parameter: Parameter) {
    layout.zoom = zoom.number
    layout.distance = distance.number
    layout.tilt = tilt.number
    fit()
    if parameter === items { scene.setCount(Int(items.number.rounded())) }
  }

  /// A fling from v pt/s to 10 pt/s lasts ln(v/10)/k seconds. Rounding to an item's middle lengthens its
  /// distance by up to 125 pt, and its duration by at most a quarter for k = 10/s, the smallest k that lands
  /// within a second at any v; for other k in proportion.
  var rate: Double { Elementary.exponential(-0.01 / landing.number) }

  private func fit() { collection.feel.decelerationRate = rate }

  /// The item nearest to the middle; nil without items.
  private var middle: Int? {
    let pitch = layout.itemSize.width + layout.spacing
    let first = layout.contentOffset(forShowing: IndexPath(item: 0, section: 0))?.x ?? 0
    let place = ((collection.contentOffset.x - first) / pitch).rounded()
    return scene.count > 0 ? Int(place.clamped(to: 0...Double(scene.count - 1))) : nil
  }

  func perform(_ action: String, index: Int?) {
    switch action {
    case "insert": scene.insert(at: place(index ?? middle.map { $0 + 1 } ?? 0))
    case "remove": scene.remove(at: IndexPath(item: index ?? middle ?? 0, section: 0))
    case "first": show(0)
    default: show(scene.count - 1)
    }
  }

  /// A click scrolls an item to the middle; a right click removes it, or inserts one where there is none.
  func click(_ button: PointerEvent.Button, on item: IndexPath?) {
    switch (button, item) {
    case (.left, let item?): show(item.item)
    case (.left, nil): break
    case (.right, let item?): scene.remove(at: item)
    case (.right, nil): perform("insert", index: nil)
    }
  }

  private func show(_ item: Int) {
    guard (0..<scene.count).contains(item) else { return }
    collection.scrollToItem(at: IndexPath(item: item, section: 0), animated: true)
  }

  private func place(_ item: Int) -> IndexPath {
    IndexPath(item: item.clamped(to: 0...scene.count), section: 0)
  }
}
