import CradleGeometry
import CradleScrolling

/// A scroll view with elements that a data source counts and a layout places; it draws nothing and reads no
/// clock.
///
/// Send it the events, call `advance(by:)` once a frame, and draw `presentedElements` in their order. Use it
/// from one thread.
///
/// It coordinates its parts: the contents, the layout's pass, the self-sizing of elements, the presenter, the scroll's
/// timeline, and the input.
///
/// ```swift
/// final class Names: CollectionViewDataSource {
///   var names = ["Ada", "Grace", "Edsger"]
///
///   func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
///     names.count
///   }
///   func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
///     -> CollectionViewCell
///   {
///     collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
///   }
/// }
///
/// let names = Names()
/// let collection = CollectionView(
///   viewportSize: Size(width: 375, height: 667), collectionViewLayout: CollectionViewFlowLayout())
/// collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "name")
/// collection.dataSource = names
///
/// // In each frame: pass the events, advance, and draw the presented elements.
/// collection.advance(by: 1 / 60)
/// for element in collection.presentedElements { print(element.attributes.frame) }
/// ```
open class CollectionView: ScrollView {
  /// The object that provides the contents. Setting it reloads. Held weakly.
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// The scroll view's delegate, if it conforms to `CollectionViewDelegate`. Held weakly.
  public var delegate: (any CollectionViewDelegate)? {
    get { delegateCalls.delegate }
    set { appDelegate = newValue }
  }
  /// The object that prepares items before they become visible. Held weakly.
  public var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    get { prefetcher.source }
    set { prefetcher.source = newValue }
  }
  /// The law by which later batches and layout changes move elements; that of `spring`, except in UIKit's blocks.
  package var animation = CollectionAnimation.standard
  /// The cell that a data source returns for an item that the app draws without a cell. (Ours.)
  public let noCell = CollectionViewCell()
  /// The view that a data source returns for a supplementary element that the app draws without a view.
  /// (Ours.)
  public let noView = CollectionReusableView()

  /// The layout; during an interactive transition a `CollectionViewTransitionLayout` between two. Setting it
  /// changes the layout without animation.
  public var collectionViewLayout: CollectionViewLayout {
    get { input.transition?.layout ?? layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var layout: CollectionViewLayout {
    didSet { if layout !== oldValue { layout.animators.start(at: time) } }
  }

  /// The data's counts and identities.
  var contents = CollectionContents()
  /// Synchronises the layout with the scroll view, and queries the layout.
  private(set) lazy var pass = LayoutPass(self)
  /// Measures new elements.
  private(set) lazy var selfSizing = SelfSizing(for: self)
  /// The elements on screen.
  private(set) lazy var presenter = ElementPresenter(for: self)
  /// Advances the scroll in time.
  private(set) lazy var timeline = ScrollTimeline(self) { [unowned self] in selfSizing.measureStep() }
  /// Handles touches on items.
  private(set) lazy var input = CollectionInput(for: self)
  /// Requests items before they become visible.
  private(set) lazy var prefetcher = Prefetcher(for: self)
  private(set) lazy var delegateCalls = CollectionDelegateCalls(for: self)
  /// Whether it is at work, and the changes that wait for the end.
  let work = CollectionWork()
  /// Called just before each call to the layout in use; must not change the collection. Nil, the default, costs a
  /// comparison per call.
  package var layoutObserver: ((LayoutCall) -> Void)?

  /// Makes an empty collection; give it a data source.
  ///
  /// - Parameters:
  ///   - viewportSize: the size of the viewport, in points; finite, 0 or more.
  ///   - layout: the layout; one that another collection uses traps.
  ///   - time: the present time of the clock that will drive the collection, in seconds; finite.
  public init(viewportSize: Size, collectionViewLayout layout: CollectionViewLayout, time: Double = 0) {
    self.layout = layout
    super.init(viewportSize: viewportSize, contentSize: .zero, time: time)
    install(layout)
    layout.animators.start(at: time)
    intercept(with: delegateCalls)
  }

  // MARK: The data

  /// The number of sections.
  public var numberOfSections: Int {
    loadForQuery()
    return contents.sections.count
  }

  /// The number of items in a section; 0 for one that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    loadForQuery()
    return contents.sections.indices.contains(section) ? contents.sections[section].items.count : 0
  }

  /// The identity of an element for as long as it exists; nil for one whose section or item does not exist.
  package func id(of key: ElementKey) -> ElementID? {
    loadIfNeeded()
    return contents.id(of: key)
  }

  /// Reloads all contents from the data source with the next pass; nothing keeps its identity.
  ///
  /// During a pass it applies to the next one. Inside the block of a batch it replaces the batch's changes, which are
  /// then neither checked nor animated.
  public func reloadData() { contents.setNeedsReload() }

  func loadIfNeeded() { if !isBusy, contents.isReloadDue { performWork(load) } }

  func load() {
    guard contents.isReloadDue else { return }
    // While the item of a touch still has its cell.
    input.cancel()
    contents.beginReload()
    let counts = readCounts()
    contents.reload(counts: counts)
    presenter.removeAll()
    input.forgetItems()
    prefetcher.forgetItems()
    pass.setNeedsQuery()
    layout.invalidateCounts()
    input.transition?.to.invalidateCounts()
  }

  func readCounts() -> [Int] { dataSource?.checkedCounts(for: self) ?? [] }

  // MARK: The frame

  /// Handles a pointer event, which may highlight, select and scroll.
  ///
  /// A down highlights the item under it, unless it stops a scroll. Leaving the item, or a drag, ends the
  /// highlight; an up on the item selects it.
  open override func pointer(_ event: PointerEvent) { input.handle(event) }
  /// Applies the new insets to the layout.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.contentInsetDidChange()
  }

  /// Handles a wheel event; ignored during an interactive transition.
  ///
  /// If the layout rests only at some offsets, a notch scrolls at least to the next one.
  open override func wheel(_ event: WheelEvent) { input.handle(event) }

  /// Handles a key press; returns whether it scrolls. The scroll ends at an offset at which the layout rests,
  /// as after a notch.
  open override func press(_ key: ScrollKey, time: Double = PointerEvent.now) -> Bool {
    input.handle(key, time: time)
  }

  /// The size of the viewport, in points; finite, 0 or more. It may change at any time.
  ///
  /// At rest the layout may then choose another offset, so that its centred item stays in the middle; during
  /// a motion it does so at the motion's end.
  open override var viewportSize: Size {
    get { pass.formerBounds?.size ?? super.viewportSize }
    set { resize(to: newValue) }
  }

  /// The content's point at the viewport's top left corner; the old one while the layout is queried about new
  /// bounds.
  open override var contentOffset: Point {
    get { pass.formerBounds?.origin ?? super.contentOffset }
    set { super.contentOffset = newValue }
  }

  /// Advances to a time in seconds, finite, and makes the frame's layout pass. An earlier time only makes the
  /// pass. One call takes at most an hour in the steps of a moving layout; the rest of the time is one step.
  open override func advance(to newTime: Double) {
    precondition(
      newTime.isFinite, "CollectionView.advance(to: \(newTime)): the time must be finite; check the clock")
    requireIdle("advance(to:)")
    let end = max(time, newTime)
    // Changes since the last frame, such as a new item size, apply from the frame's start rather than from
    // its end.
    if contents.needsReload || layout.isInvalid { layoutIfNeeded() }
    // The motion to an offset at which the layout rests starts at the end of the gesture rather than with the
    // next frame: at a pointer's event, or once a trackpad has been silent for long enough.
    if timeline.wantsToSettle {
      layoutIfNeeded()
      settle()
    }
    if let pause = preciseGestureEnd, pause > time, pause < end {
      timeline.advanceMotion(to: pause, in: layout)
      layoutIfNeeded()
      settle()
    }
    let begin = time
    input.movements.scroll(to: end)
    timeline.advanceMotion(to: end, in: layout)
    layoutIfNeeded()
    input.timeDidPass(to: time)
    let rest = restTime
    settle(from: rest > begin && rest < time ? rest : nil)
    presenter.endMotions()
    delegateCalls.deliverDisplays()
    prefetcher.requestItemsAhead()
  }

  private func settle(from start: Double? = nil) {
    if input.transition == nil { performWork { timeline.settle(in: layout, from: start) } }
  }

  /// Makes a pass now if one is needed, rather than with the next `advance(by:)`: updates the layout, queries
  /// it, and updates the elements on screen.
  public func layoutIfNeeded() {
    if !isBusy { performWork(makePass) }
  }

  /// Makes the pass, as part of the present work.
  func makePass() {
    let isChanged = contents.needsReload || layout.isInvalid
    load()
    guard pass.update(layout) || pass.needsQuery else { return }
    rereadUnqueriedCounts()
    query(afterChange: isChanged)
    presenter.show(pass.result, of: layout)
  }

  /// Whether nothing moves or will move before the next event: no gesture, no scroll, no animation, no layout
  /// pass. An interactive transition at a constant progress counts as rest.
  open override var isResting: Bool {
    isScrollResting && !input.isTouching && !needsPass
      && !(timeline.wantsToSettle && input.transition == nil) && !layout.isMoving
      && input.movements.scrollVelocity == .zero && !layout.animators.isRunning && presenter.isResting
  }

  var needsPass: Bool { contents.needsReload || pass.isDue(layout) }
}
