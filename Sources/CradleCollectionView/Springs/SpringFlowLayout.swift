import CradleGeometry
import CradlePhysics
import CradleScrolling

/// A flow whose cells are on springs: a scroll gesture displaces each cell by an amount that grows with its
/// distance to the pointer.
///
/// Every cell has an attachment of length 0 at its place in the flow. A scroll by Δ displaces each cell by
/// Δ·min(1, distance/resistance) along the scroll direction, with the distance to the pointer; the anchor
/// stays, and the spring pulls the cell back. A scroll pushes no cell farther from its place than
/// 0.9·min(distance, resistance). After the pointer lifts, the distance is measured to the place where it
/// lifted; for a wheel's notch, to the pointer's place. Keys, programmatic scrolling, resizing and batches
/// displace no cell; such a scroll over a viewport's length brings moving cells to rest. No cell turns.
///
/// A drag acts at its events, a fling at the core's steps of 1/120 s by the scroll's law: every frame rate
/// shows the same motion. Only visible and nearly visible cells have springs; a cell that comes near gets the
/// motion that it would have had with a spring all along, so a million items cost no more than a thousand.
///
/// ```swift
/// let springy = SpringFlowLayout(damping: 0.7, frequency: 1, resistance: 900)
/// springy.itemSize = Size(width: 375, height: 52)
/// collection.setCollectionViewLayout(springy, animated: false)
/// ```
open class SpringFlowLayout: CollectionViewFlowLayout {
  /// The damping ratio: 0 oscillates for ever, 1 is critical; finite, 0 or more.
  public var damping: Double { didSet { if damping != oldValue { retune() } } }
  /// The springs' frequency without damping, in hertz, above 0 and finite.
  public var frequency: Double { didSet { if frequency != oldValue { retune() } } }
  /// The distance to the pointer, in points, from which a scroll displaces a cell by its full length; above 0
  /// and finite.
  public var resistance: Double { didSet { if resistance != oldValue { retune() } } }
  /// The measure of a cell's distance to the pointer.
  public var metric = Metric.along { didSet { if metric != oldValue { retune() } } }
  /// The distance beyond the viewport, in points, up to which cells have springs, in addition to the present
  /// displacement of far cells; 0 or more, the default is 100. With `.infinity` every cell has a spring; with
  /// more than 100,000 items it acts as 100.
  ///
  /// On screen the results of all margins differ by at most 0.5 pt. The order of neighbours is enforced among
  /// visible and nearly visible cells only, and a cell that comes near has its motion from the recorded steps
  /// since it was last at rest, or from a spring of its own. Steps are recorded for the last 20 s of
  /// scrolling: if springs oscillate longer than that, with a damping near 0, a cell that was near the
  /// pointer before may differ.
  public var margin = SpringFlowLayout.standardMargin {
    didSet {
      guard margin != oldValue else { return }
      check()
      springs.tile.setStale()
      invalidateLayout(with: makeContext())
    }
  }

  /// Whether headers, footers and the sections' decorations hang on springs, too; the default is `false`.
  ///
  /// A header or footer hangs on a spring at its own place. With `sectionHeadersPinToVisibleBounds` no header
  /// hangs, and with `sectionFootersPinToVisibleBounds` no footer. A decoration's ends move with the
  /// section's first and last cell, so that it always contains all cells between them.
  public var hangsSectionElements = false {
    didSet {
      guard hangsSectionElements != oldValue else { return }
      springs.tile.setStale()
      invalidateLayout(with: makeContext())
    }
  }

  /// In points; ours: two rows of a list have springs before they become visible.
  private static let standardMargin = 100.0

  /// The distance beyond the viewport up to which the order of neighbours is enforced, in points.
  var tileMargin: Double { margin.isFinite ? margin : Self.standardMargin }

  /// The largest number of items that may all have springs.
  package static let untiledLimit = 100_000

  /// The cells' springs.
  private(set) lazy var springs = TiledSprings(
    SpringField(spring: Self.spring(frequency, damping), resistance: resistance), of: self)
  /// The scroll since the springs' state.
  private var travel = ScrollTravel()
  private var updates: UpdatePlan?

  /// Makes a flow with springs of a damping ratio, a frequency in hertz and a resistance in points.
  public init(damping: Double = 0.5, frequency: Double = 0.8, resistance: Double = 500) {
    (self.damping, self.frequency, self.resistance) = (damping, frequency, resistance)
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

  /// Changed springs continue from the cells' present motion.
  private func retune() {
    check()
    if let view = collectionView { didScroll(view, isStep: true) }
    springs.field.spring = Self.spring(frequency, damping)
    springs.field.resistance = resistance
    springs.field.acrossWeight = metric == .taxicab ? 1 : 0
    springs.tile.setStale()
    invalidateLayout(with: makeContext())
  }

  // MARK: Preparing

  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts {
      springs.field.removeAllCells()
      reset()
      updates = nil
    } else if let plan = context.updates {
      // Springs follow their cells through a batch; if a second batch comes before the pass, they end.
      if updates == nil { updates = plan } else { springs.field.removeAllCells() }
    }
    springs.tile.invalidate()
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    springs.tile.prepare()
    guard let plan = updates else { return }
    updates = nil
    springs.tile.setFollowing()
    springs.follow(plan)
  }

