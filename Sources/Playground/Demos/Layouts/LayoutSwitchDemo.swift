import CradleCollectionView
import CradleGeometry
import CradleScrolling
import CradleStage

/// One collection with many layouts, switched by a key or by a drag.
final class LayoutSwitchDemo: CollectionDemo {
  static let card = DemoCard(
    id: "layout-switch", title: "Layout switch",
    summary: "Drag with the right button or two fingers, or press F, Y, L, O, P", group: .layouts,
    actions: [
      DemoAction("flow", key: "F", title: "Flow", summary: "Lay out in lines, section by section"),
      DemoAction("springy", key: "Y", title: "Springy", summary: "Lay out in lines that hang on springs"),
      DemoAction("line", key: "L", title: "Line", summary: "Lay out in one row"),
      DemoAction("circle", key: "O", title: "Circle", summary: "Lay out in a ring"),
      DemoAction("featured", key: "P", title: "Featured", summary: "Lay out as an opening list"),
      DemoAction("mix", key: "M", title: "Mix", summary: "Insert, remove and move items in one batch"),
    ], fillsStage: true, secondFinger: .pairs)

  private let choice = Parameter.choice("layout", "Layout", LayoutSwitcher.names)
  private let animated = Parameter.toggle("animated", "Animated", true)
  private let progress = Parameter.slider("progress", "Progress to the next", 0...1, 0)
  var parameters: [Parameter] { [progress, choice, animated] }

  private let switcher: LayoutSwitcher
  private let opening = FeaturedLayout()
  private let photos = FeaturedCells()
  let scene: CollectionScene

  init(viewport: Size) {
    let (flow, springy, circle) = (CollectionViewFlowLayout(), SpringFlowLayout(), CircleLayout())
    for lines in [flow, springy] {
      lines.itemSize = Size(width: 88, height: 88)
      lines.sectionInset = EdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
      lines.headerReferenceSize = Size(width: 44, height: 44)
      lines.footerReferenceSize = Size(width: 36, height: 36)
      lines.sectionDecoration = "ground"
    }
    // Smaller cells farther apart: they have room to swing, and the way here from the flow is seen before anything scrolls.
    springy.itemSize = Size(width: 72, height: 72)
    springy.minimumLineSpacing = 18
    springy.hangsSectionElements = true
    circle.itemDiameter = 34
    scene = CollectionScene(viewport: viewport, layout: flow, counts: [12, 7, 20])
    switcher = LayoutSwitcher(scene.collection, [flow, springy, LineLayout(), circle, opening])
  }

  func parameterChanged(_ parameter: Parameter) {
    // Values set before the first frame are not animated.
    switcher.isAnimated = animated.isOn && (parameter !== choice || collection.time > 0)
    defer { switcher.isAnimated = animated.isOn }
    if parameter === choice { switcher.show(LayoutSwitcher.names.firstIndex(of: choice.choice) ?? 0) }
    if parameter === progress {
      if progress.number > 0 { switcher.hold(progress.number) } else { switcher.takeBack() }
    }
    followCollection()
  }

  func perform(_ action: String, index: Int?) {
    if let layout = LayoutSwitcher.names.firstIndex(of: action) {
      switcher.show(layout)
    } else {
      scene.mix()
    }
    followCollection()
  }

  /// Updates the panel to the collection's present state.
  private func followCollection() {
    progress.setClamping(collection.transitionProgress)
    try? choice.set(.choice(LayoutSwitcher.names[switcher.present]))
  }

  // MARK: Input

  func pointer(_ event: PointerEvent) {
    if !switcher.take(event) { handle(event) }
    followCollection()
  }

  func wheel(_ event: WheelEvent) {
    if !switcher.take(event) { turn(event) }
    followCollection()
  }

  func key(_ name: String, time: Double) -> Bool {
    switcher.makeWay()
    defer { followCollection() }
    return press(name, time: time)
  }

  func advance(by seconds: Double) {
    let end = collection.time + seconds
    if let lift = switcher.liftTime, lift <= end {
      collection.advance(by: max(0, lift - collection.time))
      switcher.lift()
      followCollection()
    }
    collection.advance(by: max(0, end - collection.time))
  }

  /// Time must go on until the two fingers on a trackpad count as lifted.
  var isResting: Bool { collection.isResting && switcher.liftTime == nil }

  func click(_ button: PointerEvent.Button, on item: IndexPath?) {
    if let item { collection.scrollToItem(at: item, at: .centered, animated: true) }
  }

  // MARK: What is seen

  /// Names the two layouts of a transition.
  var notice: String? {
    guard collection.isInTransition else { return scene.notice }
    let percent = Int((collection.transitionProgress * 100).rounded())
    return "\(Self.title(switcher.present)) to \(Self.title(switcher.next)), \(percent) %"
  }

  private static func title(_ layout: Int) -> String {
    card.actions.first { $0.name == LayoutSwitcher.names[layout] }?.title ?? LayoutSwitcher.names[layout]
  }

  var plots: [Plot] {
    let speeds = collection.presentedElements.map(\.velocity.length)
    return [
      Plot(title: "Fastest element", unit: "pt/s", value: speeds.max() ?? 0),
      Plot(title: "On screen", unit: "", value: Double(speeds.count)),
    ]
  }

  func draw(_ element: PresentedElement, in frame: Rect, on canvas: Canvas, theme: Theme) {
    let path = element.attributes.indexPath
    let count = scene.counts.indices.contains(path.section) ? scene.counts[path.section] : 0
    switch element.attributes.category {
    case .cell where collection.collectionViewLayout === opening:
      let number = element.id.number
      photos.draw(
        number, opening.look(of: element.attributes), in: frame, photoHeight: opening.featuredHeight,
        isPressed: scene.isPressed(element), on: canvas)
    case .cell:
      canvas.drawSwitchCell(path, of: count, in: frame, isPressed: scene.isPressed(element), theme)
    case .supplementary(CollectionView.elementKindSectionHeader):
      canvas.drawSwitchHeader(path.section, count: count, in: frame, theme)
    case .supplementary: canvas.drawSwitchFooter(path.section, in: frame, theme)
    case .decoration: canvas.drawSwitchGround(in: frame, theme)
    }
  }

  var code: String {
    var code = scene.code("collection", layout: Self.lines)
    code.ending = """
      Animated, from wherever everything is seen, or as far as a hand leads it:
      // collection.setCollectionViewLayout(\(LayoutSwitcher.types[switcher.next])(), animated: \(animated.isOn))
      // collection.startInteractiveTransition(to: \(LayoutSwitcher.types[switcher.next])()); collection.transitionProgress = 0.5
      """
    return code.text
  }

  private static let lines = """
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 88, height: 88)
    layout.sectionInset = EdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
    layout.headerReferenceSize = Size(width: 44, height: 44)
    layout.footerReferenceSize = Size(width: 36, height: 36)
    layout.sectionDecoration = "ground"
    """
}
