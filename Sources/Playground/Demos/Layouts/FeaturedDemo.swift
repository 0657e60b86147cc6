import CradleCollectionView
import CradleGeometry
import CradleScrolling
import CradleStage

/// A list of photos whose top one is open; as it scrolls away, the next one opens.
final class FeaturedDemo: CollectionDemo {
  static let card = DemoCard(
    id: "featured", title: "Featured", summary: "Scroll, or click a photo: it opens at the top",
    group: .layouts,
    actions: [
      DemoAction("previous", key: "P", title: "Previous", summary: "Open the photo before"),
      DemoAction("next", key: "N", title: "Next", summary: "Open the next photo"),
      DemoAction("last", key: "L", title: "Last", summary: "Open the last photo"),
    ])

  private let standard = Parameter.slider("standard", "Closed height", 60...200, 100, unit: "pt", step: 5)
  private let featured = Parameter.slider("featured", "Open height", 200...500, 280, unit: "pt", step: 5)
  private let dragOffset = Parameter.slider("dragOffset", "Drag offset", 60...600, 180, unit: "pt", step: 5)
  let rate = Parameter.slider(
    "rate", "Deceleration", 0.9...0.9999, FeaturedLayout.decelerationRate, unit: "/ms", step: 0.0005)
  let snapping = Parameter.toggle("snapping", "Snapping", true)
  var parameters: [Parameter] { [standard, featured, dragOffset, rate, snapping] }

  let layout = OpenableList()

  let scene: CollectionScene
  private let cells = FeaturedCells()

  init(viewport: Size) {
    scene = CollectionScene(
      viewport: viewport, layout: layout, counts: [FeaturedCells.count],
      // Room for the open photo, a closed one and the edge of the next.
      room: Size(width: 0, height: 420))
    collection.feel.decelerationRate = FeaturedLayout.decelerationRate
  }

  func parameterChanged(_ parameter: Parameter) {
    // The open cell stays open.
    let open = (collection.contentOffset.y / layout.dragOffset).rounded()
    let isDragOffset = layout.dragOffset != dragOffset.number
    layout.featuredHeight = max(featured.number, standard.number)
    layout.standardHeight = standard.number
    layout.dragOffset = dragOffset.number
    layout.snaps = snapping.isOn
    collection.feel.decelerationRate = rate.number
    collection.layoutIfNeeded()
    guard isDragOffset else { return }
    let scroll = collection
    scroll.setContentOffset(Point(x: scroll.contentOffset.x, y: open * layout.dragOffset), animated: false)
  }

  func perform(_ action: String, index: Int?) {
    switch action {
    case "previous": _ = collection.press(.up, time: collection.time)
    case "next": _ = collection.press(.down, time: collection.time)
    default: show(scene.count - 1)
    }
  }

  func click(_ button: PointerEvent.Button, on item: IndexPath?) {
    if let item { show(item.item) }
  }

  private func show(_ item: Int) {
    let item = item.clamped(to: 0...scene.count - 1)
    collection.scrollToItem(at: IndexPath(item: item, section: 0), animated: true)
  }

  // MARK: Drawing

  /// The look of each photo: the dark overlay's alpha, the title's scale, the lines' alpha.
  func describe(in frame: inout TraceFrame) {
    for element in collection.presentedElements {
      let look = layout.look(of: element.attributes)
      let item = element.attributes.indexPath.item
      frame.values += [
        TraceValue("overlay \(item)", look.overlayAlpha), TraceValue("title \(item)", look.titleScale),
        TraceValue("detail \(item)", look.detailAlpha),
      ]
    }
  }

  func draw(_ element: PresentedElement, in frame: Rect, on canvas: Canvas, theme: Theme) {
    let item = element.attributes.indexPath.item
    cells.draw(
      item, "\(item + 1) of \(scene.count)", layout.look(of: element.attributes), in: frame,
      photo: Size(width: frame.width, height: layout.featuredHeight), isPressed: scene.isPressed(element),
      fit: scene.fit, on: canvas)
  }
}
