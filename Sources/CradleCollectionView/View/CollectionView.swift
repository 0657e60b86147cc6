import CradleGeometry
import CradleScrolling

/// A scroll view full of elements that a data source counts and a layout places; it draws nothing and reads
/// no clock.
///
/// Send it the events, call `advance(by:)` once a frame, and draw `presentedElements` in their order. Use it
/// from one thread. Its scroll view's delegate is its own; the collection's delegate hears what that hears.
///
///     let grid = CollectionView(viewportSize: Size(width: 375, height: 667), layout: FlowLayout())
///     grid.dataSource = photos
///     grid.pointer(PointerEvent(.down, at: Point(x: 100, y: 500), time: 0.1))
///     grid.advance(by: 1 / 60)
///     grid.forEachPresented { element in draw(element) }
///
/// It orders the work of its parts, which know nothing of each other: the contents, the layout's pass, what is presented
/// of it, the scroll in time, and what touches do.
public final class CollectionView {
  /// What it scrolls by: its offset, its feel, its insets. Change the size through `viewportSize`.
  public let scrollView: ScrollView
  /// What says how much there is. Setting it reloads.
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// Whom to tell and ask.
  public weak var delegate: (any CollectionViewDelegate)?
  /// Who gets items ready before they come into sight.
  public weak var prefetching: (any CollectionViewPrefetching)?
  /// The law by which batches and layout changes move elements from now on.
  public var animation = CollectionAnimation.standard

  /// What places the elements; during an interactive transition the one it started from.
  public internal(set) var layout: CollectionViewLayout {
    didSet { if layout !== oldValue { layout.animators.start(at: time) } }
  }

  /// What there is.
  var contents = CollectionContents()
  /// What brings the layout and the scroll view in line, and asks the layout what shows.
  let pass: LayoutPass
  /// What is on screen.
  private(set) lazy var presenter = ElementPresenter(for: self)
  /// What moves the scroll in time.
  let timeline: ScrollTimeline
  /// What touches do.
  private(set) lazy var input = CollectionInput(for: self)
  var prefetch = PrefetchWindow()
  private lazy var listener = ScrollListener(for: self)
  /// Whether a pass is under way, or a batch in which the data is between two states.
  var isBusy = false
  /// Whether the delegate has not heard yet of a scroll that a pass or batch caused.
  private var owesScroll = false

  /// Makes an empty collection; give it a data source.
  ///
  /// - Parameters:
  ///   - viewportSize: what is seen, in points; finite, 0 or more.
  ///   - layout: what places the elements; one that another collection uses is a programming error.
  public init(viewportSize: Size, layout: CollectionViewLayout) {
    scrollView = ScrollView(viewportSize: viewportSize, contentSize: .zero)
    pass = LayoutPass(scrollView)
    timeline = ScrollTimeline(scrollView)
    self.layout = layout
    adopt(layout)
    scrollView.delegate = listener
  }

  /// The time in seconds to which events and advances have brought it.
  public var time: Double { scrollView.time }

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
  public func reloadData() {
    precondition(
      contents.batch == nil,
      "CollectionView.reloadData: not inside a batch; end the batch first, or reload sections in it")
    contents.setNeedsReload()
  }

  func loadIfNeeded() {
    guard contents.isReloadDue else { return }
    contents.beginReload()
    let counts = readCounts().map { max(0, $0) }
    contents.reload(counts: counts)
    presenter.dropEverything()
    input.forgetItems()
    prefetch = PrefetchWindow()
    pass.setNeedsQuery()
    var context = InvalidationContext.everything
    context.invalidatesCounts = true
    layout.invalidate(context)
    input.transition?.to.invalidate(context)
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  // MARK: The frame

  /// Moves on by a time in seconds: finite, 0 or more; then makes the frame's one pass.
  public func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite,
      "CollectionView.advance(by: \(seconds)): the time must be finite and not negative; clamp the frame's time"
    )
    let end = time + seconds
    // What was changed since the last frame, a new size of its items perhaps, holds from then on, and not from the next
    // frame on.
    if contents.needsReload || layout.isInvalid { layoutIfNeeded() }
    // The way to where the layout rests begins when the hand lets go, not with the frame after it: a pointer's at the
    // event that was just taken, a trackpad's once it has been silent for long enough.
    if timeline.wantsToSettle {
      layoutIfNeeded()
      settle()
    }
    if let pause = scrollView.preciseGestureEnd, pause > time, pause < end {
      timeline.moveOn(to: pause, in: layout)
      layoutIfNeeded()
      settle()
    }
    let begin = time
    timeline.moveOn(to: end, in: layout)
    layoutIfNeeded()
    let rest = scrollView.restTime
    settle(from: rest > begin && rest < time ? rest : nil)
    presenter.endMotions()
    updatePrefetching()
  }

  private func settle(from start: Double? = nil) {
    if input.transition == nil { timeline.settle(in: layout, from: start) }
  }

  /// Makes the pass at once if anything asks for one, rather than with the next `advance(by:)`: brings the layout up to
  /// date, asks it what shows, and matches that with what is on screen.
  public func layoutIfNeeded() {
    guard !isBusy else { return }
    isBusy = true
    defer { endBusiness() }
    loadIfNeeded()
    guard pass.update(layout) || pass.needsQuery else { return }
    pass.query(layout, input.transition)
    presenter.show(pass.answer, of: layout)
  }

  /// Ends a pass or batch, and tells what scroll it caused.
  func endBusiness() {
    isBusy = false
    guard owesScroll else { return }
    owesScroll = false
    delegate?.scrollViewDidScroll(scrollView)
  }

  /// A scroll that a pass itself causes is told after it, so that a delegate may append what comes next in its answer.
  func didScroll() {
    if isBusy { owesScroll = true } else { delegate?.scrollViewDidScroll(scrollView) }
  }

  /// Whether nothing moves and nothing will before the next event: no gesture, no scroll, no animation, nothing to lay
  /// out. An interactive change of layout may be held where it is.
  public var isResting: Bool {
    scrollView.isResting && input.highlighted == nil && !needsPass
      && !(timeline.wantsToSettle && input.transition == nil) && !layout.isMoving
      && !layout.animators.isRunning && presenter.isResting
  }

  var needsPass: Bool { contents.needsReload || pass.isDue(layout) }

  /// Asks for what has not been asked for and lies ahead of the scroll.
  private func updatePrefetching() {
    guard let prefetching, input.transition == nil, let ahead = prefetch.rectAhead(of: layout.bounds) else {
      return
    }
    var found: [LayoutAttributes] = []
    layout.layoutAttributes(in: ahead, into: &found)
    let middle = layout.bounds.center
    let paths = found.filter { $0.category == .cell && presenter[$0.key] == nil }
      .sorted { $0.center.distance(to: middle) < $1.center.distance(to: middle) }.map(\.indexPath)
    let (cancelled, new) = prefetch.look(at: paths) { presenter[ElementKey(.cell, $0)] != nil }
    if !cancelled.isEmpty { prefetching.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    if !new.isEmpty { prefetching.collectionView(self, prefetchItemsAt: new) }
  }
}
