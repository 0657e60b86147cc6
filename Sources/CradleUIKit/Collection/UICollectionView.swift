import CradleGeometry
import CradleScrolling

/// A scroll view of elements that a data source counts and supplies, and a layout places.
///
/// `advance(by:)` of the topmost view updates the views to the layout, once in each frame.
open class UICollectionView: ReusingCollection {
  let layouts: InstalledLayouts
  private(set) lazy var engine = EngineView(
    viewportSize: layer.bounds.size.core, collectionViewLayout: layouts.current.engine)
  private(set) lazy var elements = ElementViews(self)
  /// The bounds that a layout sees during a query about new ones.
  var reportedBounds: CGRect?

  /// Makes a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layouts = InstalledLayouts(layout)
    super.init(frame: frame)
  }
  /// Makes a collection view with an empty flow layout; archives are not read.
  public required init?(coder: NSCoder) {
    layouts = InstalledLayouts(UICollectionViewFlowLayout())
    super.init(coder: coder)
  }

  override func makeScroll() -> ScrollView {
    layouts.current.owner = self
    return engine
  }
  override func makeBridge() -> ScrollBridge { CollectionBridge(self) }
  private var collectionBridge: CollectionBridge? { bridge as? CollectionBridge }

  override func start() {
    super.start()
    guard let collectionBridge else { return }
    engine.delegate = collectionBridge
    engine.rereadsUnqueriedCounts = true
    updateHighlightDelay()
    observePresses()
  }

  /// A layout may set the bounds in `prepare()`; the engine takes the new size after its pass.
  override func setViewport(_ size: Size) {
    guard engine.isBusy else { return super.setViewport(size) }
    engine.performWhenIdle { [weak self] in self?.updateViewport() }
  }

  /// Sets the engine's viewport to the view's present size.
  private func updateViewport() {
    super.setViewport(layer.bounds.size.core)
    follow()
  }

  /// The running pass may not know the new content size yet, and would clamp the offset.
  override func offsetWasSet(to offset: CGPoint) {
    guard engine.isBusy else { return }
    engine.performWhenIdle { [weak self] in
      if let self, contentOffset != offset { shift(to: offset) }
    }
  }

  /// A layout may keep its elements out of a safe area that the content's insets do not include.
  override func takeSafeArea(_ insets: UIEdgeInsets) {
    super.takeSafeArea(insets)
    collectionViewLayout.invalidateLayout()
  }

  override func tick(_ seconds: Double) {
    engine.advance(by: seconds)
    follow()
    let layout = collectionViewLayout
    layout.animators.removeAll { $0.animator == nil }
    for entry in layout.animators { entry.animator?.advance(by: seconds) }
    setNeedsLayout()
  }

  /// Updates the layout, and then the views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layoutIfNeeded()
    follow()
    layouts.end(in: self)
    if let backgroundView, backgroundView.frame != bounds {
      UIView.outsideOfAnimation { backgroundView.frame = bounds }
    }
    elements.update()
    elements.releaseDequeuedBoxes()
  }

  /// The visible rectangle of the content; a layout that is queried about new bounds still sees the old ones.
  open override var bounds: CGRect {
    get { reportedBounds ?? super.bounds }
    set { super.bounds = newValue }
  }
  /// The origin of the visible rectangle.
  open override var contentOffset: CGPoint {
    get { reportedBounds?.origin ?? super.contentOffset }
    set { super.contentOffset = newValue }
  }
  /// The content's size, as the layout has it; setting it has no effect.
  open override var contentSize: CGSize {
    get {
      if reportedBounds == nil { engine.layoutIfNeeded() }
      return super.contentSize
    }
    set {}
  }

  // MARK: Data source and delegate

  /// The data source; held weakly.
  open weak var dataSource: UICollectionViewDataSource? {
    didSet {
      engine.dataSource = dataSource == nil ? nil : collectionBridge
      setNeedsLayout()
    }
  }
  /// The delegate; held weakly.
  open weak var delegate: UICollectionViewDelegate? {
    didSet {
      scrollDelegate = delegate
      if !(delegate === oldValue) { collectionViewLayout.invalidateLayout() }
    }
  }
  /// The data source that prefetches items; held weakly.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching? {
    didSet { engine.prefetchDataSource = prefetchDataSource == nil ? nil : collectionBridge }
  }
  /// Whether items are prefetched.
  open var isPrefetchingEnabled = true
  /// Whether a cell that calls `invalidateIntrinsicContentSize()` is measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The view behind all elements, as large as the collection view; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// The layout; setting it changes the layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layouts.shown }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Changes the layout, optionally animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Changes the layout, and calls `completion` at the end. Called while cells are displayed, such as in `willDisplay`,
  /// the change waits until all are.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let animated = animated && UIView.areAnimationsEnabled
    func change() { layouts.set(layout, in: self, animated: animated, completion: completion) }
    if elements.isUpdating { engine.performWhenIdle(change) } else { change() }
  }

  // MARK: Contents

  /// Reloads all sections and items with the next layout; within a batch, in place of the batch's changes.
  open func reloadData() {
    engine.reloadData()
    contentsDidChange()
  }
  /// The number of sections.
  open var numberOfSections: Int { engine.numberOfSections }
  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { engine.numberOfItems(inSection: section) }

  // MARK: Selection

  /// Whether touches select items.
  open var allowsSelection = true { didSet { updateSelectionMode() } }
  /// Whether several items may be selected.
  open var allowsMultipleSelection = false { didSet { updateSelectionMode() } }
  /// Whether the items are being edited; selection then has its own rules.
  open var isEditing = false { didSet { updateEditing(from: oldValue) } }
  /// Whether touches select items during editing.
  open var allowsSelectionDuringEditing = false { didSet { updateSelectionMode() } }
  /// Whether several items may be selected during editing.
  open var allowsMultipleSelectionDuringEditing = false { didSet { updateSelectionMode() } }

  /// Whether a touch highlights its item only after 0.15 s, unless it lifts before, and a drag that begins within that
  /// time scrolls without a call of `touchesShouldCancel(in:)`; the default is true.
  open override var delaysContentTouches: Bool { didSet { updateHighlightDelay() } }
  /// The selected items, sorted; empty for none, and never nil here.
  open var indexPathsForSelectedItems: [IndexPath]? { engine.indexPathsForSelectedItems?.map(\.path) }
  /// Selects an item, and scrolls to it unless the position is empty. Calls no delegate, except for the
  /// scroll. Nil deselects all items; one that does not exist traps.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    engine.selectItem(
      at: indexPath.map { EnginePath($0) }, animated: animated, scrollPosition: scrollPosition.engine)
    setNeedsLayout()
  }
  /// Deselects an item; calls no delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    engine.deselectItem(at: EnginePath(indexPath), animated: animated)
    setNeedsLayout()
  }
  /// Scrolls to an item, within the content's range; one that does not exist traps.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    engine.scrollToItem(at: EnginePath(indexPath), at: scrollPosition.engine, animated: animated)
    follow()
    setNeedsLayout()
  }

  // MARK: Batches

  let batches = BatchCalls()
  /// Animates changes as one batch; nil makes none. A batch that does not fit the data traps. The variant
  /// with a non-escaping closure calls this method, so that an override of it gets all batches.
  @_disfavoredOverload open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { batches.perform(updates, completion, in: self) }
  /// Whether a batch is open whose changes are not visible yet.
  open var hasUncommittedUpdates: Bool { batches.isOpen }
  /// Inserts items that the data source already has.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertItems(at: indexPaths.map { EnginePath($0) }) }
  }
  /// Deletes items that the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleteItems(at: indexPaths.map { EnginePath($0) }) }
  }
  /// Reloads items: each gets a new cell.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadItems(at: indexPaths.map { EnginePath($0) }) }
  }
  /// Reconfigures items: the data source gets the same cells when it dequeues them.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigureItems(at: indexPaths.map { EnginePath($0) }) }
  }
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveItem(at: EnginePath(indexPath), to: EnginePath(newIndexPath)) }
  }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) { change { $0.insertSections(Array(sections)) } }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) { change { $0.deleteSections(Array(sections)) } }
  /// Reloads sections: their items get new cells.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadSections(Array(sections)) } }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, toSection: newSection) }
  }
}
