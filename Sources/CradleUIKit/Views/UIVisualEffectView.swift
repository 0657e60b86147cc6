/// An effect on what lies behind a view, which the app draws.
open class UIVisualEffect: NSObject, NSCopying {
  /// Returns the effect itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of what lies behind a view, which the app draws.
open class UIBlurEffect: UIVisualEffect {
  /// The kind of a blur.
  public enum Style: Int, Sendable {
    /// Very light, light and dark; then those that follow the interface's style.
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }
  /// Ours: the kind, for the app's drawing.
  public let style: Style
  /// Makes a blur.
  public init(style: Style) { self.style = style }
}

/// What lies in front of a blur and takes its colours; the app draws it.
open class UIVibrancyEffect: UIVisualEffect {
  /// Ours: the blur behind it.
  public let blurEffect: UIBlurEffect
  /// Makes an effect in front of a blur.
  public init(blurEffect: UIBlurEffect) { self.blurEffect = blurEffect }
  /// Makes an effect in front of a blur, with a style; the app draws it.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// What lies in front of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text, from the clearest to the faintest; areas; lines.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view with an effect on what lies behind it. Its content lies in `contentView`.
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
