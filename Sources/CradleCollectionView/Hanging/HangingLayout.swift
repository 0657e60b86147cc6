import CradleDynamics
import CradleGeometry
import CradleScrolling

/// A layout whose cells hang from one anchor, collide, and fall when they are deleted.
///
/// Every cell hangs by an attachment from the middle of what is seen, `anchorInset` below its top, and comes in from
/// `entrance`. Inserts and deletes, in any order and at any time, are all it is fed with: a deleted cell is let go of at
/// once, the others react, and it is gone after `fallDuration` or once it is out of sight. The content is as large as
/// what is seen and does not scroll.
///
/// Its bodies can be held and thrown through `animator`: `item(at:)` finds them.
///
///     let pictures = CollectionView(viewportSize: Size(width: 375, height: 667), collectionViewLayout: HangingLayout())
///     pictures.dataSource = album
///     pictures.layoutIfNeeded()
///     album.add(photo)
///     try pictures.insertItems(at: [IndexPath(item: 0, section: 0)])
///     pictures.advance(by: 1 / 60)
open class HangingLayout: CollectionViewLayout {
  /// Downwards; 1 is 1000 pt/s². 0…1000; 1 unless told.
  public var gravity: Double {
    get { pull.magnitude }
    set { pull.magnitude = checked(newValue, in: 0...1000, "gravity") }
  }
  /// How long the attachments are, in points, 0…10⁷; 300 unless told.
  public var length = 300.0 {
    didSet { retie(checked(length, in: 0...1e7, "length"), \.length) }
  }
  /// The attachments' damping ratio, 0…1000: 1 is critical; 0.4 unless told.
  public var damping = 0.4 {
    didSet { retie(checked(damping, in: 0...1000, "damping"), \.damping) }
  }
  /// How springy the attachments are, in hertz, 0…1000; 0 is rigid, 1 unless told.
  public var frequency = 1.0 {
    didSet { retie(checked(frequency, in: 0...1000, "frequency"), \.frequency) }
  }
  /// What slows the cells' motion and turning, per second, 0…1000; 0.5 unless told.
  public var resistance: Double {
    get { properties.resistance }
    set {
      properties.resistance = checked(newValue, in: 0...1000, "resistance")
      properties.angularResistance = newValue
    }
  }
  /// What a collision gives back, 0…1; 0.2 unless told.
  public var elasticity: Double {
    get { properties.elasticity }
    set { properties.elasticity = checked(newValue, in: 0...1, "elasticity") }
  }
  /// Whether the edges of what is seen hold a cell, once it has been wholly inside; off unless told.
  public var hasWalls = false { didSet { if !hasWalls { openWalls() } } }

  /// Every cell's extent in points, above 0 and finite; 100 × 100 unless told. Cells that hang already keep theirs.
  public var itemSize = Size(width: 100, height: 100) {
    didSet {
      precondition(
        itemSize.isFinite && !itemSize.isEmpty,
        "HangingLayout.itemSize must be finite and above 0, not \(itemSize)")
    }
  }
  /// How far below the top of what is seen the anchor is, in points; finite, 64 unless told.
  public var anchorInset = 64.0 {
    didSet {
      _ = checked(anchorInset, in: -1e7...1e7, "anchorInset")
      for cell in hanging { cell.rope?.anchorPoint = anchor }
    }
  }
  /// Where a new cell's middle starts, in points; farther to the right where others are. Nil unless told: 150 pt right
  /// of what is seen, 350 pt below its top.
  public var entrance: Point? {
    didSet {
      precondition(
        entrance?.isFinite ?? true, "HangingLayout.entrance must be finite, not \(entrance ?? .zero)")
    }
  }
  /// How long a deleted cell falls before it is gone, in seconds, 0…1000; 2 unless told.
  public var fallDuration = 2.0 {
    didSet { _ = checked(fallDuration, in: 0...1000, "fallDuration") }
  }
  /// How long before that it begins to fade, in seconds, 0…1000; 0.6 unless told.
  public var fadeDuration = 0.6 {
    didSet { _ = checked(fadeDuration, in: 0...1000, "fadeDuration") }
  }

  /// What moves the cells. Hold and throw its items, and add what behaviours you like.
  public private(set) lazy var animator = DynamicAnimator(collectionViewLayout: self)

  let pull = GravityBehavior()
  let collision = CollisionBehavior()
  let walls = CollisionBehavior()
  let properties = DynamicItemBehavior()

