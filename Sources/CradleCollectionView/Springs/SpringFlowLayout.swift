import CradleGeometry
import CradlePhysics
import CradleScrolling

/// A flow whose cells hang on springs: a hand's scroll pulls at them, the less the nearer they are to it.
///
/// Every cell hangs by what is an attachment of length 0 at its laid-out middle. A scroll by Δ moves each by
/// Δ·min(1, distance/resistance) along the way the content scrolls, the distance being to the pointer; the anchor stays,
/// and the spring does the rest. After the lift the pointer counts as where it lifted, a wheel's notch uses the pointer's
/// place. Keys, programmatic scrolling, resizing and batches push no cell; over a viewport's length such a scroll calms
/// what was moving. Across the way nothing moves, and nothing turns.
///
/// What a drag does happens at its events, what a fling does at the core's steps of 1/120 s from the scroll's law:
/// every frame rate shows the same motion. Springs are there only for cells in sight or near it; one that comes near
/// gets the motion it would have had all along, so a million items cost no more than a thousand.
open class SpringFlowLayout: CollectionViewFlowLayout {
  /// How much of a swing is lost: 0 swings for ever, 1 is critical; finite, 0 or more.
  public var damping: Double { didSet { if damping != oldValue { retune() } } }
  /// The springs' frequency without damping, in hertz, above 0 and finite.
  public var frequency: Double { didSet { if frequency != oldValue { retune() } } }
  /// From which distance to the pointer on a cell takes a scroll in full, in points, above 0 and finite.
  public var resistance: Double { didSet { if resistance != oldValue { retune() } } }
  /// What counts as a cell's distance to the pointer.
  public var metric = Metric.along { didSet { if metric != oldValue { retune() } } }
  /// How far beyond what is seen cells have springs, besides the displacement that a cell as far from the pointer as
  /// can be has now; in points, 0 or more. Without end (`.infinity`) every cell has one, where there are no more than
  /// `untiledLimit`.
  ///
  /// On screen all margins are the same within 0.5 pt. Which cells hold each other in their order is decided among those in
  /// sight or near it in any case, so what is farther away holds none; and what comes near has its motion from the steps
  /// since it was last at rest, or from a spring of its own. Those steps are known for the last 20 s of scrolling: where
  /// springs swing longer than that, by a damping near 0, a cell that the hand was near to before may differ.
  public var margin = SpringFlowLayout.standardMargin {
    didSet {
      guard margin != oldValue else { return }
      check()
      isStale = true
      invalidateLayout(with: makeContext())
    }
  }

  /// In points; chosen: two rows of a list are at hand before they come into sight.
  private static let standardMargin = 100.0

  /// How far beyond what is seen the cells are among which their order is decided, in points.
  var tileMargin: Double { margin.isFinite ? margin : Self.standardMargin }

  /// How many items may all have springs.
  public static let untiledLimit = 100_000

