import CradleGeometry

/// The titles at the right edge of a table, which lead to its sections: a touch that goes down on a title, or moves over
/// it, scrolls there.
final class SectionIndex: UIView {
  /// The width in points. Ours, as that of UIKit is not published.
  private static let width: CGFloat = 15
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  /// Nil while the table is deinitialized.
  private weak var table: DrawnTable?
  private var titles: [String] = []
  private var labels: [UILabel] = []
  /// The title under the finger; nil for none.
  private var chosen: Int?
  private var isTracking = false

  init(_ table: DrawnTable) {
    self.table = table
    super.init(frame: .zero)
    isHidden = true
    observeTouches()
  }
  required init?(coder: NSCoder) { nil }

  /// Shows other titles; none hides the index.
  func show(_ new: [String]) {
    guard new != titles else { return }
    titles = new
    for label in labels { label.removeFromSuperview() }
    labels = new.map { title in
      let label = UILabel()
      (label.text, label.font, label.textAlignment) = (title, Self.font, .center)
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  /// Stays at the edge of the visible part, above the rows.
  func follow(in visible: CGRect, isShown: Bool) {
    isHidden = titles.isEmpty || !isShown
    guard let table, !isHidden else { return }
    let place = CGRect(
      x: visible.maxX - Self.width, y: visible.minY, width: Self.width, height: visible.height)
    if frame != place { frame = place }
    if superview !== table || table.subviews.last !== self { table.addSubview(self) }
    color()
  }
  private func color() {
    guard let table else { return }
    for label in labels { label.textColor = table.sectionIndexColor ?? table.tintColor }
    let tracking = isTracking ? table.sectionIndexTrackingBackgroundColor : nil
    backgroundColor = tracking ?? table.sectionIndexBackgroundColor
  }

  /// The height of a title: a line, or less where there are too many.
  private var step: CGFloat { min(Self.font.lineHeight, bounds.height / CGFloat(max(1, titles.count))) }
  private var top: CGFloat { bounds.midY - step * CGFloat(titles.count) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (number, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: top + step * CGFloat(number), width: bounds.width, height: step)
    }
  }

  /// A press of no duration begins with the touch, so that the table does not scroll by it.
  private func observeTouches() {
    let press = UILongPressGestureRecognizer { [weak self] in self?.follow($0) }
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }
  private func follow(_ press: UIGestureRecognizer) {
    isTracking = press.state == .began || press.state == .changed
    if press.state == .began { chosen = nil }
    if isTracking { choose(press.location(in: self)) }
    color()
  }

  private func choose(_ point: CGPoint) {
    // The app may have removed the titles or the height under the finger.
    guard !titles.isEmpty, step > 0 else { return }
    let place = (point.y - top) / step
    let number = Int(place.clamped(to: 0...CGFloat(titles.count - 1)))
    guard number != chosen else { return }
    chosen = number
    (table as? UITableView)?.showSection(ofIndexTitle: titles[number], at: number)
  }
}

extension UITableViewDataSource {
  /// Returns nil.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the title's number.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

extension UITableView {
  /// Queries the titles of the index again.
  public func reloadSectionIndexTitles() {
    sectionIndex.show(dataSource?.sectionIndexTitles(for: self) ?? [])
    setNeedsLayout()
  }

  /// Places the index, if there are enough rows.
  func layOutSectionIndex() {
    let rows = metrics.sections.reduce(0) { $0 + $1.count }
    sectionIndex.follow(
      in: bounds.inset(by: adjustedContentInset), isShown: rows >= sectionIndexMinimumDisplayRowCount)
  }

  fileprivate func showSection(ofIndexTitle title: String, at index: Int) {
    guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) else {
      return
    }
    precondition(
      (0..<numberOfSections).contains(section),
      "UITableView: sectionForSectionIndexTitle \"\(title)\" is \(section), and there are \(numberOfSections) sections; "
        + "return one of them, or as many titles as there are sections")
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
