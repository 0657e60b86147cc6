/// The views of the accessories of a list's cell.
final class AccessoryViews {
  /// The space on each side of a text or a view of the app, in points; ours.
  private static let margin: CGFloat = 8
  /// Nil while the cell is deinitialized.
  private weak var cell: UICollectionViewListCell?
  private var all: [(accessory: UICellAccessory, view: UIView)] = []
  /// The width before the content, in points.
  private(set) var left: CGFloat = 0
  /// The offset from the finger that moves the row to the row's centre; nil while none does.
  private var grab: CGVector?

  init(of cell: UICollectionViewListCell) { self.cell = cell }
  private var collection: UICollectionView? { cell?.superview as? UICollectionView ?? cell?.collection }
  private var path: IndexPath? { cell.flatMap { collection?.indexPath(for: $0) } }

  /// Replaces the views.
  func show(_ accessories: [UICellAccessory]) {
    // A view of the app may be in another cell by now.
    guard let cell else { return all = [] }
    for entry in all where entry.view.superview === cell {
      entry.view.removeFromSuperview()
      if entry.accessory.options.isHidden { entry.view.isHidden = false }
    }
    all = accessories.map { ($0, makeView($0)) }
    cell.setNeedsLayout()
  }

  /// The accessories of a side that are shown now, from the left.
  private func shown(isLeading: Bool) -> [(accessory: UICellAccessory, view: UIView)] {
    let isEditing = collection?.isEditing ?? false
    var shown: [(accessory: UICellAccessory, view: UIView)] = []
    for entry in all {
      let place = entry.accessory.place
      guard place.isLeading == isLeading, place.displayed != (isEditing ? .whenNotEditing : .whenEditing)
      else { continue }
      let number = place.at(shown.map { $0.accessory })
      shown.insert(entry, at: min(max(0, number), shown.count))
    }
    return shown
  }
  /// The widths at both sides of the content together, in points.
  var widthBesideContent: CGFloat {
    (shown(isLeading: true) + shown(isLeading: false)).reduce(0) { $0 + width(of: $1) }
  }
  /// Places the views, and returns the width after the content, in points.
  func place(in bounds: CGRect) -> CGFloat {
    guard let cell else { return 0 }
    let (leading, trailing) = (shown(isLeading: true), shown(isLeading: false))
    for entry in all where entry.view.superview === cell {
      let isShown = (leading + trailing).contains { $0.view === entry.view }
      if !isShown { entry.view.removeFromSuperview() }
    }
    left = place(leading, from: 0, in: bounds)
    let right = trailing.reduce(0) { $0 + width(of: $1) }
    _ = place(trailing, from: bounds.width - right, in: bounds)
    return right
  }
  private func place(
    _ entries: [(accessory: UICellAccessory, view: UIView)], from start: CGFloat, in bounds: CGRect
  ) -> CGFloat {
    guard let cell else { return start }
    var x = start
    for entry in entries {
      let (accessory, view, width) = (entry.accessory, entry.view, self.width(of: entry))
      // Behind the content: the buttons of a swipe are in front of them.
      if view.superview !== cell { cell.insertSubview(view, belowSubview: cell.contentView) }
      if accessory.options.isHidden { view.isHidden = true }
      update(view, of: accessory)
      if accessory.accessoryType == .reorder {
        view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      } else {
        view.bounds.size = size(of: entry)
        view.center = CGPoint(x: x + width / 2, y: bounds.midY)
      }
      x += width
    }
    return x
  }
  private func size(of entry: (accessory: UICellAccessory, view: UIView)) -> CGSize {
    switch entry.accessory.accessoryType {
    case .delete, .insert: return CGSize(width: RowControls.diameter, height: RowControls.diameter)
    case .customView where !entry.view.bounds.isEmpty: return entry.view.bounds.size
    default:
      let limit = CGFloat.greatestFiniteMagnitude
      return entry.view.sizeThatFits(CGSize(width: limit, height: limit))
    }
  }
  private func width(of entry: (accessory: UICellAccessory, view: UIView)) -> CGFloat {
    let isWide: Bool =
      switch entry.accessory.accessoryType {
      case .label, .customView: true
      default: false
      }
    switch entry.accessory.options.reservedLayoutWidth ?? (isWide ? .actual : .standard) {
    case .standard: return RowControls.width
    case .custom(let width): return max(0, width)
    case .actual: return size(of: entry).width + 2 * Self.margin
    }
  }

