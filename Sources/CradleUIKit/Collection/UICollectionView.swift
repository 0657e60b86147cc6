import CradleGeometry
import CradleScrolling

/// A scroll view full of elements that a data source counts and supplies and a layout places.
///
/// `advance(by:)` of the topmost view brings the views in line with the layout, once a frame.
open class UICollectionView: UIScrollView {
  /// The layout in use; the engine knows only what asks it.
  var installed: UICollectionViewLayout
  /// The change of layout that a hand drives; nil without one.
  var transition: HandDrivenTransition?
  /// The layout of such a change before the engine has taken it.
  var beginning: UICollectionViewTransitionLayout?
  private(set) lazy var engine = EngineView(
    viewportSize: layer.bounds.size.core, collectionViewLayout: installed.adapter)
  private(set) lazy var elements = ElementViews(self)
  /// The bounds that a layout sees while it is asked about new ones.
  var pretended: CGRect?
  /// What the engine knows the dequeued views by, until it has taken them back with the pass that asked for them: a view knows
  /// its own only weakly.
  var lent: [AnyObject] = []
  /// The reuse identifiers of the registrations that were used.
  var registered: Set<String> = []

  /// A collection view of a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    installed = layout
    super.init(frame: frame)
  }
  /// Made of an archive it has an empty flow.
  public required init?(coder: NSCoder) {
    installed = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func makeScroll() -> ScrollView {
    installed.owner = self
    return engine
  }
  override func makeBridge() -> ScrollBridge { CollectionBridge(self) }
  private var collectionBridge: CollectionBridge? { bridge as? CollectionBridge }

  override func start() {
    super.start()
    guard let collectionBridge else { return }
    engine.delegate = collectionBridge
  }

  override func tick(_ seconds: Double) {
    engine.advance(by: seconds)
    follow()
    let layout = collectionViewLayout
    layout.animators.removeAll { $0.animator == nil }
    for entry in layout.animators { entry.animator?.advance(by: seconds) }
    setNeedsLayout()
  }

  /// Brings the layout up to date and the views in line with it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layoutIfNeeded()
    follow()
    endTransition()
    elements.update()
    lent.removeAll(keepingCapacity: true)
  }

  /// What is seen of the content; a layout that is asked about new bounds still sees the old ones.
  open override var bounds: CGRect {
    get { pretended ?? super.bounds }
    set { super.bounds = newValue }
  }
  /// The origin of what is seen.
  open override var contentOffset: CGPoint {
    get { pretended?.origin ?? super.contentOffset }
    set { super.contentOffset = newValue }
  }
  /// The content's extent, as the layout has it; setting it counts for nothing.
  open override var contentSize: CGSize {
    get {
      if pretended == nil { engine.layoutIfNeeded() }
      return super.contentSize
    }
    set {}
  }

  // MARK: Who says what

  /// Who says how much there is and supplies the cells; held weakly.
  open weak var dataSource: UICollectionViewDataSource? {
    didSet {
      engine.dataSource = dataSource == nil ? nil : collectionBridge
      setNeedsLayout()
    }
  }
  /// Whom to tell and ask; held weakly.
  open weak var delegate: UICollectionViewDelegate? {
    didSet {
      scrollDelegate = delegate
      if !(delegate === oldValue) { collectionViewLayout.invalidateLayout() }
    }
  }
  /// Who gets items ready before they come into sight; held weakly.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching? {
    didSet { engine.prefetchDataSource = prefetchDataSource == nil ? nil : collectionBridge }
  }
  /// Whether items are got ready at all.
  open var isPrefetchingEnabled = true
  /// What lies behind everything.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// What places the elements; setting it changes the layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { transition?.layout ?? installed }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Changes the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Changes the layout, and calls when that is over.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = installed
    layout.owner = self
    for view in elements.views { view.willTransition(from: old, to: layout) }
    installed = layout
    engine.setCollectionViewLayout(layout.adapter, animated: animated, completion: completion)
    endTransition()
    if old !== layout { old.owner = nil }
    for view in elements.views { view.didTransition(from: old, to: layout) }
    setNeedsLayout()
  }

  // MARK: What there is

  /// Asks for everything anew with the next layout.
  open func reloadData() {
    engine.reloadData()
    setNeedsLayout()
  }
  /// How many sections there are.
  open var numberOfSections: Int { engine.numberOfSections }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { engine.numberOfItems(inSection: section) }

  // MARK: Selection

  /// Whether touches select items.
  open var allowsSelection = true { didSet { chooseSelection() } }
  /// Whether several items may be selected.
  open var allowsMultipleSelection = false { didSet { chooseSelection() } }
  /// Whether the items are being edited, which has its own rules for selection.
  open var isEditing = false { didSet { chooseSelection() } }
  /// Whether touches select items while they are edited.
  open var allowsSelectionDuringEditing = false { didSet { chooseSelection() } }
  /// Whether several items may be selected while they are edited.
  open var allowsMultipleSelectionDuringEditing = false { didSet { chooseSelection() } }

  private func chooseSelection() {
    engine.allowsSelection = isEditing ? allowsSelectionDuringEditing : allowsSelection
    engine.allowsMultipleSelection =
      isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
  /// The selected items; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { engine.indexPathsForSelectedItems?.map(\.path) }
  /// Selects an item, and scrolls to it where a position is named; tells no delegate. Nil takes every selection away.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    engine.selectItem(
      at: indexPath.map { EnginePath($0) }, animated: animated, scrollPosition: scrollPosition.engine)
    setNeedsLayout()
  }
  /// Takes an item's selection away; tells no delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    engine.deselectItem(at: EnginePath(indexPath), animated: animated)
    setNeedsLayout()
  }
  /// Scrolls to an item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    engine.scrollToItem(at: EnginePath(indexPath), at: scrollPosition.engine, animated: animated)
    follow()
    setNeedsLayout()
  }

  // MARK: Batches

  /// Makes changes as one animation. A batch that does not fit the data is a programming error.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    engine.performBatchUpdates(
      { [weak self] in
        self?.openBatches += 1
        defer { self?.openBatches -= 1 }
        updates?()
      }, completion: completion)
    setNeedsLayout()
  }
  private var openBatches = 0
  /// Whether a batch has been begun whose changes do not show yet.
  open var hasUncommittedUpdates: Bool { openBatches > 0 }
  /// Inserts items; the data source has them already.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertItems(at: indexPaths.map { EnginePath($0) }) }
  }
  /// Deletes items; the data source has dropped them already.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleteItems(at: indexPaths.map { EnginePath($0) }) }
  }
  /// Asks for items anew.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadItems(at: indexPaths.map { EnginePath($0) }) }
  }
  /// Has the data source fill the cells of items again: it gets the same cells when it dequeues them.
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
  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadSections(Array(sections)) } }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, toSection: newSection) }
  }

  private func change(_ body: (EngineView) -> Void) {
    body(engine)
    setNeedsLayout()
  }
}
