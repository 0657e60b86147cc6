/// The vibrancy of content in front of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text of the highest contrast.
  case label
  /// Text of less contrast.
  case secondaryLabel
  /// Text of little contrast.
  case tertiaryLabel
  /// Text of the lowest contrast.
  case quaternaryLabel
  /// Filled areas.
  case fill
  /// Filled areas of less contrast.
  case secondaryFill
  /// Filled areas of the lowest contrast.
  case tertiaryFill
  /// Separating lines.
  case separator
}

/// A view with an effect on the content behind it. Its own content lies in `contentView`.
open class UIVisualEffectView: UIView {
  /// The view for the content, as large as this one.
  public let contentView = UIView()
  /// The effect; nil for none.
  @NSCopying open var effect: UIVisualEffect?

  /// Makes a view of zero size with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addFilling(contentView)
  }
  /// Makes a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentView)
  }
  /// Makes an empty view; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }
}
