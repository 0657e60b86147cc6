import CradleCollectionView
import CradleGeometry
import CradleScrolling

/// One collection with many layouts, switched by a key or by a drag.
final class LayoutSwitchDemo: CollectionDemo {
  static let card = DemoCard(
    id: "layout-switch", title: "Layout switch",
    summary: "Drag with the right button or two fingers", group: .layouts,
    actions: [
      DemoAction("flow", key: "F", title: "Flow", summary: "Lay out in lines, section by section"),
      DemoAction("springy", key: "Y", title: "Springy", summary: "Lay out in lines that hang on springs"),
      DemoAction("line", key: "L", title: "Line", summary: "Lay out in one row"),
      DemoAction("circle", key: "O", title: "Circle", summary: "Lay out in a ring"),
      DemoAction("featured", key: "P", title: "Featured", summary: "Lay out as an opening list"),
      DemoAction("mix", key: "M", title: "Mix", summary: "Insert, remove and move items in one batch"),
    ], fillsStage: true, secondFinger: .pairs)

  private let choice = Parameter.choice("layout", "Layout", LayoutSwitcher.names)
  let animated = Parameter.toggle("animated", "Animated", true)
  private let progress = Parameter.slider("progress", "Progress to the next", 0...1, 0)
  var parameters: [Parameter] { [progress, choice, animated] }
  var keepsItems: Bool { true }

  let switcher: LayoutSwitcher
  let (opening, photos) = (FeaturedLayout(), FeaturedCells())
  let scene: CollectionScene

  init(viewport: Size) {
    let layouts = SwitchLayouts.make(opening: opening)
    scene = CollectionScene(
      viewport: viewport, layout: layouts[0], counts: [12, 7, 20],
      // Room for the row's magnified card, and for the open photo with a part of the next.
      room: Size(width: 0, height: 340))
    switcher = LayoutSwitcher(scene.collection, layouts)
  }

  func parameterChanged(_ parameter: Parameter) {
    // Values set before the first frame are not animated.
    switcher.isAnimated = animated.isOn && (parameter !== choice || collection.time > 0)
    defer { switcher.isAnimated = animated.isOn }
    if parameter === choice { switcher.show(LayoutSwitcher.names.firstIndex(of: choice.choice) ?? 0) }
    if parameter === progress {
      if progress.number > 0 { switcher.hold(progress.number) } else { switcher.cancel() }
    }
    followCollection()
  }

  func perform(_ action: String, index: Int?) {
    if let layout = LayoutSwitcher.names.firstIndex(of: action) {
      switcher.show(layout)
    } else {
      scene.shuffle()
    }
    followCollection()
  }

  /// Updates the panel to the collection's present state.
  private func followCollection() {
    progress.setClamping(collection.transitionProgress)
    try? choice.set(.choice(LayoutSwitcher.names[switcher.present]))
  }

  func pointer(_ event: PointerEvent) {
    if !switcher.handle(scene.fit.inside(event)) { handle(event) }
    followCollection()
  }

  func wheel(_ event: WheelEvent) {
    if !switcher.handle(event) { scroll(event) }
    followCollection()
  }

  func key(_ name: String, time: Double) -> Bool {
    switcher.completeIfAtEnd()
    defer { followCollection() }
    return press(name, time: time)
  }

  func advance(by seconds: Double) {
    if switcher.advance(by: seconds) { followCollection() }
  }

  /// Time must advance until the two fingers on a trackpad count as lifted.
  var isResting: Bool { collection.isResting && switcher.liftTime == nil }

  func click(_ button: PointerEvent.Button, on item: IndexPath?) {
    if let item { collection.scrollToItem(at: item, at: .centered, animated: true) }
  }

  var plots: [Plot] {
    [
      Plot(title: "Fastest element", unit: "pt/s", value: collection.fastestSpeed),
      Plot(title: "On screen", unit: "", value: Double(collection.presentedElements.count)),
    ]
  }
}
