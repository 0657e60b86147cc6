import CradleGeometry

/// Ours: the properties of a table that the app's drawing reads, and the reuse of cells, headers and footers.
/// `UITableView` inherits it.
open class DrawnTable: UIScrollView {
  /// A blur of the lines between rows; the app draws it.
  open var separatorEffect: UIVisualEffect?
  /// The style of the lines between rows: a view at the bottom of each cell, unless it is `none`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The colour of the lines between rows; nil for grey.
  open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
  /// The insets of the lines between rows, in points, for cells without their own; 16 at the left by default. Only the left
  /// and the right one count. A number that is not finite traps.
  open var separatorInset: UIEdgeInsets {
    get { ownInset ?? RowLine.automaticInset }
    set {
      ownInset = newValue
      setNeedsLayout(by: newValue)
    }
  }
  private var ownInset: UIEdgeInsets?
  /// Where the insets of lines that the app sets, also those of cells, begin; the default is at the edges of the cells.
  open var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsLayout() }
  }
  /// The height of the empty rows that fill a plain table below its last row, in points; they are only lines. 0, the default,
  /// is for none, `automaticDimension` for the height of the last row. A view at the table's foot takes their place.
  open var fillerRowHeight: CGFloat = 0 {
    didSet {
      precondition(
        fillerRowHeight.isFinite,
        "UITableView.fillerRowHeight must be finite, not \(fillerRowHeight); give points or automaticDimension"
      )
      setNeedsLayout()
    }
  }
  /// When rows of automatic heights are measured again; the default is `enabled`.
  open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled
  /// The line below each row.
  var rowLine: RowLine {
    RowLine(
      isShown: separatorStyle != .none, color: separatorColor ?? RowLine.usualColor, inset: ownInset,
      isFromAutomatic: separatorInsetReference == .fromAutomaticInsets)
  }
  /// The estimated height of headers, in points. Headers are measured immediately here.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of footers, in points. Footers are measured immediately here.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above a section's header, in points; ignored here.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Whether the contents of cells, headers and footers keep clear of the safe area's insets at the left and the right; the
  /// default is true. Their backgrounds do not.
  open var insetsContentViewsToSafeArea = true {
    didSet { for view in subviews { view.setNeedsLayout() } }
  }
  /// Whether the content follows the readable width; has no effect here.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// The colour of the index's titles; nil for the tint.
  open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour behind the index's titles; nil for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour behind the index's titles while a finger is on them; nil for the same.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// The number of rows from which on the index is shown; the default is 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  private(set) lazy var sectionIndex = SectionIndex(self)

  override func start() {
    super.start()
    // As in UIKit a table, unlike other scroll views, can be pulled if its rows fit.
    alwaysBounceVertical = true
  }

  // MARK: Cells

  var pool = ReusePool<UITableViewCell>()
  var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()

  /// Registers a nib for the cells of a reuse identifier; see `UINib.register(_:make:)`.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.factories[identifier] = nib.map { nib in
      { _ in nib.view(for: "dequeueReusableCell(withIdentifier:)") }
    }
  }
  /// Registers a class for the headers and footers of a reuse identifier; nil removes it. A class that is not a
  /// subclass of `UITableViewHeaderFooterView` traps.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return headerFooterPool.factories[identifier] = nil }
    guard let viewType = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        "UITableView.register: \(aClass) is no subclass of UITableViewHeaderFooterView; give one that is")
    }
    headerFooterPool.factories[identifier] = { _ in
      viewType.made(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.titleHeight))
    }
  }
  /// Registers a nib for the headers and footers of a reuse identifier; see `UINib.register(_:make:)`.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.factories[identifier] = nib.map { nib in
      { _ in nib.view(for: "dequeueReusableHeaderFooterView(withIdentifier:)") }
    }
  }
  /// Returns a header or footer that left the table, prepared for reuse, or a new one as registered; nil without
  /// either.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    headerFooterPool.take(identifier)
  }
  /// Registers a class for the cells of a reuse identifier; nil removes it. A class that is not a subclass of
  /// `UITableViewCell` traps.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return pool.factories[identifier] = nil }
    guard let cellType = cellClass as? UITableViewCell.Type else {
      preconditionFailure(
        "UITableView.register: \(cellClass) is no subclass of UITableViewCell; give one that is")
    }
    pool.factories[identifier] = { cellType.made($0) }
  }
  /// Returns a cell that left the screen, prepared for reuse, or a new one as registered; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.take(identifier)
  }
  /// Returns a cell that left the screen, prepared for reuse, or a new one, with the row's frame, or the cell of a row
  /// that is configured again; an identifier without a class traps.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "UITableView.dequeueReusableCell: no class is registered for \"\(identifier)\"; call register(_:forCellReuseIdentifier:)"
      )
    }
    if cell === pool.reconfigured { return cell }
    // As in UIKit the app may fill it by its size.
    let rect = frame(ofRow: indexPath)
    if !rect.isEmpty { cell.frame = rect }
    return cell
  }
  /// The rectangle of a row in the content's points; zero for one that does not exist. `UITableView` overrides it.
  func frame(ofRow path: IndexPath) -> CGRect { .zero }
}
