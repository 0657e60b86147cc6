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

  /// Whether items can be selected, one at a time.
  public var allowsSelection = true
  /// Whether several items can be selected, each touch changing one.
  public var allowsMultipleSelection = false

  var contents = CollectionContents()
  var needsReload = true
  /// Whether the layout has to be asked what shows, though its bounds are the same.
  var needsQuery = true
  /// Whether a pass is under way, or a batch in which the data is between two states.
  var isBusy = false
  /// Whether a hand's work has ended, so that the next frame lets the layout choose where to rest.
  var wantsToSettle = false
  /// Whether the delegate has not heard yet of a scroll that a pass or batch caused.
  var owesScroll = false
  var batch: BatchUpdates?
  var offsetAdjustment = Vector.zero
  var transition: InteractiveTransition?

  /// What the layout wants in sight, in its order; what only its motion keeps here; what only fades.
  var wanted: [Element] = []
  var departing: [Element] = []
  var leaving: [Element] = []
  /// The elements of `wanted` and `departing` by their keys.
  var byKey: [ElementKey: Element] = [:]
  var drawOrder: [Element] = []
  var isDrawOrderStale = false
  var passNumber = 0
  /// Where in `previouslyWanted` the next of the layout's elements should be.
  var expected = 0
  /// Kept between frames for their storage.
  var buffer: [LayoutAttributes] = []
  var spare: [Element] = []
  var previouslyWanted: [Element] = []

  var cells = ReuseQueue<CollectionViewCell>()
  var supplementaries = ReuseQueue<CollectionReusableView>()
  var selection: Set<IndexPath> = []
  var touch: CollectionTouch?
  var prefetch = PrefetchWindow()
  var completions: [(time: Double, body: () -> Void)] = []
  private let listener = ScrollListener()

  /// Makes an empty collection; give it a data source.
  ///
  /// - Parameters:
  ///   - viewportSize: what is seen, in points; finite, 0 or more.
  ///   - layout: what places the elements; one that another collection uses is a programming error.
  public init(viewportSize: Size, layout: CollectionViewLayout) {
    scrollView = ScrollView(viewportSize: viewportSize, contentSize: .zero)
    self.layout = layout
    adopt(layout)
    listener.owner = self
    scrollView.delegate = listener
  }

  func adopt(_ layout: CollectionViewLayout) {
    precondition(
      layout.collectionView == nil || layout.collectionView === self,
      "CollectionView: the layout already lays out another collection; make one for each")
    layout.enter(self)
  }

  // MARK: What there is

  /// The time in seconds to which events and advances have brought it.
  public var time: Double { scrollView.time }

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

  /// The size of what is seen, in points; finite, 0 or more. It may change at any time.
  ///
  /// At rest the layout may then choose another offset, so that what it centres stays in the middle; what moves does
  /// so once it has come to its end.
  public var viewportSize: Size {
    get { scrollView.viewportSize }
    set {
      guard newValue != viewportSize else { return }
      layoutIfNeeded()
      let middle = scrollView.phase == .idle ? shownItem : nil
      resize(to: newValue)
      layoutIfNeeded()
      if let middle, scrollView.phase == .idle {
        settleAfterResize(around: middle)
      } else {
        wantsToSettle = true
      }
    }
  }

  /// Forgets everything and asks the data source anew with the next pass; nothing keeps its identity.
  public func reloadData() {
    precondition(
      batch == nil,
      "CollectionView.reloadData: not inside a batch; end the batch first, or reload sections in it")
    needsReload = true
  }

  func loadIfNeeded() {
    guard needsReload, batch == nil else { return }
    needsReload = false
    contents.reload(counts: readCounts().map { max(0, $0) })
    dropEverything()
    var context = InvalidationContext.everything
    context.invalidatesCounts = true
    layout.invalidate(context)
    transition?.to.invalidate(context)
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Ends a pass or batch, and tells what scroll it caused.
  func endBusiness() {
    isBusy = false
    guard owesScroll else { return }
    owesScroll = false
    delegate?.scrollViewDidScroll(scrollView)
  }
}
