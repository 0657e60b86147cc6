/// A text, a secondary text and an image, as a row of a list shows them.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties {
    /// A change of the letters of a text.
    public enum TextTransform: Int, Sendable {
      /// None.
      case none
      /// To upper case.
      case uppercase
      /// To lower case.
      case lowercase
      /// The first letter of each word to upper case.
      case capitalized
    }
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The alignment of the lines.
    public var alignment = NSTextAlignment.natural
    /// How a text that does not fit is broken; by default at words, or at the end of the last line if the lines are limited.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Changes the colour; nil for none.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How the letters are changed; a text with attributes keeps its own.
    public var transform = TextTransform.none
    /// Returns the colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Returns a text with changed letters.
    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }
  /// The appearance of the image.
  public struct ImageProperties {
    /// Its colour; nil for blue.
    public var tintColor: UIColor?
    /// Changes the colour; nil for none.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The size reserved for the image, which is centred in it, in points; a side of 0 is the image's own.
    public var reservedLayoutSize = CGSize.zero
    /// The maximum size in points; a larger image is scaled down in its proportions. A
    /// side of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// Returns the colour that is shown in a view with a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The text.
  public var text: String?
  /// The text with attributes, in place of `text`; nil to show `text`.
  public var attributedText: NSAttributedString?
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes, in place of `secondaryText`; nil to show `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// The appearance of the text.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 12), color: .secondaryLabel)
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The space between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between both texts, if one is below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The least space between both texts, if they are side by side, in points; the default is ours.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Whether the secondary text is at the end of the text's line, if both fit there in one line; the default is false.
  public var prefersSideBySideTextAndSecondaryText = false

  /// A row of a list.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row of a list with a secondary text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row of a list with a secondary text at its end, in the size of the text.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = configuration.textProperties.font
    return configuration
  }
  /// A header.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A header of a group.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A footer.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A footer of a group.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row of a sidebar with a secondary text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes the view that shows it.
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
}
