import CradleGeometry
import CradlePhysics
import CradleScrolling

/// A flow whose rows hang on springs: a hand's scroll pulls at them, the less the nearer they are to it.
///
/// Every cell hangs by what is an attachment of length 0 at its laid-out middle. A scroll by Δ moves each by
/// Δ·min(1, |pointer − middle|/resistance) along the way the content scrolls; the anchor stays, and the spring does
/// the rest. After the lift the pointer counts as where it lifted, a wheel's notch uses the pointer's place. Keys,
/// programmatic scrolling, resizing and batches push no row. Across the way nothing moves, and nothing turns.
///
/// What a drag does happens at its events, what a fling does at the core's steps of 1/120 s from the scroll's law:
/// every frame rate shows the same motion.
open class SpringFlowLayout: FlowLayout {
  /// How much of a swing is lost: 0 swings for ever, 1 is critical; finite, 0 or more.
  public var damping: Double { didSet { if damping != oldValue { retune() } } }
  /// The springs' frequency without damping, in hertz, above 0 and finite.
  public var frequency: Double { didSet { if frequency != oldValue { retune() } } }
  /// From which distance to the pointer on a row takes a scroll in full, in points, above 0 and finite.
  public var resistance: Double { didSet { if resistance != oldValue { retune() } } }

  /// The hand that scrolls, and where it counts as being in the viewport, along the way.
  private enum Hand {
    case none
    case pointer(Double)
    case wheel(Double)

    var place: Double? {
      switch self {
      case .none: nil
      case .pointer(let place), .wheel(let place): place
      }
    }
  }

  private var field: SpringField
  private var hand = Hand.none
  /// How a pointer that is down came to its place: the slop does not count as a way it went.
  private var recognizer: DragRecognizer?
  /// The offset along the way when it was last looked at, and at the field's state.
  private var seen = 0.0
  private var atState = 0.0
  /// Where the hand was at the field's state, in the content's points.
  private var handAtState: Double?
  /// What a hand has scrolled since the field's state, in points.
  private var pending = 0.0
  private var isThrowing = false
  /// Where the rows that have springs were last chosen, by the offset along the way.
  private var chosenAt = 0.0
  private var updates: UpdatePlan?
  private var found: [LayoutAttributes] = []
  private var spareRows: [SpringField.Row] = []

  /// How far the content scrolls before springs are chosen anew, in points.
  private static let choosingDistance = 100.0
  /// The core's steps, per second.
  private static let stepRate = 120.0

  /// Makes a flow on springs of a damping ratio, a frequency in hertz and a resistance in points.
  public init(damping: Double = 0.5, frequency: Double = 0.8, resistance: Double = 500) {
    (self.damping, self.frequency, self.resistance) = (damping, frequency, resistance)
    field = SpringField(spring: Self.spring(frequency, damping), resistance: resistance)
    super.init()
    check()
  }

  private static func spring(_ frequency: Double, _ damping: Double) -> Spring {
    Spring(frequency: frequency, dampingRatio: damping)
  }

  private func check() {
    precondition(
      damping >= 0 && damping.isFinite && frequency > 0 && frequency.isFinite && resistance > 0
        && resistance.isFinite,
      "SpringFlowLayout: damping \(damping), frequency \(frequency), resistance \(resistance) are no springs; see their ranges"
    )
  }

  private func retune() {
    check()
    takeShownAsState()
    field.spring = Self.spring(frequency, damping)
    field.resistance = resistance
    invalidate(InvalidationContext())
  }

  // MARK: What hangs

  /// How many springs there are: one for each cell in sight or near enough to come into it.
  public var springCount: Int { field.rows.count }

  /// How far a cell is from its laid-out middle, in points along the way, and how fast that changes, in pt/s.
  public func spring(at path: IndexPath) -> (displacement: Double, velocity: Double) {
    guard let index = index(of: path) else { return (0, 0) }
    let shown = field.rows[index].shown
    return (shown.displacement, shown.velocity)
  }

