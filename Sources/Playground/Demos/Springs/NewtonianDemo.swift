import CradleCollectionView
import CradleDynamics
import CradleGeometry
import CradleScrolling
import CradleStage

/// A collection that starts empty: its cells hang from one point, collide, and fall when they are removed.
final class NewtonianDemo: Demo, CollectionViewDataSource {
  static let card = DemoCard(
    id: "newtonian", title: "Hanging collection",
    summary: "Click to add, drag to throw, right-click to drop", group: .dynamics,
    actions: [
      DemoAction("add", key: "A", title: "Add", summary: "Hang another picture from the anchor"),
      DemoAction("remove", key: "O", title: "Remove", summary: "Let the last picture fall"),
      DemoAction("remove-at", key: "F", title: "Remove first", summary: "Let the first picture fall"),
    ], fillsStage: true, opening: ["add", "add", "add"])

  /// The largest number of pictures, the upper end of the limit's range.
  private static let maximumCount = 200
  private let limit = Parameter.slider("limit", "Limit", 1...Double(maximumCount), 10, step: 1)
  let gravity = Parameter.slider("gravity", "Gravity", 0...4, 1, unit: "g", step: 0.05)
  let length = Parameter.slider("length", "Length", 50...600, 300, unit: "pt", step: 10)
  let damping = Parameter.slider("damping", "Damping", 0...1, 0.4)
  let frequency = Parameter.slider("frequency", "Frequency", 0.1...4, 1, unit: "Hz", step: 0.05)
  let resistance = Parameter.slider("resistance", "Resistance", 0...5, 0.5, unit: "1/s", step: 0.05)
  let walls = Parameter.toggle("walls", "Walls", false)
  let elasticity = Parameter.slider("elasticity", "Elasticity", 0...1, 0.2)
  var parameters: [Parameter] {
    [limit, gravity, length, damping, frequency, resistance, walls, elasticity]
  }

  let layout = HangingLayout()
  let collection: CollectionView
  /// The numbers of the pictures in the collection.
  private(set) var pictures = ItemNumbers()
  let album = PhotoAlbum()
  private var dragger = ItemDragger<LayoutItem>()
  /// Presses beside the pictures.
  private var clicks = ClickRecognizer()
  private(set) var notice: String?

  init(viewport: Size) {
    self.viewport = viewport
    collection = CollectionView(viewportSize: viewport, collectionViewLayout: layout)
    collection.allowsSelection = false
    collection.register(forCellWithReuseIdentifier: PictureCell.identifier) { PictureCell() }
    collection.dataSource = self
    collection.layoutIfNeeded()
    tune()
  }

  var animator: DynamicAnimator? { layout.animator }
  var scrolls: [NamedScroll] { [NamedScroll(name: "main", view: collection)] }
  var isResting: Bool { collection.isResting }

  var viewport: Size { didSet { fit() } }

  /// A picture hangs below the anchor at 64 pt by its rope and 25 pt of stretch; half its diagonal is 71 pt, and ten
  /// pictures, the default limit, push the lowest up to 63 pt farther down (measured with 1 to 10 of them, at rest and
  /// swinging). Pictures on ropes longer than the default may be invisible.
  var shown: SceneScale {
    SceneScale(viewport, room: Size(width: 0, height: 64 + min(length.number, 300) + 25 + 71 + 63))
  }
  var animatorTransform: Transform { shown.transform }

  private func fit() {
    let size = shown.stage(viewport)
    if collection.viewportSize != size { collection.viewportSize = size }
  }

  func parameterChanged(_ parameter: Parameter) {
    if parameter === limit { notice = nil }
    tune()
  }

  private func tune() {
    fit()
    layout.gravity = gravity.number
    layout.length = length.number
    layout.damping = damping.number
    layout.frequency = frequency.number
    layout.resistance = resistance.number
    layout.elasticity = elasticity.number
    layout.hasWalls = walls.isOn
  }

  // MARK: Contents

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    pictures.count
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PictureCell.identifier, for: path)
    (cell as? PictureCell)?.picture = pictures[path.item] ?? 0
    return cell
  }

  func perform(_ action: String, index: Int?) {
    switch action {
    case "add": add()
    case "remove": remove(at: pictures.count - 1)
    default: remove(at: index ?? 0)
    }
  }

  private func add() {
    let maximumCount = Int(limit.number.rounded())
    guard pictures.count < maximumCount else {
      notice = maximumCount == 1 ? "1 picture is the most" : "\(maximumCount) pictures are the most"
      return
    }
    hang(at: pictures.count)
  }

  private func hang(_ picture: Int? = nil, at index: Int) {
    notice = nil
    pictures.insert(picture, at: index)
    change { $0.insertItems(at: [IndexPath(item: index, section: 0)]) }
  }

  var contents: SceneContents? { pictures.contents }

  func restore(_ contents: SceneContents) {
    contents.reconcile(with: pictures.all) {
      remove(at: $0)
    } insert: {
      guard pictures.count < Self.maximumCount else { return nil }
      hang($0.key, at: $1)
      return $1
    }
  }

  private func remove(at index: Int) {
    guard pictures[index] != nil else { return }
    notice = nil
    let path = IndexPath(item: index, section: 0)
    if let item = layout.item(at: path) { dragger.forget(item, in: layout.animator) }
    pictures.remove(at: index)
    change { $0.deleteItems(at: [path]) }
  }

  private func change(_ changes: (BatchUpdates) -> Void) {
    do { try collection.performUpdates(changes) } catch {
      // The numbers and the batch are made together here, so they agree.
      assertionFailure("\(error)")
    }
  }

  // MARK: Input

  func pointer(_ outside: PointerEvent) {
    let event = shown.inside(outside)
    if event.button == .right {
      guard event.phase == .down, let path = collection.indexPathForItem(at: event.location) else { return }
      return remove(at: path.item)
    }
    let isTaken = dragger.pointer(event, in: layout.animator) { place in
      collection.indexPathForItem(at: place).flatMap(layout.item(at:))
    }
    if isTaken { return }
    collection.pointer(event)
    // A click beside the pictures adds another one.
    if event.phase == .down { clicks.press(event, on: nil) } else if clicks.handle(event) != nil { add() }
  }

  func wheel(_ event: WheelEvent) { collection.wheel(event) }

  func key(_ name: String, time: Double) -> Bool {
    guard let key = ScrollKey(rawValue: name) else { return false }
    return collection.press(key, time: time)
  }

  func advance(by seconds: Double) { collection.advance(by: seconds) }
}
