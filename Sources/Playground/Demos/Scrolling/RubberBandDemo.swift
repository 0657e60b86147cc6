import CradleGeometry
import CradleScrolling
import CradleStage

final class RubberBandDemo: Demo {
  static let card = DemoCard(id: "rubber-band", title: "Scroll view", summary: "Drag, fling, let it bounce", group: .scrolling)
  var viewport: Size
  let view: ScrollView
  let parameters: [Parameter] = [.slider("rate", "Deceleration", 0.9...0.9999, 0.998, unit: "/ms")]
  init(viewport: Size) { self.viewport = viewport; view = ScrollView(viewportSize: viewport, contentSize: viewport) }
  var scrolls: [NamedScroll] { [NamedScroll(name: "main", view: view)] }
  var code: String { "" }
  func draw(on canvas: Canvas, theme: Theme) {}
}
