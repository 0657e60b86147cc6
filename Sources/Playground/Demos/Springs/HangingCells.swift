import CradleDynamics
import CradleGeometry

/// Cells that hang from one anchor, collide with each other, and fall once they are let go of.
final class HangingCells {
  /// The numbers that the panel tunes.
  struct Tuning {
    var gravity = 1.0
    var length = 300.0
    var damping = 0.4
    var frequency = 1.0
    var resistance = 0.5
    var elasticity = 0.2
    var hasWalls = false
  }

  /// A cell and what holds it; nil once it has been let go of.
  final class Cell {
    let item: DemoItem
    let number: Int
    fileprivate(set) var rope: AttachmentBehavior?
    /// When it was let go of, and its last place in the collection.
    fileprivate(set) var fallsSince: Double?
    fileprivate(set) var index = 0
    fileprivate var hasEntered = false

    init(number: Int, at place: Point) {
      self.number = number
      item = DemoItem(id: "cell \(number)", center: place, size: HangingCells.size, color: number)
    }
  }

  static let size = Size(width: 100, height: 100)
  /// How long a cell falls before it is gone, and how long it fades before that, in seconds.
  static let fall = 2.0
  static let fade = 0.6

  let animator = DynamicAnimator()
  /// Those that hang, in the order they were added.
  private(set) var hanging: [Cell] = []
  /// Those that fall.
  private(set) var falling: [Cell] = []
  private(set) var time = 0.0
  var tuning = Tuning() { didSet { tune() } }
  var viewport: Size { didSet { if viewport != oldValue { fit() } } }

  private let gravity = GravityBehavior()
  private let collision = CollisionBehavior()
  private let walls = CollisionBehavior()
  private let properties = DynamicItemBehavior()
  private var nextNumber = 0
  private static let stepRate = 120.0

  init(viewport: Size) {
    self.viewport = viewport
    collision.collisionMode = .items
    walls.collisionMode = .boundaries
    walls.translatesReferenceBoundsIntoBoundary = true
    for behavior in [gravity, collision, walls, properties] { animator.addBehavior(behavior) }
    tune()
    fit()
  }

  /// What all ropes hang from.
  var anchor: Point { Point(x: viewport.width / 2, y: 64) }

  private func fit() {
    animator.referenceBounds = Rect(origin: .zero, size: viewport)
    for cell in hanging { cell.rope?.anchorPoint = anchor }
  }

  private func tune() {
    gravity.magnitude = tuning.gravity
    properties.resistance = tuning.resistance
    properties.angularResistance = tuning.resistance
    properties.elasticity = tuning.elasticity
    for cell in hanging { tune(cell) }
    guard !tuning.hasWalls else { return }
    for cell in hanging + falling where cell.hasEntered {
      cell.hasEntered = false
      walls.removeItem(cell.item)
    }
  }

  private func tune(_ cell: Cell) {
    cell.rope?.length = tuning.length
    cell.rope?.damping = tuning.damping
    cell.rope?.frequency = tuning.frequency
  }

  // MARK: Coming and going

  /// Hangs a new cell from the anchor; it comes in from the right.
  func add() {
    var place = Point(x: viewport.width + 150, y: 350)
    // Two cells at one place could only burst apart.
    while (hanging + falling).contains(where: { isCrowded($0, place) }) { place.x += Self.size.width + 10 }
    let cell = Cell(number: nextNumber, at: place)
    nextNumber += 1
    let rope = AttachmentBehavior(item: cell.item, attachedToAnchor: anchor)
    cell.rope = rope
    hanging.append(cell)
    count()
    tune(cell)
    gravity.addItem(cell.item)
    collision.addItem(cell.item)
    properties.addItem(cell.item)
    animator.addBehavior(rope)
  }

  private func isCrowded(_ cell: Cell, _ place: Point) -> Bool {
    let way = cell.item.center - place
    return abs(way.dx) < Self.size.width * 1.2 && abs(way.dy) < Self.size.height * 1.2
  }

  /// Lets go of a cell: it falls, and is gone some time later.
  func remove(at index: Int) {
    guard hanging.indices.contains(index) else { return }
    let cell = hanging.remove(at: index)
    if let rope = cell.rope { animator.removeBehavior(rope) }
    cell.rope = nil
    cell.fallsSince = time
    falling.append(cell)
    count()
  }

  private func count() {
    for (index, cell) in hanging.enumerated() { cell.index = index }
  }

  private func drop(_ cell: Cell) {
    gravity.removeItem(cell.item)
    collision.removeItem(cell.item)
    properties.removeItem(cell.item)
    if cell.hasEntered { walls.removeItem(cell.item) }
  }

  // MARK: Time

  /// Moves on by a time in seconds; who is gone or has come in is looked at with every step of the core.
  func advance(by seconds: Double) {
    let end = time + seconds
    while time < end {
      let step = ((time * Self.stepRate + 1e-6).rounded(.down) + 1) / Self.stepRate
      let next = step > end - 1e-9 ? end : step
      animator.advance(by: next - time)
      time = next
      tend()
    }
  }

  private func tend() {
    if falling.contains(where: isGone) {
      for cell in falling where isGone(cell) { drop(cell) }
      falling.removeAll(where: isGone)
    }
    guard tuning.hasWalls else { return }
    let room = Rect(origin: .zero, size: viewport)
    for cell in hanging where !cell.hasEntered && room.contains(box(cell)) {
      cell.hasEntered = true
      walls.addItem(cell.item)
    }
  }

  private func isGone(_ cell: Cell) -> Bool {
    guard let start = cell.fallsSince else { return false }
    return time >= start + Self.fall - 1e-6
      || !box(cell).intersects(Rect(origin: .zero, size: viewport))
  }

  /// The smallest upright rectangle around a cell, turned as it is.
  private func box(_ cell: Cell) -> Rect {
    let (side, turn) = (Self.size.width, Vector(angle: cell.item.rotation, length: 1))
    let extent = side * (abs(turn.dx) + abs(turn.dy))
    return Rect(center: cell.item.center, size: Size(width: extent, height: extent))
  }

  /// How opaque a cell is: one that still falls at the end of its time fades.
  func alpha(_ cell: Cell) -> Double {
    guard let start = cell.fallsSince else { return 1 }
    return min(max((start + Self.fall - time) / Self.fade, 0), 1)
  }

  var isResting: Bool { falling.isEmpty && !animator.isRunning }
}
