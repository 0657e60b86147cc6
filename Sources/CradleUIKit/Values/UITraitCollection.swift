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