  var cells: [ElementID: HangingCell] = [:]
  /// Those of the data, in its order; those that were let go of, in the order in which they were.
  var hanging: [HangingCell] = []
  var falling: [HangingCell] = []

  /// Makes a layout without cells.
  public override init() {
    super.init()
    collision.collisionMode = .items
    walls.collisionMode = .boundaries
    walls.translatesReferenceBoundsIntoBoundary = true
    for behavior in [pull, collision, walls, properties] { animator.addBehavior(behavior) }
    (resistance, elasticity) = (0.5, 0.2)
  }

  private func checked(_ value: Double, in range: ClosedRange<Double>, _ name: String) -> Double {
    precondition(
      range.contains(value),
      "HangingLayout.\(name) must be \(range.lowerBound) to \(range.upperBound), not \(value)")
    return value
  }

  private func retie(_ value: Double, _ number: ReferenceWritableKeyPath<AttachmentBehavior, Double>) {
    for cell in hanging { cell.rope?[keyPath: number] = value }
  }

  private func openWalls() {
    for cell in hanging + falling where cell.hasEntered {
      cell.hasEntered = false
      walls.removeItem(cell.item)
    }
  }

  // MARK: What hangs and what falls

  /// What all cells hang from, in points.
  public var anchor: Point { Point(x: bounds.width / 2, y: anchorInset) }

  /// How many cells hang.
  public var hangingCount: Int { hanging.count }
  /// How many deleted cells still fall.
  public var fallingCount: Int { falling.count }

  /// What the animator moves for a cell of the data; nil where there is none.
  public func item(at path: IndexPath) -> LayoutItem? {
    collectionView?.id(of: ElementKey(.cell, path)).flatMap { item(for: $0) }
  }

  /// What the animator moves for an element, whether it hangs or falls; nil once it is gone.
  public func item(for element: ElementID) -> LayoutItem? { cells[element]?.item }

  // MARK: The loop

  open override var collectionViewContentSize: Size { bounds.size }

  /// The behaviours are tiled with the scroll and the batches, not in `prepare()`.
  open override var isPreparedForAnimators: Bool { false }

  open override func prepare() {
    animator.referenceBounds = Rect(origin: .zero, size: bounds.size)
    var ids: [ElementID] = []
    var paths: [IndexPath] = []
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        guard let id = collectionView?.id(of: ElementKey(.cell, path)) else { continue }
        ids.append(id)
        paths.append(path)
      }
    }
    let wanted = Set(ids)
    for cell in hanging where !wanted.contains(cell.id) { letFall(cell) }
    for (id, path) in zip(ids, paths) where cells[id] == nil { hang(id, at: path) }
    hanging = ids.compactMap { cells[$0] }
    for cell in hanging { cell.rope?.anchorPoint = anchor }
  }

  /// Shows every cell, in sight or not: they are few, and one beyond an edge is about to swing in.
  open override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    for cell in hanging { buffer.append(animator.layoutAttributes(of: cell.item)) }
  }

  open override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
    item(at: path).map(animator.layoutAttributes)
  }

  /// A new cell is there at once.
  open override func initialLayoutAttributes(forAppearing element: LayoutAttributes) -> LayoutAttributes? {
    element
  }

  open override func layoutAttributes(forLeaving element: ElementID) -> LayoutAttributes? {
    guard let cell = cells[element], let start = cell.fallsSince else { return nil }
    cell.isShown = true
    var attributes = animator.layoutAttributes(of: cell.item)
    let left = start + fallDuration - (collectionView?.time ?? start)
    attributes.alpha = fadeDuration > 0 ? min(max(left / fadeDuration, 0), 1) : 1
    return attributes
  }

  open override func velocity(ofLeaving element: ElementID, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = super.velocity(ofLeaving: element, scrollingBy: velocity)
    guard let cell = cells[element] else { return carried }
    carried.center += animator.velocity(of: cell.item)
    carried.angle += animator.angularVelocity(of: cell.item)
    return carried
  }

  /// Out of use it keeps no cell: the data goes on without it.
  open override func finalizeLayoutTransition() {
    guard collectionView?.collectionViewLayout !== self else { return }
    for cell in hanging + falling {
      if let rope = cell.rope { animator.removeBehavior(rope) }
      drop(cell)
    }
    hanging.removeAll()
    falling.removeAll()
  }

  // MARK: Time

  open override var isMoving: Bool { !falling.isEmpty }

  open override func didScroll(_ view: ScrollView, isStep: Bool) {
    if !falling.isEmpty { invalidateAttributes() }
    if isStep { tend(at: view.time) }
  }
}
