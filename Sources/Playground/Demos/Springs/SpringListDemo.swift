import CradleCollectionView
import CradleGeometry
import CradlePhysics
import CradleScrolling
import CradleStage

/// A list whose rows are on springs: the farther a row is from the pointer, the more it lags.
final class SpringListDemo: CollectionDemo {
  static let card = DemoCard(
    id: "spring-list", title: "Spring list", summary: "Rows hang on springs; drag and let go",
    group: .springs,
    actions: [
      DemoAction("insert", key: "I", title: "Insert", summary: "Insert a row in the middle"),
      DemoAction("remove", key: "O", title: "Remove", summary: "Remove the row in the middle"),
      DemoAction("send", key: "N", title: "Send", summary: "Append a row at the end, and go there"),
      DemoAction("reload", key: "L", title: "Reload", summary: "Recreate every row"),
    ])

  let damping = Parameter.slider("damping", "Damping", 0...1, 0.5)
  let frequency = Parameter.slider("frequency", "Frequency", 0.1...4, 0.8, unit: "Hz", step: 0.05)
  let resistance = Parameter.slider("resistance", "Resistance", 200...2000, 500, unit: "pt", step: 20)
  /// The height of a uniform row, in points.
  static let rowHeight = 44.0
  let rows = Parameter.choice("rows", "Rows", ["uniform", "bubbles"])
  private let preset = Parameter.presets(
    "preset", "Feel",
    [
      "Classic": feel(damping: 0.5, frequency: 0.8, resistance: 500),
      "Messages": feel(damping: 0.6, frequency: 1.8, resistance: 1200),
      "Bouncy": feel(damping: 0.4, frequency: 2.2, resistance: 1000),
      "Stiff": feel(damping: 0.9, frequency: 0.8, resistance: 2000),
    ])
  var parameters: [Parameter] { [damping, frequency, resistance, rows, preset] }

  /// Slider values that match each other.
  private static func feel(damping: Double, frequency: Double, resistance: Double) -> [DemoEvent.Setting] {
    [
      .init(name: "damping", value: .number(damping)), .init(name: "frequency", value: .number(frequency)),
      .init(name: "resistance", value: .number(resistance)),
    ]
  }

  let layout = SpringFlowLayout()
  let scene: CollectionScene
  /// The rows' numbers, which determine their colours and messages.
  private(set) var numbers = ItemNumbers(count: 50)
  /// The numbers of rows that are fading out, by element.
  private var removed: [ElementID: Int] = [:]
  /// The room between the rows in the frame that is drawn.
  private var room = RowRoom()

  init(viewport: Size) {
    layout.minimumLineSpacing = 10
    // Insets keep the first and the last row clear of the frame's corners.
    scene = CollectionScene(viewport: viewport, layout: layout, counts: [numbers.count], limit: 1000)
    preset.isShorthand = true
    layout.delegate = self
    collection.alwaysBounceVertical = true
    tune()
    collection.layoutIfNeeded()
  }

  func parameterChanged(_ parameter: Parameter) {
    if parameter === rows { layout.invalidateLayout() }
    tune()
  }

  private func tune() {
    layout.damping = damping.number
    layout.frequency = frequency.number
    layout.resistance = resistance.number
    // Rows moved by a batch oscillate like the others, but for a limited time.
    collection.spring = Spring(frequency: frequency.number, dampingRatio: max(damping.number, 0.1))
  }

  // MARK: Changes

  func perform(_ action: String, index: Int?) {
    switch action {
    case "insert": insert(at: index ?? middle.map { $0 + 1 } ?? 0)
    case "remove": remove(at: index ?? middle ?? 0)
    case "send": send()
    default: collection.reloadData()
    }
  }

  private func send() {
    guard insert(at: scene.count) else { return }
    collection.scrollToItem(at: IndexPath(item: scene.count - 1, section: 0), at: .bottom, animated: true)
  }

  func click(_ button: PointerEvent.Button, on item: IndexPath?) {
    if button == .right, let item { remove(at: item.item) }
  }

