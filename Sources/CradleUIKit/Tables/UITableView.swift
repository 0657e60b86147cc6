import CradleGeometry

/// A scroll view of rows in sections. Only visible rows have cells, which are reused.
open class UITableView: DrawnTable {
  /// UIKit's height of a row, in points.
  static let standardHeight: CGFloat = 44
  static let titleHeight: CGFloat = 28
  /// The style.
  public let style: Style
  /// The data source; held weakly.
  open weak var dataSource: UITableViewDataSource? { didSet { reloadData() } }
  /// The delegate; held weakly.
  open weak var delegate: UITableViewDelegate? {
    didSet {
      scrollDelegate = delegate
      reloadKeepingSelection()
    }
  }
  /// The height of rows in points; the default is `automaticDimension`.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadKeepingSelection() } }
  /// The estimated height of rows, in points; the default is `automaticDimension`, for 44.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of headers in points; the default is `automaticDimension`: 28 for a title, and the fitting height of a
  /// view.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadKeepingSelection() } }
  /// The height of footers in points; the default is `automaticDimension`.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadKeepingSelection() } }
  /// The view above the first section, with its own height.
  open var tableHeaderView: UIView? { didSet { replaceSubview(oldValue, tableHeaderView) } }
  /// The view below the last section, with its own height.
  open var tableFooterView: UIView? { didSet { replaceSubview(oldValue, tableFooterView) } }
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether touches select rows; the default is true.
  open var allowsSelection = true
  /// Whether several rows may be selected; the default is false.
  open var allowsMultipleSelection = false
  /// Whether the rows are being edited.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isEdited = false
  /// Begins or ends editing, also of the cells.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEdited = editing
    mover.cancel(isAnimated: animated)
    swipe?.close(isAnimated: animated)
    // The app may have changed the rows, or ended this editing, in these calls.
    for (path, cell) in cells where cells[path] === cell && isEdited == editing {
      cell.setEditing(editing, animated: animated)
      if cells[path] === cell { showControls(of: cell, at: path) }
      if animated { UIView.animate(withDuration: RowMotion.duration) { cell.layoutIfNeeded() } }
    }
  }
  /// Whether touches select rows while they are edited; the default is false.
  open var allowsSelectionDuringEditing = false
  /// Whether touches may select several rows while they are edited; the default is false.
  open var allowsMultipleSelectionDuringEditing = false
  /// The visible header of a section; nil if there is none.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaderFooter(IndexPath(row: 0, section: section))
  }
  /// The visible footer of a section; nil if there is none.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaderFooter(IndexPath(row: 1, section: section))
  }

  // The parts, each with its own storage and rules; the table orders their work, and calls the app between.

  var metrics = TableMetrics()
  var rowViews = RowViews()
  var selection = RowSelection()
  var batch = TableBatch()
  var resizing = RowResizing()
  let fillerRows = FillerRows()
  var cells: [IndexPath: UITableViewCell] { rowViews.cells }

  /// Makes a table with a frame and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    observeGestures()
  }
  /// Makes a plain table with a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a plain table; the archive is not read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    observeGestures()
  }
  private(set) lazy var highlight = RowHighlight(self)
  private(set) lazy var mover = RowMover(self)
  /// The drags of rows, and the drops; nil before the app sets a delegate for them.
  var dragging: TableDragging?
  private(set) lazy var prefetcher = RowPrefetcher(self)
  /// The data source that prepares rows ahead of a scroll; held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are prefetched; the default is true.
  open var isPrefetchingEnabled = true
  override var touchHeir: UIResponder? { highlight }
  private(set) var swipe: RowSwipe?
  private func observeGestures() {
    swipe = RowSwipe(self)
    observePresses()
  }
  private func replaceSubview(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    moveRows()
  }
  override func tick(_ seconds: Double) {
    super.tick(seconds)
    highlight.wait(seconds)
    mover.advance(by: seconds)
    follow()
    setNeedsLayout()
  }

  // MARK: Contents

  /// Queries all rows again with the next layout.
  open func reloadData() {
    swipe?.close(isAnimated: false)
    mover.drop()
    dragging?.contentsDidChange()
    metrics.markStale()
    batch.open?.isReload = true
    prefetcher.forgetRows()
    // Before the delegate is notified of the views that leave, because it may reload again.
    selection.removeAll()
    let before = rowViews.removeAll()
    for (path, cell) in before.cells { recycle(cell, at: path) }
    for (path, view) in before.headerFooters { recycleHeaderFooter(view, at: path) }
    setNeedsLayout()
  }
  /// The number of sections.
  open var numberOfSections: Int { currentMetrics.sections.count }
  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int { existing(section, "numberOfRows").count }
  /// The visible cells, from the top.
  open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }
  /// The visible rows, from the top; empty for none, and never nil here.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  /// The cell of a visible row, or of one that the table is about to show; nil for others.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rowViews.cell(at: indexPath) }
  /// The row of a visible cell; nil for others.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rowViews.path(of: cell) }
  /// The row at a point of the content; nil for none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    currentMetrics.rows(from: point.y, to: point.y + 0.001).first.map(dataPath)
  }
  /// The rectangle of a row in the content's points; zero for one that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    currentMetrics.rect(shownPath(indexPath), width: bounds.width) ?? .zero
  }
  override func frame(ofRow path: IndexPath) -> CGRect { rectForRow(at: path) }
  /// The rectangle of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    let found = existing(section, "rect(forSection:)")
    return CGRect(x: 0, y: found.top, width: bounds.width, height: found.bottom - found.top)
  }

  /// The rectangle of a section's header in the content's points.
  open func rectForHeader(inSection section: Int) -> CGRect {
    let found = existing(section, "rectForHeader")
    return CGRect(x: 0, y: found.top, width: bounds.width, height: found.header)
  }
  /// The rectangle of a section's footer in the content's points.
  open func rectForFooter(inSection section: Int) -> CGRect {
    let found = existing(section, "rectForFooter")
    return CGRect(x: 0, y: found.bottom - found.footer, width: bounds.width, height: found.footer)
  }
  /// The rows in a rectangle of the content; empty for none, and never nil here.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    currentMetrics.rows(from: rect.minY, to: rect.maxY).map(dataPath)
  }
  /// The metrics, updated if they are stale.
  var currentMetrics: TableMetrics {
    if metrics.isStale { measure() }
    return metrics
  }

  /// - Parameter knownHeight: The measured height of a row before a change; nil for one without.
  func measure(knownHeight: (IndexPath) -> CGFloat? = { _ in nil }) {
    mover.drop()
    metrics.beginMeasuring()
    guard let dataSource else { return metrics.show(TableMetrics()) }
    let counts = counts(from: dataSource)
    reloadSectionIndexTitles()
    let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardHeight
    let measured = TableMetrics(top: tableHeaderView?.bounds.height ?? 0, counts: counts) { section in
      (height(ofHeaderFooterIn: section, isHeader: true), height(ofHeaderFooterIn: section, isHeader: false))
    } row: { path in
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if height >= 0 { return (height, true) }
      let estimated = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimate
      return knownHeight(path).map { ($0, true) } ?? (estimated > 0 ? estimated : estimate, false)
    }
    metrics.show(measured)
    setContentSize()
  }

  func setContentSize() {
    let size = CGSize(width: bounds.width, height: metrics.end + (tableFooterView?.bounds.height ?? 0))
    if contentSize != size { contentSize = size }
  }

  // MARK: Layout

  /// Adds and removes cells, headers and footers for the rows that the offset makes visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let block = AnimationBlock.current
    UIView.outsideOfAnimation(resizeRows)
    UIView.outsideOfAnimation { synchronizeViews(in: block) }
  }

  func recycle(_ cell: UITableViewCell, at path: IndexPath) {
    highlight.leave(cell, at: path)
    swipe?.leave(cell, at: path)
    dragging?.leave(cell)
    cell.removeFromSuperview()
    cell.layer.endPresentation()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    pool.recycle(cell)
  }
}
