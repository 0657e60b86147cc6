/// The size class of one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Compact, such as the width of a phone in portrait.
  case compact
  /// Regular.
  case regular
}

/// Whether it is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's.
  case carPlay
  /// A desktop computer.
  case mac = 5
}

/// The traits of the screen: they follow the bounds of `UIScreen.main`.
public final class UITraitCollection: NSObject {
  /// The horizontal size class: regular from 736 points on, as for UIKit's phones in landscape.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class: compact below 428 points, as for UIKit's phones in landscape.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Whether it is light or dark; light here.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device; a phone here.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The number of pixels for a point.
  public let displayScale: CGFloat
  /// The layout direction; left to right here.
  public let layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  init(_ screen: UIScreen) {
    horizontalSizeClass = screen.bounds.width < 736 ? .compact : .regular
    verticalSizeClass = screen.bounds.height < 428 ? .compact : .regular
    (userInterfaceStyle, displayScale) = (.light, screen.scale)
  }

  /// The screen's present traits.
  public static var current: UITraitCollection { UITraitCollection(.main) }
}

extension UIView {
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { .current }
}

extension UIViewController {
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { .current }
}
