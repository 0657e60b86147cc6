/// A reusable view above or below a section's rows.
open class UITableViewHeaderFooterView: UIView {
  private static let margin: CGFloat = 16
  /// The view for the content, as large as this one within the safe area.
  public let contentView = UIView()
  /// The reuse identifier; nil for none.
  open internal(set) var reuseIdentifier: String?
  /// The main label, made on first use.
  open private(set) lazy var textLabel: UILabel? = label(.boldSystemFont(ofSize: 14))
  /// The second label, made on first use.
  open private(set) lazy var detailTextLabel: UILabel? = label(.systemFont(ofSize: 12))
  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { addFilling(backgroundView, behind: contentView) }
    }
  }
  /// The appearance of the background, which the app draws; nil for the default.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private var labels: [UILabel] = []

  /// Makes a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.titleHeight))
    addFilling(contentView)
  }
  /// Makes a view with a frame in its superview's points, without a reuse identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Makes an empty view; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }

  private func label(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    contentView.addSubview(label)
    labels.append(label)
    setNeedsLayout()
    return label
  }
  /// Prepares the view for reuse. The default does nothing.
  open func prepareForReuse() {}
  /// Places the labels below each other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentArea(in: bounds)
    if contentView.frame != area { contentView.frame = area }
    let available = CGSize(width: max(0, area.width - 2 * Self.margin), height: .greatestFiniteMagnitude)
    let heights = labels.map { $0.sizeThatFits(available).height }
    var top = (bounds.height - heights.reduce(0, +)) / 2
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(x: Self.margin, y: top, width: available.width, height: height)
      top += height
    }
  }
}
