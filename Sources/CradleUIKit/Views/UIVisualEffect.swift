/// An effect on the content behind a view, which the app draws.
open class UIVisualEffect: NSObject, NSCopying {
  /// Returns the effect itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of the content behind a view, which the app draws.
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

/// The vibrancy of content in front of a blur; the app draws it.
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
