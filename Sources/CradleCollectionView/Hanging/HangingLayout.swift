import CradleDynamics
import CradleGeometry
import CradleScrolling

/// A layout whose cells hang from one anchor, collide, and fall when they are deleted.
///
/// Every cell hangs by an attachment from `anchor`, which is in the middle of the viewport's width, 64 pt below its top,
/// and enters from `entrance`. The data's inserts and deletes, in any order and at any time, are the only
/// input: a deleted cell is released at once, the others react, and it is removed after 2 s or
/// once it is invisible. The content has the viewport's size and does not scroll.
///
/// Every cell is a body that collides with all others, visible or not, so the layout is for dozens of cells. On one
/// core a frame of 1/60 s takes 0.1 ms for 30 cells. While many enter together, from a row as long as their number,
/// it takes 0.4 ms for 100 cells, 4 ms for 300 and 100 ms for 1000.
///
/// Its bodies can be held and thrown through `animator`: `item(at:)` finds them.
///
/// ```swift
/// let hanging = HangingLayout()
/// hanging.length = 240
/// hanging.hasWalls = true
/// collection.setCollectionViewLayout(hanging, animated: false)
/// ```
open class HangingLayout: CollectionViewLayout {
  /// The downward gravity in units of 1000 pt/s², 0…1000; the default is 1.
  public var gravity: Double {
    get { gravityBehavior.magnitude }
    set { gravityBehavior.magnitude = checked(newValue, in: 0...1000, "gravity") }
  }
  /// The attachments' length in points, 0…10⁷; the default is 300.
  public var length = 300.0 {
    didSet { setAttachments(checked(length, in: 0...1e7, "length"), \.length) }
  }
  /// The attachments' damping ratio, 0…1000: 1 is critical; the default is 0.4.
  public var damping = 0.4 {
    didSet { setAttachments(checked(damping, in: 0...1000, "damping"), \.damping) }
  }
  /// The attachments' frequency in hertz, 0…1000: 0 is rigid; the default is 1.
  public var frequency = 1.0 {
    didSet { setAttachments(checked(frequency, in: 0...1000, "frequency"), \.frequency) }
  }
  /// The rate at which the cells' velocity and angular velocity decay, in 1/s, 0…1000; the default is 0.5.
  public var resistance: Double {
    get { properties.resistance }
    set {
      properties.resistance = checked(newValue, in: 0...1000, "resistance")
      properties.angularResistance = newValue
    }
  }
  /// The fraction of an impact's speed that is returned (restitution), 0…1; the default is 0.2.
  public var elasticity: Double {
    get { properties.elasticity }
    set { properties.elasticity = checked(newValue, in: 0...1, "elasticity") }
  }
  /// Whether the viewport's edges hold a cell once it has been completely inside; the default is false.
  public var hasWalls = false { didSet { if !hasWalls { removeCellsFromWalls() } } }

  /// Every cell's size in points, above 0 and finite; the default is 100 × 100. Cells that already hang keep
  /// their size.
  public var itemSize = Size(width: 100, height: 100) {
    didSet {
      precondition(
        itemSize.isFinite && !itemSize.isEmpty,
        "HangingLayout.itemSize must be finite and above 0, not \(itemSize)")
    }
  }
  /// The distance of the anchor from the viewport's top, in points, −10⁷…10⁷; the default is 64.
  package var anchorInset = 64.0 {
    didSet {
      _ = checked(anchorInset, in: -1e7...1e7, "anchorInset")
      for cell in hanging { cell.attachment?.anchorPoint = anchor }
    }
  }
  /// The start of a new cell's centre, in points, coordinates −10⁹…10⁹. It is farther to the right if other cells are
  /// there. Nil, the default, is 150 pt to the right of the viewport and 350 pt below its top.
  public var entrance: Point? {
    didSet {
      precondition(
        entrance.map { abs($0.x) <= 1e9 && abs($0.y) <= 1e9 } ?? true,
        "HangingLayout.entrance must have coordinates within ±10⁹ pt, not \(entrance ?? .zero)")
    }
  }
  /// The duration of a deleted cell's fall before it is removed, in seconds, 0…1000; the default is 2.
  package var fallDuration = 2.0 {
    didSet { _ = checked(fallDuration, in: 0...1000, "fallDuration") }
  }
  /// The duration of its fade before the removal, in seconds, 0…1000; the default is 0.6.
  package var fadeDuration = 0.6 {
    didSet { _ = checked(fadeDuration, in: 0...1000, "fadeDuration") }
  }

  /// The animator of the cells. You may hold and throw its items, and add behaviours.
  public private(set) lazy var animator = DynamicAnimator(collectionViewLayout: self)

