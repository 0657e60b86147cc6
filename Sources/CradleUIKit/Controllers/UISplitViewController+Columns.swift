import CradleGeometry

extension UISplitViewController {
  /// Sets the controller of a column; nil for none. As in UIKit, a controller that is not a
  /// navigation controller becomes the root of a new one, except in the column `compact`. A split
  /// controller without columns traps.
  public func setViewController(_ vc: UIViewController?, for column: Column) {
    existingColumns("setViewController(_:for:)").set(vc, for: column)
  }
  /// Returns the controller that was set for a column; nil for none, and for a controller without columns.
  public func viewController(for column: Column) -> UIViewController? { columns?.controllers[column] }
  /// Shows a column: beside the others in a wide window; in a narrow one it slides to the top of the stack. A
  /// controller without columns traps.
  public func show(_ column: Column) { existingColumns("show(_:)").show(column) }
  /// Hides a column: in a wide window with the columns before it, in a narrow one with those above
  /// it on the stack. The last column of a wide window and the first of a narrow one stay. A
  /// controller without columns traps.
  public func hide(_ column: Column) { existingColumns("hide(_:)").hide(column) }

  private func existingColumns(_ call: String) -> SplitColumns {
    guard let columns else {
      preconditionFailure(
        "UISplitViewController.\(call): the controller has no columns; make it with init(style:)")
    }
    return columns
  }
}

/// The columns of a split controller.
final class SplitColumns {
  typealias Column = UISplitViewController.Column
  /// Nil while the controller is deinitialized.
  private weak var split: UISplitViewController?
  /// The columns, from the left.
  private let order: [Column]
  /// The controllers that were set.
  private(set) var controllers: [Column: UIViewController] = [:]
  /// The stack of each column in a wide window.
  private var stacks: [Column: UINavigationController] = [:]
  /// The stack of all columns in a narrow window.
  private let narrow = UINavigationController(nibName: nil, bundle: nil)
  /// The controllers of each column while they are on the stack of a narrow window, or below it.
  private var contents: [Column: [UIViewController]] = [:]
  /// The column at the top of the stack of a narrow window; before the first layout the one that is proposed for it.
  private var top = Column.secondary
  /// Whether the columns are arranged for a narrow window; nil before the first layout.
  private var isNarrow: Bool?
  /// The display mode that `show(_:)` or `hide(_:)` has set; nil for the preferred one.
  var shownMode: UISplitViewController.DisplayMode?