  /// The row nearest to the middle of the visible part; nil if no row is visible.
  private var middle: Int? {
    let place = collection.visibleRect.midY
    let visible = collection.indexPathsForVisibleItems.compactMap(layout.layoutAttributesForItem)
    return visible.min { abs($0.center.y - place) < abs($1.center.y - place) }?.indexPath.item
  }

  var contents: SceneContents? { numbers.contents }

  func restore(_ contents: SceneContents) {
    let isSeen = collection.time > 0
    contents.reconcile(with: numbers.all) {
      remove(at: $0, animated: isSeen)
    } insert: {
      insert($0.key, at: $1, animated: isSeen) ? $1 : nil
    }
  }

  @discardableResult
  private func insert(_ number: Int? = nil, at item: Int, animated: Bool = true) -> Bool {
    let item = item.clamped(to: 0...scene.count)
    let hasRoom = scene.count < scene.limit
    if hasRoom { numbers.insert(number, at: item) }
    scene.insert(at: IndexPath(item: item, section: 0), animated: animated)
    return hasRoom
  }

  private func remove(at item: Int, animated: Bool = true) {
    guard let number = numbers[item] else { return }
    let path = IndexPath(item: item, section: 0)
    if let id = collection.id(of: ElementKey(.cell, path)) { removed[id] = number }
    numbers.remove(at: item)
    scene.remove(at: path, animated: animated)
  }

  // MARK: Drawing

  /// Besides the springs the trace has the largest lag.
  func describe(in frame: inout TraceFrame) {
    frame.describe(layout)
    frame.values.append(TraceValue("lag", greatestLag))
    scene.describe(in: &frame)
  }

  var debugScene: DebugScene? { scene.debugScene(of: layout) }

  private var greatestLag: Double {
    collection.indexPathsForVisibleItems.map { abs(layout.spring(at: $0).displacement) }.max() ?? 0
  }

  var plots: [Plot] {
    let view = collection
    return [
      Plot(title: "Offset", unit: "pt", value: view.contentOffset.y),
      Plot(title: "Velocity", unit: "pt/s", value: view.velocity.dy),
      Plot(title: "Lag", unit: "pt", value: greatestLag),
    ]
  }

  func drawGround(on canvas: Canvas, theme: Theme) {
    room = RowRoom(in: collection, layout)
    canvas.ground(Rect(origin: .zero, size: viewport), theme.panel)
    if scene.count == 0 { canvas.drawEmptyScene("No rows", in: viewport, theme) }
  }

  func draw(_ element: PresentedElement, in frame: Rect, on canvas: Canvas, theme: Theme) {
    let path = element.attributes.indexPath
    guard let number = element.isLeaving ? removed[element.id] : numbers[path.item] else { return }
    let free = room.of(element, in: frame)
    if free == frame { return draw(number, element, in: frame, on: canvas, theme) }
    // The words come into sight with the row.
    if free.height > 0 {
      canvas.clipped(to: free) { draw(number, element, in: free, on: canvas, theme) }
    }
  }

  private func draw(
    _ number: Int, _ element: PresentedElement, in frame: Rect, on canvas: Canvas, _ theme: Theme
  ) {
    if rows.choice == "bubbles" {
      Message(number: number).draw(in: frame, isPressed: scene.isPressed(element), on: canvas, theme)
    } else {
      let lag = element.isLeaving ? nil : layout.spring(at: element.attributes.indexPath).displacement
      let row = SpringRow(
        number: number, title: "Row \(number)", lag: lag, isPressed: scene.isPressed(element))
      row.draw(in: frame, on: canvas, theme)
    }
  }
}

extension SpringListDemo: CollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizingOfItemsInSection section: Int
  ) -> ItemSizing? {
    rows.choice == "bubbles" ? .each : .uniform(Size(width: layout.bounds.width, height: Self.rowHeight))
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> Size {
    Size(width: layout.bounds.width, height: Message(number: numbers[path.item] ?? 0).height)
  }
}