  private func index(of path: IndexPath) -> Int? {
    var (low, high) = (0, field.rows.count)
    while low < high {
      let middle = (low + high) / 2
      if field.rows[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < field.rows.count && field.rows[low].path == path ? low : nil
  }

  private func along(_ point: Point) -> Double { direction == .vertical ? point.y : point.x }
  private func along(_ vector: Vector) -> Double { direction == .vertical ? vector.dy : vector.dx }
  private func along(_ size: Size) -> Double { direction == .vertical ? size.height : size.width }

  open override func invalidate(_ context: InvalidationContext) {
    if context.invalidatesCounts {
      field.rows.removeAll(keepingCapacity: true)
      field.calm(at: field.time)
      pending = 0
      updates = nil
    } else if let plan = context.updates {
      // Springs go with their rows; those of a batch that overtakes another one end where they are.
      if updates == nil { updates = plan } else { field.rows.removeAll(keepingCapacity: true) }
    }
    super.invalidate(context)
  }

  open override func prepare() {
    super.prepare()
    if let plan = updates {
      updates = nil
      field.rows = field.rows.compactMap { row in
        guard let path = plan.newPath(forOld: row.path) else { return nil }
        var moved = SpringField.Row(path: path, anchor: row.anchor)
        (moved.displacement, moved.velocity, moved.shown) = (row.displacement, row.velocity, row.shown)
        return moved
      }
      .sorted { $0.path < $1.path }
      chooseRows(around: bounds, after: plan)
    } else {
      // The size that it is prepared for, where the scroll is.
      let origin = collectionView?.scrollView.contentOffset ?? bounds.origin
      chooseRows(around: Rect(origin: origin, size: bounds.size), after: nil)
    }
  }

  /// Gives every cell that may come into sight a spring. One that scrolled into reach has the state that it would have
  /// had all along, as far from the pointer as it was; an inserted one is at rest.
  private func chooseRows(around rect: Rect, after plan: UpdatePlan?) {
    chosenAt = along(rect.origin)
    let margin = resistance + 2 * Self.choosingDistance
    let isVertical = direction == .vertical
    found.removeAll(keepingCapacity: true)
    super.layoutAttributes(
      in: rect.insetBy(dx: isVertical ? 0 : -margin, dy: isVertical ? -margin : 0), into: &found)
    swap(&field.rows, &spareRows)
    field.rows.removeAll(keepingCapacity: true)
    var old = 0
    for attributes in found where attributes.category == .cell {
      let path = attributes.indexPath
      while old < spareRows.count, spareRows[old].path < path { old += 1 }
      var row: SpringField.Row
      if old < spareRows.count, spareRows[old].path == path {
        row = spareRows[old]
        row.anchor = along(attributes.center)
      } else {
        row = SpringField.Row(path: path, anchor: along(attributes.center))
        let isNew = plan.map { $0.oldPath(forNew: path) == nil } ?? false
        if !isNew {
          (row.displacement, row.velocity) = (field.far.displacement, field.far.velocity)
          row.shown = field.shownFar
        }
      }
      field.rows.append(row)
    }
  }

  open override func layoutAttributes(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    guard field.isMoving else { return super.layoutAttributes(in: rect, into: &buffer) }
    let isVertical = direction == .vertical
    let reach = field.reach
    let start = buffer.count
    super.layoutAttributes(
      in: rect.insetBy(dx: isVertical ? 0 : -reach, dy: isVertical ? -reach : 0), into: &buffer)
    var row = 0
    var kept = start
    for index in start..<buffer.count {
      var attributes = buffer[index]
      if attributes.category == .cell {
        while row < field.rows.count, field.rows[row].path < attributes.indexPath { row += 1 }
        if row < field.rows.count, field.rows[row].path == attributes.indexPath {
          let way = field.rows[row].shown.displacement
          attributes.center += isVertical ? Vector(dx: 0, dy: way) : Vector(dx: way, dy: 0)
        }
        guard attributes.frame.intersects(rect) else { continue }
      }
      buffer[kept] = attributes
      kept += 1
    }
    buffer.removeLast(buffer.count - kept)
  }

  open override func prepareForTransition(from oldLayout: CollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    hand = .none
    // A pointer that is down took hold of something else.
    recognizer = nil
    pending = 0
    field.calm(at: field.time)
  }

  // MARK: Following a scroll in time

  open override var isMoving: Bool { field.isMoving || pending != 0 }

  override func shown(_ attributes: LayoutAttributes) -> LayoutAttributes {
    guard attributes.category == .cell else { return attributes }
    let way = spring(at: attributes.indexPath).displacement
    var shown = attributes
    shown.center += direction == .vertical ? Vector(dx: 0, dy: way) : Vector(dx: way, dy: 0)
    return shown
  }

  open override func nextStep(after time: Double, in view: ScrollView) -> Double? {
    guard isMoving || (isThrowing && view.phase != .idle) else { return nil }
    // A sum of frames' times may be a rounding short of a step.
    return ((time * Self.stepRate + 1e-6).rounded(.down) + 1) / Self.stepRate
  }

  override func pointerWillScroll(_ event: PointerEvent, in view: ScrollView) {
    switch event.phase {
    case .down:
      guard !view.isTracking else { return }
      recognizer = DragRecognizer(event)
      hand = .pointer(along(event.location))
      handAtState = nil
    case .move, .up:
      guard view.isTracking, recognizer != nil else { return }
      let way = recognizer?.travel(to: event.location)
      let origin = recognizer?.origin ?? event.location
      // What is grabbed stays under the hand: the slop is no distance.
      hand = .pointer(along(way.map { origin + $0 } ?? event.location))
      if event.phase == .up { recognizer = nil }
    case .cancel:
      recognizer = nil
    }
  }

  override func wheelWillScroll(_ event: WheelEvent, in view: ScrollView) {
    guard !view.isTracking else { return }
    hand = .wheel(along(event.location))
    handAtState = nil
  }

  override func keyWillScroll() { hand = .none }

  override func willScroll(_ view: ScrollView) {
    // Whatever moved the content since was no hand.
    let jump = along(view.contentOffset) - seen
    seen += jump
    atState += jump
    handAtState? += jump
    if !isMoving { restart(view) }
    isThrowing = isThrown(view)
  }

  private func restart(_ view: ScrollView) {
    field.settle(at: view.time)
    atState = seen
  }

  private func isThrown(_ view: ScrollView) -> Bool {
    switch hand {
    case .none: false
    case .pointer: view.isTracking || view.isDecelerating
    case .wheel: view.isGliding || view.isDragging || view.isDecelerating
    }
  }

  open override func didScroll(_ view: ScrollView, isStep: Bool) {
    let offset = along(view.contentOffset)
    let isThrown = isThrowing || isThrown(view)
    if isThrown { pending += offset - seen }
    seen = offset
    let wasMoving = field.isMoving
    if wasMoving || pending != 0 {
      let pointer = hand.place.map { (now: $0 + offset, before: handAtState ?? $0 + offset) }
      field.advance(
        to: view.time,
        SpringField.Scroll(
          distance: pending, velocity: isThrown ? along(view.velocity) : 0, pointer: pointer,
          middle: offset + along(view.viewportSize) / 2), isStep: isStep)
      collectionView?.needsQuery = true
    }
    if isStep {
      pending = 0
      atState = offset
      handAtState = hand.place.map { $0 + offset }
      if !isInvalid, abs(offset - chosenAt) > Self.choosingDistance {
        chooseRows(around: view.visibleRect, after: nil)
      }
    }
    isThrowing = self.isThrown(view)
  }

  private func takeShownAsState() {
    guard let view = collectionView?.scrollView else { return }
    field.settle(at: view.time)
    pending = 0
    atState = along(view.contentOffset)
    seen = atState
  }
}
