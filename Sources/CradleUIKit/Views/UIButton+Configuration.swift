extension UIButton {
  /// The content of a button and its appearance, as a value. It holds for all states of the button;
  /// `updated(for:)` adapts it to one.
  public struct Configuration {
    /// The radius of the background's corners.
    public enum CornerStyle: Int, Sendable {
      /// That of `background`; a larger text would enlarge it with `dynamic`, but there is only the standard size here.
      case fixed, dynamic
      /// 4, 6 and 8 points, which are ours.
      case small, medium, large
      /// Half of the button's height.
      case capsule
    }
    /// The size of the text and of the space around the content.
    public enum Size: Int, Sendable {
      /// A text of 17 points, with 7 points above and below.
      case medium
      /// A text of 15 points, with 5 points above and below.
      case small
      /// As small as `small`, with less space at the sides.
      case mini
      /// A text of 17 points, with 15 points above and below.
      case large
    }
    /// The alignment of the title and the subtitle with each other.
    public enum TitleAlignment: Int, Sendable {
      /// Towards an image at their side; centred without one.
      case automatic
      /// At the left.
      case leading
      /// In the middle.
      case center
      /// At the right.
      case trailing
    }
    enum Style { case plain, gray, tinted, filled }

    let style: Style
    /// The title; nil for none, or for the button's own title for its state.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title, which are the font and the colour.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The truncation or wrapping of the title.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title; nil for none.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title, with attributes.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the subtitle, which are the font and the colour.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The truncation or wrapping of the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The alignment of the title and the subtitle with each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The space between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The image; nil for none, or for the button's own image for its state.
    public var image: UIImage?
    /// Changes the image's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How a symbol is drawn; the app draws it.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the texts on which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between the image and the texts, in points.
    public var imagePadding: CGFloat = 0
    /// Whether an indicator turns in place of the image.
    public var showsActivityIndicator = false
    /// Changes the indicator's colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The space around the content, in points; the default is that of `buttonSize`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The size of the text and of the space around the content.
    public var buttonSize = Size.medium
    /// The radius of the background's corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The appearance of the background.
    public var background: UIBackgroundConfiguration {
      get {
        var shown = ownBackground
        shown.backgroundColor = shownBackground ?? shown.backgroundColor
        return shown
      }
      set {
        let own = ownBackground.backgroundColor
        ownBackground = newValue
        if shownBackground != nil, newValue.backgroundColor == shownBackground {
          ownBackground.backgroundColor = own
        } else {
          shownBackground = nil
        }
      }
    }
    /// The colour of the content; nil for the style's.
    public var baseForegroundColor: UIColor? {
      get { shownForeground ?? ownForeground }
      set { (ownForeground, shownForeground) = (newValue, nil) }
    }
    // The app's background, apart from the colours for a state, because the next state's follow from it.
    private var ownBackground: UIBackgroundConfiguration
    private var ownForeground: UIColor?
    private var shownBackground: UIColor?
    private var shownForeground: UIColor?
    /// The colour of the background; nil for the style's, or for that of `background`.
    public var baseBackgroundColor: UIColor?
    /// Whether a selected button gets a background, or a stronger one.
    public var automaticallyUpdateForSelection = true

    private init(_ style: Style) {
      self.style = style
      ownBackground = UIBackgroundConfiguration(cornerRadius: CornerStyle.medium.radius ?? 0)
    }
    /// A button without a background, with the tint's colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A button with a grey background, and the tint's colour.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button with a background in a shade of the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A button with a background in the tint's colour, and a white content.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// As `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Resets the space around the content to that of `buttonSize`.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the configuration with the colours for a button's tint and state.
    ///
    /// Colours that are set are kept, and those of a highlighted button are fainter. A disabled button is
    /// grey. A selected plain button looks tinted, any other selected button filled.
    public func updated(for button: UIButton) -> Configuration {
      var updated = self
      let tint = button.tintColor ?? .systemBlue
      let shown = button.isSelected && automaticallyUpdateForSelection ? style.selected : style
      var foreground = ownForeground ?? (shown == .filled ? .white : tint)
      let own = ownBackground.backgroundColor
      var back = own ?? shown.background(baseBackgroundColor, tint)
      if !button.isEnabled {
        foreground = .tertiaryLabel
        if shown != .plain { back = own ?? .tertiarySystemFill }
      } else if button.isHighlighted {
        foreground = foreground.fainter
        back = back?.fainter
      }
      updated.shownForeground = foreground
      updated.shownBackground = back.map { ownBackground.backgroundColorTransformer?($0) ?? $0 } ?? .clear
      return updated
    }
  }
}

extension UIButton.Configuration.CornerStyle {
  /// The radius in points; nil if it depends on the button. Ours: UIKit does not publish its values.
  var radius: CGFloat? {
    switch self {
    case .small: 4
    case .medium: 6
    case .large: 8
    case .fixed, .dynamic, .capsule: nil
    }
  }
}

extension UIButton.Configuration.Size {
  /// The space about the content, in points; ours. Buttons are 28, 34 and 50 points high with lines of 18 and 20 points.
  fileprivate var insets: NSDirectionalEdgeInsets {
    let (height, width): (CGFloat, CGFloat) =
      switch self {
      case .mini: (5, 7)
      case .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(top: height, leading: width, bottom: height, trailing: width)
  }
  /// The title's font: UIKit's text styles `subheadline` and `body`.
  var font: UIFont { .preferredFont(forTextStyle: self == .mini || self == .small ? .subheadline : .body) }
}

extension UIButton.Configuration.Style {
  fileprivate var selected: Self { self == .plain ? .tinted : .filled }
  fileprivate func background(_ base: UIColor?, _ tint: UIColor) -> UIColor? {
    switch self {
    case .plain: base
    case .gray: base ?? .secondarySystemFill
    // The strength is ours.
    case .tinted: (base ?? tint).withAlphaComponent(0.15)
    case .filled: base ?? tint
    }
  }
}

extension UIColor {
  /// The colour of a highlighted button, with three quarters of the alpha; ours.
  fileprivate var fainter: UIColor { withAlphaComponent(components.alpha * 0.75) }
}
