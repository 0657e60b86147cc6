/// The size class of one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Compact, such as the width of a phone in portrait.
  case compact
  /// Regular, such as the width of a tablet.
  case regular
}

/// The light or the dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's display.
  case carPlay
  /// A desktop computer.
  case mac = 5
}

/// The traits of the screen, which follow the bounds of `UIScreen.main`.
public final class UITraitCollection: NSObject {
  /// The horizontal size class: regular from 736 points on, as for UIKit's phones in landscape.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class: compact below 428 points, as for UIKit's phones in landscape.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The appearance; always light here.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device; always a phone here.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The number of pixels per point.
  public let displayScale: CGFloat
  /// The layout direction; always left to right here.
  public let layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  init(_ screen: UIScreen) {
    horizontalSizeClass = screen.bounds.width < 736 ? .compact : .regular
    verticalSizeClass = screen.bounds.height < 428 ? .compact : .regular
    (userInterfaceStyle, displayScale) = (.light, screen.scale)
  }

  private init(
    _ horizontal: UIUserInterfaceSizeClass = .unspecified,
    _ vertical: UIUserInterfaceSizeClass = .unspecified,
    style: UIUserInterfaceStyle = .unspecified, scale: CGFloat = 0
  ) {
    (horizontalSizeClass, verticalSizeClass) = (horizontal, vertical)
    (userInterfaceStyle, displayScale) = (style, scale)
  }
  /// Makes traits of an appearance alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  /// Makes traits of a horizontal size class alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(horizontalSizeClass) }
  /// Makes traits of a vertical size class alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, verticalSizeClass)
  }
  /// Makes traits of a scale alone.
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
  /// Combines traits; later ones that are specified replace earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, _ none: Value) -> Value {
      traitCollections.map { $0[keyPath: path] }.last { $0 != none } ?? none
    }
    self.init(
      last(\.horizontalSizeClass, .unspecified), last(\.verticalSizeClass, .unspecified),
      style: last(\.userInterfaceStyle, .unspecified), scale: last(\.displayScale, 0))
  }
  /// The size of text that someone chose: the standard one.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Whether the interface style differs from that of other traits; true for nil.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
  }
  /// The screen's present traits.
  public static var current: UITraitCollection { UITraitCollection(.main) }
}
