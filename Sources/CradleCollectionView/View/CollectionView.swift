import CradleGeometry
import CradleScrolling

/// A scroll view full of elements that a data source counts and a layout places; it draws nothing and reads
/// no clock.
///
/// Send it the events, call `advance(by:)` once a frame, and draw `presentedElements` in their order. Use it
/// from one thread.
///
///     let grid = CollectionView(viewportSize: Size(width: 375, height: 667), collectionViewLayout: CollectionViewFlowLayout())
///     grid.dataSource = photos
///     grid.pointer(PointerEvent(.down, at: Point(x: 100, y: 500), time: 0.1))
///     grid.advance(by: 1 / 60)
///     grid.forEachPresented { element in draw(element) }
///
/// It orders the work of its parts, which know nothing of each other: the contents, the layout's pass, what is presented
/// of it, the scroll in time, and what touches do.
open class CollectionView: ScrollView {
  /// What says how much there is. Setting it reloads.
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// Whom to tell and ask: the scroll view's delegate, as far as it knows of collections. Held weakly.
  public var delegate: (any CollectionViewDelegate)? {
    get { delegates.ofCollection(appDelegate) }
    set { appDelegate = newValue }
  }
  /// Who gets items ready before they come into sight.
  public weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  /// The law by which batches and layout changes move elements from now on.
  public var animation = CollectionAnimation.standard
  /// The cell that a data source returns for an item which the app draws without one. (Ours.)
  public let noCell = CollectionViewCell()
  /// The view that a data source returns for a supplementary view which the app draws without one. (Ours.)
  public let noView = CollectionReusableView()