  let gravityBehavior = GravityBehavior()
  let collision = CollisionBehavior()
  let walls = CollisionBehavior()
  let properties = DynamicItemBehavior()

  var cells: [ElementID: HangingCell] = [:]
  /// The cells of the data, in its order, and the released ones, in the order of their release.
  var hanging: [HangingCell] = []
  var falling: [HangingCell] = []

  /// Makes a layout without cells.
  public override init() {
    super.init()
    collision.collisionMode = .items
    walls.collisionMode = .boundaries
    walls.translatesReferenceBoundsIntoBoundary = true
    for behavior in [gravityBehavior, collision, walls, properties] { animator.addBehavior(behavior) }
    (resistance, elasticity) = (0.5, 0.2)
  }

  private func checked(_ value: Double, in range: ClosedRange<Double>, _ name: String) -> Double {
    precondition(
      range.contains(value),
      "HangingLayout.\(name) must be \(range.lowerBound) to \(range.upperBound), not \(value)")
    return value
  }

  private func setAttachments(_ value: Double, _ number: ReferenceWritableKeyPath<AttachmentBehavior, Double>)
  {
    for cell in hanging { cell.attachment?[keyPath: number] = value }
  }

  private func removeCellsFromWalls() {
    for cell in hanging + falling where cell.hasEntered {
      cell.hasEntered = false
      walls.removeItem(cell.item)
    }
  }

  // MARK: Hanging and falling cells

  /// The anchor of all cells, in points.
  public var anchor: Point { Point(x: bounds.width / 2, y: anchorInset) }

  /// The number of hanging cells.
  package var hangingCount: Int { hanging.count }
  /// The number of deleted cells that still fall.
  package var fallingCount: Int { falling.count }

  /// The dynamic item of a cell of the data; nil if there is none.
  public func item(at path: IndexPath) -> LayoutItem? {
    collectionView?.id(ofItemAt: path).flatMap { item(for: $0) }
  }

  /// The dynamic item of an element, hanging or falling; nil once it is removed.
  package func item(for element: ElementID) -> LayoutItem? { cells[element]?.item }

  // MARK: The layout loop

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
        guard let id = collectionView?.id(ofItemAt: path) else { continue }
        ids.append(id)
        paths.append(path)
      }
    }
    let wanted = Set(ids)
    for cell in hanging where !wanted.contains(cell.id) { release(cell) }
    if ids.contains(where: { cells[$0] == nil }) {
      var row = EntranceRow(
        from: entrance ?? Point(x: bounds.width + 150, y: 350), for: itemSize,
        among: cells.values.lazy.map(\.item.center))
      for (id, path) in zip(ids, paths) where cells[id] == nil { hang(id, at: path, from: row.take()) }
    }
    hanging = ids.compactMap { cells[$0] }
    for cell in hanging { cell.attachment?.anchorPoint = anchor }
  }

  /// Returns every cell, visible or not: there are few, and an invisible one may swing in at any time.
  open override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    for cell in hanging { buffer.append(animator.layoutAttributes(of: cell.item)) }
  }

  open override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
    item(at: path).map(animator.layoutAttributes)
  }

  /// A new cell does not fade in.
  open override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> LayoutAttributes? {
    layoutAttributesForItem(at: path)
  }

  open override func layoutAttributes(forLeaving element: ElementID) -> LayoutAttributes? {
    guard let cell = cells[element], let start = cell.releaseTime else { return nil }
    cell.isShown = true
    var attributes = animator.layoutAttributes(of: cell.item)
    let remaining = start + fallDuration - (collectionView?.time ?? start)
    attributes.alpha = fadeDuration > 0 ? min(max(remaining / fadeDuration, 0), 1) : 1
    return attributes
  }

  open override func velocity(ofLeaving element: ElementID, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = super.velocity(ofLeaving: element, scrollingBy: velocity)
    guard let cell = cells[element] else { return carried }
    carried.center += animator.velocity(of: cell.item)
    carried.angle += animator.angularVelocity(of: cell.item)
    return carried
  }

  /// Drops every cell when the layout is replaced.
  open override func finalizeLayoutTransition() {
    guard collectionView?.collectionViewLayout !== self else { return }
    for cell in hanging + falling {
      if let attachment = cell.attachment { animator.removeBehavior(attachment) }
      remove(cell)
    }
    hanging.removeAll()
    falling.removeAll()
  }

  // MARK: Time

  open override var isMoving: Bool { !falling.isEmpty }

  open override func didScroll(_ view: ScrollView, isStep: Bool) {
    if !falling.isEmpty { invalidateAttributes() }
    if isStep { update(at: view.time) }
  }
}