  open override func prepareForTransition(from oldLayout: CollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    reset()
  }

  /// Puts every cell to rest: the change of layout animates it from there.
  open override func prepareForTransition(to newLayout: CollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    reset()
  }

  private func reset() {
    springs.field.reset(at: springs.field.time)
    travel.reset()
    springs.tile.setStale()
  }

  open override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    springs.update()
    guard hangsSectionElements, springs.field.isMoving else {
      return super.layoutAttributesForElements(in: rect, into: &buffer)
    }
    let start = buffer.count
    // A header or footer on springs may be shown as far from its place as a cell.
    super.layoutAttributesForElements(in: self.rect(rect, grownBy: largestCellDisplacement), into: &buffer)
    displaceSectionElements(&buffer, from: start, in: rect)
  }

  open override var largestCellDisplacement: Double {
    max(springs.field.reach, abs(springs.field.farDisplacement))
  }

  open override func appendCells(
    ofSection section: Int, in rect: Rect, into buffer: inout [LayoutAttributes]
  ) {
    if !springs.field.isMoving {
      appendPlacedCells(ofSection: section, in: rect, into: &buffer)
    } else if bounds.contains(rect) {
      appendHangingCells(ofSection: section, in: rect, into: &buffer)
    } else {
      let start = buffer.count
      appendPlacedCells(
        ofSection: section, in: self.rect(rect, grownBy: largestCellDisplacement), into: &buffer)
      displace(&buffer, from: start, in: rect)
    }
  }

  // MARK: Following a scroll in time

  open override var isMoving: Bool { springs.field.isMoving || travel.byGesture != 0 }

  open override func nextStep(after time: Double, in view: ScrollView) -> Double? {
    guard isMoving || (travel.isThrown && !view.isStill) else { return nil }
    return Self.step(after: time)
  }

  open override func shown(_ attributes: LayoutAttributes) -> LayoutAttributes {
    guard springs.field.isMoving, attributes.category == .cell || hangsSectionElements else {
      return attributes
    }
    springs.update()
    return attributes.category == .cell ? displaced(attributes) : displacedSectionElement(attributes)
  }

  open override func velocity(of element: LayoutAttributes, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = super.velocity(of: element, scrollingBy: velocity)
    if element.category == .cell {
      carried.center += scrollDirection.vector(spring(at: element.indexPath).velocity)
    } else if hangsSectionElements, springs.field.isMoving {
      springs.update()
      let swing = springVelocity(ofSectionElement: element)
      carried.center += scrollDirection.vector(swing.center)
      carried.size += scrollDirection.vector(swing.length)
    }
    return carried
  }

  open override func willScroll(_ view: ScrollView) {
    let wasMoving = isMoving
    travel.willScroll(
      from: scrollDirection.along(view.contentOffset), gesture: scrollInput.number,
      isThrown: scrollInput.moves(view),
      isMoving: wasMoving)
    if !wasMoving { springs.field.settle(at: view.time) }
  }

  open override func didScroll(_ view: ScrollView, isStep: Bool) {
    let offset = scrollDirection.along(view.contentOffset)
    let input = scrollInput
    let isThrown = travel.isThrown || input.moves(view)
    travel.didScroll(to: offset, isThrown: isThrown)
    let now = place(of: input, in: view)
    if isMoving {
      let velocity = isThrown ? scrollDirection.along(view.velocity) : 0
      let remaining = travel.remainingShare(viewport: scrollDirection.along(view.viewportSize))
      springs.field.advance(
        to: view.time,
        SpringField.Scroll(
          pointer: now.map { (travel.byGesture * remaining, travel.pointer ?? $0, $0) },
          // A pointer that is down moves with the content.
          velocity: (velocity, view.isTracking ? 0 : velocity), remaining: remaining),
        isStep: isStep)
      springs.tile.setStale()
      invalidateAttributes()
    }
    if isStep {
      springs.endOwnMotions(at: offset, length: scrollDirection.along(view.viewportSize))
      travel.endStep(pointer: now)
    }
    travel.endScroll(isThrown: input.moves(view))
  }

  private func place(of input: ScrollInput, in view: ScrollView) -> FlowPoint? {
    input.location.map { FlowPoint($0 + (view.contentOffset - Point.zero), scrollDirection) }
  }
}