  /// What places the elements; during an interactive transition a `CollectionViewTransitionLayout` between two. Setting it
  /// changes the layout without animation.
  public var collectionViewLayout: CollectionViewLayout {
    get { input.transition?.layout ?? layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var layout: CollectionViewLayout {
    didSet { if layout !== oldValue { layout.animators.start(at: time) } }
  }

  /// What there is.
  var contents = CollectionContents()
  /// What brings the layout and the scroll view in line, and asks the layout what shows.
  private(set) lazy var pass = LayoutPass(self)
  /// What is on screen.
  private(set) lazy var presenter = ElementPresenter(for: self)
  /// What moves the scroll in time.
  private(set) lazy var timeline = ScrollTimeline(self)
  /// What touches do.
  private(set) lazy var input = CollectionInput(for: self)
  var prefetch = PrefetchWindow()
  /// The cell that the data source fills again just now.
  var reconfigured: CollectionViewCell?
  /// The completions of batches that joined the one under way.
  var joined: [(Bool) -> Void] = []
  private lazy var scrollListener = ScrollListener(for: self)
  var delegates = DelegateCasts()
  var displays = DisplayNotices()
  /// Whether it is at work, and what waits for the end.
  var work = CollectionWork()
  /// The bounds that are to be believed while the layout is asked about new ones: as in UIKit those before.
  var formerBounds: Rect?

  /// Makes an empty collection; give it a data source.
  ///
  /// - Parameters:
  ///   - viewportSize: what is seen, in points; finite, 0 or more.
  ///   - layout: what places the elements; one that another collection uses is a programming error.
  public init(viewportSize: Size, collectionViewLayout layout: CollectionViewLayout) {
    self.layout = layout
    super.init(viewportSize: viewportSize, contentSize: .zero)
    adopt(layout)
    interceptor = scrollListener
  }

  // MARK: What there is

  /// How many sections there are.
  public var numberOfSections: Int {
    loadIfNeeded()
    return contents.sections.count
  }

  /// How many items a section has; 0 for one that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return contents.sections.indices.contains(section) ? contents.sections[section].items.count : 0
  }

  /// What names an element for as long as it lives; nil for one whose section or item does not exist.
  public func id(of key: ElementKey) -> ElementID? {
    loadIfNeeded()
    return contents.id(of: key)
  }

  /// Forgets everything and asks the data source anew with the next pass; nothing keeps its identity.
  ///
  /// During a pass it holds for the one after; inside the block of a batch it is a programming error.
  public func reloadData() {
    precondition(
      contents.batch == nil,
      "CollectionView.reloadData: not inside a batch; end the batch first, or reload sections in it")
    contents.setNeedsReload()
  }

  func loadIfNeeded() { if !isBusy, contents.isReloadDue { atWork(load) } }

  private func load() {
    guard contents.isReloadDue else { return }
    contents.beginReload()
    let counts = readCounts().map { max(0, $0) }
    contents.reload(counts: counts)
    presenter.dropEverything()
    input.forgetItems()
    prefetch = PrefetchWindow()
    pass.setNeedsQuery()
    layout.invalidateCounts()
    input.transition?.to.invalidateCounts()
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  // MARK: The frame

  /// Takes a pointer event: it may highlight and select, and goes on to the scroll.
  ///
  /// A down highlights the item under it, unless it stops a scroll; moving off it, or a drag that begins,
  /// takes that back; an up on it selects.
  open override func pointer(_ event: PointerEvent) { follow(event) }

  /// Takes a wheel event; during an interactive change of layout it is ignored.
  ///
  /// Where the layout rests only at some offsets, a notch goes to the next of them at least.
  open override func wheel(_ event: WheelEvent) { follow(event) }

  /// Takes a press of a key; true when it moves the content. It ends where the layout rests, as a notch does.
  open override func press(_ key: ScrollKey, time: Double = PointerEvent.now) -> Bool {
    follow(key, time: time)
  }

  /// The size of what is seen, in points; finite, 0 or more. It may change at any time.
  ///
  /// At rest the layout may then choose another offset, so that what it centres stays in the middle; what moves does
  /// so once it has come to its end.
  open override var viewportSize: Size {
    get { formerBounds?.size ?? super.viewportSize }
    set { resize(to: newValue) }
  }

  /// The content's point at the viewport's top left corner; while the layout is asked about new bounds still the old one.
  open override var contentOffset: Point {
    get { formerBounds?.origin ?? super.contentOffset }
    set { super.contentOffset = newValue }
  }

  /// Moves on to a time in seconds, finite; then makes the frame's one pass. An earlier time makes a pass alone.
  open override func advance(to newTime: Double) {
    precondition(
      newTime.isFinite, "CollectionView.advance(to: \(newTime)): the time must be finite; check the clock")
    checkIsFree("advance(to:)")
    let end = max(time, newTime)
    // What was changed since the last frame, a new size of its items perhaps, holds from then on, and not from the next
    // frame on.
    if contents.needsReload || layout.isInvalid { layoutIfNeeded() }
    // The way to where the layout rests begins when the hand lets go, not with the frame after it: a pointer's at the
    // event that was just taken, a trackpad's once it has been silent for long enough.
    if timeline.wantsToSettle {
      layoutIfNeeded()
      settle()
    }
    if let pause = preciseGestureEnd, pause > time, pause < end {
      timeline.moveOn(to: pause, in: layout)
      layoutIfNeeded()
      settle()
    }
    let begin = time
    scrollCarrying(to: end)
    timeline.moveOn(to: end, in: layout)
    layoutIfNeeded()
    let rest = restTime
    settle(from: rest > begin && rest < time ? rest : nil)
    presenter.endMotions()
    tellDisplays()
    updatePrefetching()
  }

  private func settle(from start: Double? = nil) {
    if input.transition == nil { atWork { timeline.settle(in: layout, from: start) } }
  }

  /// Makes the pass at once if anything asks for one, rather than with the next `advance(by:)`: brings the layout up to
  /// date, asks it what shows, and matches that with what is on screen.
  public func layoutIfNeeded() {
    if !isBusy { atWork(makePass) }
  }

  /// Makes the pass as a part of the work that is under way.
  func makePass() {
    load()
    guard pass.update(layout) || pass.needsQuery else { return }
    query()
    presenter.show(pass.answer, of: layout)
  }

  /// Whether nothing moves and nothing will before the next event: no gesture, no scroll, no animation, nothing to lay
  /// out. An interactive change of layout may be held where it is.
  open override var isResting: Bool {
    isScrollResting && input.highlighted == nil && !needsPass
      && !(timeline.wantsToSettle && input.transition == nil) && !layout.isMoving
      && carryingVelocity == .zero && !layout.animators.isRunning && presenter.isResting
  }

  var needsPass: Bool { contents.needsReload || pass.isDue(layout) }

  /// Asks for what has not been asked for and lies ahead of the scroll.
  private func updatePrefetching() {
    guard let prefetchDataSource, input.transition == nil, input.movement == nil,
      let ahead = prefetch.rectAhead(of: layout.bounds)
    else {
      return
    }
    var found: [LayoutAttributes] = []
    atWork { layout.appendLayoutAttributes(in: ahead, into: &found) }
    let middle = layout.bounds.center
    let paths = found.filter { $0.category == .cell && presenter[$0.key] == nil }
      .sorted { $0.center.distance(to: middle) < $1.center.distance(to: middle) }.map(\.indexPath)
    let (cancelled, new) = prefetch.look(at: paths) { presenter[ElementKey(.cell, $0)] != nil }
    if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