  init(_ split: UISplitViewController, _ style: UISplitViewController.Style) {
    self.split = split
    order = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The columns beside the secondary one that a mode shows.
  private func sides(_ mode: UISplitViewController.DisplayMode) -> ArraySlice<Column> {
    switch mode {
    case .secondaryOnly: []
    case .automatic, .oneBesideSecondary, .oneOverSecondary: order.dropLast().suffix(1)
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: order.dropLast().suffix(2)
    }
  }
  /// The present mode.
  var mode: UISplitViewController.DisplayMode {
    guard let split, !split.isCollapsed else { return .secondaryOnly }
    if let shownMode { return shownMode }
    guard split.preferredDisplayMode == .automatic else { return split.preferredDisplayMode }
    return order.count > 2 ? .twoBesideSecondary : .oneBesideSecondary
  }

  // MARK: Arrangement

  func set(_ controller: UIViewController?, for column: Column) {
    controllers[column] = controller
    if order.contains(column) {
      stacks[column] = controller.map {
        $0 as? UINavigationController ?? UINavigationController(rootViewController: $0)
      }
    }
    guard let isNarrow else { return }
    if isNarrow {
      follow()
      if order.contains(column) { takeContents(of: column) }
      showNarrow(animated: false)
    } else {
      showWide()
    }
  }
  private func takeContents(of column: Column) {
    contents[column] = stacks[column]?.viewControllers ?? []
    stacks[column]?.setViewControllers([], animated: false)
  }
  /// Takes over the pushes and pops on the stack of a narrow window.
  private func follow() {
    var (shown, column) = ([Column: [UIViewController]](), order[0])
    for controller in narrow.viewControllers {
      column = order.first { contents[$0]?.first === controller } ?? column
      shown[column, default: []].append(controller)
      top = column
    }
    contents.merge(shown) { $1 }
  }
  private func showNarrow(animated: Bool) {
    if let compact = controllers[.compact] {
      narrow.setViewControllers([], animated: false)
      split?.setShown([compact])
      return
    }
    let columns = order.prefix { $0 != top } + [top]
    narrow.setViewControllers(columns.flatMap { contents[$0] ?? [] }, animated: animated)
    guard let split, split.children.first !== narrow || split.children.count != 1 else { return }
    split.setShown([narrow])
  }
  private func showWide() { split?.setShown(order.compactMap { stacks[$0] }) }

  /// Arranges the columns for the width of the window, and places their views.
  func layOut() {
    guard let split else { return }
    let isNowNarrow = split.isCollapsed
    if isNarrow != isNowNarrow { arrange(isNowNarrow, wasArranged: isNarrow != nil) }
    guard let view = split.viewIfLoaded else { return }
    for child in split.children where child.view.superview !== view { view.addSubview(child.view) }
    guard isNarrow == false else {
      split.children.first?.view.isHidden = false
      split.children.first?.view.frame = view.bounds
      return
    }
    var left: CGFloat = 0
    let shown = sides(mode)
    for column in order {
      guard let columnView = stacks[column]?.viewIfLoaded else { continue }
      let width: CGFloat =
        switch column {
        case .primary: split.primaryColumnWidth
        case .supplementary: split.supplementaryColumnWidth
        case .secondary, .compact: max(0, view.bounds.width - left)
        }
      let isShown = column == .secondary || shown.contains(column)
      columnView.isHidden = !isShown
      columnView.frame = CGRect(x: left, y: 0, width: width, height: view.bounds.height)
      if isShown { left += width }
    }
  }
  private func arrange(_ isNowNarrow: Bool, wasArranged: Bool) {
    guard let split else { return }
    isNarrow = isNowNarrow
    if isNowNarrow {
      for column in order { takeContents(of: column) }
      let proposed = wasArranged ? .secondary : top
      let asked = split.delegate?.splitViewController(
        split, topColumnForCollapsingToProposedTopColumn: proposed)
      top = asked.flatMap { order.contains($0) ? $0 : nil } ?? proposed
      showNarrow(animated: false)
      if wasArranged { split.delegate?.splitViewControllerDidCollapse(split) }
    } else {
      if wasArranged {
        follow()
        narrow.setViewControllers([], animated: false)
        for column in order { stacks[column]?.setViewControllers(contents[column] ?? [], animated: false) }
      }
      showWide()
      if wasArranged { split.delegate?.splitViewControllerDidExpand(split) }
    }
  }

  // MARK: Shown columns

  func show(_ column: Column) {
    guard let split, let index = order.firstIndex(of: column) else { return }
    if isNarrow == true {
      follow()
      guard column != top else { return }
      let isAbove = index > order.firstIndex(of: top) ?? 0
      if isAbove { split.delegate?.splitViewController(split, willShow: column) }
      top = column
      return showNarrow(animated: true)
    }
    if isNarrow == nil { top = column }
    let count = order.count - 1 - index
    guard column != .secondary, count > sides(mode).count else { return }
    split.delegate?.splitViewController(split, willShow: column)
    change(toSides: count)
  }
  func hide(_ column: Column) {
    guard let split, let index = order.firstIndex(of: column) else { return }
    if isNarrow == true {
      follow()
      guard index > 0, index <= order.firstIndex(of: top) ?? 0 else { return }
      split.delegate?.splitViewController(split, willHide: column)
      top = order[index - 1]
      return showNarrow(animated: true)
    }
    if isNarrow == nil, index > 0, index <= order.firstIndex(of: top) ?? 0 { top = order[index - 1] }
    guard sides(mode).contains(column) else { return }
    split.delegate?.splitViewController(split, willHide: column)
    change(toSides: order.count - 2 - index)
  }
  /// Shows a number of columns beside the secondary one.
  private func change(toSides count: Int) {
    guard let split else { return }
    let modes: [UISplitViewController.DisplayMode] = [
      .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary,
    ]
    split.delegate?.splitViewController(split, willChangeTo: modes[count])
    shownMode = modes[count]
    split.viewIfLoaded?.setNeedsLayout()
  }
}