  // MARK: Views

  private func makeView(_ accessory: UICellAccessory) -> UIView {
    switch accessory.accessoryType {
    case .customView(let view): return view
    case .reorder: return makeGrip()
    case .delete: return makeButton("−", .white, accessory) { [weak self] in self?.revealActions() }
    case .insert: return makeButton("+", .white, accessory, nil)
    case .detail: return makeButton("ⓘ", .systemBlue, accessory, nil)
    case .outlineDisclosure where accessory.outlineStyle == .cell || accessory.action != nil:
      return makeButton("›", .systemBlue, accessory) { [weak cell] in cell?.toggleRow() }
    case .disclosureIndicator: return makeLabel("›", .systemGray3, accessory)
    case .outlineDisclosure: return makeLabel("›", .systemBlue, accessory)
    case .checkmark: return makeLabel("✓", .systemBlue, accessory)
    case .multiselect: return makeLabel("○", .systemBlue, accessory)
    case .label: return makeLabel(accessory.text ?? "", .secondaryLabel, accessory)
    }
  }
  private func makeLabel(_ text: String, _ color: UIColor, _ accessory: UICellAccessory) -> UIView {
    let label = UILabel()
    (label.text, label.textColor) = (text, accessory.options.tintColor ?? color)
    if let font = accessory.font { label.font = font }
    return label
  }
  private func makeButton(
    _ title: String, _ color: UIColor, _ accessory: UICellAccessory, _ standard: (() -> Void)?
  ) -> UIView {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(accessory.options.tintColor ?? color, for: .normal)
    if accessory.accessoryType == .delete || accessory.accessoryType == .insert {
      button.layer.cornerRadius = RowControls.diameter / 2
      let standard: UIColor = accessory.accessoryType == .delete ? .systemRed : .systemGreen
      button.backgroundColor = accessory.options.backgroundColor ?? standard
    }
    if let action = accessory.action ?? standard {
      button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    }
    return button
  }
  private func makeGrip() -> UIView {
    let grip = GripView(frame: .zero)
    grip.press.addAction { [weak self, weak grip] _ in if let grip { self?.follow(grip.press) } }
    return grip
  }
  /// Shows the present state of the row.
  private func update(_ view: UIView, of accessory: UICellAccessory) {
    switch accessory.accessoryType {
    case .multiselect: (view as? UILabel)?.text = cell?.isSelected == true ? "✓" : "○"
    case .outlineDisclosure:
      let isOpen = path.map { (collection?.dataSource as? any Outlining)?.isExpanded(at: $0) ?? false }
      view.transform = isOpen == true ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    default: break
    }
  }

  // MARK: Actions

  private func revealActions() { cell.map { collection?.swipe?.reveal($0) } }
  private func follow(_ press: UIGestureRecognizer) {
    guard let cell, let collection else { return }
    switch press.state {
    case .began:
      let (finger, center) = (press.location(in: collection), cell.center)
      guard let path, collection.beginInteractiveMovementForItem(at: path) else { return }
      grab = CGVector(dx: center.x - finger.x, dy: center.y - finger.y)
    case .changed:
      guard let grab else { return }
      let finger = press.location(in: collection)
      collection.updateInteractiveMovementTargetPosition(
        CGPoint(x: finger.x + grab.dx, y: finger.y + grab.dy))
    case .ended: if exchange(&grab, with: nil) != nil { collection.endInteractiveMovement() }
    case .cancelled, .failed: if exchange(&grab, with: nil) != nil { collection.cancelInteractiveMovement() }
    case .possible: break
    }
  }
}