  var field: SpringField
  /// The hand that was last looked at.
  private var lastHand = 0
  /// The offset along the way when it was last looked at.
  private var seen = 0.0
  /// Where the hand was at the field's state, in the content's points.
  private var handAtState: SpringPlace?
  /// What a hand has scrolled since the field's state, and what moved without one, in points.
  private var pending = 0.0
  private var unhanded = 0.0
  private var isThrowing = false
  private var updates: UpdatePlan?
  /// Whether a batch has changed places since the cells were chosen.
  var isFollowing = false
  /// Whether the flow knows where everything is.
  private(set) var isPrepared = false
  /// Whether what is shown of the cells has to be decided anew.
  var isStale = true
  /// Whether what has a spring beyond the tile has to be found anew.
  var needsStock = true
  /// Which part of the content every cell has a spring in, along the way; nil before they were chosen.
  var tile: ClosedRange<Double>?
  /// Kept between frames for their storage.
  var found: [LayoutAttributes] = []
  var entering: [SpringCell] = []

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
        && resistance.isFinite && margin >= 0,
      "SpringFlowLayout: damping \(damping), frequency \(frequency), resistance \(resistance), margin \(margin) "
        + "make no springs; see their ranges")
  }

  /// Nothing jumps when the springs change: they go on from where everything is.
  private func retune() {
    check()
    if let view = collectionView { didScroll(view, isStep: true) }
    field.spring = Self.spring(frequency, damping)
    field.resistance = resistance
    field.acrossWeight = metric == .taxicab ? 1 : 0
    isStale = true
    invalidateLayout(with: makeContext())
  }

  // MARK: What hangs

  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts {
      field.cells.removeAll(keepingCapacity: true)
      field.stock.removeAll()
      calm()
      updates = nil
    } else if let plan = context.updates {
      // Springs go with their cells; those of a batch that overtakes another one end where they are.
      if updates == nil {
        updates = plan
      } else {
        field.cells.removeAll(keepingCapacity: true)
        field.stock.removeAll()
      }
    }
    isPrepared = false
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    (isPrepared, tile, isStale, needsStock) = (true, nil, true, true)
    guard let plan = updates else { return }
    updates = nil
    isFollowing = true
    follow(plan)
  }

  open override func prepareForTransition(from oldLayout: CollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    calm()
  }

  /// Everything lies in its place from now on: how it gets there is the change's.
  open override func prepareForTransition(to newLayout: CollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    calm()
  }

  private func calm() {
    field.calm(at: field.time)
    (pending, unhanded) = (0, 0)
    isStale = true
  }

  open override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    arrange()
    super.layoutAttributesForElements(in: rect, into: &buffer)
  }

  open override var cellReach: Double { max(field.reach, abs(field.farDisplacement)) }

  open override func appendCells(
    ofSection section: Int, in rect: Rect, into buffer: inout [LayoutAttributes]
  ) {
    if !field.isMoving {
      appendPlacedCells(ofSection: section, in: rect, into: &buffer)
    } else if bounds.contains(rect) {
      appendHangingCells(ofSection: section, in: rect, into: &buffer)
    } else {
      let start = buffer.count
      appendPlacedCells(ofSection: section, in: self.rect(rect, grownBy: cellReach), into: &buffer)
      displace(&buffer, from: start, in: rect)
    }
  }

  // MARK: Following a scroll in time

  open override var isMoving: Bool { field.isMoving || pending != 0 }

  open override func nextStep(after time: Double, in view: ScrollView) -> Double? {
    guard isMoving || (isThrowing && !view.isStill) else { return nil }
    return Self.step(after: time)
  }

  open override func shown(_ attributes: LayoutAttributes) -> LayoutAttributes {
    guard attributes.category == .cell, field.isMoving else { return attributes }
    arrange()
    return hung(attributes)
  }

  open override func velocity(of element: LayoutAttributes, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = super.velocity(of: element, scrollingBy: velocity)
    guard element.category == .cell else { return carried }
    let swing = spring(at: element.indexPath).velocity
    carried.center += scrollDirection == .vertical ? Vector(dx: 0, dy: swing) : Vector(dx: swing, dy: 0)
    return carried
  }

  open override func willScroll(_ view: ScrollView) {
    // Whatever moved the content since was no hand.
    let hand = hand
    if hand.number != lastHand { (lastHand, handAtState) = (hand.number, nil) }
    let jump = along(view.contentOffset) - seen
    seen += jump
    unhanded += abs(jump)
    handAtState?.along += jump
    if !isMoving {
      field.settle(at: view.time)
      unhanded = 0
    }
    isThrowing = hand.moves(view)
  }

  open override func didScroll(_ view: ScrollView, isStep: Bool) {
    let offset = along(view.contentOffset)
    let hand = hand
    let isThrown = isThrowing || hand.moves(view)
    if isThrown { pending += offset - seen } else { unhanded += abs(offset - seen) }
    seen = offset
    let now = place(of: hand, in: view)
    if isMoving {
      let velocity = isThrown ? along(view.velocity) : 0
      let kept = max(0, 1 - unhanded / max(scrollDirection.along(view.viewportSize), 1))
      field.advance(
        to: view.time,
        SpringField.Scroll(
          hand: now.map { (pending * kept, handAtState ?? $0, $0) },
          // A pointer that is down takes the content along, and stays where it is in it.
          velocity: (velocity, view.isTracking ? 0 : velocity), kept: kept),
        isStep: isStep)
      isStale = true
      invalidateAttributes()
    }
    if isStep {
      (pending, unhanded) = (0, 0)
      handAtState = now
    }
    isThrowing = hand.moves(view)
  }

  private func place(of hand: ScrollHand, in view: ScrollView) -> SpringPlace? {
    hand.location.map { SpringPlace($0 + (view.contentOffset - Point.zero), scrollDirection) }
  }

  func along(_ vector: Vector) -> Double { scrollDirection == .vertical ? vector.dy : vector.dx }
  private func along(_ point: Point) -> Double { scrollDirection == .vertical ? point.y : point.x }
}
