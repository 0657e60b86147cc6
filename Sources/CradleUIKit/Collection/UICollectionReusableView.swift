import CradleGeometry

/// A view that stands for an element while it shows, and for another one afterwards.
open class UICollectionReusableView: UIView {
  /// The identifier that it was dequeued by.
  open internal(set) var reuseIdentifier: String?
  /// What the engine knows it by.
  weak var box: AnyObject?
  /// Who dequeued it, before it is among that one's subviews.
  weak var collection: UICollectionView?
  /// The attributes that it was last given.
  var applied: UICollectionViewLayoutAttributes?

  /// A view of a frame; the collection view gives it another one.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Made of an archive it is empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Forgets the element it stood for; called before it is handed out again.
  open func prepareForReuse() {}
  /// Takes new attributes; called only when they changed. What a view has of them itself is set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Says which attributes it would like, where the layout takes guesses: what it is given, unless it is overridden or
  /// shows a `contentConfiguration`, whose view says how high it fits.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { layoutAttributes }
  /// Tells that another layout follows.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Tells that another layout has followed.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// What makes views of a class; nil for none.
  static func maker(_ viewClass: AnyClass?) -> (() -> UICollectionReusableView)? {
    guard let viewClass else { return nil }
    guard let known = viewClass as? UIView.Type else {
      preconditionFailure(
        "register: \(viewClass) is no view's class; give a subclass of UICollectionReusableView")
    }
    return {
      guard let view = known.made() as? UICollectionReusableView else {
        preconditionFailure("register: \(viewClass) is no subclass of UICollectionReusableView")
      }
      return view
    }
  }
}

/// A cell: its content lies in `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell shows, as large as the cell.
  public let contentView = UIView()
  /// What lies behind the content.
  open var backgroundView: UIView? { didSet { showBackground(instead: oldValue) } }
  /// What lies behind the content of a selected cell.
  open var selectedBackgroundView: UIView? { didSet { showBackground(instead: oldValue) } }
  /// Whether a finger is down on it that may select it.
  open var isHighlighted = false
  /// Whether its item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { showBackground(instead: nil) } } }

  /// A cell of a frame; the collection view gives it another one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }
  /// Made of an archive it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// What shows `contentConfiguration`, over `contentView`.
  private var configured: (UIView & UIContentView)?
  /// What the cell shows, as a value; nil for what the app put into `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let configuration = contentConfiguration?.updated(for: configurationState) else {
        configured?.removeFromSuperview()
        return configured = nil
      }
      if let configured, type(of: configured.configuration) == type(of: configuration) {
        return configured.configuration = configuration
      }
      configured?.removeFromSuperview()
      let view = configuration.makeContentView()
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
      configured = view
    }
  }
  /// As high as what shows its configuration fits into its width.
  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let configured else { return layoutAttributes }
    let fitting = configured.sizeThatFits(
      CGSize(width: layoutAttributes.size.width, height: .greatestFiniteMagnitude))
    if fitting.height > 0, fitting.height.isFinite { layoutAttributes.size.height = fitting.height }
    return layoutAttributes
  }
  /// How the cell stands.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isHighlighted: isHighlighted, isSelected: isSelected)
  }

  private func showBackground(instead old: UIView?) {
    old?.removeFromSuperview()
    for (view, isShown) in [(backgroundView, true), (selectedBackgroundView, isSelected)] {
      guard let view else { continue }
      guard isShown else {
        view.removeFromSuperview()
        continue
      }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, belowSubview: contentView)
    }
  }
}
