import CradleGeometry

/// A cell: its content lies in `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the cell's content, as large as the cell.
  public let contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { updateBackgrounds(replacing: oldValue) } }
  /// The view behind the content of a cell that is selected or highlighted.
  open var selectedBackgroundView: UIView? { didSet { updateBackgrounds(replacing: oldValue) } }
  /// Whether a touch is down on it that may select it.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      updateBackgrounds(replacing: nil)
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether its item is selected.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      updateBackgrounds(replacing: nil)
      setNeedsUpdateConfiguration()
    }
  }

  /// Makes a cell with a frame; the collection view sets another one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentView)
  }
  /// Makes an empty cell; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }

  /// The view that shows `contentConfiguration`, over `contentView`.
  private var configuredView: (UIView & UIContentView)?
  /// The appearance of the background, which the app draws; nil for the default.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The cell's content as a value; nil if the app adds views to `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      let followsState = automaticallyUpdatesContentConfiguration
      guard
        let configuration = followsState
          ? contentConfiguration?.updated(for: configurationState) : contentConfiguration
      else {
        configuredView?.removeFromSuperview()
        return configuredView = nil
      }
      if let configuredView, type(of: configuredView.configuration) == type(of: configuration) {
        return configuredView.configuration = configuration
      }
      configuredView?.removeFromSuperview()
      let view = configuration.makeContentView()
      contentView.addFilling(view)
      configuredView = view
    }
  }
  /// Returns the height that the configuration's content view fits at the cell's width, or what constraints determine.
  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let configuredView, !configuredView.hasConstraintsBelow else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    let fitting = configuredView.sizeThatFits(
      CGSize(width: layoutAttributes.size.width, height: .greatestFiniteMagnitude))
    if fitting.height > 0, fitting.height.isFinite { layoutAttributes.size.height = fitting.height }
    return layoutAttributes
  }
  /// Requests another measurement: a layout with estimates queries the cell again, if the collection view's
  /// `selfSizingInvalidation` allows.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if !isMeasured { (collection ?? superview as? UICollectionView)?.invalidatePreferredSize(of: self) }
  }
  override func constraintsDidChange() {
    guard let view = collection ?? superview as? UICollectionView, !isMeasured else { return }
    if view.selfSizingInvalidation == .enabledIncludingConstraints { view.invalidatePreferredSize(of: self) }
  }
  /// The cell's present state.
  open var configurationState: UICellConfigurationState {
    let view = superview as? UICollectionView ?? collection
    return UICellConfigurationState(
      isHighlighted: isHighlighted, isSelected: isSelected, isEditing: view?.isEditing ?? false)
  }

  /// The state of a cell in a drag.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none
    /// Its picture is lifted.
    case lifting
    /// Its picture follows the finger.
    case dragging
  }
  /// Called when a drag of the cell's item changes its state. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Configurations that follow the state

  /// Whether the content's configuration follows the state; the default is true.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background's configuration follows the state. It is the same in every state here.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Configures the cell for a state; nil for none.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
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
  /// Prepares the cell for another item.
  open override func prepareForReuse() {
    super.prepareForReuse()
    setNeedsUpdateConfiguration()
  }
  /// Updates the cell's configuration if needed, and lays out the cell.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }
  override func prepareToMeasure() { updateConfigurationIfNeeded() }
  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    // Setting the configuration again updates it for the state.
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration
    }
    updateConfiguration(using: configurationState)
  }

  private func updateBackgrounds(replacing old: UIView?) {
    old?.removeFromSuperview()
    let isMarked = isSelected || isHighlighted
    for (view, isShown) in [(backgroundView, true), (selectedBackgroundView, isMarked)] {
      guard let view else { continue }
      guard isShown else {
        view.removeFromSuperview()
        continue
      }
      addFilling(view, behind: contentView)
    }
  }
}
