import CradleGeometry

/// Supplies the numbers of a picker's components and rows.
public protocol UIPickerViewDataSource: OptionalMethods {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows of a picker, and is notified of choices. All methods have defaults.
public protocol UIPickerViewDelegate: OptionalMethods {
  /// Returns the width of a component in points; the default is an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a component's rows in points; the default is 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row; nil, the default, for none.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row with attributes; nil, the default, for the plain one.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// Returns the view of a row; nil, the default, for a label with its title. `view` can be reused.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView?
  /// Called after a drag has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// An equal share, represented by a negative number.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
  /// UIKit's 32 points.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// Returns nil.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    nil
  }
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  )
    -> NSAttributedString?
  { nil }
  /// Returns nil: a label shows the title. A type that implements it returns a view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? { nil }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Components beside each other; each scrolls, and stops with a row in the middle.
open class UIPickerView: UIView {
  /// The numbers; held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The rows; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the chosen row is marked; the app marks it.
  open var showsSelectionIndicator = true
  private var componentViews: [PickerComponentView] = []
  private var isStale = true

  /// The number of components.
  open var numberOfComponents: Int { loadedComponentViews.count }
  /// The number of rows of a component.
  open func numberOfRows(inComponent component: Int) -> Int { loadedComponentViews[component].count }
  /// The size of a component's rows in points.
  open func rowSize(forComponent component: Int) -> CGSize { loadedComponentViews[component].rowSize }
  /// The view of a visible row; nil for others.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadedComponentViews[component].rows[row]
  }
  /// Queries the numbers of components and rows, and all rows, again. As in UIKit each component stays at its row.
  open func reloadAllComponents() {
    isStale = true
    setNeedsLayout()
  }
  /// Queries the number of a component's rows, and the rows, again. It stays at its row, or at the last one.
  open func reloadComponent(_ component: Int) {
    let view = loadedComponentViews[component]
    view.count(keeping: view.selected)
    view.reload()
  }
  /// Selects a row without notifying the delegate; a row out of range traps.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    layoutIfNeeded()
    loadedComponentViews[component].select(row, animated: animated)
  }
  /// The chosen row of a component; −1 for one without rows.
  open func selectedRow(inComponent component: Int) -> Int { loadedComponentViews[component].selected }

  private var loadedComponentViews: [PickerComponentView] {
    guard isStale else { return componentViews }
    isStale = false
    let selected = componentViews.map(\.selected)
    for componentView in componentViews { componentView.removeFromSuperview() }
    let components = dataSource?.numberOfComponents(in: self) ?? 0
    precondition(
      components >= 0, "UIPickerView: numberOfComponents(in:) is \(components); return 0 for no components")
    componentViews = (0..<components).map { PickerComponentView(self, $0) }
    for (index, componentView) in componentViews.enumerated() {
      componentView.count(keeping: index < selected.count ? selected[index] : 0)
      addSubview(componentView)
    }
    setNeedsLayout()
    return componentViews
  }
  /// Places the components beside each other, in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let all = loadedComponentViews
    guard !all.isEmpty else { return }
    let requested = all.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
    let unspecifiedCount = requested.filter { $0 < 0 }.count
    let remaining = bounds.width - requested.filter { $0 >= 0 }.reduce(0, +)
    let widths = requested.map { $0 < 0 ? max(0, remaining) / CGFloat(unspecifiedCount) : $0 }
    var left = bounds.midX - widths.reduce(0, +) / 2
    for (componentView, width) in zip(all, widths) {
      componentView.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      componentView.reload()
      left += width
    }
  }
  /// UIKit's size, in points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  /// UIKit's size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// One component: a scroll view whose insets allow each row to reach the middle.
private final class PickerComponentView: UIScrollView, UIScrollViewDelegate {
  private unowned let picker: UIPickerView
  private let component: Int
  private(set) var count = 0
  private var rowHeight: CGFloat = 32
  private(set) var rows: [Int: UIView] = [:]
  private var reusable: [UIView] = []
  private(set) var selected = -1

  init(_ picker: UIPickerView, _ component: Int) {
    (self.picker, self.component) = (picker, component)
    super.init(frame: .zero)
    (showsVerticalScrollIndicator, showsHorizontalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    scrollDelegate = self
  }
  required init?(coder: NSCoder) { nil }

  var rowSize: CGSize { CGSize(width: bounds.width, height: rowHeight) }
  private func offset(of row: Int) -> CGFloat { (CGFloat(row) + 0.5) * rowHeight - bounds.height / 2 }
  private func row(at offset: CGFloat) -> Int {
    guard count > 0, rowHeight > 0 else { return -1 }
    let middle = Double((offset + bounds.height / 2) / rowHeight)
    return Int(middle.rounded(.down)).clamped(to: 0...count - 1)
  }

  /// Queries the number of rows, and selects one of them if it exists, else the last one, or the first for −1.
  func count(keeping row: Int) {
    count = picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0
    precondition(
      count >= 0,
      "UIPickerView: numberOfRowsInComponent \(component) is \(count); return 0 for a component without rows")
    selected = min(max(0, row), count - 1)
  }
  func reload() {
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    rowHeight = max(1, picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? 32)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    let margin = max(0, (bounds.height - rowHeight) / 2)
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    if selected >= 0 { setContentOffset(CGPoint(x: 0, y: offset(of: selected)), animated: false) }
    fill()
  }
  func select(_ row: Int, animated: Bool) {
    precondition(
      (0..<count).contains(row),
      "UIPickerView.selectRow(\(row), inComponent: \(component)): the wheel has \(count) rows; choose one of them"
    )
    selected = row
    setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated)
    fill()
  }

  /// Adds the visible rows, and keeps the views of others for reuse.
  private func fill() {
    guard count > 0 else { return }
    let first = max(0, Int(Double(bounds.minY / rowHeight).rounded(.down)))
    let last = min(count - 1, Int(Double(bounds.maxY / rowHeight).rounded(.down)))
    let visible = first <= last ? Set(first...last) : []
    for (row, view) in rows where !visible.contains(row) {
      view.removeFromSuperview()
      reusable.append(view)
      rows[row] = nil
    }
    for row in visible.sorted() where rows[row] == nil {
      let view = makeView(row)
      view.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      addSubview(view)
      rows[row] = view
    }
  }
  private func makeView(_ row: Int) -> UIView {
    let old = reusable.popLast()
    guard let delegate = picker.delegate else { return old ?? UILabel() }
    if let view = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: old) {
      return view
    }
    let label = old as? UILabel ?? UILabel()
    label.textAlignment = .center
    if let title = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = delegate.pickerView(picker, titleForRow: row, forComponent: component)
    }
    return label
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { fill() }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y)) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  private func settle() {
    let now = row(at: contentOffset.y)
    guard now >= 0, now != selected else { return }
    selected = now
    picker.delegate?.pickerView(picker, didSelectRow: now, inComponent: component)
  }
}
