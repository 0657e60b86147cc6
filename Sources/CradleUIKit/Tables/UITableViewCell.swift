/// A row of a table.
open class UITableViewCell: DrawnCell {
  /// The view for the content, as large as the cell without its accessory.
  public let contentView = UIView()
  /// The reuse identifier; nil for none.
  open internal(set) var reuseIdentifier: String?
  /// The style that the cell was made with.
  let style: CellStyle
  /// The main label, made on first use.
  open private(set) lazy var textLabel: UILabel? = mainLabel
  /// The second label, made on first use; nil in the default style.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : secondLabel
  /// The image at the start, made on first use.
  open private(set) lazy var imageView: UIImageView? = mainImageView
  private lazy var mainLabel = addStandard(UILabel())
  private lazy var secondLabel = addStandard(UILabel())
  private lazy var mainImageView = addStandard(UIImageView())
  private var standardViews: [UIView] = []
  /// Where the table has placed it; nil before.
  var placed: CGRect?

  /// The style of a selected row, which the app draws. With `none` the selected background is not shown.
  open var selectionStyle = SelectionStyle.default { didSet { showBackgrounds(instead: nil) } }
  /// The accessory at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view at the end of the row; nil for none.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { showBackgrounds(instead: oldValue) } }
  /// The view behind the content of a selected or highlighted row.
  open var selectedBackgroundView: UIView? { didSet { showBackgrounds(instead: oldValue) } }
  /// Whether the row is selected.
  open var isSelected = false {
    didSet {
      showBackgrounds(instead: nil)
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  /// Whether a touch is down on it that may select it.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      showBackgrounds(instead: nil)
      setNeedsUpdateConfiguration()
    }
  }
  /// The row's controls in editing mode; nil before the first ones.
  var controls: RowControls?
  /// Whether the row is being edited.
  open var isEditing = false { didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } } }

  /// The content as a value, whose view fills the cell; nil for the cell's own labels and image.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      showConfiguration()
      superview?.setNeedsLayout()
    }
  }
  /// Whether the content's configuration follows the state; the default is true.
  open var automaticallyUpdatesContentConfiguration = true
  private var configured: (UIView & UIContentView)?
  /// As in UIKit a configuration of the same type goes to the present view, which keeps its state.
  private func showConfiguration() {
    let followsState = automaticallyUpdatesContentConfiguration
    let updated = followsState ? contentConfiguration?.updated(for: configurationState) : contentConfiguration
    if let configured, let updated, type(of: configured.configuration) == type(of: updated) {
      return configured.configuration = updated
    }
    configured?.removeFromSuperview()
    configured = updated?.makeContentView()
    if let configured { contentView.addFilling(configured) }
  }
  /// Returns an empty configuration with the default style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The appearance of the background, which the app draws; nil for the default.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// The cell's present state.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isHighlighted: isHighlighted, isSelected: isSelected, isEditing: isEditing)
  }
  /// Configures the cell for a state; nil for none.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = true
  /// Requests a call of `updateConfiguration(using:)` with the next layout, or before the cell is measured.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Configures the cell for a state; called before the cell is first shown, and after a change of the state. The
  /// default calls `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    if automaticallyUpdatesContentConfiguration, contentConfiguration != nil { showConfiguration() }
    updateConfiguration(using: configurationState)
  }

  /// Makes a cell with a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addParts()
    if style == .subtitle { secondLabel.font = .systemFont(ofSize: 12) }
  }
  private func addParts() {
    addFilling(contentView)
    show(RowLine())
    separator.isUserInteractionEnabled = false
    addSubview(separator)
  }
  /// Makes a cell in the default style with a frame in its superview's points.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// Makes a cell in the default style; the archive is not read.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    addParts()
  }
  /// Makes a cell of a class that is known only at run time; see `UIView.made()`.
  convenience init(made reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }
  /// The allocating entry of `init(made:)`, which goes to the class's own `init(style:reuseIdentifier:)`.
  @_silgen_name("$s11CradleUIKit15UITableViewCellC4madeACSSSg_tcfC")
  static func made(_ reuseIdentifier: String?) -> UITableViewCell

  private func addStandard<View: UIView>(_ view: View) -> View {
    contentView.addSubview(view)
    standardViews.append(view)
    setNeedsLayout()
    return view
  }

  /// Resets the cell; called before it is dequeued again.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }
  /// Begins or ends editing the row.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Selects or deselects the row.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights or unhighlights the row.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  override var hostsLayout: Bool { hostsReusableLayout }

  private func showBackgrounds(instead old: UIView?) {
    old?.removeFromSuperview()
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    for (view, isShown) in [(backgroundView, true), (selectedBackgroundView, isMarked)] {
      guard let view else { continue }
      if isShown { addFilling(view, behind: contentView) } else { view.removeFromSuperview() }
    }
  }

  private static let margin: CGFloat = 16
  /// The width of an accessory in UIKit's rows, in points.
  private static let accessoryWidth: CGFloat = 35

  /// Places the content beside the accessory, and the labels and the image in the content.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let area = contentArea
    followArea(contentView)
    let edges = controls?.place(in: area) ?? (left: 0, right: 0)
    var width = area.maxX - edges.right
    // As in UIKit the accessory is not shown in editing mode.
    let showsAccessory = controls?.isShown != true
    if !showsAccessory { accessoryView?.removeFromSuperview() }
    if showsAccessory, let accessoryView {
      if accessoryView.superview == nil { addSubview(accessoryView) }
      width -= accessoryView.bounds.width + Self.margin
      accessoryView.center = CGPoint(x: width + accessoryView.bounds.width / 2, y: bounds.midY)
    } else if showsAccessory, accessoryType != .none {
      width -= Self.accessoryWidth
    }
    width = max(0, width - area.minX - edges.left)
    if contentView.frame.width != width { contentView.frame.size.width = width }
    placeSeparator()
    if !standardViews.isEmpty { layoutStandardViews() }
  }

  private func layoutStandardViews() {
    let space = contentView.bounds
    var left = Self.margin + indentation
    if standardViews.contains(mainImageView), let image = mainImageView.image {
      mainImageView.frame = CGRect(
        x: left, y: space.midY - image.size.height / 2, width: image.size.width, height: image.size.height)
      left += image.size.width + Self.margin
    }
    let available = CGSize(width: max(0, space.width - left - Self.margin), height: .greatestFiniteMagnitude)
    let first = mainLabel.sizeThatFits(available)
    guard style != .default else {
      return mainLabel.frame = CGRect(x: left, y: 0, width: available.width, height: space.height)
    }
    let second = secondLabel.sizeThatFits(available)
    if style == .subtitle {
      let top = space.midY - (first.height + second.height) / 2
      mainLabel.frame = CGRect(x: left, y: top, width: available.width, height: first.height)
      secondLabel.frame = CGRect(
        x: left, y: top + first.height, width: available.width, height: second.height)
    } else {
      let width = min(second.width, available.width)
      mainLabel.frame = CGRect(x: left, y: 0, width: available.width - width, height: space.height)
      secondLabel.frame = CGRect(x: left + available.width - width, y: 0, width: width, height: space.height)
    }
  }

  /// Returns the size that constraints, else the labels, need at a width; the height is at least UIKit's 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let width = contentArea(in: CGRect(origin: .zero, size: size)).width
    let height = contentHeight(CGSize(width: width, height: size.height))
    return CGSize(width: size.width, height: height)
  }
  /// The height of the content at a width.
  private func contentHeight(_ size: CGSize) -> CGFloat {
    if hasConstraintsBelow {
      return systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    if let configured { return max(UITableView.standardHeight, configured.sizeThatFits(size).height) }
    let available = CGSize(
      width: max(0, size.width - 2 * Self.margin - indentation), height: .greatestFiniteMagnitude)
    let height =
      standardViews.isEmpty
      ? 0
      : mainLabel.sizeThatFits(available).height
        + (style == .subtitle ? secondLabel.sizeThatFits(available).height : 0)
    return max(UITableView.standardHeight, height + 20)
  }
}
