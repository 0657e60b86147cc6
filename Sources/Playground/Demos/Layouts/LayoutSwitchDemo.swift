import CradleCollectionView
import CradleGeometry
import CradleScrolling
import CradleStage

/// One collection, many layouts: at a key, or as far as a hand drags it.
final class LayoutSwitchDemo: CollectionDemo {
  static let card = DemoCard(
    id: "layout-switch", title: "Layout switch",
    summary: "Press F, L, O or P, or drag with the right button", group: .layouts,
    actions: [
      DemoAction("flow", key: "F", title: "Flow", summary: "Lay out in lines, section by section"),
      DemoAction("line", key: "L", title: "Line", summary: "Lay out in one row"),
      DemoAction("circle", key: "O", title: "Circle", summary: "Lay out in a ring"),
      DemoAction("featured", key: "P", title: "Featured", summary: "Lay out as an opening list"),
      DemoAction("mix", key: "M", title: "Mix", summary: "Insert, remove and move items in one batch"),
    ], fillsStage: true)

  private let choice = Parameter.choice("layout", "Layout", LayoutSwitcher.names)
  private let animated = Parameter.toggle("animated", "Animated", true)
  private let progress = Parameter.slider("progress", "Progress to the next", 0...1, 0)
  var parameters: [Parameter] { [progress, choice, animated] }

  private let switcher: LayoutSwitcher
  let scene: CollectionScene

  init(viewport: Size) {
    let flow = FlowLayout()
    flow.itemSize = Size(width: 88, height: 88)
    flow.sectionInset = EdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
    (flow.headerLength, flow.footerLength) = (44, 36)
    flow.sectionDecoration = "ground"
    let circle = CircleLayout()
    circle.itemDiameter = 48
    scene = CollectionScene(viewport: viewport, layout: flow, counts: [12, 7, 20])
    switcher = LayoutSwitcher(scene.collection, [flow, LineLayout(), circle, FeaturedLayout()])
  }

  func parameterChanged(_ parameter: Parameter) {
    switcher.isAnimated = animated.isOn
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

  /// Brings the panel in line with what the collection does now.
  private func followCollection() {
    progress.setClamping(collection.transitionProgress)
    try? choice.set(.choice(LayoutSwitcher.names[switcher.present]))
  }

  // MARK: Input

  func pointer(_ event: PointerEvent) {
    if event.button == .right {
      switcher.take(event)
    } else {
      if event.phase == .down { switcher.makeWay() }
      handle(event)
    }
    followCollection()
  }

  func wheel(_ event: WheelEvent) {
    switcher.makeWay()
    turn(event)
    followCollection()
  }

  func click(_ button: PointerEvent.Button, on item: IndexPath?) {
    if let item { collection.scrollToItem(at: item, at: .centered, animated: true) }
  }

  // MARK: What is seen

  func drift(of attributes: LayoutAttributes) -> Vector {
    (collection.layout as? FeaturedLayout)?.drift(of: attributes, in: collection.scrollView)
      ?? -collection.scrollView.velocity
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
    case .cell:
      canvas.drawSwitchCell(path, of: count, in: frame, isPressed: scene.isPressed(element), theme)
    case .supplementary(FlowLayout.headerKind):
      canvas.drawSwitchHeader(path.section, count: count, in: frame, theme)
    case .supplementary: canvas.drawSwitchFooter(path.section, in: frame, theme)
    case .decoration: canvas.drawSwitchGround(in: frame, theme)
    }
  }

  var code: String {
    """
    import CradleCollectionView
    import CradleGeometry

    let collection = CollectionView(
      viewportSize: Size(width: \(viewport.width), height: \(viewport.height)), layout: FlowLayout())
    // At once, from wherever everything is seen:
    collection.setLayout(\(LayoutSwitcher.types[switcher.present])(), animated: \(animated.isOn))
    // Or as far as a hand drags it:
    collection.startInteractiveTransition(to: \(LayoutSwitcher.types[switcher.next])())
    collection.transitionProgress = \(progress.number)
    """
  }
}
